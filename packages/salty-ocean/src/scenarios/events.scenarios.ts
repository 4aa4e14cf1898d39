import { answer, asked, notTold, scenarios, see, told, type Scenario } from '@quayside/testkit';
import { saltyOcean } from '../index.ts';
import { EVENTS, GOODS, LAST_ROW, type EventTile } from '../print.ts';
import type { SaltyOcean } from '../state.ts';
import { act, carries, damaged, end, goods, pass, rows, table } from './table.ts';

const clamp = (row: number) => Math.min(LAST_ROW, Math.max(1, row));

/** Each tile as the next one: the round begins with its prices and its weather, and a ship with 4 salt sails into it. */
function turned({ id, shift, storm, extra }: EventTile): [name: string, Scenario<SaltyOcean>] {
  const damage = (storm ? 1 : 0) + (extra === 'pirates' ? 2 : 0);
  const caught = 4 - damage - (extra === 'bad-catch' ? 1 : 0);
  const weather = [storm ? 'storm' : 'calm', ...(extra ? [extra] : [])].join(', ');
  return [
    `${id}: prices ${shift.join(' / ')}, ${weather}: ${caught} of 4 barrels are caught`,
    {
      rule: ['Events', ...(storm ? ['Storm'] : []), ...(extra ? [extra] : [])],
      cards: [id],
      ...table({
        tile: id === 'event-1' ? 'event-2' : 'event-1',
        next: id,
        has: [{ ships: { 'caravel-1': { salt: 4 } } }],
      }),
      play: [
        ...pass(0, 1, 2, 3),
        told('round', { round: 2, tile: id }),
        rows(...GOODS.map((_, i) => clamp(3 - (shift[i] ?? 0)))),
        act(0, 'fish:caravel-1'),
        damaged(0, damage, 0, 0),
        answer(0, 'catch', `cod:${caught}`),
        carries(0, 'caravel-1', { cod: caught }),
      ],
    },
  ];
}

/** The ten event tiles, and what the weather does to ships. */
export default scenarios(
  saltyOcean,
  { goods },
  {
    ...Object.fromEntries(EVENTS.map(turned)),
    'with two players nothing is said of cod': {
      rule: ['Two players'],
      ...table({ seats: 2, tile: 'event-1', next: 'event-2' }),
      play: [...pass(0, 1), told('round', { round: 2, tile: 'event-2-without-cod' })],
    },
    'a match begins with the first tile open, the second is turned as the first takes effect': {
      rule: ['Set-up', 'Events'],
      setup: { seats: 4 },
      nature: { rolls: { first: '2' }, decks: { events: ['event-4', 'event-9'] } },
      play: [
        see<SaltyOcean>('the turn order', (s) => s.order, [2, 3, 0, 1]),
        see<SaltyOcean>('the coins', (s) => s.players.map(({ purse }) => purse['coin']), [14, 16, 10, 12]),
        carries(0, 'caravel-1', { salt: 3 }),
        rows(2, 2, 1),
        see<SaltyOcean>(
          'which tiles lie open',
          (s) => Object.keys(s.piles).filter((place) => s.piles[place]?.slots[0]?.open),
          ['round-1', 'round-2'],
        ),
        asked(2, 'act'),
      ],
    },
    'pirates attack the first ship only; the next one is safe': {
      rule: 'pirates',
      ...table({
        tile: 'event-6',
        has: [{ ships: { 'caravel-1': { salt: 2 } } }, { ships: { 'caravel-1': { salt: 2 } } }],
      }),
      play: [
        act(0, 'fish:caravel-1'),
        damaged(0, 2, 0, 0),
        answer(0, 'catch', 'herring:2'),
        end(0),
        act(1, 'fish:caravel-1'),
        notTold('pirates'),
        damaged(1, 0, 0, 0),
      ],
    },
    'a storm hits every ship that leaves': {
      rule: 'Storm',
      ...table({ tile: 'event-4', has: [{ ships: { 'caravel-1': { salt: 1 }, carrack: { salt: 1 } } }] }),
      play: [act(0, 'fish:caravel-1+carrack'), answer(0, 'catch', 'cod:1'), damaged(0, 1, 0, 1)],
    },
    'a ship that is at sea when the weather comes is not hit': {
      rule: 'Storm',
      ...table({ tile: 'event-1', next: 'event-4', has: [{ ships: { 'caravel-1': { at: 'ocean', cod: 4 } } }] }),
      play: [...pass(0, 1, 2, 3), act(0, 'return:caravel-1'), damaged(0, 0, 0, 0), carries(0, 'caravel-1', { cod: 4 })],
    },
    'each ship loses a barrel of salt to a bad catch': {
      rule: 'bad-catch',
      ...table({ tile: 'event-3', has: [{ ships: { 'caravel-1': { salt: 3 }, carrack: { salt: 1, herring: 2 } } }] }),
      play: [
        act(0, 'fish:caravel-1+carrack'),
        answer(0, 'catch', 'herring-cod:1:1'),
        carries(0, 'caravel-1', { herring: 1, cod: 1 }),
        carries(0, 'carrack', { herring: 2 }),
        asked(0, 'end'),
      ],
    },
    'the fifth round ends the game after a whole end of round': {
      rule: 'Victory',
      ...table({ round: 5, built: { inn: [0] }, has: [{ coins: 44 }] }),
      play: [
        ...pass(0, 1, 2, 3),
        told('rent', { seat: 0, n: 5 }),
        told('limit', { seat: 0, n: 9 }),
        told('over'),
        see<SaltyOcean>('the end', (s) => s.over, true),
      ],
    },
  },
);
