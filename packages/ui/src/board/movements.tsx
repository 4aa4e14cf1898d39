import { Component, type RefObject } from 'react';
import { useTable } from './table-context.tsx';

/** Something that changed hands between two views: what, from where, to where; where both ends are unknown it appears or fades. */
export interface Movement {
  /** The place whose picture travels. */
  readonly icon: string;
  /** Places (`data-place`) to try in turn, the best first; none is the supply beside the board. */
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly n: number;
  /** Those of one wave travel together, the next wave follows. */
  readonly wave: number;
  /** How wide the picture is on its way; 28 pixels otherwise. */
  readonly size?: number;
  /** On foot, step by step, or straight over the water; what is left out is thrown in a low arc. */
  readonly gait?: 'walk' | 'sail';
}

/** Under half a second for each. */
const TIME = 420;
const LATER = 140;
/** More than this at once is a change of scene (a jump, a reconnect), not a move: no film is shown. */
const MOST = 24;
/** As many pictures of one thing. */
const PICTURES = 4;

export interface MovementsProps<S> {
  board: RefObject<HTMLElement | null>;
  position: S;
  between: (before: S, after: S) => readonly Movement[];
}

/** What changes hands travels there. Nothing waits for it: the board already shows where everything is. */
export function Movements<S>(props: MovementsProps<S>) {
  const { at, playback } = useTable();
  return <Sky {...props} back={at !== undefined} film={playback !== undefined} />;
}

interface SkyProps<S> extends MovementsProps<S> {
  /** An earlier position is shown. */
  back: boolean;
  /** The moves of others are being played. */
  film: boolean;
}

type Places = ReadonlyMap<string, DOMRect>;
interface Departure {
  readonly movements: readonly Movement[];
  readonly places: Places;
  readonly pace: number;
}

/**
 * A class, for only a class is asked right before the page changes: where things lie is then known without laying out anything, and
 * nothing has to be measured in moves in which nothing travels.
 */
class Sky<S> extends Component<SkyProps<S>> {
  override getSnapshotBeforeUpdate({ position, film: played }: SkyProps<S>): Departure | null {
    const { board, position: next, between, back, film } = this.props;
    const { current } = board;
    if (!current || position === next || back || document.hidden) return null;
    // Who skips the moves of others has no use for all of them at once.
    if (played && !film) return null;
    const movements = between(position, next);
    if (movements.length === 0 || movements.length > MOST) return null;
    const pace = Number(getComputedStyle(current).getPropertyValue('--pace') || 1);
    if (pace === 0 || typeof current.animate !== 'function' || matchMedia('(prefers-reduced-motion: reduce)').matches)
      return null;
    return { movements, places: seen(current), pace };
  }

  override componentDidUpdate(_props: unknown, _state: unknown, departure: Departure | null): void {
    // In the next frame, for which the page is laid out anyway: measuring at once would do it in the middle of drawing.
    if (departure) requestAnimationFrame(() => this.fly(departure));
  }

  private fly({ movements, places, pace }: Departure): void {
    const { current } = this.props.board;
    if (!current) return;
    // All is measured before anything is added: otherwise the browser would lay out the page again and again.
    const now = seen(current);
    const ghosts = movements.flatMap((one) => ghostsOf(current, one, places, now));
    document.body.append(...ghosts.map(({ ghost }) => ghost));
    for (const { ghost, frames, delay } of ghosts) {
      const flight = ghost.animate(frames, { duration: TIME * pace, delay: delay * pace, fill: 'both' });
      for (const end of ['finish', 'cancel']) flight.addEventListener(end, () => ghost.remove());
    }
  }

  override render() {
    return null;
  }
}

function seen(board: HTMLElement): Places {
  const found = new Map<string, DOMRect>();
  for (const one of board.querySelectorAll<HTMLElement>('[data-place]')) {
    const rect = one.getBoundingClientRect();
    // The same thing may also lie on a hidden tab.
    if (rect.width > 0) found.set(one.dataset['place'] ?? '', rect);
  }
  return found;
}

