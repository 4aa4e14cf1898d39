import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { totalOf, type ScoreSheet } from '@quayside/engine';
import { canonical, readRecord, type MatchRecord } from '@quayside/engine/host';
import { findGame, games, type Edition } from '@quayside/games';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const main = path.join(import.meta.dirname, 'main.ts');
const require = createRequire(import.meta.url);
const tsx = require.resolve('tsx');
const sample = path.join(import.meta.dirname, '../../testkit/src/sample');
const folder = mkdtempSync(path.join(os.tmpdir(), 'quayside-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The real tool, as a person or a script starts it in a clone. */
const fromSource = (words: string) => started(['--import', tsx, main], words);
/** The same built, which starts in a moment. */
const quayside = (words: string, input = '') => started([built], words, input);

const built = path.join(import.meta.dirname, '../node_modules/.cache/quayside.mjs');
beforeAll(() =>
  build({
    entryPoints: [main],
    outfile: built,
    bundle: true,
    format: 'esm',
    platform: 'node',
    external: ['esbuild', 'vitest'],
    logLevel: 'error',
  }),
);
function started(program: string[], words: string, input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...program, ...words.split(' ')], {
    encoding: 'utf8',
    input,
  });
  return { status, stdout, stderr };
}
function json(words: string, input = '', start = quayside) {
  const { status, stdout, stderr } = start(`${words} --json`, input);
  return { status, stderr, document: JSON.parse(stdout) as { [key: string]: unknown } };
}
const file = (name: string) => path.join(folder, name);

const commands = [
  'games',
  'cards',
  'verify',
  'scenario',
  'scenario from-report',
  'simulate',
  'play',
  'record',
  'replay',
  'check-fairness',
  'bench',
  'freeze',
];

describe('quayside', () => {
  it('lists its commands, and each of them says how it is used', () => {
    const { status, stdout } = quayside('--help');
    expect(status).toBe(0);
    for (const command of commands) expect(stdout).toContain(`  ${command}`);
    for (const command of commands) {
      const help = quayside(`${command} --help`);
      expect(help.status).toBe(0);
      expect(help.stdout).toContain(`quayside ${command}`);
      expect(help.stdout).toContain('--json');
    }
  });

  it.each([
    ['sail', 'There is no command sail. Commands: games, cards'],
    ['simulate', 'simulate takes <game>, and was given nothing'],
    ['simulate chess', 'There is no game chess. Games: '],
    ['simulate tidewater --speed 9', '--speed'],
    ['simulate tidewater --seats 9', '--seats is a whole number from 2 to 4, not 9'],
    ['simulate tidewater --games many', '--games is a whole number from 1 to'],
    [
      'simulate tidewater --bots pirate',
      'There is no bot pirate. Bots: random, deckhand, merchant, captain, harbour-master',
    ],
    ['simulate tidewater --seats 3 --bots random,random', '--bots names 2 bots for 3 seats'],
    ['simulate tidewater --set weather=bad', 'tidewater has no option weather. Options: days=2…6, fog=yes|no'],
    ['simulate tidewater --set days=99', 'Option days is 2…6, not 99'],
    ['simulate tidewater --set fog', 'Option fog is yes|no, not nothing'],
    ['verify tidewater --only luck', 'There is no property “luck”. Properties:'],
    ['replay nowhere.json', 'nowhere.json can’t be read'],
    ['scenario nowhere', 'nowhere does not exist'],
    ['scenario from-report nowhere.json', 'nowhere.json can’t be read'],
  ])('%s: is refused in words that help, with nothing on stdout', (words, message) => {
    const { status, stdout, stderr } = quayside(words);
    expect(stderr).toContain(message);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  });
});

describe('games and cards', () => {
  it('show what there is', () => {
    const { document } = json('games', '', fromSource);
    expect(document).toMatchObject(games.map(({ id, version, seats }) => ({ id, version, seats })));
    expect(json('cards tidewater').document).toEqual(findGame('tidewater').components);
    expect(quayside('cards tidewater').stdout).toMatch(/amber +7/);
  });
});

