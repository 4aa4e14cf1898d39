import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account, rulesReport } from '@quayside/db';
import { conceal, movesOf, readReport, replay, UNKNOWN, type Decision, type RulesReport } from '@quayside/engine/host';
import { findGame } from '@quayside/games';
import {
  type Account,
  type MatchView,
  type Page,
  type RulesReportListing,
  type Services,
  type Table,
} from '../src/index.ts';
import { openServices, serve } from './server.ts';
import { Visitor } from './visitor.ts';

const game = findGame('tidewater');

describe('a report of a problem with the rules', () => {
  let services: Services;
  let server: Awaited<ReturnType<typeof serve>>;
  beforeAll(async () => {
    services = await openServices({ env: {} });
    server = await serve(services);
  });
  afterAll(async () => {
    await services.close();
    await server.stop();
  });

  async function newcomer(role: 'admin' | 'player' = 'player'): Promise<Visitor & { me: string }> {
    const visitor = new Visitor(() => server.url);
    const { id } = await visitor.ask<Account>('POST', 'session.signInAsGuest', {});
    if (role === 'admin')
      await services.database.db.update(account).set({ guest: false, role: 'admin' }).where(eq(account.id, id));
    return Object.assign(visitor, { me: id });
  }

  /** A match of two in which the first has looked at the next two lots, which the other may not know. */
  async function started(first: Visitor, second: Visitor): Promise<string> {
    const { id } = await first.ask<Table>('POST', 'tables.create', { game: 'tidewater', seats: 2 });
    await second.ask('POST', 'tables.join', { id });
    await first.ask('POST', 'tables.start', { id });
    await give(first, id, 'place', 'lookout');
    return id;
  }
  let keys = 0;
  async function give(who: Visitor, id: string, key: string, answer: unknown): Promise<void> {
    const { decisions } = await who.ask<MatchView>('GET', 'match.view', { id });
    const decision = decisions.find((one: Decision) => one.key === key)?.id ?? '';
    await who.ask('POST', 'match.answer', { id, decision, idempotencyKey: `key-${keys++}`, answer });
  }
  const codeOf = async (call: ReturnType<Visitor['call']>) => (await call).refusal?.code ?? 'yes';
  const newest = async (admin: Visitor) =>
    (await admin.ask<Page<RulesReportListing>>('GET', 'admin.listRulesReports', {})).items[0]!;

  it('gives its author the own view, and the admins the whole match', async () => {
    const [ann, ben, admin] = [await newcomer(), await newcomer(), await newcomer('admin')];
    const id = await started(ann, ben);
    const own = await ben.ask<RulesReport>('POST', 'match.reportRules', { id, text: 'It should be three lots.' });
    const { state } = await ben.ask<MatchView>('GET', 'match.view', { id });
    expect(own).toEqual({
      quaysideReport: 1,
      game: 'tidewater',
      version: game.version,
      seats: 2,
      options: { days: 5, fog: false },
      seat: 1,
      text: 'It should be three lots.',
      at: 4,
      view: state,
    });
    expect(readReport(own)).toEqual(own);

    const listed = await newest(admin);
    expect(listed).toMatchObject({ match: id, game: 'tidewater', seat: 1, by: { id: ben.me }, text: own.text });
    const full = await admin.ask<RulesReport>('GET', 'admin.rulesReport', { report: listed.id });
    expect({ ...full, record: undefined }).toEqual({ ...own, record: undefined });
    const { setup, line } = movesOf(game, full.record!);
    expect(conceal(game, replay(game, setup, line).state, 1)).toEqual(own.view);

    await admin.ask('POST', 'admin.resolveRulesReport', { report: listed.id });
    expect(await codeOf(admin.call('POST', 'admin.resolveRulesReport', { report: listed.id }))).toBe('unknown-report');
    const resolved = await admin.ask<Page<RulesReportListing>>('GET', 'admin.listRulesReports', { resolved: true });
    expect(resolved.items.map((one) => one.id)).toContain(listed.id);
  });

  it('tells its author nothing that is hidden: no card, no answer that is held, no record', async () => {
    const [ann, ben] = [await newcomer(), await newcomer()];
    const id = await started(ann, ben);
    const cards = (report: RulesReport) => report.view.piles?.['tide']?.slots.map((slot) => slot.card);
    const looked = await ben.bytes('POST', 'match.reportRules', { id, text: 'What are they?' });
    const seen = await ann.ask<RulesReport>('POST', 'match.reportRules', { id, text: 'I see them.' });
    const [top, next] = cards(seen) as [string, string];
    expect([top, next]).not.toContain(UNKNOWN);
    // Both are among the unseen cards that everybody knows of; where they lie is not said.
    const { data } = await ben.call<RulesReport>('POST', 'match.reportRules', { id, text: 'And now?' });
    expect(cards(data!)).toEqual([UNKNOWN, UNKNOWN]);
    expect(data!.view.unseen?.['tide']).toEqual(expect.arrayContaining([top, next]));
    expect(looked.body).not.toContain('"record"');
    expect(looked.body).not.toContain('answers');

    await give(ann, id, 'arrange', [top, next]);
    await give(ann, id, 'end', 'end');
    await give(ben, id, 'place', 'nets');
    await give(ben, id, 'end', 'end');
    await give(ann, id, 'bid', '2');
    const held = await ben.ask<RulesReport>('POST', 'match.reportRules', { id, text: 'Has she bid?' });
    expect(JSON.stringify(held.view.pending)).toContain('"given":null');
    expect(JSON.stringify(held.view.pending)).not.toContain('"2"');
  });

  it('comes from players of that match alone, short, readable, and a few in an hour', async () => {
    const [ann, ben, cleo] = [await newcomer(), await newcomer(), await newcomer()];
    const id = await started(ann, ben);
    const report = (who: Visitor, input: object) => codeOf(who.call('POST', 'match.reportRules', input));
    expect(await report(cleo, { id, text: 'Let me see.' })).toBe('not-seated');
    expect(await report(new Visitor(() => server.url), { id, text: 'Let me see.' })).toBe('sign-in');
    expect(await report(ann, { id: 'nowhere', text: 'Wrong.' })).toBe('unknown-table');
    for (const text of ['', '   ', 'x'.repeat(1001), 'a\0b', 'turn \u202e around', 7, null, { length: 3 }])
      expect(await report(ann, { id, text })).toBe('bad-input');
    // Whatever else is sent is not kept: no seat, no view, no record of the sender's making.
    expect(await report(ann, { id, text: 'Mine.', seat: 1, view: { forged: true }, record: {} })).toBe('yes');
    const [kept] = await services.database.db.select().from(rulesReport).where(eq(rulesReport.reporterId, ann.me));
    expect(kept).toMatchObject({ seat: 0, text: 'Mine.' });
    expect(JSON.stringify(kept)).not.toContain('forged');

    for (let n = 0; n < 4; n++) expect(await report(ann, { id, text: `Wrong ${n}.` })).toBe('yes');
    expect(await report(ann, { id, text: 'Once more.' })).toBe('too-many');
    const waiting = await ann.ask<Table>('POST', 'tables.create', { game: 'tidewater', seats: 2 });
    expect(await report(ben, { id: waiting.id, text: 'Not begun.' })).toBe('not-seated');
    expect(await report(ann, { id: waiting.id, text: 'Not begun.' })).toBe('not-running');
  });

  it('with its match is closed to everybody else, and to an admin who still plays it', async () => {
    const [ann, boss] = [await newcomer(), await newcomer('admin')];
    const id = await started(ann, boss);
    await ann.ask('POST', 'match.reportRules', { id, text: 'Please look.' });
    const { id: report } = await newest(boss);
    for (const path of ['admin.listRulesReports', 'admin.rulesReport'])
      expect(await codeOf(ann.call('GET', path, { report }))).toBe('not-admin');
    expect(await codeOf(ann.call('POST', 'admin.resolveRulesReport', { report }))).toBe('not-admin');
    expect(await codeOf(boss.call('GET', 'admin.rulesReport', { report }))).toBe('own-match');
    await ann.ask('POST', 'match.resign', { id });
    expect(await codeOf(boss.call('GET', 'admin.rulesReport', { report }))).toBe('yes');
  });

  it('is in its author’s data, and goes with the account', async () => {
    const [ann, ben] = [await newcomer(), await newcomer()];
    const id = await started(ann, ben);
    await ben.ask('POST', 'match.reportRules', { id, text: 'Three lots.' });
    expect(JSON.stringify(await ben.ask('GET', 'session.exportData'))).toContain('Three lots.');
    await ben.ask('POST', 'session.deleteAccount', { confirm: true });
    expect(await services.database.db.select().from(rulesReport).where(eq(rulesReport.reporterId, ben.me))).toEqual([]);
  });

  it('breaks nothing', () => expect(server.defects).toEqual([]));
});
