import { describe, expect, it } from 'vitest';
import book from '../sample/tidewater.scenarios.ts';
import { tidewater, type Tidewater } from '../sample/tidewater.ts';
import { runScenario, runScenarios } from './run.ts';
import { covered, scenarios, type Scenario, type Step } from './scenario.ts';
import {
  answer,
  asked,
  changed,
  holds,
  notAsked,
  notTold,
  offers,
  offersOnly,
  over,
  refuses,
  scores,
  see,
  seenBy,
  told,
} from './steps.ts';

const failure = (...play: Step<Tidewater>[]): string => {
  const one: Scenario<Tidewater> = { rule: 'any', nature: { decks: { tide: ['amber', 'rum'] } }, play };
  return (
    runScenario(scenarios(tidewater, { goods: (s, seat) => s.goods[seat] ?? {} }, { it: one }), 'it').failure ?? ''
  );
};

describe('a scenario that comes out otherwise says so in the game’s words:', () => {
  it('a refused answer with its reason', () =>
    expect(failure(answer(0, 'place', 'shipyard'))).toContain('A boat needs 2 wood, 1 rope or cloth'));
  it('goods by name', () => expect(failure(holds(0, { fish: 3, coin: 2 }))).toContain('fish: 3 expected, 1 found'));
  it('changes of goods, also those nobody spoke of', () =>
    expect(failure(answer(0, 'place', 'ropewalk'), changed(0, { rope: 1 }))).toContain('coin: 0 expected, 1 found'));
  it('what is offered and was not expected, and the reverse', () => {
    const text = failure(offersOnly(0, 'place', ['nets', 'woods', 'ropewalk', 'weaver', 'shipyard']));
    expect(text).toContain('not offered: shipyard');
    expect(text).toContain('offered as well: lookout');
  });
  it('what should have been offered', () => expect(failure(offers(0, 'place', 'shipyard'))).toContain('is refused'));
  it('what should have been refused', () =>
    expect(failure(refuses(0, 'place', 'nets'))).toContain('would be accepted'));
  it('another reason than expected', () =>
    expect(failure(refuses(0, 'place', 'shipyard', 'why.taken'))).toContain('why.shipyard'));
  it('who is asked what', () => expect(failure(asked(1, 'place'))).toContain('seat 1 is asked nothing'));
  it('what is open', () => expect(failure(notAsked(0, 'sell'))).toContain('It is open'));
  it('what was told', () => expect(failure(answer(0, 'place', 'nets'), told('boat'))).toContain('seat 0 gets 3 fish'));
  it('what should not have been told', () =>
    expect(failure(answer(0, 'place', 'nets'), notTold('gain', { seat: 0 }))).toContain('It is told'));
  it('the state', () => expect(failure(see('the day', (s: Tidewater) => s.day, 2))).toContain('found    1'));
  it('a view', () =>
    expect(failure(seenBy(1, 'the lot', (s: Tidewater) => s.lot, 'rum'))).toContain('found    "amber"'));
  it('the score by line and total', () => {
    const text = failure(scores(0, { boats: 6, coins: 2 }, 8));
    expect(text).toContain('Boats: 6 expected, 0 found');
    expect(text).toContain('total: 8 expected, 2 found');
  });
  it('the end', () => expect(failure(over())).toContain('It goes on'));
  it('with the step, what happened and what is open', () => {
    const text = failure(answer(0, 'place', 'nets'), over());
    expect(text).toContain('Step 2. the game is over');
    expect(text).toContain('The tide brings amber.');
    expect(text).toContain('seat 0: end [end]');
  });
});

describe('a scenario', () => {
  it('notices a token that vanishes on the way', () => {
    const { questions } = tidewater;
    const lossy = {
      ...tidewater,
      questions: {
        ...questions,
        sell: {
          offer: () => ({ kind: 'pick', options: ['fish'] }) as const,
          answer: ({ s }: { s: Tidewater }) => void (s.goods[0] = {}),
        },
      },
    };
    const one = scenarios(lossy, {}, { it: { rule: 'any', play: [answer(0, 'sell', 'fish')] } });
    expect(runScenario(one, 'it').failure).toContain('-1 fish, -2 coin'.split(', ')[0]);
  });
  it('says when its position can’t be set up', () => {
    const one = scenarios(tidewater, {}, { it: { rule: 'any', nature: { decks: { tide: ['gold'] } }, play: [] } });
    expect(runScenario(one, 'it').failure).toContain('gold');
  });
  it('says when nobody told it where goods are', () => {
    const one = scenarios(tidewater, {}, { it: { rule: 'any', play: [holds(0, {})] } });
    expect(runScenario(one, 'it').failure).toContain('does not say where');
  });
});

describe('the sample game’s book', () => {
  it('holds all its scenarios', () => {
    expect(runScenarios(book).filter((one) => one.failure !== null)).toEqual([]);
  });
  it('shows every space at work', () => {
    const { rules, cards } = covered([book]);
    const { spaces } = tidewater.components as { spaces: string[] };
    expect(spaces.filter((space) => !cards.has(space))).toEqual([]);
    expect(rules.get('The shipyard')).toContain('cloth does for rope');
  });
});
