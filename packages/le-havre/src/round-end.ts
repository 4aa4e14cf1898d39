import { takeTop, type Play, type Seat } from '@quayside/engine';
import { cardOf } from './card.ts';
import { askForFood } from './feeding.ts';
import { gain, stock } from './payment.ts';
import { fillProposals, proposals, takeProposal } from './proposals.ts';
import { isFinal, roundCard } from './rounds.ts';
import type { LeHavre } from './state.ts';
import { shipOf } from './tables/ships.ts';

/** One grain for who has any, one calf for who has two cattle; some cards let a middling herd grow faster (ruling LH-33). */
function harvest(play: Play<LeHavre>, seat: Seat): void {
  const { s } = play;
  const { grain = 0, cattle = 0 } = stock(s, seat);
  let calves = cattle >= 2 ? 1 : 0;
  if (cattle >= 2 && cattle <= 6) for (const id of s.own[seat] ?? []) calves = Math.max(calves, cardOf(id).calves ?? 0);
  const goods = { ...(grain > 0 ? { grain: 1 } : {}), ...(calves > 0 ? { cattle: calves } : {}) };
  if (grain === 0 && calves === 0) return;
  gain(play, seat, goods);
  play.tell('harvest', { seat, goods });
}

/** The proposal with the lowest number becomes the town's; with none left nothing happens (ruling LH-10). */
function townBuilds(play: Play<LeHavre>): void {
  const { s } = play;
  const [lowest] = proposals(s).sort((a, b) => cardOf(a).sort - cardOf(b).sort);
  if (lowest === undefined) return;
  const pile = takeProposal(s, lowest);
  s.town.push(lowest);
  play.tell('town', { card: lowest, pile });
  fillProposals(play);
}

/** The end of a round in the order of the book: harvest, feeding, the town builds, a new ship. */
export const steps = {
  harvest(play: Play<LeHavre>) {
    const { s } = play;
    if (roundCard(s).harvest) for (let seat = 0; seat < s.setup.seats; seat++) harvest(play, seat);
    play.then('fed');
    askForFood(play);
  },
  fed(play: Play<LeHavre>) {
    const { town } = roundCard(play.s);
    play.then('ship');
    if (town === 'standard') townBuilds(play);
    if (town !== 'special') return;
    play.then('revealed');
    play.reveal('special');
  },
  revealed(play: Play<LeHavre>) {
    const { s } = play;
    const card = takeTop(s, 'special');
    (cardOf(card).waits ? s.waiting : s.town).push(card);
    play.tell('special', { card });
    fillProposals(play);
  },
  ship(play: Play<LeHavre>) {
    const { s } = play;
    const ship = roundCard(s).card;
    s.ships[shipOf(ship).type].push(ship);
    play.tell('ship', { ship, type: shipOf(ship).type });
    s.turn++;
    if (isFinal(s)) play.tell('final');
    play.then('turn');
  },
};
