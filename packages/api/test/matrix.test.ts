import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account } from '@quayside/db';
import { appRouter, type Services, type Table } from '../src/index.ts';
import { openServices, serve } from './server.ts';
import { Visitor } from './visitor.ts';

/**
 * Who may do what: the code of the refusal, or `yes`. Every procedure is here; a new one fails the test until it is added.
 * Guests and members who sit elsewhere, a player of the match, the one who opened it, and an administrator.
 */
const ROLES = ['nobody', 'guest', 'member', 'player', 'host', 'admin'] as const;
type Who = (typeof ROLES)[number];
type Verdicts = { readonly [who in Who]: string };
const all = (verdict: string): Verdicts => ({
  nobody: verdict,
  guest: verdict,
  member: verdict,
  player: verdict,
  host: verdict,
  admin: verdict,
});
const people = (verdict: string): Verdicts => ({ ...all(verdict), nobody: 'sign-in' });
const seated = (verdict: string): Verdicts => ({
  ...people(verdict),
  guest: 'not-seated',
  member: 'not-seated',
  admin: 'not-seated',
});
const hosts = (verdict: string): Verdicts => ({ ...people('not-host'), host: verdict });
/** Who has an account: a guest has no friends here. */
const members = (verdict: string): Verdicts => ({ ...people('needs-account'), member: verdict, admin: verdict });
const admins = (verdict: string): Verdicts => ({ ...people('not-admin'), admin: verdict });

interface Row {
  readonly input?: object;
  readonly verdicts: Verdicts;
  /** Changes so much that the next needs a table of their own. */
  readonly anew?: true;
}

/**
 * Query of a match of two people that runs, where it is the host's turn; what would change it is asked in a way that can't. After
 * the path a row may say what is special about it.
 */
