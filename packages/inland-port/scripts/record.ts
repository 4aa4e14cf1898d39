import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  applyInPlace,
  canonical,
  dealer,
  hex,
  isOver,
  NATURE,
  Play,
  randomFrom,
  recordOf,
  replay,
  sha256,
  start,
  stateText,
  topAsk,
  type Move,
  type Nature,
  type Setup,
} from '@quayside/engine';
import { requireUnfrozen, type Fixture } from '@quayside/testkit';
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

/** How a match ended, as the fixtures of the kit say it. */
function endOf(setup: Setup, line: readonly Move[]): Fixture['end'] {
  const { state, events } = replay(inlandPort, setup, line);
  const print = (text: string) => hex(sha256(text));
  return { scores: inlandPort.score(state), state: print(stateText(state)), events: print(canonical(events)) };
}

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
  const fixture: Fixture = {
    record: { ...recordOf(inlandPort, setup, line), about: { seed } },
    end: endOf(setup, line),
  };
  return { fixture, works: executed(setup, line) };
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
