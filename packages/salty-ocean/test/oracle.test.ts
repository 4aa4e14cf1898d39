import { readdirSync, readFileSync } from 'node:fs';
import {
  type Answer,
  currentAsk,
  type Game,
  type Move,
  NATURE,
  type Offer,
  type Seat,
  type Setup,
} from '@quayside/engine';
import {
  applyInPlace,
  canonical,
  dealer,
  isOver,
  movesOf,
  offers,
  Play,
  randomFrom,
  ranks,
  readRecord,
  start,
} from '@quayside/engine/host';
import { describe, expect, it } from 'vitest';
import { saltyOcean, type SaltyOcean } from '../src/index.ts';
import { BUILDINGS } from '../src/buildings.ts';
import { GOODS, SHIPS } from '../src/print.ts';
import { choose } from '../src/testing/whimsical.ts';
import { type Answered, Oracle } from './oracle.ts';

/** What is compared: everything that lies on the table. */
interface Table {
  readonly round: number;
  readonly order: readonly number[];
  readonly costs: readonly number[];
  readonly rows: readonly number[];
  readonly pirates: boolean;
  readonly built: { readonly [building: string]: readonly number[] };
  readonly players: readonly unknown[];
}

function tableOf(s: SaltyOcean): Table {
  const { round, order, costs, pirates } = s;
  return {
    round,
    order: [...order],
    costs: [...costs],
    rows: s.rows.slice(0, s.players.length === 2 ? 2 : 3).map((row) => row - 1),
    pirates,
    built: Object.fromEntries(BUILDINGS.flatMap(({ id, track }, n) => (track ? [] : [[id, [...(s.built[n] ?? [])]]]))),
    players: s.players.map(({ purse, store, ships, saline, depot, notreDame, clockUsed }) => ({
      coins: purse['coin'],
      store: { ...store },
      tracks: [saline, depot, notreDame],
      clockUsed,
      ships: ships.map(({ at, damage, hold }) => (at === 'unbuilt' ? null : { at, damage, hold: { ...hold } })),
    })),
  };
}

const tableOfOracle = (o: Oracle): Table => ({
  round: o.round,
  order: o.order,
  costs: o.costs,
  rows: GOODS.slice(0, o.players.length === 2 ? 2 : 3).map((good) => o.rows[good]),
  pirates: o.pirates,
  built: o.built,
  players: o.players.map(({ coins, store, ships, saline, depot, notreDame, clockUsed }) => ({
    coins,
    store,
    tracks: [saline, depot, notreDame],
    clockUsed,
    ships: SHIPS.map((ship) => ships.get(ship) ?? null),
  })),
});

/** An answer, those of nobody's choice among them, with what it was an answer to. */
interface Step extends Answered {
  readonly data: { readonly [name: string]: unknown } | null;
  readonly options: readonly string[] | null;
  /** What the Gros-Horloge offers instead of the end of the turn. */
  readonly second: readonly string[];
  readonly table: Table | null;
}

const optionsOf = (offer: Offer) => (offer.kind === 'pick' ? offer.options.toSorted() : null);
/** Plays a match and writes down every single answer. */
function played(setup: Setup, next: (s: SaltyOcean) => Move, chance: () => Answer | null, seed: string, gift = 0) {
  const steps: Step[] = [];
  const tiles = new Map<string, string>();
  let second: readonly string[] = [];
  const questions = Object.fromEntries(
    Object.entries(saltyOcean.questions).map(([key, question]) => [
      key,
      {
        ...question,
        answer(play: Play<SaltyOcean>, seat: Seat, answer: Answer, data: never) {
          const offer = question.offer(play.s, seat, data);
          steps.push({
            seat,
            key,
            answer: answer as Answered['answer'], // nothing is put into an order here
            data,
            options: optionsOf(offer),
            second,
            table: key === 'act' ? tableOf(play.s) : null,
          });
          question.answer(play, seat, answer as never, data);
        },
      },
    ]),
  );
  const game = { ...saltyOcean, questions } as unknown as Game<SaltyOcean>;
  const deal = dealer(game, setup, seed);
  const nature: typeof deal = (ask, offer, s) => {
    const answer = chance() ?? deal(ask, offer, s);
    if (ask.key === 'core.draw') tiles.set((ask.data as { pile: string }).pile, answer as string);
    return answer;
  };
  const { state } = start(game, setup, nature);
  for (const player of state.players) player.purse['coin'] = (player.purse['coin'] ?? 0) + gift;
  const play = new Play(game, state, nature);
  while (!isOver(state)) {
    const aside = offers(saltyOcean, state, currentAsk(state)?.seat ?? 0).find(({ key }) => key === 'second');
    second = (aside && optionsOf(aside.offer)) ?? [];
    applyInPlace(play, next(state));
  }
  return { steps, tiles, state, gift };
}

