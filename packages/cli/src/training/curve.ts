/** How a training went: results by games played. */
export interface TrainingPoint {
  readonly games: number;
  readonly minutes: number;
  /** Mean result of all seats in the games since the point before, and the mean error. */
  readonly points: number;
  readonly error: number;
}

const BARS = '▁▂▃▄▅▆▇█';
const COLUMNS = 60;

/** The results as a line of bars. */
export function sparkline(curve: readonly TrainingPoint[]): string {
  const step = Math.max(1, Math.ceil(curve.length / COLUMNS));
  const values = curve.filter((_, i) => i % step === 0 || i === curve.length - 1).map(({ points }) => points);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return values.map((x) => BARS[Math.round(((x - low) / (high - low || 1)) * (BARS.length - 1))]).join('');
}

const [WIDTH, HEIGHT, MARGIN] = [640, 320, 44];

/** The same as a picture. */
export function curveSvg(curve: readonly TrainingPoint[], title: string): string {
  const most = Math.max(1, ...curve.map(({ games }) => games));
  const [low, high] = [
    Math.min(0, ...curve.map(({ points }) => points)),
    Math.max(1, ...curve.map(({ points }) => points)),
  ];
  const x = (games: number) => MARGIN + (games / most) * (WIDTH - 2 * MARGIN);
  const y = (points: number) => HEIGHT - MARGIN - ((points - low) / (high - low)) * (HEIGHT - 2 * MARGIN);
  const line = curve.map(({ games, points }) => `${x(games).toFixed(1)},${y(points).toFixed(1)}`).join(' ');
  const ticks = Array.from({ length: 5 }, (_, i) => low + ((high - low) * i) / 4).map(
    (points) =>
      `<line x1="${MARGIN}" x2="${WIDTH - MARGIN}" y1="${y(points)}" y2="${y(points)}" stroke="#ccc"/>` +
      `<text x="${MARGIN - 6}" y="${y(points) + 4}" text-anchor="end">${Math.round(points)}</text>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    `<text x="${MARGIN}" y="24" font-size="14">${title}: mean result by games of self-play</text>`,
    ...ticks,
    `<text x="${WIDTH - MARGIN}" y="${HEIGHT - 16}" text-anchor="end">${most} games</text>`,
    `<polyline fill="none" stroke="#0b6bcb" stroke-width="2" points="${line}"/>`,
    '</svg>',
    '',
  ].join('\n');
}
