import type { State } from '@quayside/engine';
import type { GameEvent, MatchRecord } from '@quayside/engine/host';
import { decisionText } from '@quayside/engine/texts';
import type { Edition } from '@quayside/games';
import type { Command } from '../command.ts';
import { readJson } from '../input.ts';
import { replayAll } from './replay-all.ts';
import { explained, openRecord } from '../record.ts';
import { eventInWords, inWords, scoresInWords, seatNames } from '../in-words.ts';

export const replayCommand: Command = {
  name: 'replay',
  about: 'Plays a record again, each answer checked: the position, scores, open decisions and what happened.',
  takes: ['record.json'],
  options: {
    at: { type: 'string', value: 'n', about: 'stop after so many answers' },
    all: {
      type: 'boolean',
      about:
        'all matches of a database (postgres://… or a data folder), of a folder or of a file with one a line: which would change under these rules, and where',
    },
  },
  examples: [
    'replay record.json',
    'replay record.json --at 20 --json',
    'replay --all .data',
    'replay --all matches.jsonl',
  ],
  async run(call) {
    const path = call.arguments[0] ?? '';
    if (call.flag('all')) return replayAll(path);
    const { record, edition } = await openRecord(path, readJson(path));
    const { core, game } = edition;
    const of = record.answers.length;
    const at = call.number('at', of, 0, of);
    const { state, events } = play(path, record, edition, at);
    const waiting = Array.from({ length: record.seats }, (_, seat) => core.decisions(game, state, seat)).flat();
    const scores = game.score(state);
    const names = seatNames(record.seats);
    const text = [
      ...events.map((event) => eventInWords(game, event, names)),
      '',
      ...waiting.map(
        (one) =>
          `${names[one.seat]}: ${inWords(game.messages.en, decisionText(one, names))}${one.due ? '' : ' (if it likes)'}`,
      ),
      scoresInWords(game, scores, names),
      '',
      `answer ${at} of ${of}, ${game.id} version ${game.version}`,
    ].join('\n');
    const over = core.isOver(state);
    return {
      json: {
        game: game.id,
        version: game.version,
        at,
        of,
        over,
        state,
        scores,
        places: over ? core.ranks(scores) : null,
        decisions: waiting,
        events,
      },
      text,
    };
  },
};

function play(
  path: string,
  record: MatchRecord,
  { core, game }: Edition,
  at: number,
): { state: State; events: readonly GameEvent[] } {
  try {
    const { setup, line } = core.movesOf(game, record);
    return core.replay(game, setup, line, at);
  } catch (error) {
    throw explained(path, error);
  }
}
