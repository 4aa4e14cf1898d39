import { describe, expect, it } from 'vitest';
import { decisions, readSetup } from './decide.ts';
import { checkFairness, commitmentTo, seedFrom } from './fairness.ts';
import type { Game } from './game.ts';
import { openMatch, submit } from './match.ts';
import { dealer } from './nature.ts';
import { pick } from './offer.ts';
import { fullPile, takeTop } from './pile.ts';
import { recordOfLog } from './record.ts';
import type { State } from './state.ts';

interface Turning extends State {
  turned: string[];
}
const CARDS = ['ace', 'king', 'queen', 'jack', 'ten', 'nine'];
/** Cards are turned until somebody has enough. */
const turning: Game<Turning> = {
  id: 'turning',
  version: 0,
  seats: { min: 1, max: 2 },
  options: {},
  decks: () => ({ cards: CARDS }),
  setup: () => ({ turned: [], piles: { cards: fullPile('cards', CARDS.length) } }),
  begin: (play) => play.ask(0, 'turn'),
  questions: {
    turn: {
      confirm: true,
      offer: (s) => pick(s.turned.length < CARDS.length ? ['card', 'stop'] : ['stop']),
      answer(play, _, answer) {
        if (answer === 'stop') return play.end();
        play.then('turned');
        play.reveal('cards');
      },
    },
  },
  steps: {
    turned(play) {
      play.s.turned.push(takeTop(play.s, 'cards'));
      play.ask(0, 'turn');
    },
  },
  score: () => [],
  census: () => ({}),
  messages: { en: {}, de: {} },
};
const game = turning as unknown as Game;

const setup = readSetup(game, 2);
const deal = { match: 'm1', secret: 'host', nonces: ['alpha', 'beta'], commitment: commitmentTo('host', 'm1') };

function playWith(seed: string) {
  const nature = dealer(game, setup, seed);
  const match = openMatch(game, setup, nature);
  for (const answer of ['card', 'card', 'card', 'card', 'stop'])
    submit(match, { seat: 0, decision: decisions(game, match.state, 0)[0]?.id ?? '', answer }, nature);
  return recordOfLog(game, setup, match.log);
}

describe('the chance of a finished match', () => {
  it('follows from the opened secret and the nonce of every seat', () => {
    const record = playWith(seedFrom('host', ['alpha', 'beta'], 'm1'));
    expect(checkFairness(game, record, deal)).toEqual({ promised: true, checked: 4, wrong: [] });
  });

  it('does not follow from another deal, and the wrong cards are named', () => {
    const record = playWith('a deal of the host’s own');
    expect(checkFairness(game, record, deal).wrong.length).toBeGreaterThan(0);
  });

  it('depends on every part of the seed', () => {
    const seeds = [
      seedFrom('host', ['alpha', 'beta'], 'm1'),
      seedFrom('host2', ['alpha', 'beta'], 'm1'),
      seedFrom('host', ['alpha', 'gamma'], 'm1'),
      seedFrom('host', ['alphabeta'], 'm1'),
      seedFrom('host', ['alpha', 'beta'], 'm2'),
    ];
    expect(new Set(seeds).size).toBe(seeds.length);
  });

  it('is not what was promised if the secret was changed', () => {
    const record = playWith(seedFrom('other', ['alpha', 'beta'], 'm1'));
    expect(checkFairness(game, record, { ...deal, secret: 'other' })).toMatchObject({ promised: false, wrong: [] });
  });
});
