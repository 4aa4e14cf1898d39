import { writeFileSync } from 'node:fs';
import { simulate } from '@quayside/bots';
import { totalOf } from '@quayside/engine';
import { recordOf } from '@quayside/engine/host';
import type { Command } from '../command.ts';
import { botsOf, gameNamed, seedOf, setupOf, tableOptions } from '../input.ts';
import { scoresInWords, seatNames } from '../in-words.ts';

export const recordCommand: Command = {
  name: 'record',
  about: 'Lets bots play one game and writes it down: a record that replays for ever.',
  takes: ['game'],
  options: {
    ...tableOptions,
    out: { type: 'string', value: 'file', about: 'where to write it (record.json, unless said)' },
  },
  examples: ['record tidewater --bots merchant --seed 7 --out match.json'],
  async run(call) {
    const game = await gameNamed(call.arguments[0] ?? '');
    const setup = setupOf(game, call);
    const seed = seedOf(call);
    const bots = await botsOf(call, game, setup, 'deckhand');
    const played = simulate(game, setup, bots, seed, { record: true });
    const about = { seed, bots: bots.map((bot) => bot.name), scores: played.scores.map(totalOf) };
    const out = call.text('out') ?? 'record.json';
    writeFileSync(out, `${JSON.stringify({ ...recordOf(game, setup, played.line), about }, null, 1)}\n`);
    return {
      json: { out, game: game.id, version: game.version, answers: played.line.length, scores: played.scores },
      text: `${scoresInWords(game, played.scores, seatNames(setup.seats))}\n\n${played.line.length} answers written to ${out}`,
    };
  },
};
