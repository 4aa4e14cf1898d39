import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account } from '@quayside/db';
import { appRouter, openHouse, type House, type Table } from '../src/index.ts';
import { serve } from './server.ts';
import { Visitor } from './visitor.ts';

/**
 * Who may do what: the code of the refusal, or `yes`. Every procedure is here; a new one fails the test until it is added.
 * Guests and members who sit elsewhere, a player of the match, the one who opened it, and one who looks after this place.
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
 * Asked of a match of two people that runs, where it is the host's turn; what would change it is asked in a way that can't. After
 * the path a row may say what is special about it.
 */
const matrix: { readonly [path: string]: Row } = {
  'session.me': { verdicts: all('yes') },
  'session.account': { verdicts: people('yes') },
  'session.guest': { input: { name: '' }, verdicts: all('bad-input') },
  'session.rename': { input: { name: 'Somebody' }, verdicts: people('yes') },
  'session.signOut': { verdicts: all('yes'), anew: true },
  'session.signUp': { input: { username: '-', email: 'x', password: 'long enough' }, verdicts: all('bad-username') },
  'session.signIn': { input: { login: 'nobody', password: 'wrong' }, verdicts: all('wrong-login') },
  'session.verify': { input: { token: 'made-up' }, verdicts: all('bad-link') },
  'session.requestReset': { input: { email: 'nobody@example' }, verdicts: all('bad-email') },
  'session.reset': { input: { token: 'made-up', password: 'long enough' }, verdicts: all('bad-link') },
  'session.sessions': { verdicts: people('yes') },
  'session.revoke': { input: { session: 'nowhere' }, verdicts: people('unknown-session') },
  'session.revokeOthers': { verdicts: people('yes') },
  'session.changeUsername': { input: { username: '-' }, verdicts: people('bad-username') },
  'session.changeEmail': { input: { email: 'x' }, verdicts: people('bad-email') },
  'session.changePassword': { input: { current: '', wanted: 'long enough' }, verdicts: people('no-password') },
  'session.tokens': { verdicts: people('yes') },
  'session.makeToken': { input: { name: '' }, verdicts: { ...all('bad-input'), nobody: 'sign-in' } },
  'session.revokeToken': { input: { id: 'nowhere' }, verdicts: people('unknown-token') },
  'session.speak': { input: { language: 'de' }, verdicts: people('yes') },
  'session.providers': { verdicts: all('yes') },
  'session.elsewhere': { input: { provider: 'nowhere' }, verdicts: all('unknown-provider') },
  'session.export': { verdicts: people('yes') },
  'session.delete': { input: { sure: false }, verdicts: { ...all('bad-input'), nobody: 'sign-in' } },
  'games.list': { verdicts: all('yes') },
  'games.messages': { input: { game: 'tidewater', language: 'en' }, verdicts: all('yes') },
  'games.components': { input: { game: 'tidewater' }, verdicts: all('yes') },
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
  'tables.leave': { verdicts: seated('not-waiting') },
  'tables.seatBot': { input: { bot: 'random' }, verdicts: hosts('not-waiting') },
  'tables.unseatBot': { input: { seat: 1 }, verdicts: hosts('not-waiting') },
  'tables.start': { verdicts: hosts('not-waiting') },
  'tables.rematch': { verdicts: seated('not-over') },
  'tables.invite': { input: { account: 'nobody' }, verdicts: seated('not-waiting') },
  'tables.invitations': { verdicts: people('yes') },
  'tables.decline': { verdicts: people('yes') },
  'tables.open': { verdicts: all('yes') },
  'tables.mine': { verdicts: people('yes') },
  'tables.daily': { input: { game: 'tidewater' }, verdicts: people('bad-options') },
  'pairing.ask': { input: { wishes: [{ game: 'chess', seats: [2] }] }, verdicts: people('unknown-game') },
  'pairing.ask rated': {
    input: { wishes: [{ game: 'tidewater', seats: [4] }], rated: true },
    verdicts: { ...people('guests-friendly'), member: 'yes', admin: 'yes' },
  },
  'pairing.current': { verdicts: people('yes') },
  'pairing.leave': { verdicts: people('yes') },
  'match.view': { verdicts: all('yes') },
  'match.answer': { input: { decision: 'no.such', token: 't', answer: 'x' }, verdicts: seated('not-open') },
  'match.undo': { verdicts: seated('no-undo') },
  'match.resetTurn': { verdicts: seated('no-undo') },
  'match.explain': { input: { key: 'place', answer: 'shipyard' }, verdicts: seated('yes') },
  'match.told': { verdicts: all('yes') },
  'match.moment': { input: { seq: 0 }, verdicts: all('yes') },
  'match.note': { verdicts: people('yes') },
  'match.writeNote': { input: { text: 'keep the wood' }, verdicts: people('yes') },
  'match.curves': { verdicts: all('not-over') },
  'match.record': { verdicts: all('not-over') },
  'match.propose': { input: { kind: 'undo' }, verdicts: seated('no-undo') },
  'match.agree': { input: { kind: 'abandon' }, verdicts: seated('no-wish') },
  'match.decline': { verdicts: seated('no-wish') },
  'match.resign': { verdicts: seated('yes'), anew: true },
  'match.fork': { input: { at: 1, as: 0, bot: 'random' }, verdicts: people('not-over') },
  'match.updates': { verdicts: all('yes') },
  'live.follow': { verdicts: all('yes') },
  'profile.statistics': { verdicts: all('yes') },
  'history.statistics': { input: { game: 'tidewater' }, verdicts: all('yes') },
  'history.list': { input: {}, verdicts: all('yes') },
  'rankings.list': { input: { game: 'tidewater' }, verdicts: all('yes') },
  'profile.of': { input: { id: 'nobody' }, verdicts: all('unknown-person') },
  'profile.find': { input: { text: 'a' }, verdicts: people('yes') },
  'profile.preferences': { verdicts: people('yes') },
  'profile.prefer': { input: { mail: { turn: false } }, verdicts: people('yes') },
  'friends.list': { verdicts: people('yes') },
  'friends.ask': { input: { id: 'nobody' }, verdicts: members('unknown-person') },
  'friends.accept': { input: { id: 'nobody' }, verdicts: members('not-asked') },
  'friends.end': { input: { id: 'nobody' }, verdicts: people('yes') },
  'friends.block': { input: { id: 'nobody' }, verdicts: people('unknown-person') },
  'friends.unblock': { input: { id: 'nobody' }, verdicts: people('yes') },
  'chat.list': { verdicts: all('yes') },
  'chat.say': { input: { text: 'Hello!', token: 't' }, verdicts: seated('yes') },
  'chat.mute': { input: { account: 'nobody', muted: true }, verdicts: people('unknown-person') },
  'chat.muted': { verdicts: people('yes') },
  'chat.report': { input: { message: 1e9, reason: 'spam' }, verdicts: people('unknown-message') },
  'admin.overview': { verdicts: admins('yes') },
  'admin.reports': { input: {}, verdicts: admins('yes') },
  'admin.settle': { input: { report: 1e9, how: 'hide' }, verdicts: admins('unknown-report') },
  'admin.people': { input: {}, verdicts: admins('yes') },
  'admin.suspend': { input: { id: 'nobody', until: null, reason: 'none' }, verdicts: admins('unknown-person') },
  'admin.rename': { input: { id: 'nobody' }, verdicts: admins('unknown-person') },
  'admin.matches': { input: {}, verdicts: admins('yes') },
  'admin.end': { verdicts: admins('yes'), anew: true },
  'rankings.seasons': { input: { game: 'tidewater' }, verdicts: all('yes') },
  'rankings.solo': { input: {}, verdicts: all('yes') },
};

