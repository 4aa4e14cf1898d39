import type { Game, Handbook, Lesson, Setup } from '@quayside/engine';
import { toEdition, type Core, type Edition } from './edition.ts';
import { unknownGame, unknownVersion } from './lookup-errors.ts';
import { modules } from './registry/modules.ts';
import type { GameSource, RuleModule, StoredWeights } from './rule-module.ts';

export type { Core, Edition } from './edition.ts';
export { inListingOrder } from './listing.ts';
export { gameIds, lessonIds } from './registry/ids.ts';
export type { GameSource } from './rule-module.ts';

const moduleOf = (id: string): RuleModule | undefined => (Object.hasOwn(modules, id) ? modules[id] : undefined);

/** Where a file of an author imports a game from. */
export const sourceOf = (id: string): GameSource | undefined => moduleOf(id)?.source;

/** What there is to read about a game; a game may begin with nothing. */
export async function loadHandbook(id: string): Promise<Handbook> {
  return (await moduleOf(id)?.handbook?.()) ?? { reference: [], rulings: [] };
}

/** The guided round of a game, for its newest rules; null where it has none. */
export async function loadLesson(id: string): Promise<Lesson | null> {
  return (await moduleOf(id)?.lesson?.()) ?? null;
}

/** The newest rules of a game in all its languages, fetched when somebody needs them. */
export async function loadGame(id: string): Promise<Game> {
  const found = moduleOf(id);
  if (!found) throw await unknownGame(id);
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
  if (!load) throw await unknownVersion(version);
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
