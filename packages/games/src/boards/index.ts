import type { Game, Lesson } from '@quayside/engine';
import type { IndexCards } from '@quayside/ui/art';
import type { Board } from '@quayside/ui/board';
import { toEdition, type Core, type Edition } from '../edition.ts';
import { unknownGame, unknownVersion } from '../lookup-errors.ts';
import { cards } from './cards-registry.ts';
import type { PageModule, TableModule } from './page-module.ts';
import { pageModules } from './registry.ts';

/**
 * What a browser needs to sit down at a table: the rules of its game in the reader's language, fetched when it is opened, and the
 * board drawn for it. Without one, the generic board plays it.
 */
export type { Core, Edition } from '../edition.ts';

const moduleOf = (id: string): PageModule | undefined => (Object.hasOwn(pageModules, id) ? pageModules[id] : undefined);

const tableOf = ({ tables }: PageModule, language: string): Promise<TableModule> => (tables[language] ?? tables.en)();

/** The rules of a game in a given version, with their core, for a page in one language. Today's core is fetched, unless the caller has it. */
export async function loadEditionIn(language: string, id: string, version?: number, core?: Core): Promise<Edition> {
  const found = moduleOf(id);
  if (!found) throw await unknownGame(id);
  const game = gameIn(language, await tableOf(found, language));
  if (version === undefined || version === game.version) return { game, core: core ?? (await import('../core.ts')) };
  const load = found.frozen[version];
  if (!load) throw await unknownVersion(version);
  return toEdition(await load());
}

/** Where only one language was fetched, the game speaks it also to who asks for English. */
function gameIn(language: string, table: TableModule): Game {
  if ('game' in table) return table.game;
  const messages = { ...table.coreMessages, ...table.messages };
  return { ...table.rules, messages: { en: messages, [language]: messages } };
}

/** The board drawn for this game, or null: then the generic board is the only one. It comes with the rules in this language. */
export async function loadBoard(language: string, id: string): Promise<Board | null> {
  const found = moduleOf(id);
  return (found && (await tableOf(found, language)).Board) ?? null;
}

/** The guided round of a game, for its newest rules; null where it has none. */
export async function loadLesson(id: string): Promise<Lesson | null> {
  return (await moduleOf(id)?.lesson?.()) ?? null;
}

/** The cards of this game as its board draws them, for the card index; null where nobody has drawn them. */
export async function loadCards(game: string): Promise<IndexCards | null> {
  const load = Object.hasOwn(cards, game) ? cards[game] : undefined;
  return load ? load() : null;
}
