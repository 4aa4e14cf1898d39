import type { Json } from '@quayside/engine';
import type { Command } from '../command.ts';
import { gameNamed } from '../input.ts';
import { table } from '../table.ts';

export const cardsCommand: Command = {
  name: 'cards',
  about: 'Shows the printed components of a game as tables, to be held beside the print.',
  takes: ['game'],
  options: {},
  examples: ['cards tidewater', 'cards tidewater --json'],
  async run({ arguments: [word = ''] }) {
    const game = await gameNamed(word);
    const components = game.components ?? {};
    return { json: components, text: sections(components) || `${game.id} has no components.` };
  },
};

type Fields = { readonly [field: string]: Json };
const isFields = (json: Json): json is Fields => typeof json === 'object' && json !== null && !Array.isArray(json);

const sections = (components: Json): string =>
  isFields(components)
    ? Object.entries(components)
        .map(([name, part]) => `${name}\n${'═'.repeat(name.length)}\n${shown(part)}`)
        .join('\n\n')
    : shown(components);

/** A list of things with fields is a table, a thing of plain values is a list. */
function shown(part: Json): string {
  const rows: readonly Json[] = Array.isArray(part)
    ? part
    : isFields(part) && Object.values(part).every(isFields)
      ? named(part)
      : [];
  if (rows.length > 0 && rows.every(isFields)) {
    const head = [...new Set(rows.flatMap((row) => Object.keys(row)))];
    return table(
      head,
      rows.map((row) => head.map((field) => cell(row[field]))),
    );
  }
  if (Array.isArray(part)) return part.map(cell).join(', ');
  if (isFields(part))
    return table(
      ['', ''],
      Object.entries(part).map(([name, value]) => [name, cell(value)]),
    );
  return cell(part);
}

const named = (part: Fields): Fields[] =>
  Object.entries(part).map(([id, row]) => ({ id, ...(isFields(row) ? row : {}) }));

const cell = (value: Json | undefined): string =>
  value === undefined || value === null ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value);
