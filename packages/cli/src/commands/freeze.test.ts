import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'; // prettier-ignore
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const tsx = createRequire(import.meta.url).resolve('tsx');
const packages = path.join(import.meta.dirname, '../../..');
const workshop = mkdtempSync(path.join(os.tmpdir(), 'quayside-freeze-'));
afterAll(() => rmSync(workshop, { recursive: true }));

/** The packages that know games, copied with their sources: what is frozen is written into them. */
const COPIED = ['engine', 'testkit', 'le-havre', 'inland-port', 'games', 'bots', 'cli'];
beforeAll(() => {
  for (const name of COPIED) {
    const from = path.join(packages, name);
    const to = path.join(workshop, name);
    cpSync(from, to, { recursive: true, filter: (one) => !/node_modules|test-results|fixtures$/.test(one) });
    link(path.join(from, 'node_modules'), path.join(to, 'node_modules'));
    link(path.join(from, 'node_modules/@quayside'), path.join(to, 'node_modules/@quayside'));
  }
});

/** What is copied leads to its copy, all else to where it is. */
function link(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name === '@quayside' || name.startsWith('.')) continue;
    const copied = from.endsWith('@quayside') && COPIED.includes(name);
    symlinkSync(copied ? path.join(workshop, name) : realpathSync(path.join(from, name)), path.join(to, name));
  }
}

function quayside(words: string) {
  const main = path.join(workshop, 'cli/src/main.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', tsx, main, ...words.split(' '), '--json'], { encoding: 'utf8' }); // prettier-ignore
  return { status, stderr, document: stdout === '' ? null : (JSON.parse(stdout) as { [key: string]: unknown }) };
}
const file = (name: string) => path.join(workshop, name);
const rules = file('testkit/src/sample/tidewater.ts');

describe('freeze without --out', () => {
  it('lists the version in the registry, so that its matches replay and are checked by the rules of their day', () => {
    const versionIs = (n: number) =>
      writeFileSync(rules, readFileSync(rules, 'utf8').replace(/version: \d+/, `version: ${n}`));
    versionIs(0);
    expect(quayside('freeze tidewater').stderr).toContain('Version 0 of tidewater may still change');
    versionIs(7);
    expect(quayside(`record tidewater --seed day-one --out ${file('v7.json')}`).status).toBe(0);
    const before = quayside(`replay ${file('v7.json')}`).document!;
    expect(before).toMatchObject({ over: true, version: 7 });
    const frozen = quayside('freeze tidewater');
    expect(frozen.document).toMatchObject({ version: 7, listed: true, file: file('testkit/frozen/v7.js') });
    expect(JSON.parse(readFileSync(file('testkit/package.json'), 'utf8'))).toMatchObject({
      files: expect.arrayContaining(['frozen']),
      exports: { './frozen/*': './frozen/*' },
    });
    expect(readFileSync(file('games/src/registry/modules.ts'), 'utf8')).toContain(
      "import('@quayside/testkit/frozen/v7.js')",
    );

    // The rules go on: the nets are gone, and with them every match that used them.
    const old = readFileSync(rules, 'utf8');
    writeFileSync(rules, old.replaceAll("'nets'", "'weir'").replace('nets:', 'weir:'));
    versionIs(8);
    expect(quayside(`replay ${file('v7.json')}`).document).toEqual(before);

    // All records of a folder: those of the frozen version are as they were.
    mkdirSync(file('records'));
    cpSync(file('v7.json'), file('records/v7.json'));
    expect(quayside(`replay --all ${file('records')}`)).toMatchObject({
      status: 0,
      document: { matches: 1, changed: [] },
    });

    const record = JSON.parse(readFileSync(file('v7.json'), 'utf8')) as { version: number; answers: unknown[] };
    writeFileSync(file('pretends.json'), JSON.stringify({ ...record, version: 8 }));
    expect(quayside(`replay ${file('pretends.json')}`)).toMatchObject({ status: 2, document: null });
    // Under the rules of the working tree it would change, at the first answer that went to the nets.
    cpSync(file('pretends.json'), file('records/v8.json'));
    const changed = quayside(`replay --all ${file('records')}`);
    const first = (record.answers as [number, string, string][]).findIndex(([, , answer]) => answer === 'nets') + 1;
    expect(changed).toMatchObject({
      status: 1,
      document: {
        matches: 2,
        changed: [{ game: 'tidewater', version: 8, answer: first, why: expect.stringMatching(/\w/) }],
      },
    });
    // What the old core refuses is said in words too.
    writeFileSync(file('broken.json'), JSON.stringify({ ...record, answers: [[0, 'place', 'moon']] }));
    expect(quayside(`replay ${file('broken.json')}`).stderr).toMatch(/Step 1 in the file is not possible: This decision has already been made/); // prettier-ignore
  }, 120_000);
});
