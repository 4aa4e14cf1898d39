import type { GameText } from '@quayside/engine';
import type { RefusalCode } from '@quayside/engine/host';

/** The core is fetched where it is needed: pages that only name games do without it. */
const refused = async (code: RefusalCode, text: GameText): Promise<Error> =>
  new (await import('@quayside/engine/host')).Refused(code, text);

export const unknownGame = (id: string): Promise<Error> =>
  refused('unknown-game', { key: 'core.record.game', args: { game: id.slice(0, 64) } });

export const unknownVersion = (version: number): Promise<Error> =>
  refused('unknown-version', { key: 'core.record.version', args: { version } });
