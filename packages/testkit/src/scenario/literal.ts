const WIDTH = 116;

/** Plain data as TypeScript, on one line where it fits. `indent` is where the line begins that it stands on. */
export function asLiteral(value: unknown, indent: number): string {
  const short = onOneLine(value);
  if (typeof value !== 'object' || value === null || indent + short.length <= WIDTH) return short;
  const inner = ' '.repeat(indent + 2);
  const lines = Array.isArray(value)
    ? value.map((one) => `${inner}${asLiteral(one, indent + 2)},`)
    : Object.entries(value).map(([key, one]) => `${inner}${keyOf(key)}: ${asLiteral(one, indent + 2)},`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return [open, ...lines, `${' '.repeat(indent)}${close}`].join('\n');
}

function onOneLine(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  const fields = Object.entries(value).map(([key, one]) => `${keyOf(key)}: ${onOneLine(one)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

const keyOf = (key: string): string => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key));

/** JSON knows which characters a source file can't hold; only the quotes are others. */
const quoted = (text: string): string =>
  `'${JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"')
    .replaceAll("'", String.raw`\'`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`)}'`;