/** The first of these that lies on the board. */
const place = (map: Places, names: readonly string[]): DOMRect | undefined =>
  map.get(names.find((name) => map.has(name)) ?? '');

interface Ghost {
  readonly ghost: HTMLElement | SVGElement;
  readonly frames: Keyframe[];
  readonly delay: number;
}

function ghostsOf(board: HTMLElement, movement: Movement, old: Places, now: Places): Ghost[] {
  const { icon, from, to, n, wave, size = 28, gait } = movement;
  const start = place(old, from) ?? place(now, from);
  const end = place(now, to);
  const [a, b] = [start ?? end, end ?? start];
  const picture = pictureOf(board, icon);
  if (!a || !b || !picture) return [];
  const middle = ({ left, top, width, height }: DOMRect): Point => [
    left + (width - size) / 2,
    top + (height - size) / 2,
  ];
  const frames = (gait === 'walk' ? walk : gait === 'sail' ? sail : toss)(middle(a), middle(b));
  // What comes from or goes to the supply grows out of it or fades into it.
  if (!start) fade(frames[0]);
  if (!end) fade(frames.at(-1));
  return Array.from({ length: Math.min(n, PICTURES) }, (_, i) => {
    const ghost = picture.cloneNode(true) as HTMLElement | SVGElement; // a clone is of the same kind
    Object.assign(ghost.style, {
      position: 'fixed',
      left: '0',
      top: '0',
      width: `${size}px`,
      height: `${size}px`,
      zIndex: '60',
      pointerEvents: 'none',
      opacity: '1',
      // What has just gone from where it lay is drawn pale there.
      filter: 'none',
    });
    return { ghost, frames, delay: wave * LATER + i * 40 };
  });
}

type Point = readonly [x: number, y: number];
const at = ([x, y]: Point, more = '') => `translate(${x}px, ${y}px) ${more}`;

/** A low arc with a little weight: up quickly, down with a thud. */
function toss(a: Point, b: Point): Keyframe[] {
  const lift = Math.min(48, 0.16 * Math.hypot(b[0] - a[0], b[1] - a[1]));
  const top: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - lift];
  return [
    { transform: at(a, 'scale(1)'), opacity: 1, easing: 'cubic-bezier(.2,.5,.6,1)' },
    { transform: at(top, 'scale(1.12)'), opacity: 1, easing: 'cubic-bezier(.5,0,.7,.6)' },
    { transform: at(b, 'scale(1)'), opacity: 1 },
  ];
}

const STEPS = 6;
/** On foot: from one leg to the other. */
function walk(a: Point, b: Point): Keyframe[] {
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const way = i / STEPS;
    const here: Point = [a[0] + way * (b[0] - a[0]), a[1] + way * (b[1] - a[1]) - (i % 2) * 5];
    const lean = i === 0 || i === STEPS ? 0 : i % 2 === 0 ? -6 : 6;
    return { transform: at(here, `rotate(${lean}deg)`), opacity: 1, easing: 'ease-in-out' };
  });
}

/** Straight, with the bow up on the way. */
const sail = (a: Point, b: Point): Keyframe[] => [
  { transform: at(a, 'rotate(0)'), opacity: 1, easing: 'ease-in' },
  { transform: at([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], 'rotate(-5deg)'), opacity: 1, easing: 'ease-out' },
  { transform: at(b, 'rotate(0)'), opacity: 1 },
];

const fade = (frame: Keyframe | undefined) =>
  frame && Object.assign(frame, { opacity: 0, transform: `${String(frame['transform'])} scale(.4)` });

/** The thing's own picture, wherever it lies on the board: a card's scene rather than its signs. */
const pictureOf = (board: HTMLElement, icon: string): Element | null =>
  board.querySelector(`[data-place="${icon}"] svg[data-picture]`) ??
  board.querySelector(`[data-place="${icon}"] svg, [data-place$=":${icon}"] svg`);
