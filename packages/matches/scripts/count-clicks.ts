import { findBot, misfit, readWeights, type Bot, type WeightsFile } from '@quayside/bots';
import type { Answer, Move } from '@quayside/engine';
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
import { loadGame, loadWeights } from '@quayside/games';

// How often somebody clicks in a turn: `tsx scripts/count-clicks.ts [game] [matches] [bot]`, with and without standing orders, where
// each choice is confirmed, with the mouse, and by touch. The players are bots, so the decisions are those of real matches; a turn is
// one of their main decisions. Deckhands trade at random; captains play as people would who know the game. `--keys` says which
// decisions the clicks are for, `--apart` counts as if each question had to be answered by itself.

const [id = 'le-havre', matches = '20', level = 'deckhand'] = process.argv
  .slice(2)
  .filter((one) => !one.startsWith('--'));
const says = (flag: string) => process.argv.includes(flag);
/** Questions whose answers are picked together with the choice that leads to them, and given with it. */
const ALONG: readonly string[] = id === 'inland-port' && !says('--apart') ? ['pay', 'effect', 'trade'] : [];
/** Choices that a board answers by a button, filled in where there are more than two answers. */
const BY_BUTTON: readonly string[] = id === 'le-havre' ? ['times', 'look', 'interest', 'borrow', 'settle'] : [];

const game = await loadGame(id);
const setup = readSetup(game, Math.min(game.seats.max, Math.max(3, game.seats.min)), {});
const bot = findBot(level);
if (!bot) throw new Error(`there is no ${level}`);
const weights = await learnedBy(bot);

/** What the bot has learned for this table; one that learns and has not would play as another. */
async function learnedBy({ learns, name }: Bot) {
  if (!learns) return null;
  const file = (await loadWeights(id, game.version, setup)) as WeightsFile | null; // written by `quayside train`
  const found = file && readWeights(file);
  const why = found ? misfit(found, game, setup) : 'nothing was learned for this table';
  if (why !== null) throw new Error(`${name}: ${why}`);
  return found;
}

type Way = 'confirmed' | 'mouse' | 'touch';

/** What a board looks at before it takes a choice at once: what is asked next, if the answer can be taken back. */
function nextAfter(view: Play['s'], { seat, key, answer }: Move): Decision | undefined {
  const { state, stopped } = preview(game, view, { seat, key, answer });
  return state && !stopped ? decisions(game, state, seat).find((one) => one.due) : undefined;
}
const isEnd = (one: Decision | undefined) => one !== undefined && game.questions[one.key]?.commits === true;

/** A step without choice is one button, a payment is filled in; a choice is made and, unless one click is enough, confirmed. */
function clicksFor({ key, offer, due }: Decision, answer: Answer, way: Way, next: Decision | undefined, ends: boolean) {
  if (due && (offer.kind !== 'pick' || offer.options.length === 1)) return 1;
  // How often is filled in with the most.
  if (BY_BUTTON.includes(key)) return 1 + stepsTo(offer, answer);
  // What can be done in several ways is chosen first.
  const enough = way === 'mouse' && due && next !== undefined && !ALONG.includes(next.key) && !(ends && isEnd(next));
  return enough ? 1 : 2;
}
const stepsTo = (offer: Decision['offer'], answer: Answer): number =>
  offer.kind === 'pick' && typeof answer === 'string' && /^\d+$/.test(answer)
    ? Number(offer.options.at(-1)) - Number(answer)
    : 0;

interface Count {
  readonly turns: readonly number[];
  readonly byKey: ReadonlyMap<string, number>;
}

function count(orders: StandingOrders, way: Way): Count {
  const turns: number[] = [];
  const byKey = new Map<string, number>();
  for (let n = 0; n < Number(matches); n++) {
    const nature = dealer(game, setup, `clicks ${n}`);
    const { state } = start(game, setup, nature);
    const play = new Play(game, state, nature);
    const random = randomFrom(`bots ${n}`);
    const clicks = Array.from({ length: setup.seats }, () => 0);
    /** Who has confirmed a choice together with the end of the turn, if nothing is done in between. */
    let ended: number | null = null;
    /** Whose last answer takes along what was picked with it. */
    let taking: number | null = null;
    while (!isOver(state)) {
      const seat = dueSeats(state)[0] ?? 0;
      const view = conceal(game, state, seat);
      const open = decisions(game, view, seat);
      const ordered = standingAnswer(game, view, seat, open, orders);
      const move = ordered ?? bot?.decide({ game, view, seat, decisions: offers(game, view, seat), random, weights });
      if (!move) throw new Error(`nothing is answered for seat ${seat}`);
      const decision = open.find((one) => one.key === move.key);
      if (!ordered && decision) {
        const next = nextAfter(view, { ...move, seat });
        const along: boolean = taking === seat && ALONG.includes(decision.key);
        const taken =
          isEnd(decision) && ended === seat
            ? 0
            : along
              ? pickedApart(decision, move.answer)
              : clicksFor(decision, move.answer, way, next, orders['core.end'] === 'on');
        clicks[seat] = (clicks[seat] ?? 0) + taken;
        byKey.set(decision.key, (byKey.get(decision.key) ?? 0) + taken);
        // Where a choice is confirmed, or a payment made, the button beside it ends the turn as well.
        const beside = along || byPanel(decision, way);
        ended = way !== 'confirmed' && isEnd(next) && !isEnd(decision) && beside ? seat : null;
        taking = decision.due && (along || decision.offer.kind === 'pick') ? seat : null;
      }
      if (move.key === 'end') {
        turns.push(clicks[seat] ?? 0);
        clicks[seat] = 0;
      }
      applyInPlace(play, { seat, key: move.key, answer: move.answer });
    }
  }
  return { turns, byKey };
}
const byPanel = ({ key, offer, due }: Decision, way: Way): boolean =>
  due && (way === 'touch' || offer.kind !== 'pick' || BY_BUTTON.includes(key));

/** The first answer is picked already. */
const pickedApart = ({ offer }: Decision, answer: Answer): number =>
  offer.kind === 'pick' && offer.options[0] === answer ? 0 : 1;

const ids = ['core.forced', 'core.end', ...(game.standingOrders ?? []).map((one) => one.id)];
const NONE = Object.fromEntries(ids.map((one) => [one, 'off']));
const ALL = Object.fromEntries(
  ids.map((order) => [order, game.standingOrders?.find((one) => one.id === order)?.choices?.[0] ?? 'on']),
);
for (const [name, orders] of Object.entries({ none: NONE, 'by default': {}, all: ALL }))
  for (const way of ['confirmed', 'mouse', 'touch'] as const) {
    const { turns, byKey } = count(orders, way);
    const mean = turns.reduce((sum, one) => sum + one, 0) / turns.length;
    const two = turns.filter((one) => one <= 2).length / turns.length;
    process.stdout.write(
      `${name.padEnd(12)} ${way.padEnd(10)} ${mean.toFixed(2)} clicks per turn, ${Math.round(100 * two)} % of turns in at most two\n`,
    );
    const keys = [...byKey].sort(([, a], [, b]) => b - a).map(([key, n]) => `${key} ${(n / turns.length).toFixed(2)}`);
    if (says('--keys')) process.stdout.write(`  ${keys.join(', ')}\n`);
  }
