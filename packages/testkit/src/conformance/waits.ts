import { below, NATURE, type Game, type Move, type State } from '@quayside/engine';
import { isAsk, isTogether, type Frame } from '@quayside/engine/host';
import { canonical, copyState, dueAsks, isOver, offers } from '@quayside/engine/host';
import { seatName } from '../in-words.ts';
import type { Findings } from './findings.ts';
import { someAnswers, type Position } from './game.ts';
import type { Property } from './property.ts';
import { WatchedPlay, answerWatched } from './watch.ts';

/** So many asides in a row are more than anybody takes. */
const ASIDES = 60;

/** Every answer leads on: nobody waits for somebody who is not there, and no answers lead in a circle. */
export const waits: Property = {
  name: 'nobody waits or goes round for ever',
  answered({ deal, line, done }, findings) {
    for (const { about, message } of done.defects)
      if (about === 'waiting') findings.add(waits.name, { ...deal, line }, message);
  },
  position(position, findings) {
    const { game, state } = position;
    if (isOver(state)) return;
    for (const { seat, key } of dueAsks(state))
      findings.check(
        waits.name,
        seat === NATURE || (Number.isSafeInteger(seat) && seat >= 0 && seat < state.setup.seats),
        position,
        () =>
          `${key} is asked of seat ${seat}, where nobody sits: the game waits for ever. Ask one of 0 to ${state.setup.seats - 1}`,
      );
    for (let seat = 0; seat < state.setup.seats; seat++) {
      asideLoop(position, seat, findings);
      dueLoop(position, seat, findings);
    }
    void game;
  },
};

/** The state without the numbers that grow with every question. */
export function withoutIds(s: State): string {
  const { asked: _, taken: __, pending, ...rest } = s;
  return canonical({ ...rest, pending: pending.map(plainFrame) });
}
const plainFrame = (frame: Frame): unknown =>
  isTogether(frame)
    ? frame.branches.map(({ seat, stack }) => [seat, stack.map(plainFrame)])
    : isAsk(frame)
      ? { ...frame, id: 0 }
      : frame;

const on = (game: Game, s: State, move: Move): State => {
  const play = new WatchedPlay(game, copyState(game, s));
  answerWatched(play, move);
  return play.s;
};

/** Takes one aside after the other: some time there must be none left, and never the same position again. */
function asideLoop(position: Position, seat: number, findings: Findings): void {
  const { game, random } = position;
  let { state } = position;
  const seen = new Set<string>();
  const taken: string[] = [];
  for (let i = 0; i <= ASIDES; i++) {
    const open = isOver(state) ? [] : offers(game, state, seat).filter((one) => !one.due);
    const aside = open[below(random, open.length)];
    const [answer] = aside ? someAnswers(aside.offer, random, 1) : [];
    if (!aside || answer === undefined) return;
    if (i === 0) seen.add(withoutIds(state));
    if (i === ASIDES) {
      findings.add(
        waits.name,
        position,
        `${seatName(seat)} can take ${taken.at(-1)} and other asides ${ASIDES} times in a row and still go on: an aside must use something up`,
      );
      return;
    }
    taken.push(`${aside.key} ${canonical(answer)}`);
    try {
      state = on(game, state, { seat, key: aside.key, answer });
    } catch {
      return; // told elsewhere
    }
    const text = withoutIds(state);
    if (
      !findings.check(
        waits.name,
        !seen.has(text),
        position,
        () =>
          `${seatName(seat)} can go round in asides for ever (${taken.slice(-3).join(', ')} leads back to the same position): an aside must use something up`,
      )
    )
      return;
    seen.add(text);
  }
}

/** An answer after which everything is as before is no answer. */
function dueLoop(position: Position, seat: number, findings: Findings): void {
  const { game, state, random } = position;
  const due = offers(game, state, seat).find((one) => one.due);
  if (!due) return;
  const before = withoutIds(state);
  for (const answer of someAnswers(due.offer, random, 8)) {
    let next: State;
    try {
      next = on(game, state, { seat, key: due.key, answer });
    } catch {
      continue; // told elsewhere
    }
    findings.check(
      waits.name,
      withoutIds(next) !== before,
      position,
      () =>
        `${seatName(seat)} answers ${due.key} ${canonical(answer)}, and all is as before: it could do so for ever. Ask something else afterwards`,
    );
  }
}
