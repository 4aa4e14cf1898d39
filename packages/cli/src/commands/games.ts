import { games } from '@quayside/games';
import type { Command } from '../command.ts';
import { table } from '../table.ts';

export const gamesCommand: Command = {
  name: 'games',
  about: 'Lists all registered games.',
  takes: [],
  options: {},
  run() {
    const list = games.map(({ id, version, seats, options, messages }) => ({
      id,
      version,
      name: messages.en['game.name'] ?? id,
      about: messages.en['game.about'] ?? '',
      seats,
      options,
    }));
    const rows = list.map((one) => [
      one.id,
      one.name,
      one.version,
      `${one.seats.min}–${one.seats.max}`,
      Object.keys(one.options).join(', '),
    ]);
    return { json: list, text: table(['game', 'name', 'rules', 'seats', 'options'], rows) };
  },
};
