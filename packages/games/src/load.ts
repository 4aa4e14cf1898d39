import type { Game, Handbook, Lesson, RefusalCode, Text } from '@quayside/engine';
import { thawed, type Edition } from './edition.ts';
import { frozen } from './frozen.ts';

export type { Core, Edition } from './edition.ts';

const modules: { readonly [id: string]: () => Promise<Game> } = {
  tidewater: async () => (await import('@quayside/testkit/sample')).tidewater,
  'le-havre': async () => (await import('@quayside/le-havre')).leHavre,
  'inland-port': async () => (await import('@quayside/inland-port')).inlandPort,
};

const handbooks: { readonly [id: string]: () => Promise<Handbook> } = {
  tidewater: async () => (await import('@quayside/testkit/sample/handbook')).handbook,
  'le-havre': async () => (await import('@quayside/le-havre/handbook')).handbook,
  'inland-port': async () => (await import('@quayside/inland-port/handbook')).handbook,
};

/** What there is to read about a game; a game may begin with nothing. */
export async function loadHandbook(id: string): Promise<Handbook> {
  const load = Object.hasOwn(handbooks, id) ? handbooks[id] : undefined;
  return load ? load() : { reference: [], rulings: [] };
}

const lessons: { readonly [id: string]: () => Promise<Lesson> } = {
  tidewater: async () => (await import('@quayside/testkit/sample/lesson')).lesson,
  'le-havre': async () => (await import('@quayside/le-havre/lesson')).lesson,
  'inland-port': async () => (await import('@quayside/inland-port/lesson')).lesson,
};

/** The games that have a guided round. */
export const lessonIds: readonly string[] = Object.keys(lessons);

/** The guided round of a game, for its newest rules; null where it has none. */
export async function loadLesson(id: string): Promise<Lesson | null> {
  const load = Object.hasOwn(lessons, id) ? lessons[id] : undefined;
  return load ? load() : null;
}

export const gameIds: readonly string[] = Object.keys(modules);

/** The newest rules of a game, fetched when somebody needs them: browsers load only the game on the table. */
export async function loadGame(id: string): Promise<Game> {
  const load = Object.hasOwn(modules, id) ? modules[id] : undefined;
  if (!load) throw await refused('unknown-game', { key: 'core.record.game', args: { game: id.slice(0, 64) } });
  return load();
}

/** The rules of a game in a given version, with their core: the newest, or a frozen one for old matches. */
export async function loadEdition(id: string, version?: number): Promise<Edition> {
  const game = await loadGame(id);
  if (version === undefined || version === game.version) return { game, core: await import('@quayside/engine') };
  const load = frozen[id]?.[version];
  if (!load) throw await refused('unknown-version', { key: 'core.record.version', args: { version } });
  return thawed(await load());
}

/** The core is fetched where it is needed: pages that only name games do without it. */
const refused = async (code: RefusalCode, text: Text): Promise<Error> =>
  new (await import('@quayside/engine')).Refused(code, text);
