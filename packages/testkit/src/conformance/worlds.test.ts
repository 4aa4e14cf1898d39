import { expect, it } from 'vitest';
import type { Game } from '@quayside/engine';
import { dealer, Hidden, randomFrom, readSetup, start } from '@quayside/engine/host';
import { tidewater } from '../sample/tidewater.ts';
import { conformance } from './conformance.ts';
import { playOn } from './worlds.ts';

const setup = readSetup(tidewater, 2);
const hides = () => {
  throw new Hidden('orders-1');
};

it('whoever plays on in a world is told the decision and the seat at which it fails', () => {
  const { place } = tidewater.questions;
  const broken = { ...tidewater, questions: { ...tidewater.questions, place: { ...place, answer: hides } } } as Game;
  const { state } = start(broken, setup, dealer(broken, setup, 'world'));
  expect(() => playOn(broken, state, randomFrom('world'), 3)).toThrow(
    "place of seat 0 can't be carried out (Hidden: orders-1 is hidden from this view)",
  );
});

it('a world that another seat imagines and that can’t be played names that seat, too', () => {
  const { bid } = tidewater.questions;
  // Imagined bids are words where rules expect numbers; the real ones never come here.
  const strict = {
    ...tidewater,
    imagine: (s: { marked?: true }) => void (s.marked = true),
    conceal: (s: { marked?: true }) => void delete s.marked,
    questions: {
      ...tidewater.questions,
      bid: { ...bid, offer: (s: { marked?: true }, ...rest: [number, undefined]) => (s.marked ? hides() : bid!.offer(s as never, ...rest)) },
    },
  } as unknown as Game; // prettier-ignore
  const { violations } = conformance(strict, { games: 1, only: ['imagined worlds agree with the view'] });
  expect(violations.map((one) => one.message).join('\n')).toMatch(
    /a world imagined by seat [01] can't be played: Error: what seat [01] is offered can't be carried out \(Hidden: orders-1/,
  );
});
