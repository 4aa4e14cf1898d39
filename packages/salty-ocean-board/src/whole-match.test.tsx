import { currentAsk } from '@quayside/engine';
import * as core from '@quayside/engine/host';
import { act, cleanup, fireEvent } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { game, giveByHand, one, place, press, sitDown } from './testing.tsx';

afterEach(cleanup);

/** Actions that each round begins with; afterwards all pass, so that the match comes to its end. */
const ACTIONS = 6;
/** Every kind of action of the book. */
const KINDS = ['build', 'extend', 'fish', 'lead', 'return', 'ship', 'load', 'sell', 'buy', 'pass'];
/** What is done as soon as it can be: pirates find a second ship in the harbour, and a Gros-Horloge gives second actions. */
const FIRST = ['build:shipyard', 'build:academy', 'ship:caravel-2', 'build:clock'];

const verbOf = (option: string): string => option.split(':')[0] ?? '';

/** Something that has not been done before where there is such a thing, otherwise another one each time. */
function actionOf({ offer }: core.Decision, taken: ReadonlySet<string>, n: number): string {
  const options = offer.kind === 'pick' ? offer.options.filter((option) => option !== 'pass') : [];
  const option =
    FIRST.find((wish) => !taken.has(wish) && options.includes(wish)) ??
    options.find((wish) => !taken.has(verbOf(wish))) ??
    options[(n * 7) % options.length];
  if (option === undefined) throw new Error('nothing can be done');
  return option;
}

function answerWhatFollows(): void {
  const fill = document.querySelector('[data-load="salt"]');
  if (fill) fireEvent.click(fill);
  if (document.querySelector('[data-confirm][disabled]')) press('[data-load="nothing"]');
  const confirm = document.querySelector('[data-confirm]:not([disabled])');
  fireEvent.click(confirm ?? one('[data-due] [data-option]'));
}

test('a whole match of two is played by clicks alone, by whoever has to decide, with every kind of action', () => {
  const setup = { seats: 2, options: { doubled: false } };
  const nature = core.dealer(game, setup, 'c');
  const match = core.openMatch(game, setup, nature);
  const { show, answer } = sitDown(match, core.dueSeats(match.state)[0] ?? 0, nature);
  const taken = new Set<string>();
  let [round, actions] = [0, 0];
  for (let n = 0; !core.isOver(match.state); n++) {
    expect(n, 'the match comes to its end').toBeLessThan(300);
    const ask = currentAsk(match.state);
    const seat = ask?.seat ?? 0;
    act(() => show(seat));
    if (place(match).round !== round) [round, actions] = [place(match).round, 0];
    const open = core.decisions(game, match.state, seat);
    const decision = open.find(({ key }) => key === 'act' || key === 'second');
    if (!decision) answerWhatFollows();
    else {
      const acts = decision.key === 'second' || actions++ < ACTIONS;
      const option = acts ? actionOf(decision, taken, n) : 'pass';
      giveByHand(decision.key, option);
      taken.add(option).add(verbOf(option));
    }
  }
  const given = answer.mock.calls.map(([{ key }, chosen]) => (key === 'act' ? verbOf(chosen as string) : key));
  const asked = ['second', 'load', 'sell', 'buy', 'look', 'lose', 'repair', 'end'];
  expect([...new Set(given)]).toEqual(expect.arrayContaining([...KINDS, ...asked]));
  expect(document.querySelector('[data-total]')).not.toBeNull();
}, 600_000);
