import { Hidden, RuleDefect } from './errors.ts';
import type { Answer } from './offer.ts';
import { isAsk, topOf, type Ask, type Branch, type Together } from './pending.ts';

/** The branch on whose top an ask lies. */
export function branchOf({ branches }: Together, ask: Ask): Branch {
  const branch = branches.find(({ stack }) => topOf(stack) === ask);
  if (!branch) throw new RuleDefect(`${ask.key} of seat ${ask.seat} is not on top of any branch`);
  return branch;
}

/** An answer that was held, and is to be carried out now. */
interface Opened {
  readonly branch: Branch;
  readonly ask: Ask;
  readonly answer: Answer;
}

/** Takes all held answers off their branches, in order of seats. On a view that lacks one, a preview stops here. */
export function openAnswers({ branches }: Together): Opened[] {
  const opened: Opened[] = [];
  for (const branch of branches) {
    const ask = topOf(branch.stack);
    if (ask === undefined || !isAsk(ask) || ask.given === undefined) continue;
    if (ask.given === null) throw new Hidden(`the answer of seat ${ask.seat} to ${ask.key}`);
    opened.push({ branch, ask, answer: ask.given });
  }
  for (const { branch } of opened) branch.stack.pop();
  return opened;
}
