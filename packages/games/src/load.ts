import type { Game, Handbook, Lesson, Setup, GameText } from '@quayside/engine';
import type { RefusalCode } from '@quayside/engine/host';
import { toEdition, type Core, type Edition } from './edition.ts';
import { modules } from './registry/modules.ts';
import type { GameSource, RuleModule, StoredWeights } from './rule-module.ts';

export type { Core, Edition } from './edition.ts';
export { inListingOrder } from './listing.ts';
export type { GameSource } from './rule-module.ts';

export const gameIds: readonly string[] = Object.keys(modules);

const moduleOf = (id: string): RuleModule | undefined => (Object.hasOwn(modules, id) ? modules[id] : undefined);

/** Where a file of an author imports a game from. */
export const sourceOf = (id: string): GameSource | undefined => moduleOf(id)?.source;

/** What there is to read about a game; a game may begin with nothing. */
export async function loadHandbook(id: string): Promise<Handbook> {
  return (await moduleOf(id)?.handbook?.()) ?? { reference: [], rulings: [] };
}

/** The games that have a guided round. */
export const lessonIds: readonly string[] = gameIds.filter((id) => moduleOf(id)?.lesson);

/** The guided round of a game, for its newest rules; null where it has none. */
export async function loadLesson(id: string): Promise<Lesson | null> {
  return (await moduleOf(id)?.lesson?.()) ?? null;
}

/** The newest rules of a game, fetched when somebody needs them: browsers load only the game on the table. */
export async function loadGame(id: string): Promise<Game> {
  const found = moduleOf(id);
  if (!found) throw await refused('unknown-game', { key: 'core.record.game', args: { game: id.slice(0, 64) } });
  return found.game();
}

/**
 * The rules of a game in a given version, with their core: the newest, or a frozen one for old matches. Today's core is fetched, unless
 * the caller has it.
 */
export async function loadEdition(id: string, version?: number, core?: Core): Promise<Edition> {
  const game = await loadGame(id);
  if (version === undefined || version === game.version) return { game, core: core ?? (await import('./core.ts')) };
  const load = moduleOf(id)?.frozen[version];
  if (!load) throw await refused('unknown-version', { key: 'core.record.version', args: { version } });
  return toEdition(await load());
}

/** The tables of a game for which bots have learned something, with the version of its rules. */
export const learnedTables = (id: string): readonly Omit<StoredWeights, 'load'>[] =>
  (moduleOf(id)?.weights ?? []).map(({ version, seats, options }) => ({ version, seats, options }));

/** What bots have learned for such a table, as `readWeights` of the bots takes it; null where nobody has trained them for it. */
export async function loadWeights(id: string, version: number, { seats, options }: Setup): Promise<unknown> {
  const found = moduleOf(id)?.weights?.find(
    (one) =>
      one.version === version &&
      one.seats === seats &&
      Object.entries(one.options).every(([option, value]) => options[option] === value),
  );
  return found ? (await found.load()).default : null;
}

/** The core is fetched where it is needed: pages that only name games do without it. */
const refused = async (code: RefusalCode, text: GameText): Promise<Error> =>
  new (await import('@quayside/engine/host')).Refused(code, text);