describe('simulate', () => {
  it('counts wins and scores per seat, the same for the same seed', () => {
    const words =
      'simulate tidewater --seats 3 --games 30 --bots merchant,random,random --set days=3 --set fog=yes --seed s';
    const { status, stderr, document } = json(words);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const seats = document['seats'] as { seat: number; bot: string; wins: number; meanScore: number }[];
    expect(seats.map((one) => one.bot)).toEqual(['merchant', 'random', 'random']);
    expect(seats.reduce((sum, one) => sum + one.wins, 0)).toBeCloseTo(30);
    expect(seats[0]?.meanScore).toBeGreaterThan(seats[1]?.meanScore ?? Infinity);
    expect(document).toMatchObject({ games: 30, options: { days: 3, fog: true } });
    for (const figure of ['answersPerSecond', 'gamesPerSecond', 'firstSeatWins', 'meanMargin'])
      expect(document[figure], figure).toBeTypeOf('number');
    expect(json(words).document['seats']).toEqual(seats);
  });
});

describe('record and replay', () => {
  it('write a match that replays to the same end, and to any point before', () => {
    const recorded = json(`record tidewater --seats 3 --seed r --out ${file('r.json')}`).document;
    const record = readRecord(JSON.parse(readFileSync(file('r.json'), 'utf8')));
    expect(record.answers).toHaveLength(recorded['answers'] as number);

    const end = json(`replay ${file('r.json')}`).document;
    expect(end).toMatchObject({ over: true, at: record.answers.length, decisions: [], scores: recorded['scores'] });
    expect((end['scores'] as ScoreSheet[]).map(totalOf)).toEqual((record.about as { scores: number[] }).scores);
    expect((end['events'] as { key: string }[]).map(({ key }) => key)).toContain('landed');

    const early = json(`replay ${file('r.json')} --at 1`).document;
    expect(early).toMatchObject({ over: false, at: 1, places: null });
    expect(early['decisions']).toMatchObject([
      { seat: 0, key: 'place', due: true },
      { key: 'sell', due: false },
    ]);
    expect((early['state'] as { day: number }).day).toBe(1);
  });

  it.each<[string, (record: MatchRecord) => unknown, string]>([
    ['is no record', () => ({ hello: 1 }), 'not a Quayside game file: quayside is wrong'],
    [
      'is of an unknown game',
      (record) => ({ ...record, game: 'chess' }),
      'There is no game called chess here. Games: ',
    ],
    ['is of an unknown version', (record) => ({ ...record, version: 7 }), 'rules version 7'],
    ['holds an answer that can’t be given', (record) => ({ ...record, answers: [[0, 'place', 'moon']] }), 'Step 1'],
  ])('refuse a file that %s', (_, change, message) => {
    quayside(`record tidewater --seats 2 --out ${file('good.json')}`);
    const good = JSON.parse(readFileSync(file('good.json'), 'utf8')) as MatchRecord;
    writeFileSync(file('bad.json'), JSON.stringify(change(good)));
    const { status, stdout, stderr } = quayside(`replay ${file('bad.json')}`);
    expect(stderr).toContain(message);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  });
});

