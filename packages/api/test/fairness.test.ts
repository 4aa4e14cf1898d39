import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { randomFrom, sample, type MatchRecord } from '@quayside/engine/host';
import { findGame } from '@quayside/games';
import type { AnswerResult, MatchView, Table } from '../src/index.ts';
import { apiForSuite } from './api-for-suite.ts';
import { Visitor } from './visitor.ts';

const cli = path.join(import.meta.dirname, '../../cli/src/main.ts');
const tsx = createRequire(cli).resolve('tsx/cli');

/** The tool as anybody would use it who distrusts the host. */
function checkFairness(file: string, record: MatchRecord, ...words: string[]) {
  writeFileSync(file, JSON.stringify(record));
  const args = [tsx, cli, 'check-fairness', file, ...words, '--json'];
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { status, ...(JSON.parse(stdout) as { fair: boolean; promised: boolean; nonce: boolean; wrong: number[] }) };
}

describe('a match that was played over the API', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'quayside-fair-'));
  const file = path.join(folder, 'record.json');
  const server = apiForSuite();
  afterAll(() => {
    rmSync(folder, { recursive: true });
  });

  it('gives a record that quayside check-fairness accepts, and refuses once a card of it was changed', async () => {
    const [ann, ben] = [new Visitor(() => server.url), new Visitor(() => server.url)];
    for (const one of [ann, ben]) await one.ask('POST', 'session.signInAsGuest', {});
    const { id, commitment } = await ann.ask<Table>('POST', 'tables.create', {
      game: 'tidewater',
      seats: 2,
      nonce: 'nonce-of-ann',
    });
    await ben.ask('POST', 'tables.join', { id, nonce: 'nonce-of-ben' });
    await ann.ask('POST', 'tables.start', { id });
    const random = randomFrom('fairly played');
    for (let n = 0, over = false; !over; n++)
      for (const one of [ann, ben]) {
        const view = await one.ask<MatchView>('GET', 'match.view', { id });
        const due = view.decisions.find((decision) => decision.due);
        over = view.over;
        if (!due) continue;
        const answer = sample(due.offer, random);
        await one.ask<AnswerResult>('POST', 'match.answer', { id, decision: due.id, idempotencyKey: `t${n}`, answer });
      }

    // Spectators can fetch and check it.
    const record = await new Visitor(() => server.url).ask<MatchRecord>('GET', 'match.record', { id });
    expect(checkFairness(file, record, '--commitment', commitment, '--nonce', 'nonce-of-ben')).toMatchObject({
      status: 0,
      fair: true,
      wrong: [],
      nonce: true,
    });

    const deck = findGame('tidewater').decks!({ seats: 2, options: record.options })['tide']!;
    const drawn = record.answers.flatMap(([seat, key, card], at) =>
      seat === -1 && key === 'core.draw' && deck.includes(card as string) ? [{ at, card }] : [],
    );
    const last = drawn.at(-1)!;
    const other = deck.find((card) => !drawn.some((one) => one.card === card))!;
    const answers = [...record.answers.slice(0, last.at), [-1, 'core.draw', other] as const];
    expect(checkFairness(file, { ...record, answers })).toMatchObject({ status: 1, fair: false, wrong: [last.at + 1] });
    const about = { ...record.about, nonces: ['nonce-of-ann', 'chosen-by-the-house'] };
    expect(checkFairness(file, { ...record, about }, '--nonce', 'nonce-of-ben')).toMatchObject({
      status: 1,
      nonce: false,
    });
  }, 120_000);
});
