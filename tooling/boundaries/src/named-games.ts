/** What serves all games and so names none: what it knows of a game comes from the game's module (`listing`, messages). */
const GENERAL = new Set([
  'api',
  'auth',
  'bot-workers',
  'bots',
  'db',
  'engine',
  'languages',
  'matches',
  'people',
  'ui',
  'web',
]);

/** The ids of all games that packages declare. */
export const gamesOf = (manifests: readonly { quayside?: { game?: string } }[]): string[] =>
  manifests.flatMap(({ quayside }) => quayside?.game ?? []);

/** The first line of a file that names a game although its package serves all, or a message of null. */
export function namedGame(
  name: string,
  games: readonly string[],
  text: string,
): { line: number; message: string | null } {
  if (!GENERAL.has(name) || games.length === 0) return { line: 0, message: null };
  const names = games.flatMap((id) => [id, id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())]);
  const found = new RegExp(`(?<![\\w-])(${names.join('|')})(?![\\w-])`).exec(text);
  if (!found) return { line: 0, message: null };
  return {
    line: text.slice(0, found.index).split('\n').length,
    message: `${name} serves all games and may not name '${found[0]}': what it knows of a game comes from the game’s module`,
  };
}
