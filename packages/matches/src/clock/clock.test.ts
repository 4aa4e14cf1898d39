import { expect, test } from 'vitest';
import { moveClock, nextDeadline, startClock, timeLeft, type ClockState, type ClockMove } from './clock.ts';
import { timedOutSeats } from './match-clock.ts';
import { activeTime, reachAfter, type Pauses } from './pauses.ts';
import { clockFor } from './settings.ts';

const LIVE = { bank: 600, increment: 10, turn: 0 };
const DAYS = { bank: 0, increment: 0, turn: 3 * 86_400 };
const S = 1000;

function clock(settings: typeof LIVE, pauses: Pauses = []) {
  let state: ClockState = startClock(settings, 2, [0], 0);
  return {
    move: (due: number[], kind: ClockMove['kind'], by: number, at: number) => {
      state = moveClock(settings, state, due, { kind, by }, at * S, () => pauses);
    },
    left: (at: number) => state.seats.map((one) => timeLeft(settings, one, at * S, pauses) / S),
    deadline: () => nextDeadline(settings, state, () => pauses),
  };
}

test('only who must decide pays, and a finished move brings the increment', () => {
  const { move, left } = clock(LIVE);
  expect(left(30)).toEqual([570, 600]);
  move([1], 'answer', 0, 40);
  expect(left(100)).toEqual([570, 540]);
});

test('decisions of several seats run several clocks, also outside the own turn', () => {
  const { move, left, deadline } = clock(LIVE);
  move([0, 1], 'answer', 0, 100);
  expect(left(200)).toEqual([400, 500]);
  move([1], 'answer', 0, 200);
  expect(left(300)).toEqual([410, 400]);
  expect(deadline()).toBe(700 * S);
});

test('days per move begin anew with every move', () => {
  const { move, left, deadline } = clock(DAYS);
  expect(deadline()).toBe(3 * 86_400 * S);
  move([1], 'answer', 0, 2 * 86_400);
  expect(deadline()).toBe(5 * 86_400 * S);
  move([0], 'answer', 1, 4 * 86_400);
  expect(left(4 * 86_400)[0]).toBe(3 * 86_400);
});

test('ending a turn and taking it back gains nothing: neither increment nor time per turn nor time to think', () => {
  const { move, left } = clock({ ...LIVE, turn: 60 });
  move([1], 'answer', 0, 100);
  move([0], 'undo', 0, 150);
  // As if the turn had not ended: 60 + 600 less all 150 seconds.
  expect(left(150)[0]).toBe(510);
  move([1], 'answer', 0, 160);
  move([0], 'undo', 0, 161);
  expect(left(161)[0]).toBe(499);
});

test('an undo gives the others the time back that ran for nothing', () => {
  const { move, left } = clock(LIVE);
  move([1], 'answer', 0, 100);
  move([0], 'undo', 0, 150);
  expect(left(200)[1]).toBe(600);
});

test('where all have agreed to go back, nobody pays for the time until they did', () => {
  const { move, left } = clock(LIVE);
  move([1], 'answer', 0, 100);
  move([0], 'agreed-undo', 0, 150);
  expect(left(150)).toEqual([500, 600]);
});

test('an undo within the own turn changes nothing', () => {
  const { move, left } = clock(LIVE);
  move([0], 'answer', 0, 50);
  move([0], 'undo', 0, 60);
  expect(left(70)[0]).toBe(530);
});

test('an answer that comes a moment too late leaves an empty bank, not a debt', () => {
  const { move, left } = clock({ bank: 60, increment: 5, turn: 0 });
  move([1], 'answer', 0, 61);
  expect(left(61)[0]).toBe(5);
});

test('no clock runs in a pause', () => {
  const pauses: Pauses = [[100 * S, 400 * S]];
  const { left, deadline } = clock(LIVE, pauses);
  expect(left(50)[0]).toBe(550);
  expect(left(300)[0]).toBe(500);
  expect(left(500)[0]).toBe(400);
  expect(deadline()).toBe(900 * S);
});

test('the time that is not paused and the moment at which it is reached agree', () => {
  const pauses: Pauses = [[10, 20], [30, 35], [100, 200]]; // prettier-ignore
  for (const from of [0, 15, 25, 35, 150, 300])
    for (const ms of [1, 5, 14, 60, 500]) expect(activeTime(pauses, from, reachAfter(pauses, from, ms))).toBe(ms);
});

test('rated tables have a clock by default, others have none, and nobody has one alone', () => {
  expect(clockFor({ rated: true, seats: 2 })).toEqual({ bank: 1800, increment: 30, turn: 0 });
  expect(clockFor({ rated: true, pace: 'turn-based', seats: 2 })).toEqual({ bank: 0, increment: 0, turn: 259_200 });
  expect(clockFor({ rated: true, clock: null, seats: 2 })).toBe(null);
  expect(clockFor({ seats: 2 })).toBe(null);
  expect(clockFor({ clock: LIVE, seats: 3 })).toEqual(LIVE);
  expect(clockFor({ clock: LIVE, seats: 1 })).toBe(null);
});

test('of two who are late together the one whose time was over first is out, the other only where it was the same moment', () => {
  const at = (since: number) => ({ bank: 60 * S, used: 0, since, last: null });
  const late = (...since: number[]) =>
    timedOutSeats(
      {
        row: {
          clock: { bank: 60, increment: 0, turn: 0 },
          clockState: { seats: since.map(at) },
          pace: 'real-time',
        },
        seats: [],
      },
      { now: () => new Date(200 * S), pauses: [] },
    );
  expect(late(0, 10 * S)).toEqual([0]);
  expect(late(10 * S, 0, 190 * S)).toEqual([1]);
  expect(late(5 * S, 5 * S)).toEqual([0, 1]);
  expect(late(190 * S)).toEqual([]);
});
