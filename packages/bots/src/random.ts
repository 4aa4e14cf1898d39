import { answerable, below, sample } from '@quayside/engine';
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
