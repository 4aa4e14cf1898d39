import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { games } from '@quayside/games';
import { FEEDING_LIMIT_MS, measureFeeding } from '../bench/feeding.ts';
import { measure } from '../bench/measure.ts';
import { handwritten, subjectsOf } from '../bench/subjects.ts';
import type { Call, Command, Outcome } from '../command.ts';
import { gameOf } from '../input.ts';
import { progress } from '../progress.ts';
import { figure, table } from '../table.ts';

export const benchCommand: Command = {
  name: 'bench',
  about: 'Measures engine and games, each figure also against a hand-written loop of the sample game in the same run.',
  takes: [],
  options: {
    game: { type: 'string', value: 'id', multiple: true, about: 'only this game; can be repeated (all, unless said)' },
    rounds: { type: 'string', value: 'n', about: 'how often each is measured (7, unless said)' },
    ms: { type: 'string', value: 'n', about: 'how long each time, in milliseconds (150, unless said)' },
    strict: { type: 'boolean', about: 'fail where a target is missed' },
  },
  examples: ['bench', 'bench --game tidewater --rounds 15 --json'],
  async run(call) {
    // As source, every inner function carries its name with it, which costs up to a third. What is measured is what is shipped.
    if (import.meta.url.endsWith('.ts')) return compiled();
    return bench(call);
  },
};

/** The engine on whole random games of the sample game, as a share of the hand-written loop. */
const TARGET = 0.1;
const AIM = 0.25;

function bench(call: Call): Outcome {
  const chosen = call.list('game').map(gameOf);
  const rounds = call.number('rounds', 7, 1, 1000);
  const ms = call.number('ms', 150, 1, 60_000);
  const bar = progress('measuring');
  // One game after the other: code that has played several games is slower in each of them, and a table plays one.
  const list = chosen.length > 0 ? chosen : games;
  const measured = list.flatMap((game, i) =>
    measure(subjectsOf(game), handwritten, { rounds, ms }, (done) => bar.at((i + done) / list.length)),
  );
  bar.end();
  const feeding = measureFeeding(20 * rounds);
  const whole = measured.find((one) => one.game === 'tidewater' && one.unit === 'games');
  const targets = [
    ...(whole
      ? [
          {
            name: 'random games of tidewater, share of the hand-written loop',
            value: whole.ratio,
            target: TARGET,
            aim: AIM,
            met: whole.ratio >= TARGET,
          },
        ]
      : []),
    ...feeding.map(({ name, frontierMs }) => ({
      name: `frontier of ${name}, ms`,
      value: frontierMs,
      target: FEEDING_LIMIT_MS,
      met: frontierMs <= FEEDING_LIMIT_MS,
    })),
    ...feeding.map(({ name, suggestMs }) => ({
      name: `suggestions for ${name}, ms`,
      value: suggestMs,
      target: FEEDING_LIMIT_MS,
      met: suggestMs <= FEEDING_LIMIT_MS,
    })),
  ];
  const hand = measure(
    [{ game: 'tidewater', name: 'hand-written loop', unit: 'games', run: handwritten('games') }],
    handwritten,
    { rounds: 3, ms: 100 },
  )[0];
  const text = [
    table(
      ['game', 'what', 'per second', 'of the hand-written loop'],
      measured.map((one) => [one.game, one.name, figure(one.perSecond), `${figure(one.ratio * 100)} %`]),
    ),
    '',
    `hand-written loop: ${figure(hand?.perSecond ?? 0)} games/s`,
    '',
    table(
      ['hardest payment', 'tokens', 'payments', 'frontier ms', 'suggest ms'],
      feeding.map((one) => [one.name, one.tokens, one.payments, one.frontierMs.toFixed(2), one.suggestMs.toFixed(2)]),
    ),
    '',
    ...targets.map(
      ({ name, value, target, met }) => `${met ? '✓' : '✗'} ${name}: ${value.toFixed(3)} (target ${target})`,
    ),
  ].join('\n');
  return {
    json: { node: process.version, handwrittenGamesPerSecond: hand?.perSecond, measured, feeding, targets },
    text,
    ok: !call.flag('strict') || targets.every(({ met }) => met),
  };
}

/** Runs this very command from a bundle, with the same words. */
async function compiled(): Promise<Outcome> {
  const { build } = await import('esbuild');
  const folder = mkdtempSync(path.join(os.tmpdir(), 'quayside-bench-'));
  try {
    const outfile = path.join(folder, 'quayside.mjs');
    await build({
      entryPoints: [fileURLToPath(new URL('../main.ts', import.meta.url))],
      outfile,
      bundle: true,
      format: 'esm',
      platform: 'node',
      external: ['esbuild', 'vitest'],
      logLevel: 'error',
    });
    const { status } = spawnSync(process.execPath, [outfile, ...process.argv.slice(2)], { stdio: 'inherit' });
    return { json: null, text: '', printed: true, ok: status === 0 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
