import { findBot } from '@quayside/bots';
import type { Move } from '@quayside/engine';
import {
  applyInPlace,
  conceal,
  dealer,
  decisions,
  dueSeats,
  isOver,
  offers,
  Play,
  preview,
  randomFrom,
  readSetup,
  standingAnswer,
  start,
  type Decision,
  type StandingOrders,
} from '@quayside/engine/host';
import { loadGame } from '@quayside/games';

// How often somebody clicks in a turn: `tsx scripts/count-clicks.ts [game] [matches]`, with and without standing orders, where each
// choice is confirmed, with the mouse, and by touch. The players are bots, so the decisions are those of real matches; a turn is one
// of their main decisions.

const [id = 'le-havre', matches = '20'] = process.argv.slice(2);
const game = await loadGame(id);
const bot = findBot('deckhand');
if (!bot) throw new Error('there is no deckhand');

type Way = 'confirmed' | 'mouse' | 'touch';

/** What a board looks at before it takes a choice at once: what is asked next, if the answer can be taken back. */
function nextAfter(view: Play['s'], { seat, key, answer }: Move): Decision | undefined {
  const { state, stopped } = preview(game, view, { seat, key, answer });
  return state && !stopped ? decisions(game, state, seat).find((one) => one.due) : undefined;
}
const isEnd = (one: Decision | undefined) => one !== undefined && game.questions[one.key]?.commits === true;

/** A step without choice is one button, a payment is filled in; a choice is made and, unless one click is enough, confirmed. */
function clicksFor({ offer, due }: Decision, way: Way, next: Decision | undefined, ends: boolean): number {
  if (due && (offer.kind !== 'pick' || offer.options.length === 1)) return 1;
  const enough = way === 'mouse' && due && next !== undefined && !(ends && isEnd(next));
  return enough ? 1 : 2;
}

function count(orders: StandingOrders, way: Way): number[] {
  const turns: number[] = [];
  for (let n = 0; n < Number(matches); n++) {
    const setup = readSetup(game, Math.min(game.seats.max, Math.max(3, game.seats.min)), {});
    const nature = dealer(game, setup, `clicks ${n}`);
    const { state } = start(game, setup, nature);
    const play = new Play(game, state, nature);
    const random = randomFrom(`bots ${n}`);
    const clicks = Array.from({ length: setup.seats }, () => 0);
    /** Who has confirmed a choice together with the end of the turn, if nothing is done in between. */
    let ended: number | null = null;
    while (!isOver(state)) {
      const seat = dueSeats(state)[0] ?? 0;
      const view = conceal(game, state, seat);
      const open = decisions(game, view, seat);
      const ordered = standingAnswer(game, view, seat, open, orders);
      const move = ordered ?? bot?.decide({ game, view, seat, decisions: offers(game, view, seat), random });
      if (!move) throw new Error(`nothing is answered for seat ${seat}`);
      const decision = open.find((one) => one.key === move.key);
      if (!ordered && decision) {
        const next = nextAfter(view, { ...move, seat });
        const together = isEnd(decision) && ended === seat;
        if (!together) clicks[seat] = (clicks[seat] ?? 0) + clicksFor(decision, way, next, orders['core.end'] === 'on');
        // Where a choice is confirmed, or a payment made, the button beside it ends the turn as well.
        ended = way !== 'confirmed' && isEnd(next) && !isEnd(decision) && beside(decision, way) ? seat : null;
      }
      if (move.key === 'end') {
        turns.push(clicks[seat] ?? 0);
        clicks[seat] = 0;
      }
      applyInPlace(play, { seat, key: move.key, answer: move.answer });
    }
  }
  return turns;
}
const beside = ({ offer, due }: Decision, way: Way): boolean => due && (way === 'touch' || offer.kind !== 'pick');

const ids = ['core.forced', 'core.end', ...(game.standingOrders ?? []).map((one) => one.id)];
const NONE = Object.fromEntries(ids.map((one) => [one, 'off']));
const ALL = Object.fromEntries(
  ids.map((order) => [order, game.standingOrders?.find((one) => one.id === order)?.choices?.[0] ?? 'on']),
);
for (const [name, orders] of Object.entries({ none: NONE, 'by default': {}, all: ALL }))
  for (const way of ['confirmed', 'mouse', 'touch'] as const) {
    const turns = count(orders, way);
    const mean = turns.reduce((sum, one) => sum + one, 0) / turns.length;
    const two = turns.filter((one) => one <= 2).length / turns.length;
    process.stdout.write(
      `${name.padEnd(12)} ${way.padEnd(10)} ${mean.toFixed(2)} clicks per turn, ${Math.round(100 * two)} % of turns in at most two\n`,
    );
  }
