import { takeTop, type Play, type Seat, type Steps } from '@quayside/engine';
import { cardOf } from './card.ts';
import { askForFood } from './feeding.ts';
import { harvestOf } from './harvest.ts';
import { gain, stock } from './payment.ts';
import { fillProposals, proposals, takeProposal } from './proposals.ts';
import { isFinal, roundCard } from './rounds.ts';
import type { LeHavre } from './state.ts';
import { shipOf } from './tables/ships.ts';

function harvest(play: Play<LeHavre>, seat: Seat): void {
  const goods = harvestOf(play.s, seat, stock(play.s, seat));
  if (!goods['grain'] && !goods['cattle']) return;
  gain(play, seat, goods);
  play.tell('harvest', { seat, goods });
}

/** The proposal with the lowest number becomes the town's; with none left nothing happens (ruling LH-10). */
function townBuilds(play: Play<LeHavre>): void {
  const { s } = play;
  const [lowest] = proposals(s).sort((a, b) => cardOf(a).sort - cardOf(b).sort);
  if (lowest === undefined) return;
  const pile = takeProposal(s, lowest);
  s.town = [...s.town, lowest];
  play.tell('town', { card: lowest, pile });
  fillProposals(play);
}

/** The end of a round in the order of the book: harvest, feeding, the town builds, a new ship. */
export const steps = {
  harvest(play) {
    const { s } = play;
    if (roundCard(s).harvest) for (let seat = 0; seat < s.setup.seats; seat++) harvest(play, seat);
    play.then('fed');
    askForFood(play);
  },
  fed(play) {
    const { town } = roundCard(play.s);
    play.then('ship');
    if (town === 'standard') townBuilds(play);
    if (town !== 'special') return;
    play.then('revealed');
    play.reveal('special');
  },
  revealed(play) {
    const { s } = play;
    const card = takeTop(s, 'special');
    if (cardOf(card).waits) s.waiting = [...s.waiting, card];
    else s.town = [...s.town, card];
    play.tell('special', { card });
    fillProposals(play);
  },
  ship(play) {
    const { s } = play;
    const ship = roundCard(s).card;
    const { type } = shipOf(ship);
    s.ships[type] = [...s.ships[type], ship];
    play.tell('ship', { ship, type });
    s.turn++;
    if (isFinal(s)) play.tell('final');
    play.then('turn');
  },
} satisfies Partial<Steps<LeHavre>>;
