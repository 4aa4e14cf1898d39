import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fixtureFailure, type Fixture } from '@quayside/testkit';
import { describe, expect, it } from 'vitest';
import * as today from './core.ts';
import { loadEdition } from './load.ts';
import { modules } from './registry/modules.ts';

/** Every frozen version keeps the matches that were recorded with it beside its package's `frozen` folder. */
const packages = new URL('../../', import.meta.url);
const homes = readdirSync(packages).flatMap((name) => {
  const manifest = new URL(`${name}/package.json`, packages);
  if (!existsSync(manifest)) return [];
  const { quayside } = JSON.parse(readFileSync(manifest, 'utf8')) as { quayside?: { game?: string } };
  return quayside?.game === undefined ? [] : [{ game: quayside.game, name }];
});

const versions = homes.flatMap(({ game, name }) =>
  Object.keys(modules[game]?.frozen ?? {}).map((version) => ({
    game,
    version,
    folder: new URL(`${name}/fixtures/v${version}/`, packages),
  })),
);

describe.each(versions)('$game version $version, which is frozen', ({ game: id, version, folder }) => {
  const names = readdirSync(folder);

  it('has all of the core that hosts and boards call', async () => {
    const { core } = await loadEdition(id, Number(version));
    expect(Object.keys(today).filter((name) => !(name in core))).toEqual([]);
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
