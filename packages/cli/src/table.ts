/** Rows in columns; numbers to the right. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const cells = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, i) => Math.max(...cells.map((row) => (row[i] ?? '').length)));
  const right = head.map(
    (_, i) =>
      rows.length > 0 && rows.every((row) => typeof row[i] === 'number' || /^[\d.,–%×µms/ -]+$/.test(row[i] ?? '')),
  );
  const line = (row: readonly string[]) =>
    row
      .map((cell, i) => (right[i] ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0)))
      .join('  ')
      .trimEnd();
  const [first = [], ...others] = cells;
  return [line(first), widths.map((width) => '─'.repeat(width)).join('  '), ...others.map(line)].join('\n');
}

/** A figure with as many digits as can be trusted. */
export const figure = (n: number): string =>
  Math.abs(n) >= 100 ? Math.round(n).toLocaleString('en') : n.toFixed(Math.abs(n) >= 10 ? 1 : 2);
