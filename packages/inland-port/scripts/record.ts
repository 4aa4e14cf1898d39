import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { NATURE, topAsk, type Move, type Setup } from '@quayside/engine';
import { applyInPlace, dealer, isOver, Play, randomFrom, start, type Nature } from '@quayside/engine/host';
import { fixtureOf, requireUnfrozen } from '@quayside/testkit';
import { inlandPort } from '../src/index.ts';
import { executed } from '../src/testing/executed.ts';
import { choose } from '../src/testing/whimsical.ts';

/**
 * Records matches until every building has done its work in one of them, and keeps ten: `npx tsx scripts/record.ts`.
 * Once the version is frozen, its fixtures stay for ever.
 */
const MATCHES = 10;
const FOLDER = new URL(`../fixtures/v${inlandPort.version}/`, import.meta.url);
requireUnfrozen(inlandPort, fileURLToPath(new URL('../fixtures', import.meta.url)));

function match(seed: string, whim: number, starts: string) {
  const setup: Setup = { seats: 2, options: { starts } };
  const line: Move[] = [];
  const deal = dealer(inlandPort, setup, seed);
  const nature: Nature = (ask, offer, s) => {
    const answer = deal(ask, offer, s);
    line.push({ seat: NATURE, key: ask.key, answer });
    return answer;
  };
  const { state } = start(inlandPort, setup, nature);
  const play = new Play(inlandPort, state, nature);
  const random = randomFrom(seed);
  while (!isOver(state)) {
    const seat = topAsk(state, 0) ? 0 : 1;
    const move = choose(state, seat, whim, random);
    line.push(move);
    applyInPlace(play, move);
  }
  return { fixture: fixtureOf(inlandPort, setup, line, seed), works: executed(setup, line) };
}

const candidates = Array.from({ length: 300 }, (_, i) =>
  match(`inland-port-${i + 1}`, [0.05, 0.15, 0.3, 1][i % 4] ?? 0, ['drawn', 'first', 'second'][i % 3] ?? ''),
);
const kept: typeof candidates = [];
const done = new Set<string>();
while (kept.length < MATCHES) {
  const fresh = (one: (typeof candidates)[number]) => [...one.works].filter((id) => !done.has(id)).length;
  const next = candidates.toSorted((a, b) => fresh(b) - fresh(a))[0];
  if (!next) break;
  candidates.splice(candidates.indexOf(next), 1);
  kept.push(next);
  for (const id of next.works) done.add(id);
}

mkdirSync(FOLDER, { recursive: true });
kept.forEach(({ fixture }, i) => {
  const name = `${String(i + 1).padStart(2, '0')}.json`;
  writeFileSync(new URL(name, FOLDER), `${JSON.stringify(fixture)}\n`);
});
console.log(`${kept.length} matches, ${done.size} of 31 buildings at work`);
