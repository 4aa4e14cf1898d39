import { randomBytes } from 'node:crypto';
import { conformance, describeViolation, PROPERTY_NAMES } from '@quayside/testkit';
import { UsageError, type Command } from '../command.ts';
import { gameNamed, seedOf } from '../input.ts';
import { progress } from '../progress.ts';
import { freshProcessFinds } from '../verify/fresh-process.ts';

/** The property that looks for a clock, a locale, or something remembered. */
const ALONE = 'rules know nothing but the state';

export const verifyCommand: Command = {
  name: 'verify',
  about: 'Checks everything of a rule module that a machine can check, and lists all violations.',
  takes: ['game'],
  options: {
    deep: { type: 'boolean', about: 'plays long, with a new seed that is printed; --seed repeats it' },
    seed: { type: 'string', value: 'text', about: 'the same seed looks at the same positions' },
    games: {
      type: 'string',
      value: 'n',
      about: 'random games per setup with asides, and as many without (5, deep 15)',
    },
    positions: { type: 'string', value: 'n', about: 'positions looked into closely (300, deep 3000)' },
    only: { type: 'string', value: 'property', multiple: true, about: 'only this property; can be repeated' },
  },
  examples: ['verify tidewater', 'verify tidewater --games 10 --positions 2000', 'verify tidewater --deep'],
  async run(call) {
    const word = call.arguments[0] ?? '';
    const game = await gameNamed(word);
    const only = call.list('only');
    for (const name of only)
      if (!PROPERTY_NAMES.includes(name))
        throw new UsageError(
          `There is no property “${name}”. Properties:\n${PROPERTY_NAMES.map((one) => `  ${one}`).join('\n')}`,
        );
    const deep = call.flag('deep');
    const seed = call.text('seed') ?? (deep ? randomBytes(6).toString('hex') : seedOf(call));
    const bar = progress(`verifying ${game.id}`);
    const {
      violations,
      counts: known,
      ...looked
    } = conformance(game, {
      seed,
      games: call.number('games', deep ? 15 : 5, 1, 100_000),
      budget: call.number('positions', deep ? 3000 : 300, 1, 10_000_000),
      ...(only.length > 0 ? { only } : {}),
      progress: (done) => bar.at(done),
    });
    bar.end();
    const counts = new Map(known);
    // Rules that fail can't be counted on to be played from end to end: what has been found comes first.
    const found = only.length === 0 && violations.length === 0 ? freshProcessFinds(game, seed, undefined, word) : null;
    if (found !== null) counts.set(ALONE, (counts.get(ALONE) ?? 0) + 1);
    const all = found === null ? violations : [...violations, { property: ALONE, message: found, where: null }];
    const total = [...counts.values()].reduce((sum, n) => sum + n, 0);
    const closing = `${game.id} with seed ${seed}: ${looked.checks} checks in ${looked.games} games of ${looked.setups} setups, ${looked.answers} answers, ${total} violations`;
    return {
      json: {
        game: game.id,
        version: game.version,
        seed,
        ok: total === 0,
        ...looked,
        counts: Object.fromEntries(counts),
        violations: all,
      },
      text: [...all.map((one) => `${describeViolation(one)}\n`), closing].join('\n'),
      ok: total === 0,
    };
  },
};