describe('a game that is not registered', () => {
  const example = path.join(import.meta.dirname, '../../examples/src/tic-tac-toe/index.ts');

  it('is named by its file, or by the folder of a package that declares it', () => {
    expect(json(`verify ${example} --games 1 --positions 5`, '', fromSource)).toMatchObject({
      status: 0,
      document: { game: 'tic-tac-toe', ok: true },
    });
    mkdirSync(file('alone'));
    writeFileSync(file('alone/index.ts'), `export { ticTacToe } from ${JSON.stringify(example)};`);
    const manifest = { name: 'alone', quayside: { game: 'tic-tac-toe' }, exports: { '.': './index.ts' } };
    writeFileSync(file('alone/package.json'), JSON.stringify(manifest));
    expect(json(`simulate ${file('alone')} --games 3`, '', fromSource)).toMatchObject({
      status: 0,
      document: { games: 3 },
    });
  });

  it('is missed where a folder declares none, and where its file exports none', () => {
    expect(fromSource(`verify ${sample}`).stderr).toContain('any other by its file or the folder of its package');
    expect(fromSource(`verify ${path.join(sample, 'texts.ts')}`).stderr).toContain('exports 0 games');
  });

  describe.each([
    ['from source', fromSource],
    ['built', quayside],
  ])('that can’t be loaded, %s, is refused with the line', (_, start) => {
    const rules = file('author/rules.ts');
    beforeAll(() => {
      mkdirSync(file('author/node_modules/goods'), { recursive: true });
      writeFileSync(file('author/package.json'), '{ "type": "module" }');
      writeFileSync(file('author/node_modules/goods/package.json'), '{ "type": "module", "exports": "./goods.js" }');
      writeFileSync(file('author/node_modules/goods/goods.js'), 'export const fish = 1;');
      writeFileSync(file('author/cards.ts'), 'export const cards: readonly string[] = [];');
    });
    it.each([
      [
        'that imports a name which is not exported by a package',
        "interface Cargo {\n  a: 1;\n}\nimport {\n  fish,\n  noSuchName,\n} from 'goods';\nexport const a: [Cargo, unknown] = [{ a: fish }, noSuchName];",
        /rules\.ts:6: .*noSuchName/,
      ],
      [
        'that imports a name which is not exported by a file',
        "import { noSuchName } from './cards.ts';\nexport const a = noSuchName;",
        /rules\.ts:1:.*noSuchName/,
      ],
      [
        'that throws',
        "export const a: number = 1;\n\nthrow new Error('nothing works');",
        /rules\.ts:3: .*nothing works/,
      ],
    ])('%s', (_case, source, message) => {
      writeFileSync(rules, source);
      const { status, stderr } = start(`verify ${rules}`);
      expect(status).toBe(2);
      expect(stderr).toMatch(message);
    });
  });
});

describe('scenario', () => {
  it('plays a book and says that it holds', () => {
    const { status, document } = json(`scenario ${sample}`, '', fromSource);
    expect(status).toBe(0);
    expect(document['failed']).toBe(0);
    expect(document['passed']).toBeGreaterThan(5);
  });

  it('fails, and says in the game’s words what came out otherwise', () => {
    const book = path.join(sample, 'tidewater.scenarios.ts');
    writeFileSync(
      file('wrong.scenarios.ts'),
      `import right from '${book}';
       const [name] = Object.keys(right.scenarios);
       const { play, ...rest } = right.scenarios[name];
       export default { ...right, scenarios: { 'the tide stands still': { ...rest, play: [...play, ...play] } } };`,
    );
    const { status, stdout } = fromSource(`scenario ${file('wrong.scenarios.ts')}`);
    expect(status).toBe(1);
    expect(stdout).toContain('✗ the tide stands still');
  });
});

describe('verify', () => {
  it('passes the sample game and says how much it looked at', () => {
    const { status, document } = json('verify tidewater --positions 20', '', fromSource);
    expect(document).toMatchObject({ ok: true, violations: [] });
    expect(document['checks']).toBeGreaterThan(1000);
    expect(status).toBe(0);
  });
});

describe('verify --deep', () => {
  it('takes a new seed each time and prints it, and with that seed looks at the same again', () => {
    const words = 'verify tidewater --deep --games 1 --positions 5';
    const verified = (more = '') => json(`${words}${more}`, '', fromSource).document;
    const [first, second] = [verified(), verified()];
    expect(first['seed']).toMatch(/^[0-9a-f]{12}$/);
    expect(second['seed']).not.toBe(first['seed']);
    expect(verified(` --seed ${String(first['seed'])}`)).toEqual(first);
    expect(json('verify tidewater --games 1 --positions 5', '', fromSource).document['seed']).toBe('quayside');
  });
});

