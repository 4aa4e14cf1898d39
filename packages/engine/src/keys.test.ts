import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Bag } from './bag.ts';
import { defineGame } from './define-game.ts';
import type { Aside, GameDefinition, Question, Questions, Steps } from './game.ts';
import { pick, payment } from './offer.ts';
import { isAsked, topAsk } from './pending.ts';
import type { Play } from './play.ts';
import type { State } from './state.ts';

interface Keys {
  questions: { sail: 'pick'; pay: ['bundle', { price: number }]; load: 'order'; wind: ['pick', { roll: string }] };
  steps: { day: void; turn: { k: number } };
}
interface Raft extends State<Keys> {
  goods: Bag[];
}

const sail: Question<Raft, 'sail'> = { offer: () => pick(['go']), answer: (play) => play.end() };
const pay: Question<Raft, 'pay'> = {
  offer: (s, seat, { price }) => payment(s.goods[seat] ?? {}, [{ name: 'coin', units: price, worth: { coin: 1 } }]),
  answer: () => undefined,
};
const load: Question<Raft, 'load'> = { offer: () => ({ kind: 'order', items: [] }), answer: () => undefined };
const wind: Question<Raft, 'wind'> = { offer: () => pick(['1', '2']), answer: () => undefined };
const steps: Steps<Raft> = { day: (play) => play.ask(0, 'sail'), turn: () => undefined };
const raft: GameDefinition<Raft> = {
  id: 'raft',
  version: 0,
  seats: { min: 1, max: 1 },
  options: {},
  messages: { en: { 'game.name': 'Raft' }, fr: { 'game.name': 'Radeau' } },
  setup: () => ({ goods: [{}] }),
  begin: (play) => play.then('day'),
  questions: { sail, pay, load, wind },
  steps,
  score: () => [],
  census: () => ({}),
};

