import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import {
  commitmentTo,
  dealer,
  decisions,
  dueSeats,
  openMatch,
  randomFrom,
  readSetup,
  recordOfLog,
  sample,
  seedFrom,
  submit,
  type MatchRecord,
} from '@quayside/engine/host';
import { findGame } from '@quayside/games';
import { readCommandInput, UsageError } from '../command.ts';
import { checkFairnessCommand } from './check-fairness.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'quayside-fairness-'));
afterAll(() => rmSync(folder, { recursive: true }));

const deal = {
  match: 'm1',
  commitment: commitmentTo('host secret', 'm1'),
  secret: 'host secret',
  nonces: ['ann', 'ben'],
};

/** A finished match as a server exports it. */
function played(): MatchRecord {
  const game = findGame('tidewater');
  const setup = readSetup(game, 2);
  const nature = dealer(game, setup, seedFrom(deal.secret, deal.nonces, deal.match));
  const match = openMatch(game, setup, nature);
  const random = randomFrom('fairness');
  for (let [seat] = dueSeats(match.state); seat !== undefined; [seat] = dueSeats(match.state)) {
    const due = decisions(game, match.state, seat)[0]!;
    submit(match, { seat, decision: due.id, answer: sample(due.offer, random) }, nature);
  }
  return { ...recordOfLog(game, setup, match.log), about: deal };
}

async function check(record: unknown, ...words: string[]) {
  const file = path.join(folder, 'record.json');
  writeFileSync(file, JSON.stringify(record));
  return checkFairnessCommand.run(readCommandInput(checkFairnessCommand, [file, ...words]));
}

describe('quayside check-fairness', () => {
  const record = played();

  it('finds an honest match fair, and names the promise so that it can be compared', async () => {
    const { ok, text, json } = await check(record);
    expect(ok).toBe(true);
    expect(json).toMatchObject({ fair: true, promised: true, wrong: [], commitment: null });
    expect(text).toContain(deal.commitment);
    expect((await check(record, '--commitment', deal.commitment, '--nonce', 'ben')).ok).toBe(true);
  });

  it('finds the card that was laid by hand', async () => {
    const deck = findGame('tidewater').decks!(readSetup(findGame('tidewater'), 2))['tide']!;
    const drawn = record.answers.flatMap(([seat, key, card], i) =>
      seat === -1 && key === 'core.draw' && deck.includes(card as string) ? [{ i, card }] : [],
    );
    const { i: last } = drawn.at(-1)!;
    const another = deck.find((card) => !drawn.some((one) => one.card === card))!;
    const answers = [...record.answers.slice(0, last), [-1, 'core.draw', another]];
    const { ok, json, text } = await check({ ...record, answers });
    expect(ok).toBe(false);
    expect(json).toMatchObject({ fair: false, promised: true, wrong: [last + 1] });
    expect(text).toContain('NOT fair');
  });

  it('finds another secret than the promised, another promise than the noted, and a seed without one’s own part', async () => {
    expect((await check({ ...record, about: { ...deal, secret: 'chosen later' } })).json).toMatchObject({
      promised: false,
    });
    expect((await check(record, '--commitment', 'noted')).json).toMatchObject({ commitment: false, fair: false });
    expect((await check(record, '--nonce', 'cleo')).json).toMatchObject({ nonce: false, fair: false });
  });

  it('says why a record can’t be checked', async () => {
    await expect(check({ ...record, about: {} })).rejects.toThrow('has no opened seed');
    await expect(check({ ...record, about: { ...deal, forkOf: 'm0' } })).rejects.toThrow(
      'played on from another match (m0)',
    );
    await expect(check({ ...record, game: 'chess' })).rejects.toThrow(UsageError);
  });
});
