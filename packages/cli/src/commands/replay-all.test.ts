import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { movesOf, NATURE, replay, type GameEvent } from '@quayside/engine/host';
import { recordFixture } from '@quayside/testkit';
import { tidewater } from '@quayside/testkit/sample';
import { replayAll } from './replay-all.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'quayside-replay-all-'));
afterAll(() => rmSync(folder, { recursive: true }));

const { record } = recordFixture(tidewater, { seats: 2, options: { days: 2, fog: false } }, 'stored');

/** What the match told, at the start and then at each answer of a seat; and which answers those are. */
function told(): { events: GameEvent[][]; answers: number[] } {
  const { setup, line } = movesOf(tidewater, record);
  const [events, answers]: [GameEvent[][], number[]] = [[], []];
  replay(tidewater, setup, line, line.length, (_, happened, at) => {
    if (line[at - 1]?.seat === NATURE) return void events.at(-1)?.push(...happened);
    events.push([...happened]);
    answers.push(at);
  });
  return { events, answers };
}

/** A file with the match as a database keeps it. */
function stored(events: GameEvent[][], answers = record.answers): string {
  const file = path.join(folder, 'matches.jsonl');
  writeFileSync(file, `${JSON.stringify({ ...record, answers, about: { match: 'm1', events } })}\n`);
  return file;
}

/** The first answer of a seat that brings goods. */
function firstGain() {
  const { events, answers } = told();
  const at = events.findIndex((some) => some.some(({ key }) => key === 'gain'));
  return { events, at, answer: answers[at] as number };
}

const changed = async (file: string) => {
  const { ok, json } = await replayAll(file);
  expect(ok).toBe(false);
  return (json as { changed: unknown[] }).changed;
};

it('a match whose answers lead to the same is as it was', async () => {
  expect(await replayAll(stored(told().events))).toMatchObject({ ok: true, json: { matches: 1, changed: [] } });
});

it('a match whose answers can all be given, and lead to something else, would change', async () => {
  const { events, at, answer } = firstGain();
  expect(answer).toBeGreaterThan(0);
  events[at] = (events[at] as GameEvent[]).map((event) =>
    event.key === 'gain' ? { ...event, data: { ...event.data, goods: { wood: 7 } } } : event,
  );
  const why = expect.stringMatching(/^“Seat \d gets 7 wood\.” happened, and now “/) as string;
  expect(await changed(stored(events))).toMatchObject([{ name: 'm1', answer, why }]);
});

it('what no longer happens, and what happens now, is found at its answer', async () => {
  const { events, at, answer } = firstGain();
  const last = events.length - 1;
  const more = [...events, []].map((some, i) => (i === at ? [...some, ...some.slice(-1)] : some));
  const fewer = events.map((some, i) => (i === at ? [] : some));
  expect(await changed(stored(more))).toMatchObject([{ answer, why: expect.stringMatching(/” happened, and now nothing$/) }]); // prettier-ignore
  expect(await changed(stored(fewer))).toMatchObject([{ answer, why: expect.stringMatching(/^nothing happened, and now “/) }]); // prettier-ignore
  expect((events[last] as GameEvent[]).length).toBeGreaterThan(0);
  expect(await changed(stored(events.slice(0, last)))).toMatchObject([{ answer: told().answers[last] }]);
});

it('what leads to something else is named before a later answer that can’t be given any more', async () => {
  const { events, at, answer } = firstGain();
  const refused = record.answers.map(([seat, key, given], i) => [seat, key, i > answer + 3 ? 'moon' : given] as const);
  const impossible = (await changed(stored(events, refused))) as { answer: number }[];
  expect(impossible[0]?.answer).toBeGreaterThan(answer);
  const fewer = events.map((some, i) => (i === at ? [] : some));
  expect(await changed(stored(fewer, refused))).toMatchObject([{ answer }]);
});
