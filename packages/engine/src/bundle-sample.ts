import { count, tokens, type Bag } from './bag.ts';
import { wander } from './bundle-frontier.ts';
import { bagOf } from './bundle-plan.ts';
import { atMost, keeps, rightNumber, type Bundle } from './bundle-terms.ts';
import { coversAfter, spare, worthOf, type Need } from './need-cover.ts';

/** Some legal answer; each has a chance. `random` gives numbers in [0, 1). */
export function sampleBundle(b: Bundle, random: () => number): Bag {
  // Guessing and checking is quickest and gives every answer its chance. Where most guesses fail, look for an answer.
  for (let guess = 0; guess < 8; guess++) {
    const answer = b.needs === undefined ? guessSelection(b, random) : guessPayment(b, b.needs, random);
    if (answer === null) continue;
    if (keeps(b, answer)) return answer;
  }
  const answer = wander(b, random);
  if (answer === null) throw new RangeError('this bundle has no answer');
  return answer;
}

function guessPayment(b: Bundle, needs: readonly Need[], random: () => number): Bag | null {
  const names = tokens(b.from);
  const left: number[] = [];
  const used: number[] = [];
  for (const token of names) {
    left.push(atMost(b, token));
    used.push(0);
  }
  let shared = false;
  let n = 0;
  for (const need of needs) {
    if (!(need.units > 0)) continue;
    // Each of these kinds is drawn from until it runs out; the same list then tells what was drawn.
    const kinds: number[] = [];
    const worths: number[] = [];
    for (let kind = 0; kind < names.length; kind++) {
      const worth = worthOf(need, names[kind] ?? '');
      if (worth === 0) continue;
      if ((used[kind] ?? 0) > 0) shared = true;
      if ((left[kind] ?? 0) === 0) continue;
      kinds.push(kind);
      worths.push(worth);
    }
    const drawn: number[] = [];
    for (let i = 0; i < kinds.length; i++) drawn.push(0);
    let missing = need.units;
    for (let live = kinds.length; missing > 0;) {
      if (live === 0) return null;
      const i = live === 1 ? 0 : Math.floor(random() * live);
      const kind = kinds[i] ?? 0;
      missing -= worths[i] ?? 0;
      drawn[i] = (drawn[i] ?? 0) + 1;
      n++;
      if ((left[kind] = (left[kind] ?? 0) - 1) === 0) {
        live--;
        swap(kinds, i, live);
        swap(worths, i, live);
        swap(drawn, i, live);
      }
    }
    // What was overpaid comes back as far as tokens allow, beginning anywhere.
    const first = missing < 0 && kinds.length > 1 ? Math.floor(random() * kinds.length) : 0;
    for (let j = 0; j < kinds.length; j++) {
      const i = (first + j) % kinds.length;
      const kind = kinds[i] ?? 0;
      const back = missing < 0 ? Math.min(drawn[i] ?? 0, Math.floor(-missing / (worths[i] ?? 1))) : 0;
      missing += back * (worths[i] ?? 0);
      n -= back;
      left[kind] = (left[kind] ?? 0) + back;
      used[kind] = (used[kind] ?? 0) + (drawn[i] ?? 0) - back;
    }
  }
  if (!shared) return rightNumber(b, n) ? bagOf(names, used) : null;
  // Payments without waste for each need may be wasteful for all of them.
  const answer = bagOf(names, used);
  for (let token = spare(answer, needs); token !== null; token = spare(answer, needs)) {
    const most = count(answer, token);
    let back = 1;
    while (back < most && coversAfter(answer, { [token]: back + 1 }, needs)) back++;
    n -= back;
    if (back === most) delete answer[token];
    else answer[token] = most - back;
  }
  return rightNumber(b, n) ? answer : null;
}

function guessSelection(b: Bundle, random: () => number): Bag | null {
  const names = tokens(b.from);
  const left: number[] = [];
  const used: number[] = [];
  const live: number[] = [];
  let all = 0;
  for (let kind = 0; kind < names.length; kind++) {
    const cap = atMost(b, names[kind] ?? '');
    left.push(cap);
    used.push(0);
    if (cap > 0) live.push(kind);
    all += cap;
  }
  const least = Math.max(0, Math.ceil(b.min ?? 0));
  const most = Math.min(all, Math.floor(b.max ?? all));
  if (!(least <= most)) return null;
  for (let n = least + Math.floor(random() * (most - least + 1)); n > 0; n--) {
    const i = live.length === 1 ? 0 : Math.floor(random() * live.length);
    const kind = live[i] ?? 0;
    used[kind] = (used[kind] ?? 0) + 1;
    if ((left[kind] = (left[kind] ?? 0) - 1) === 0) {
      swap(live, i, live.length - 1);
      live.pop();
    }
  }
  return bagOf(names, used);
}

function swap(list: number[], i: number, j: number): void {
  const held = list[i] ?? 0;
  list[i] = list[j] ?? 0;
  list[j] = held;
}
