import { findBot } from '@quayside/bots';
import {
  applyInPlace,
  conceal,
  dealer,
  decisions,
  dueSeats,
  isOver,
  offers,
  Play,
  randomFrom,
  readSetup,
  standingAnswer,
  start,
  type Decision,
  type StandingOrders,
} from '@quayside/engine/host';
import { loadGame } from '@quayside/games';

// How often somebody clicks in a turn, with and without standing orders: `tsx scripts/count-clicks.ts [game] [matches]`. The players are
// bots, so the decisions are those of real matches; a turn is one of their main decisions.

const [id = 'le-havre', matches = '20'] = process.argv.slice(2);
const game = await loadGame(id);
const bot = findBot('deckhand');
if (!bot) throw new Error('there is no deckhand');

/** A step without choice is one button, a payment is filled in; a choice is made and, unless one tap is enough, confirmed. */
function clicksFor({ offer }: Decision, oneTap: boolean): number {
  if (offer.kind !== 'pick' || offer.options.length === 1) return 1;
  return oneTap ? 1 : 2;
}

function count(orders: StandingOrders, oneTap: boolean): number {
  let [clicks, turns] = [0, 0];
  for (let n = 0; n < Number(matches); n++) {
    const setup = readSetup(game, Math.max(3, game.seats.min), {});
    const nature = dealer(game, setup, `clicks ${n}`);
    const { state } = start(game, setup, nature);
    const play = new Play(game, state, nature);
    const random = randomFrom(`bots ${n}`);
    while (!isOver(state)) {
      const seat = dueSeats(state)[0] ?? 0;
      const view = conceal(game, state, seat);
      const open = decisions(game, view, seat);
      const ordered = standingAnswer(game, view, seat, open, orders);
      const move = ordered ?? bot?.decide({ game, view, seat, decisions: offers(game, view, seat), random });
      if (!move) throw new Error(`nothing is answered for seat ${seat}`);
      const decision = open.find((one) => one.key === move.key);
      if (!ordered && decision) clicks += clicksFor(decision, oneTap);
      if (move.key === 'end') turns++;
      applyInPlace(play, { seat, key: move.key, answer: move.answer });
    }
  }
  return clicks / turns;
}

const OFF = Object.fromEntries(
  ['core.forced', 'core.end', ...(game.standingOrders ?? []).map((one) => one.id)].map((one) => [one, 'off']),
);
const ALL = Object.fromEntries(
  ['core.forced', 'core.end', ...(game.standingOrders ?? []).map((one) => one.id)].map((order) => [
    order,
    game.standingOrders?.find((one) => one.id === order)?.choices?.[0] ?? 'on',
  ]),
);
for (const [name, orders] of Object.entries({ none: OFF, 'by default': {}, all: ALL }))
  process.stdout.write(
    `${name.padEnd(12)} ${count(orders, false).toFixed(2)} clicks per turn, ${count(orders, true).toFixed(2)} with one tap per choice\n`,
  );
