import { Refused, type Game, type Language } from '@quayside/engine';
import { frozen } from './frozen.ts';

/** The core: everything the engine exports. */
export type Core = typeof import('@quayside/engine');

/** Rules together with the core that plays them. A match is played by the edition it began with, to its end and for ever. */
export interface Edition {
  readonly game: Game;
  readonly core: Core;
}

const modules: { readonly [id: string]: () => Promise<Game> } = {
  tidewater: async () => (await import('@quayside/testkit/sample')).tidewater,
  'le-havre': async () => (await import('@quayside/le-havre')).leHavre,
  'inland-port': async () => (await import('@quayside/inland-port')).inlandPort,
};

/** What the house has decided where a rule book leaves something open, in the languages of the house. */
export interface Ruling {
  readonly id: string;
  readonly question: { readonly [language in Language]: string };
  readonly ruling: { readonly [language in Language]: string };
}

const rulings: { readonly [id: string]: () => Promise<readonly Ruling[]> } = {
  'le-havre': async () => (await import('@quayside/le-havre/rulings')).rulings,
  'inland-port': async () => (await import('@quayside/inland-port/rulings')).rulings,
};

/** The rulings of a game; none where its rule book says it all. No match needs them, so they are no part of its rules. */
export async function loadRulings(id: string): Promise<readonly Ruling[]> {
  const load = Object.hasOwn(rulings, id) ? rulings[id] : undefined;
  return load ? load() : [];
}

export const gameIds: readonly string[] = Object.keys(modules);

/** The newest rules of a game, fetched when somebody needs them: browsers load only the game on the table. */
export async function loadGame(id: string): Promise<Game> {
  const load = Object.hasOwn(modules, id) ? modules[id] : undefined;
  if (!load) throw new Refused('unknown-game', { key: 'core.record.game', args: { game: id.slice(0, 64) } });
  return load();
}

/** The rules of a game in a given version, with their core: the newest, or a frozen one for old matches. */
export async function loadEdition(id: string, version?: number): Promise<Edition> {
  const game = await loadGame(id);
  if (version === undefined || version === game.version) return { game, core: await import('@quayside/engine') };
  const load = frozen[id]?.[version];
  if (!load) throw new Refused('unknown-version', { key: 'core.record.version', args: { version } });
  return load();
}