describe('play', () => {
  it('plays a whole match against bots from typed answers, with a record at its end', () => {
    const { status, document, stderr } = json(
      'play tidewater --seats 2 --set days=2 --bots random',
      'woods\nend\n1\nnets\n1\n1\n'.repeat(3),
    );
    expect(stderr).toContain('Where does your worker go?');
    expect(status).toBe(0);
    expect(document['over']).toBe(true);
    expect(readRecord(document['record']).answers.length).toBeGreaterThan(8);
  });

  it('explains what can’t be, takes back, and lets one leave', () => {
    const { status, stdout } = quayside('play tidewater --seats 2', 'shipyard\n99\nwoods\nundo\nquit\n');
    expect(stdout).toContain('A boat needs 2 wood');
    expect(stdout).toContain('none of the numbers');
    expect(stdout.match(/Where does your worker go/g)).toHaveLength(4);
    expect(status).toBe(0);
    // The position is shown before each question: who stands where, and what everybody has.
    expect(stdout).toContain('Spaces        nets · woods [Seat 0 (you)] · ropewalk');
    expect(stdout).toMatch(/Seat 0 \(you\) {2}1 fish, 2 wood, 2 coin/);
  });

  it('does not pretend where the input ends too early', () => {
    expect(quayside('play tidewater', 'nets\n')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('input ended'),
    });
  });
});

describe('freeze', () => {
  it('bundles rules and core into one file that plays by itself', async () => {
    const { status, document } = json(`freeze tidewater --force --out ${folder}`);
    expect(status).toBe(0);
    const bundle = readFileSync(document['file'] as string, 'utf8');
    expect(bundle).not.toMatch(/^import /m);
    const { game, core } = (await import(pathToFileURL(document['file'] as string).href)) as Edition;
    const finish = (by: Pick<typeof core, 'readRecord' | 'movesOf' | 'replay'>, rules: typeof game) => {
      const record = by.readRecord(JSON.parse(readFileSync(file('frozen.json'), 'utf8')));
      const { setup, line } = by.movesOf(rules, record);
      return canonical(by.replay(rules, setup, line).state);
    };
    quayside(`record tidewater --seed frozen --out ${file('frozen.json')}`);
    expect(finish(core, game)).toBe(finish(await import('@quayside/engine/host'), findGame('tidewater')));
    expect(quayside(`freeze tidewater --out ${folder}`).status).toBe(2);
  });
});

describe('bench', () => {
  it('measures the sample game beside the hand-written loop', () => {
    const { status, document } = json('bench --game tidewater --rounds 1 --ms 2', '', fromSource);
    expect(status).toBe(0);
    const measured = document['measured'] as { name: string; perSecond: number; ratio: number }[];
    expect(measured.map(({ name }) => name)).toEqual([
      'whole random games',
      'answers in random games',
      'answers applied to a copy, checked',
      'offers of a seat',
      'copies of a state',
      'copies of a late state',
      'views of a seat',
      'answers replayed from a record',
      'turns planned by a captain',
      'nodes searched by a harbour master',
      'frontiers of payments',
      'suggestions for payments',
    ]);
    for (const one of measured) expect(one.perSecond * one.ratio, one.name).toBeGreaterThan(0);
    expect(document['feeding']).toMatchObject([{ tokens: 48, payments: 10004 }, { tokens: 48 }]);
  });

  it('compares two checkouts at a table of the size that was asked for', () => {
    const here = path.join(import.meta.dirname, '../../..');
    const { status, document } = json(
      `bench --game tidewater --seats 3 --rounds 1 --ms 2 --against ${here}`,
      '',
      fromSource,
    );
    expect(status).toBe(0);
    expect(document['games']).toMatchObject([{ game: 'tidewater', seats: 3 }]);
    const [row] = document['games'] as { there: number; here: number; ratio: number }[];
    for (const figure of ['there', 'here', 'ratio'] as const) expect(row?.[figure], figure).toBeGreaterThan(0);
  });

  it('says what it can’t measure', () => {
    expect(quayside('bench --game tidewater --seats 7').stderr).toContain('None of these games is played by 7');
    const { status, stderr } = fromSource(`bench --game tidewater --ms 2 --rounds 1 --against ${folder}`);
    expect({ status, stderr }).toMatchObject({ status: 1, stderr: expect.stringContaining('is none') });
  });
});