describe('who may do what', () => {
  let house: House;
  let server: Awaited<ReturnType<typeof serve>>;
  let cast: Cast;
  beforeAll(async () => {
    house = await openHouse({ url: '', dir: 'memory:' });
    server = await serve(house);
    cast = await newCast();
  });
  afterAll(async () => {
    await house.close();
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
    for (const who of ROLES) if (who !== 'nobody') await visitors[who].ask('POST', 'session.guest', {});
    for (const who of ['member', 'admin'] as const) {
      const { id: member } = await visitors[who].ask<{ id: string }>('GET', 'session.me');
      const role = who === 'admin' ? 'admin' : 'player';
      await house.database.db.update(account).set({ guest: false, role }).where(eq(account.id, member));
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
    'session.delete',
    'session.export',
    'session.revoke',
    'session.revokeOthers',
    'session.revokeToken',
    'session.sessions',
    'session.speak',
    'session.tokens',
    'profile.preferences',
    'profile.prefer',
  ];
  it('changes for who is suspended: nothing is left that needs a name but the own account', async () => {
    const { id, visitors } = await newCast();
    const { id: person } = await visitors.player.ask<{ id: string }>('GET', 'session.me');
    await house.auth.people.suspend(person, new Date(Date.now() + 3_600_000), 'Was rude.');
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
