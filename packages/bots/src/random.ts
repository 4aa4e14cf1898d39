import { below, type Ask, type Move, type Play, type Random } from '@quayside/engine';
import { answerable, asidesOf, carryOut, carryOutAside, sample, sampleIn } from '@quayside/engine/host';
import { dueOf, type Bot } from './bot.ts';

/** One time in so many a bot that has asides takes one: often enough to meet their rules, seldom enough for games to go on. */
export const ASIDE_EVERY = 10;

/** Any legal answer, and now and then an aside. */
export const random: Bot = {
  name: 'random',
  decide({ decisions, random }) {
    const due = dueOf(decisions);
    if (!due) return null;
    if (decisions.length > 1 && below(random, ASIDE_EVERY) === 0) {
      const aside = decisions[1 + below(random, decisions.length - 1)];
      if (aside && answerable(aside.offer)) return { key: aside.key, answer: sample(aside.offer, random) };
    }
    return { key: due.key, answer: sample(due.offer, random) };
  },
};

/**
 * The same bot on a state that is played in place. It looks at nothing but its offers, and those are the same on the state as
 * on its view (conformance proves it for every module), so concealing would only cost time; and it looks at asides only when
 * it is about to take one.
 */
export function answerAtRandom(play: Play, ask: Ask, random: Random, line: Move[] | null): void {
  const { seat } = ask;
  if (play.game.asides && below(random, ASIDE_EVERY) === 0) {
    const asides = asidesOf(play.game, play.s, seat).filter((one) => answerable(one.offer));
    const aside = asides[below(random, asides.length)];
    if (aside) {
      const answer = sample(aside.offer, random);
      line?.push({ seat, key: aside.key, answer });
      carryOutAside(play, seat, aside.key, aside.data, answer);
      return;
    }
  }
  const answer = sampleIn(play, ask, random);
  line?.push({ seat, key: ask.key, answer });
  carryOut(play, ask, answer);
}
