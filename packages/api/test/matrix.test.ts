import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appRouter, openHouse, type House } from '../src/index.ts';
import { Browser, refusal, serve } from './server.ts';

/** Who may do what: the code of the refusal, or `yes`. Every procedure is here; a new one fails the test until it is added. */
type Who = 'nobody' | 'other' | 'player' | 'host';
type Verdicts = { readonly [who in Who]: string };
const all = (verdict: string): Verdicts => ({ nobody: verdict, other: verdict, player: verdict, host: verdict });
const people = (verdict: string): Verdicts => ({ ...all(verdict), nobody: 'sign-in' });
const seated = (verdict: string): Verdicts => ({
  nobody: 'sign-in',
  other: 'not-seated',
  player: verdict,
  host: verdict,
});

/** Asked of a match of two people that runs, where it is the host's turn; what would change it is asked in a way that can't. */
const matrix: { readonly [path: string]: { readonly input?: object; readonly verdicts: Verdicts } } = {
  'session.me': { verdicts: all('yes') },
  'session.account': { verdicts: people('yes') },
  'session.guest': { input: { name: '' }, verdicts: all('bad-input') },
  'session.rename': { input: { name: 'Somebody' }, verdicts: people('yes') },
  'session.signOut': { input: { nothing: true }, verdicts: all('yes') },
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
  'tables.get': { verdicts: all('yes') },
  'tables.join': { verdicts: { ...people('already-seated'), other: 'not-waiting' } },
  'tables.leave': { verdicts: seated('not-waiting') },
  'tables.seatBot': { input: { bot: 'random' }, verdicts: { ...people('not-host'), host: 'not-waiting' } },
  'tables.unseatBot': { input: { seat: 1 }, verdicts: { ...people('not-host'), host: 'not-waiting' } },
  'tables.start': { verdicts: { ...people('not-host'), host: 'not-waiting' } },
  'tables.rematch': { verdicts: seated('not-over') },
  'tables.open': { verdicts: all('yes') },
  'tables.mine': { verdicts: people('yes') },
  'tables.daily': { input: { game: 'tidewater' }, verdicts: people('bad-options') },
  'match.view': { verdicts: all('yes') },
  'match.answer': { input: { decision: 'no.such', token: 't', answer: 'x' }, verdicts: seated('not-open') },
  'match.undo': { verdicts: seated('no-undo') },
  'match.resetTurn': { verdicts: seated('no-undo') },
  'match.explain': { input: { key: 'place', answer: 'shipyard' }, verdicts: seated('yes') },
  'match.told': { verdicts: all('yes') },
  'match.record': { verdicts: all('not-over') },
  'match.propose': { input: { kind: 'undo' }, verdicts: seated('no-undo') },
  'match.agree': { input: { kind: 'abandon' }, verdicts: seated('no-wish') },
  'match.decline': { verdicts: seated('no-wish') },
  'match.resign': { verdicts: seated('yes') },
  'match.fork': { input: { at: 1, as: 0, bot: 'random' }, verdicts: people('not-over') },
  'match.updates': { verdicts: all('yes') },
  'history.list': { input: {}, verdicts: all('yes') },
  'rankings.list': { input: { game: 'tidewater' }, verdicts: all('yes') },
  'rankings.solo': { input: {}, verdicts: all('yes') },
};

describe('who may do what', () => {
  let house: House;
  let server: Awaited<ReturnType<typeof serve>>;
  beforeAll(async () => {
    house = await openHouse({ url: '', dir: 'memory:' });
    server = await serve(house);
  });
  afterAll(async () => {
    await house.close();
    await server.stop();
  });

  it('is said of every procedure', () => {
    expect(Object.keys(matrix).sort()).toEqual(Object.keys(appRouter._def.procedures).sort());
  });

  async function cast(): Promise<{ id: string; browsers: { readonly [who in Who]: Browser } }> {
    const browsers = {
      nobody: new Browser(server.url),
      other: new Browser(server.url),
      player: new Browser(server.url),
      host: new Browser(server.url),
    };
    for (const who of ['other', 'player', 'host'] as const) await browsers[who].api.session.guest.mutate({});
    const { id } = await browsers.host.api.tables.create.mutate({ game: 'tidewater', seats: 2 });
    await browsers.player.api.tables.join.mutate({ id });
    await browsers.host.api.tables.start.mutate({ id });
    return { id, browsers };
  }

  it.each(Object.entries(matrix))('%s', async (path, { input, verdicts }) => {
    for (const who of Object.keys(verdicts) as Who[]) {
      const { id, browsers } = await cast();
      const verdict =
        path === 'match.updates' ? await follow(browsers[who], id) : await call(browsers[who], path, { id, ...input });
      expect.soft(verdict, `${who} calls ${path}`).toBe(verdicts[who]);
    }
  });

  async function call(browser: Browser, path: string, input: object): Promise<string> {
    const [group = '', name = ''] = path.split('.');
    // Procedures are looked up by name here, which the client's types do not foresee.
    const procedure = (browser.api as unknown as Procedures)[group]?.[name];
    const { type } = (appRouter._def.procedures as unknown as { [path: string]: { _def: { type: string } } })[path]!
      ._def;
    const asked = type === 'query' ? procedure!.query(input) : procedure!.mutate(input);
    const accepted = asked.then(() => 'yes');
    return accepted.catch(async () => (await refusal(asked)).refusal?.code ?? 'nothing');
  }
  type Procedures = {
    [group: string]: {
      [name: string]: { query(input: object): Promise<unknown>; mutate(input: object): Promise<unknown> };
    };
  };

  async function follow(browser: Browser, id: string): Promise<string> {
    for await (const message of browser.stream(id)) if (message.id !== null) return 'yes';
    return 'cut';
  }
});
