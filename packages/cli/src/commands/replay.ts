import {
  decisions,
  decisionText,
  isOver,
  movesOf,
  ranks,
  readRecord,
  Refused,
  replay,
  type Event,
  type Record,
  type State,
} from '@quayside/engine';
import { findGame, games } from '@quayside/games';
import { UsageError, type Command } from '../command.ts';
import { readJson } from '../input.ts';
import { eventInWords, inWords, scoresInWords, seatNames } from '../words.ts';

export const replayCommand: Command = {
  name: 'replay',
  about: 'Plays a record again, each answer checked: the position, scores, open decisions and what happened.',
  takes: ['record.json'],
  options: { at: { type: 'string', value: 'n', about: 'stop after so many answers' } },
  examples: ['replay record.json', 'replay record.json --at 20 --json'],
  run(call) {
    const path = call.arguments[0] ?? '';
    const { record, game } = open(path, readJson(path));
    const of = record.answers.length;
    const at = call.number('at', of, 0, of);
    const { state, events } = play(path, record, game, at);
    const waiting = Array.from({ length: record.seats }, (_, seat) => decisions(game, state, seat)).flat();
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
    const over = isOver(state);
    return {
      json: {
        game: game.id,
        version: game.version,
        at,
        of,
        over,
        state,
        scores,
        places: over ? ranks(scores) : null,
        decisions: waiting,
        events,
      },
      text,
    };
  },
};

function open(path: string, input: unknown): { record: Record; game: ReturnType<typeof findGame> } {
  try {
    const record = readRecord(input);
    return { record, game: findGame(record.game, record.version) };
  } catch (error) {
    throw explained(path, error);
  }
}

function play(
  path: string,
  record: Record,
  game: ReturnType<typeof findGame>,
  at: number,
): { state: State; events: readonly Event[] } {
  try {
    const { setup, line } = movesOf(game, record);
    return replay(game, setup, line, at);
  } catch (error) {
    throw explained(path, error);
  }
}

function explained(path: string, error: unknown): unknown {
  if (!(error instanceof Refused)) return error;
  const known = error.code === 'unknown-game' ? ` Games: ${games.map((game) => game.id).join(', ')}.` : '';
  return new UsageError(`${path}: ${inWords(games[0]?.messages.en ?? {}, error.text)}${known}`);
}
