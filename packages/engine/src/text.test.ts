import { describe, expect, it } from 'vitest';
import { coreMessages } from './messages.ts';
import {
  bagText,
  dataArgs,
  decisionText,
  eventText,
  MissingText,
  numberText,
  optionText,
  parametersOf,
  say,
} from './text.ts';

const messages = {
  ...coreMessages.de,
  'term.wood': 'Holz',
  'term.coin': 'Münzen',
  'term.coin.one': 'Münze',
  'event.pay': '{seat} bezahlt {goods}.',
  'event.loans': '{n} {n|Kredit|Kredite} für {seat}.',
  'event.looked': '{seat} sieht nach.',
  'event.looked.seen': '{seat} sieht {cards}.',
  'event.trade': '{fromSeat} tauscht mit {toSeat}, {lot} bleibt.',
  'decision.sell': 'Verkaufe {what}',
  'option.take': 'Nimm {0}',
  'option.bid.n': '{n} {n|Münze|Münzen}',
  'option.main.pass': 'Passe',
};
const names = ['Anna', 'wood'];
const told = (key: string, data: Parameters<typeof dataArgs>[0]) =>
  say(messages, eventText(messages, { key, data: data as { [name: string]: string } }, names));

describe('a text', () => {
  it('inserts parameters, translated where the game has a word for them', () =>
    expect(say(messages, { key: 'decision.sell', args: { what: 'wood' } })).toBe('Verkaufe Holz'));
  it('chooses between one and many', () => {
    expect(told('loans', { n: 1, seat: 0 })).toBe('1 Kredit für Anna.');
    expect(told('loans', { n: 0, seat: 0 })).toBe('0 Kredite für Anna.');
  });
  it('writes what is below zero with a minus, not with a hyphen', () => {
    expect([numberText(-20), numberText(0), numberText(20)]).toEqual(['−20', '0', '20']);
    expect(told('loans', { n: -3, seat: 0 })).toBe('−3 Kredite für Anna.');
  });
  it('never leaves a blank silently', () => {
    expect(() => say(messages, { key: 'event.nothing' })).toThrow(MissingText);
    expect(() => say(messages, { key: 'decision.sell' })).toThrow('{what}');
    expect(() => say(messages, { key: 'constructor' })).toThrow(MissingText);
  });
  it('knows its parameters', () => expect(parametersOf('{n} {n|a|b} {seat}')).toEqual(['n', 'seat']));
});

describe('an event in words', () => {
  it('names players, also one who is called like a good', () => {
    expect(told('pay', { seat: 1, goods: { wood: 2, coin: 1, iron: 0 } })).toBe('wood bezahlt 1 Münze, 2 Holz.');
    expect(told('pay', { seat: 0, goods: { coin: 2 } })).toBe('Anna bezahlt 2 Münzen.');
    expect(told('trade', { fromSeat: 0, toSeat: 1, lot: null })).toBe('Anna tauscht mit wood, – bleibt.');
  });
  it('says nothing where a bag is empty', () =>
    expect(told('pay', { seat: 0, goods: {} })).toBe('Anna bezahlt nichts.'));
  it('says more to those who may read its secret part', () => {
    expect(told('looked', { seat: 0 })).toBe('Anna sieht nach.');
    expect(told('looked', { seat: 0, cards: ['wood', 'coin'] })).toBe('Anna sieht Holz, Münzen.');
  });
});

describe('data with names that every object has', () => {
  const stored = JSON.parse(
    '{"seat":0,"__proto__":{"n":1},"goods":{"wood":1,"constructor":0,"toString":null,"__proto__":2}}',
  ) as { [name: string]: string };
  it('is said like any other', () => {
    expect(told('pay', stored)).toBe('Anna bezahlt Holz, 1, constructor, 0, toString, –, __proto__, 2.');
    expect(told('pay', { seat: 0, goods: { wood: 1, constructor: 0, hasOwnProperty: 2 } as never })).toBe(
      'Anna bezahlt 2 hasOwnProperty, 1 Holz.',
    );
  });
  it('never stands in for a parameter', () => {
    const odd = { 'event.odd': 'Odd.', 'event.odd.seen': 'Odd {constructor}.', 'event.bad': '{toString}' };
    expect(say(odd, eventText(odd, { key: 'odd', data: {} }, names))).toBe('Odd.');
    expect(() => say(odd, eventText(odd, { key: 'bad', data: {} }, names))).toThrow(MissingText);
  });
});

it('a decision is put into words with its data', () =>
  expect(say(messages, decisionText({ key: 'sell', data: { what: 'coin' } }, names))).toBe('Verkaufe Münzen'));

it('an option is put into words by its verb, its number, or the decision it belongs to', () => {
  expect(say(messages, optionText(messages, 'main', 'take:wood'))).toBe('Nimm Holz');
  expect(say(messages, optionText(messages, 'main', 'pass'))).toBe('Passe');
  const both = { ...messages, 'option.main.steel': 'Stahl', 'option.main.steel.with': 'Stahl und {0}' };
  expect(say(both, optionText(both, 'main', 'steel'))).toBe('Stahl');
  expect(say(both, optionText(both, 'main', 'steel:wood'))).toBe('Stahl und Holz');
  expect(say(messages, optionText(messages, 'bid', '1'))).toBe('1 Münze');
  expect(say(messages, optionText(messages, 'main', 'wood'))).toBe('Holz');
  expect(() => say(messages, optionText(messages, 'main', 'fly'))).toThrow('option.main.fly');
});

it('a bag lists what is in it, sorted', () =>
  expect(bagText({ wood: 2, coal: 0, clay: 1 })).toEqual([
    { key: 'core.tokens', args: { n: 1, token: 'clay' } },
    { key: 'core.tokens', args: { n: 2, token: 'wood' } },
  ]));

it('the core has the same texts with the same parameters in every language', () => {
  const keys = Object.keys(coreMessages.en).sort();
  for (const messages of Object.values(coreMessages)) {
    expect(Object.keys(messages).sort()).toEqual(keys);
    for (const key of keys)
      expect(parametersOf(messages[key] ?? ''), key).toEqual(parametersOf(coreMessages.en[key] ?? ''));
  }
});