// Each of these is compiled and never run: what must not compile is marked as such.
describe('the types of a game', () => {
  it('know its questions when it asks', () => {
    expectTypeOf((play: Play<Raft>) => {
      play.ask(0, 'sail');
      play.ask(0, 'pay', { price: 2 });
      // @ts-expect-error there is no such question
      play.ask(0, 'sial');
      // @ts-expect-error a step is no question
      play.ask(0, 'day');
      // @ts-expect-error its price is missing
      play.ask(0, 'pay');
      // @ts-expect-error a price is a number
      play.ask(0, 'pay', { price: 'two' });
      // @ts-expect-error it has no data
      play.ask(0, 'sail', { price: 2 });
      // @ts-expect-error the core's keys are its own
      play.ask(0, 'core.draw', { pile: 'deck', deck: 'deck', i: 0 });
    }).toBeFunction();
  });

  it('know them when several are asked together', () => {
    expectTypeOf((play: Play<Raft>) => {
      play.askTogether([0, 1].map((seat) => ({ seat, key: 'sail' })));
      play.askTogether([{ seat: 0, key: 'pay', data: { price: 1 } }]);
      // @ts-expect-error there is no such question
      play.askTogether([0, 1].map((seat) => ({ seat, key: 'sial' })));
      // @ts-expect-error its price is missing
      play.askTogether([{ seat: 0, key: 'pay' }]);
    }).toBeFunction();
  });

  it('know them when chance is asked', () => {
    expectTypeOf((play: Play<Raft>) => {
      play.chance('wind', { roll: 'wind 1' });
      play.chance('wind', { roll: 'wind 1' }, { for: 0 });
      play.chance('sail', undefined, { for: 0 });
      // @ts-expect-error there is no such question
      play.chance('winds', { roll: 'wind 1' });
      // @ts-expect-error which wind?
      play.chance('wind');
    }).toBeFunction();
  });

  it('know them when what was asked changes, or is looked for', () => {
    expectTypeOf((play: Play<Raft>) => {
      play.withdraw(0, 'sail');
      play.replace(0, 'sail', 'pay', { price: 1 });
      isAsked(play.s, 0, 'sail');
      // @ts-expect-error there is no such question
      play.withdraw(0, 'sial');
      // @ts-expect-error there is no such question
      play.replace(0, 'sial', 'load');
      // @ts-expect-error there is no such question
      play.replace(0, 'sail', 'laod');
      // @ts-expect-error its price is missing
      play.replace(0, 'sail', 'pay');
      // @ts-expect-error there is no such question
      isAsked(play.s, 0, 'sial');
    }).toBeFunction();
    expectTypeOf(topAsk<Raft>)
      .returns.exclude<undefined>()
      .toHaveProperty('key')
      .toEqualTypeOf<keyof Keys['questions']>();
  });

  it('know its steps', () => {
    expectTypeOf((play: Play<Raft>) => {
      play.then('day');
      play.then('turn', { k: 1 });
      // @ts-expect-error there is no such step
      play.then('dya');
      // @ts-expect-error a question is no step
      play.then('sail');
      // @ts-expect-error its number is missing
      play.then('turn');
      // @ts-expect-error it has no data
      play.then('day', { k: 1 });
    }).toBeFunction();
  });

  it('know what is offered and answered', () => {
    expectTypeOf<Question<Raft, 'sail'>['answer']>().parameter(2).toEqualTypeOf<string>();
    expectTypeOf<Question<Raft, 'pay'>['answer']>().parameter(2).toEqualTypeOf<Bag>();
    expectTypeOf<Question<Raft, 'load'>['answer']>().parameter(2).toEqualTypeOf<readonly string[]>();
    expectTypeOf<Question<Raft, 'pay'>['answer']>().parameter(3).toEqualTypeOf<Readonly<{ price: number }>>();
    expectTypeOf<Question<Raft, 'sail'>['answer']>().parameter(3).toEqualTypeOf<undefined>();
    expectTypeOf((): Partial<Question<Raft, 'sail'>> => ({
      // @ts-expect-error it is one of several, not a payment
      offer: () => payment({}, []),
    })).toBeFunction();
    expectTypeOf((): Partial<Question<Raft, 'sail'>> => ({
      // @ts-expect-error the answer is a word, not a bag
      answer: (_, __, goods: Bag) => void goods,
    })).toBeFunction();
    // @ts-expect-error there is no such question
    expectTypeOf<Question<Raft, 'sial'>>();
  });

  it('know its asides', () => {
    expectTypeOf<{ key: 'sail' }>().toExtend<Aside<Raft>>();
    expectTypeOf<{ key: 'sial' }>().not.toExtend<Aside<Raft>>();
    expectTypeOf<{ key: 'pay' }>().not.toExtend<Aside<Raft>>();
    expectTypeOf<{ key: 'pay'; data: { price: number } }>().toExtend<Aside<Raft>>();
    // @ts-expect-error there is no such question
    expectTypeOf((): GameDefinition<Raft> => ({ ...raft, asides: () => [{ key: 'sial' }] })).toBeFunction();
  });

  it('miss what the game has declared and does not have', () => {
    // @ts-expect-error it never says what sailing is
    expectTypeOf((): Questions<Raft> => ({ pay, load, wind })).toBeFunction();
    // @ts-expect-error nothing asks for rowing
    expectTypeOf((): Questions<Raft> => ({ sail, pay, load, wind, row: sail })).toBeFunction();
    // @ts-expect-error there are two steps
    expectTypeOf((): Steps<Raft> => ({ day: steps.day })).toBeFunction();
  });

  it('refuse keys of the core’s own and data that are not plain', () => {
    // @ts-expect-error the core's keys are its own
    expectTypeOf<State<{ questions: { 'core.draw': 'pick' }; steps: object }>>();
    // @ts-expect-error the core's keys are its own
    expectTypeOf<State<{ questions: object; steps: { 'core.show': void } }>>();
    // @ts-expect-error there are three kinds of answers
    expectTypeOf<State<{ questions: { sail: 'guess' }; steps: object }>>();
    // @ts-expect-error a date is not JSON
    expectTypeOf<State<{ questions: object; steps: { day: { on: Date } } }>>();
  });
});

describe('defining a game', () => {
  it('refuses keys of the core’s own where no type has', () => {
    const other = defineGame<State>;
    expect(() => other({ ...raft, questions: { 'core.draw': sail } } as never)).toThrow(/core\.draw/);
    expect(() => other({ ...raft, steps: { 'core.show': steps.day } } as never)).toThrow(/core\.show/);
    for (const key of ['core.over', 'core.mine', 'event.core.draw'])
      expect(() => defineGame({ ...raft, messages: { en: { [key]: 'Mine' } } }), key).toThrow(key);
  });

  it('adds the core’s words to those of the game, in English where the core lacks a language', () => {
    const { messages } = defineGame(raft);
    expect(messages.en).toMatchObject({ 'game.name': 'Raft', 'core.over': 'The game is over.' });
    expect(messages['fr']).toMatchObject({ 'game.name': 'Radeau', 'core.over': 'The game is over.' });
  });
});
