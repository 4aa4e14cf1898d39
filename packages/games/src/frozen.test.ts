import { readdirSync, readFileSync } from 'node:fs';
import { fixtureFailure, type Fixture } from '@quayside/testkit';
import { describe, expect, it } from 'vitest';
import { CORE_NAMES } from './edition.ts';
import { frozen } from './frozen.ts';
import { loadEdition } from './load.ts';

/** Every frozen version keeps the matches that were recorded with it beside its package's `frozen` folder. */
const HOMES: { readonly [game: string]: string } = { tidewater: 'testkit' };
const folderOf = (game: string, version: string) =>
  new URL(`../../${HOMES[game] ?? game}/fixtures/v${version}/`, import.meta.url);

const versions = Object.keys(frozen).flatMap((game) =>
  Object.keys(frozen[game] ?? {}).map((version) => ({ game, version })),
);

describe.each(versions)('$game version $version, which is frozen', ({ game: id, version }) => {
  const folder = folderOf(id, version);
  const names = readdirSync(folder);

  it('has all of the core that hosts and boards call', async () => {
    const { core } = await loadEdition(id, Number(version));
    expect(CORE_NAMES.filter((name) => core[name] === undefined)).toEqual([]);
  });

  it('tells which decisions are confirmed, as today’s rules do', async () => {
    const [old, { game }] = await Promise.all([loadEdition(id, Number(version)), loadEdition(id)]);
    expect(old.game.questions['end']?.confirm).toBe(game.questions['end']?.confirm);
  });

  it('has recorded matches', () => expect(names.length).toBeGreaterThan(5));

  it.each(names)('replays %s to its recorded end', async (name) => {
    const { game, core } = await loadEdition(id, Number(version));
    expect(game).toMatchObject({ id, version: Number(version) });
    // Written by the module's own recorder.
    const fixture = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Fixture;
    expect(fixtureFailure(game, fixture, core)).toBeNull();
  });
});