/** Where the two part, and what each says; null where they agree to the end. */
function difference({ steps, tiles, state, gift }: ReturnType<typeof played>, { seats, options }: Setup) {
  const oracle = new Oracle(seats, options['doubled'] === true, tiles, gift);
  const match = oracle.match();
  let asked = match.next();
  for (const step of steps) {
    const asks = asked.done ? [] : asked.value;
    const ask = asks.find(({ seat, key }) => seat === step.seat && key === step.key);
    const second = asks.find(({ key }) => key === 'second');
    const { data, table } = step;
    const ours = {
      asked: step.key,
      data: ask?.data ? Object.fromEntries(Object.keys(ask.data).map((name) => [name, data?.[name]])) : null,
      options: ask?.options ? step.options : null,
      second: step.key === 'end' ? step.second : null,
      table,
    };
    const theirs = {
      asked: ask?.key ?? asks,
      data: ask?.data ?? null,
      options: ask?.options?.toSorted() ?? null,
      second: step.key === 'end' ? (second?.options?.toSorted() ?? []) : null,
      table: table && tableOfOracle(oracle),
    };
    if (canonical(ours) !== canonical(theirs)) return { step, ours, theirs };
    asked = match.next(step);
  }
  const sheets = saltyOcean.score(state);
  const ours = {
    over: true,
    players: tableOf(state).players,
    lines: sheets.map(({ lines }) => lines),
    places: ranks(sheets),
  };
  const theirs = {
    over: oracle.over,
    players: tableOfOracle(oracle).players,
    lines: oracle.scores(),
    places: oracle.places(),
  };
  return canonical(ours) === canonical(theirs) ? null : { ours, theirs };
}

describe('a second implementation, from rule book and rulings alone, agrees', () => {
  const folder = new URL(`../fixtures/v${saltyOcean.version}/`, import.meta.url);
  it.each(readdirSync(folder))('on the recorded match %s', (file) => {
    const { record } = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as { record: unknown };
    const { setup, line } = movesOf(saltyOcean, readRecord(record));
    const answers = line.filter(({ seat }) => seat !== NATURE)[Symbol.iterator]();
    const chance = line.filter(({ seat }) => seat === NATURE)[Symbol.iterator]();
    const match = played(
      setup,
      () => answers.next().value as Move,
      () => chance.next().value?.answer ?? null,
      file,
    );
    expect(difference(match, setup)).toBeNull();
  });

  const GAMES = 200;
  it.each([2, 3, 4])(`on random matches of %i`, (seats) => {
    for (let n = 0; n < GAMES / 3; n++) {
      const seed = `oracle-${seats}-${n}`;
      const random = randomFrom(seed);
      const setup = { seats, options: { doubled: n % 4 === 0 } };
      // Some are rich and often pass, so that limits and interest count.
      const gift = n % 5 === 0 ? 140 : 0;
      const next = (s: SaltyOcean) => {
        const { seat, key } = currentAsk(s) ?? { seat: 0, key: '' };
        return gift > 0 && key === 'act' && random() < 0.6 ? { seat, key, answer: 'pass' } : choose(s, seat, 1, random);
      };
      const match = played(setup, next, () => null, seed, gift);
      expect(difference(match, setup), seed).toBeNull();
    }
  });
});
