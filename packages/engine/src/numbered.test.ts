import { describe, expect, it } from 'vitest';
import { start } from './decide.ts';
import { openOptions, type Game, type NumberedOptions } from './game.ts';
import { coreMessages } from './messages.ts';
import { pick } from './offer.ts';
import { currentAsk, type Ask } from './pending.ts';
import { Play } from './play.ts';
import { randomFrom } from './random.ts';
import { sampleIn } from './settle.ts';
import type { State } from './state.ts';

interface Berths extends State {
  readonly open: readonly string[];
}
const BERTHS: NumberedOptions<Berths> = {
  count: () => 40,
  at: (s, _, i) => (s.open.includes(String(i)) ? String(i) : null),
};
const harbour = (open: readonly string[]): Game<Berths> => ({
  id: 'harbour',
  version: 1,
  seats: { min: 1, max: 1 },
  options: {},
  setup: () => ({ open }),
  begin: (play) => play.ask(0, 'berth'),
  questions: {
    berth: {
      confirm: true,
      numbered: BERTHS,
      offer: (s, seat) => pick(s.open.length === 0 ? ['sea'] : openOptions(BERTHS, s, seat, undefined)),
      answer: (play) => play.end(),
    },
  },
  steps: {},
  score: () => [],
  census: () => ({}),
  messages: { en: coreMessages.en },
});

/** How often each answer comes by chance, out of so many. */
function drawn(open: readonly string[], times: number): Map<string, number> {
  const game = harbour(open);
  const random = randomFrom('berths');
  const found = new Map<string, number>();
  for (let n = 0; n < times; n++) {
    const play = new Play(game, start(game, { seats: 1, options: {} }).state);
    play.awaited = currentAsk(play.s) as Ask;
    play.awaitedQuestion = game.questions['berth'] ?? null;
    const answer = sampleIn(play, play.awaited, random) as string;
    found.set(answer, (found.get(answer) ?? 0) + 1);
  }
  return found;
}

describe('options by number', () => {
  it('are listed in their order, those that are open', () => {
    const { state } = start(harbour(['30', '2', '7']), { seats: 1, options: {} });
    expect(openOptions(BERTHS, state, 0, undefined)).toEqual(['2', '7', '30']);
  });

  it('are drawn with equal chances, however few are open', () => {
    for (const open of [['2', '7', '30'], Array.from({ length: 40 }, (_, i) => String(i))]) {
      const found = drawn(open, 200 * open.length);
      expect([...found.keys()].toSorted()).toEqual(open.toSorted());
      for (const n of found.values()) expect(Math.abs(n - 200)).toBeLessThan(70);
    }
  });

  it('leave what the offer holds instead where none is open', () => {
    expect(drawn([], 3)).toEqual(new Map([['sea', 3]]));
  });
});
