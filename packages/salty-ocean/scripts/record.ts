import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { currentAsk, NATURE, type Move, type Setup } from '@quayside/engine';
import { applyInPlace, dealer, isOver, Play, randomFrom, start, type Nature } from '@quayside/engine/host';
import { fixtureOf, requireUnfrozen } from '@quayside/testkit';
import { saltyOcean } from '../src/index.ts';
import type { Options } from '../src/options.ts';
import { shown, TO_SHOW } from '../src/testing/shown.ts';
import { choose } from '../src/testing/whimsical.ts';

/**
 * Records matches of two, three and four players until everything has been shown in one of them, and keeps ten:
 * `npx tsx scripts/record.ts`. Once the version is frozen, its fixtures stay for ever.
 */
const MATCHES = 10;
const TRIED = 240;
const FOLDER = new URL(`../fixtures/v${saltyOcean.version}/`, import.meta.url);
requireUnfrozen(saltyOcean, fileURLToPath(new URL('../fixtures', import.meta.url)));

function match(seed: string, whim: number, setup: Setup<Options>) {
  const line: Move[] = [];
  const deal = dealer(saltyOcean, setup, seed);
  const nature: Nature = (ask, offer, s) => {
    const answer = deal(ask, offer, s);
    line.push({ seat: NATURE, key: ask.key, answer });
    return answer;
  };
  const { state } = start(saltyOcean, setup, nature);
  const play = new Play(saltyOcean, state, nature);
  const random = randomFrom(seed);
  while (!isOver(state)) {
    const move = choose(state, currentAsk(state)?.seat ?? 0, whim, random);
    line.push(move);
    applyInPlace(play, move);
  }
  return { fixture: fixtureOf(saltyOcean, setup, line, seed), setup, shows: shown(setup, line) };
}

const candidates = Array.from({ length: TRIED }, (_, i) =>
  match(`salty-ocean-${i + 1}`, [0.05, 0.15, 0.3, 0.6][i % 4] ?? 0, {
    seats: 2 + (i % 3),
    options: { doubled: i % 6 === 0 },
  }),
);
const kept: typeof candidates = [];
const done = new Set<string>();
while (kept.length < MATCHES) {
  // Each number of players has its share.
  const seats = 2 + (kept.length % 3);
  const fresh = ({ shows }: (typeof candidates)[number]) => [...shows].filter((one) => !done.has(one)).length;
  const next = candidates.filter((one) => one.setup.seats === seats).toSorted((a, b) => fresh(b) - fresh(a))[0];
  if (!next) break;
  candidates.splice(candidates.indexOf(next), 1);
  kept.push(next);
  for (const one of next.shows) done.add(one);
}

mkdirSync(FOLDER, { recursive: true });
kept.forEach(({ fixture }, i) => {
  const name = `${String(i + 1).padStart(2, '0')}.json`;
  writeFileSync(new URL(name, FOLDER), `${JSON.stringify(fixture)}\n`);
});
const missing = TO_SHOW.filter((one) => !done.has(one));
console.log(`${kept.length} matches; not shown: ${missing.join(', ') || 'nothing'}`);