const matrix: { readonly [path: string]: Row } = {
  'session.me': { verdicts: all('yes') },
  'session.account': { verdicts: people('yes') },
  'session.signInAsGuest': { input: { name: '' }, verdicts: all('bad-input') },
  'session.changeName': { input: { name: 'Somebody' }, verdicts: people('yes') },
  'session.signOut': { verdicts: all('yes'), anew: true },
  'session.signUp': { input: { username: '-', email: 'x', password: 'long enough' }, verdicts: all('bad-username') },
  'session.signIn': { input: { login: 'nobody', password: 'wrong' }, verdicts: all('wrong-login') },
  'session.verifyEmail': { input: { emailToken: 'made-up' }, verdicts: all('bad-link') },
  'session.requestPasswordReset': { input: { email: 'nobody@example' }, verdicts: all('bad-email') },
  'session.resetPassword': { input: { emailToken: 'made-up', password: 'long enough' }, verdicts: all('bad-link') },
  'session.list': { verdicts: people('yes') },
  'session.revoke': { input: { session: 'nowhere' }, verdicts: people('unknown-session') },
  'session.revokeOthers': { verdicts: people('yes') },
  'session.changeUsername': { input: { username: '-' }, verdicts: people('bad-username') },
  'session.changeEmail': { input: { email: 'x' }, verdicts: people('bad-email') },
  'session.changePassword': { input: { current: '', wanted: 'long enough' }, verdicts: people('no-password') },
  'session.botKeys': { verdicts: people('yes') },
  'session.createBotKey': { input: { name: '' }, verdicts: { ...all('bad-input'), nobody: 'sign-in' } },
  'session.revokeBotKey': { input: { id: 'nowhere' }, verdicts: people('unknown-bot-key') },
  'session.changeLanguage': { input: { language: 'de' }, verdicts: people('yes') },
  'session.providers': { verdicts: all('yes') },
  'session.signInWithProvider': { input: { provider: 'nowhere' }, verdicts: all('unknown-provider') },
  'session.exportData': { verdicts: people('yes') },
  'session.deleteAccount': { input: { confirm: false }, verdicts: { ...all('bad-input'), nobody: 'sign-in' } },
  'games.list': { verdicts: all('yes') },
  'games.messages': { input: { game: 'tidewater', language: 'en' }, verdicts: all('yes') },
  'games.components': { input: { game: 'tidewater' }, verdicts: all('yes') },
  'games.fittingLevel': { input: { game: 'tidewater' }, verdicts: all('yes') },
  'games.bots': { verdicts: all('yes') },
  'tables.create': { input: { game: 'chess', seats: 2 }, verdicts: people('unknown-game') },
  'tables.create rated': {
    input: { game: 'tidewater', seats: 2, rated: true },
    verdicts: { ...people('guests-friendly'), member: 'yes', admin: 'yes' },
  },
  'tables.get': { verdicts: all('yes') },
  'tables.join': {
    verdicts: { ...people('not-waiting'), player: 'already-seated', host: 'already-seated' },
  },
  'tables.takeOver': {
    input: { seat: 1 },
    verdicts: { ...people('not-vacant'), player: 'already-seated', host: 'already-seated' },
  },
  'tables.leave': { verdicts: seated('not-waiting') },
  'tables.addBot': { input: { bot: 'random' }, verdicts: hosts('not-waiting') },
  'tables.removeBot': { input: { seat: 1 }, verdicts: hosts('not-waiting') },
  'tables.changeFill': { input: { fill: null }, verdicts: hosts('not-waiting') },
  'tables.start': { verdicts: hosts('not-waiting') },
  'tables.rematch': { verdicts: seated('not-over') },
  'tables.invite': { input: { account: 'nobody' }, verdicts: seated('not-waiting') },
  'tables.invitations': { verdicts: people('yes') },
  'tables.declineInvitation': { verdicts: people('yes') },
  'tables.listOpen': { verdicts: all('yes') },
  'tables.listRunning': { verdicts: all('yes') },
  'tables.listMine': { verdicts: people('yes') },
  'tables.daily': { input: { game: 'tidewater' }, verdicts: people('bad-options') },
  'pairing.request': { input: { choices: [{ game: 'chess', seats: [2] }] }, verdicts: people('unknown-game') },
  'pairing.request rated': {
    input: { choices: [{ game: 'tidewater', seats: [4] }], rated: true },
    verdicts: { ...people('guests-friendly'), member: 'yes', admin: 'yes' },
  },
  'pairing.current': { verdicts: people('yes') },
  'pairing.cancel': { verdicts: people('yes') },
  'match.view': { verdicts: all('yes') },
  'match.answer': { input: { decision: 'no.such', idempotencyKey: 't', answer: 'x' }, verdicts: seated('not-open') },
  'match.undo': { verdicts: seated('no-undo') },
  'match.resetTurn': { verdicts: seated('no-undo') },
  'match.explain': { input: { key: 'place', answer: 'shipyard' }, verdicts: seated('yes') },
  'match.events': { verdicts: all('yes') },
  'match.stateAt': { input: { seq: 0 }, verdicts: all('yes') },
  'match.note': { verdicts: people('yes') },
  'match.standingOrders': { verdicts: seated('yes') },
  'match.setStandingOrder': { input: { order: 'core.forced', choice: 'off' }, verdicts: seated('yes') },
  'match.saveNote': { input: { text: 'keep the wood' }, verdicts: people('yes') },
  'match.reportRules': { input: { text: 'The fee is wrong.' }, verdicts: seated('yes') },
  'match.curves': { verdicts: all('not-over') },
  'match.analysis': { verdicts: all('not-over') },
  'match.requestAnalysis': { verdicts: people('not-over') },
  'match.hint': { verdicts: { ...seated('yes'), player: 'not-open' } },
  'match.record': { verdicts: all('not-over') },
  'match.propose': { input: { kind: 'undo' }, verdicts: seated('no-undo') },
  'match.agree': { input: { kind: 'abandon' }, verdicts: seated('no-proposal') },
  'match.decline': { verdicts: seated('no-proposal') },
  'match.resign': { verdicts: seated('yes'), anew: true },
  'match.fork': { input: { at: 1, as: 0, bot: 'random' }, verdicts: people('not-over') },
  'match.updates': { verdicts: all('yes') },
  'live.updates': { verdicts: all('yes') },
  'profile.statistics': { verdicts: all('yes') },
  'history.addPractice': {
    input: {
      key: 'practice',
      record: { quayside: 1, game: 'chess', version: 1, seats: 2, options: {}, answers: [] },
      seed: 'a-seed-of-a-browser',
      seat: 0,
      bots: [null, 'random'],
      started: new Date(0),
    },
    verdicts: people('unknown-game'),
  },
  'history.statistics': { input: { game: 'tidewater' }, verdicts: all('yes') },
  'history.list': { input: {}, verdicts: all('yes') },
  'rankings.list': { input: { game: 'tidewater' }, verdicts: all('yes') },
  'profile.get': { input: { id: 'nobody' }, verdicts: all('unknown-person') },
  'profile.search': { input: { text: 'a' }, verdicts: people('yes') },
  'profile.preferences': { verdicts: people('yes') },
  'profile.updatePreferences': { input: { showPresence: true }, verdicts: people('yes') },
  'notifications.preferences': { verdicts: people('yes') },
  'notifications.update': { input: { webhook: 'http://127.0.0.1/' }, verdicts: people('bad-input') },
  'notifications.subscribePush': {
    input: { endpoint: 'http://push.example', keys: { p256dh: 'x', auth: 'x' } },
    verdicts: people('bad-input'),
  },
  'notifications.unsubscribePush': { input: { endpoint: 'https://nowhere.example' }, verdicts: people('yes') },
  'notifications.unsubscribeMails': { input: { token: 'made.up' }, verdicts: all('yes') },
  'friends.list': { verdicts: people('yes') },
  'friends.request': { input: { id: 'nobody' }, verdicts: members('unknown-person') },
  'friends.accept': { input: { id: 'nobody' }, verdicts: members('not-asked') },
  'friends.remove': { input: { id: 'nobody' }, verdicts: people('yes') },
  'friends.block': { input: { id: 'nobody' }, verdicts: people('unknown-person') },
  'friends.unblock': { input: { id: 'nobody' }, verdicts: people('yes') },
  'chat.list': { verdicts: all('yes') },
  'chat.send': { input: { text: 'Hello!', idempotencyKey: 't' }, verdicts: seated('yes') },
  'chat.mute': { input: { account: 'nobody', muted: true }, verdicts: people('unknown-person') },
  'chat.muted': { verdicts: people('yes') },
  'chat.report': { input: { message: 1e9, reason: 'spam' }, verdicts: people('unknown-message') },
  'admin.overview': { verdicts: admins('yes') },
  'admin.queues': { verdicts: admins('yes') },
  'admin.listReports': { input: {}, verdicts: admins('yes') },
  'admin.resolveReport': { input: { report: 1e9, resolution: 'hide' }, verdicts: admins('unknown-report') },
  'admin.listRulesReports': { input: {}, verdicts: admins('yes') },
  'admin.rulesReport': { input: { report: 1e9 }, verdicts: admins('unknown-report') },
  'admin.resolveRulesReport': { input: { report: 1e9 }, verdicts: admins('unknown-report') },
  'admin.listAccounts': { input: {}, verdicts: admins('yes') },
  'admin.suspend': { input: { id: 'nobody', until: null, reason: 'none' }, verdicts: admins('unknown-person') },
  'admin.resetName': { input: { id: 'nobody' }, verdicts: admins('unknown-person') },
  'admin.listMatches': { input: {}, verdicts: admins('yes') },
  'admin.endMatch': { verdicts: admins('yes'), anew: true },
  'rankings.bots': { input: { game: 'tidewater' }, verdicts: all('yes') },
  'rankings.seasons': { input: { game: 'tidewater' }, verdicts: all('yes') },
  'rankings.dailyBenchmark': { input: {}, verdicts: all('yes') },
  'rankings.solo': { input: {}, verdicts: all('yes') },
};

describe('who may do what', () => {
  let services: Services;
  let server: Awaited<ReturnType<typeof serve>>;
  let cast: Cast;
  beforeAll(async () => {
    services = await openServices();
    server = await serve(services);
    cast = await newCast();
  });
  afterAll(async () => {
    await services.close();
    await server.stop();
  });

  const pathOf = (row: string): string => row.split(' ')[0] ?? '';
  // What kind a procedure is, is nowhere in the router's types.
  const procedures = appRouter._def.procedures as unknown as { readonly [path: string]: { _def: { type: string } } };

  it('is said of every procedure', () => {
    expect([...new Set(Object.keys(matrix).map(pathOf))].sort()).toEqual(Object.keys(procedures).sort());
  });

  interface Cast {
    readonly id: string;
    readonly visitors: { readonly [who in Who]: Visitor };
  }
  async function newCast(): Promise<Cast> {
    const visitors = Object.fromEntries(ROLES.map((who) => [who, new Visitor(() => server.url)])) as Cast['visitors'];
    for (const who of ROLES) if (who !== 'nobody') await visitors[who].ask('POST', 'session.signInAsGuest', {});
    for (const who of ['member', 'admin'] as const) {
      const { id: member } = await visitors[who].ask<{ id: string }>('GET', 'session.me');
      const role = who === 'admin' ? 'admin' : 'player';
      await services.database.db.update(account).set({ guest: false, role }).where(eq(account.id, member));
    }
    const { id } = await visitors.host.ask<Table>('POST', 'tables.create', { game: 'tidewater', seats: 2 });
    await visitors.player.ask('POST', 'tables.join', { id });
    await visitors.host.ask('POST', 'tables.start', { id });
    return { id, visitors };
  }

  it.each(Object.entries(matrix))('%s', async (row, { input, verdicts, anew }) => {
    for (const who of ROLES) {
      const { id, visitors } = anew ? await newCast() : cast;
      const given = { id, match: id, matches: [{ id }], ...input };
      expect.soft(await verdict(visitors[who], pathOf(row), given), `${who} calls ${row}`).toBe(verdicts[who]);
    }
  });

  async function verdict(visitor: Visitor, path: string, input: object): Promise<string> {
    const { type } = procedures[path]!._def;
    if (type === 'subscription') {
      for await (const message of visitor.stream(path, input)) if (message.id !== null) return 'yes';
      return 'cut';
    }
    const { refusal } = await visitor.call(type === 'query' ? 'GET' : 'POST', path, input);
    return refusal?.code ?? 'yes';
  }

  /** Who is suspended may look after the own account, and read what anybody may read. */
  const OWN = [
    'session.account',
    'session.changeEmail',
    'session.changePassword',
    'session.deleteAccount',
    'session.exportData',
    'session.revoke',
    'session.revokeOthers',
    'session.revokeBotKey',
    'session.list',
    'session.changeLanguage',
    'session.botKeys',
    'profile.preferences',
    'profile.updatePreferences',
    'notifications.preferences',
    'notifications.update',
    'notifications.subscribePush',
    'notifications.unsubscribePush',
  ];
  it('changes for who is suspended: nothing is left that needs a name but the own account', async () => {
    const { id, visitors } = await newCast();
    const { id: person } = await visitors.player.ask<{ id: string }>('GET', 'session.me');
    await services.auth.suspend(person, new Date(Date.now() + 3_600_000), 'Was rude.');
    for (const [row, { input, verdicts }] of Object.entries(matrix)) {
      const path = pathOf(row);
      if (path === 'session.signOut') continue;
      const refused = verdicts.nobody === 'sign-in' && !OWN.includes(path);
      const given = { id, match: id, matches: [{ id }], ...input };
      const asked = await verdict(visitors.player, path, given);
      expect.soft(asked === 'suspended', `${row}: ${asked}`).toBe(refused);
    }
  });
});
