import { describe, expect, it } from 'vitest';
import { counter, quartiles } from './counts.ts';

describe('counting what happens', () => {
  const events = [
    { key: 'build', data: { seat: 0, building: 'farm' } },
    { key: 'build', data: { seat: 1, building: 'zoo' } },
    { key: 'lost', data: { seat: 1 } },
    { key: 'build', data: { seat: 1, building: 'farm' } },
  ];

  it('says how often per game, by what a field says, the most frequent first', () => {
    const counts = counter(['build.building']);
    counts.note(events);
    counts.note(events);
    expect(counts.perGame(4)).toEqual([{ what: 'build.building', perGame: 1.5, by: { farm: 1, zoo: 0.5 } }]);
    expect(Object.keys(counts.perGame(4)[0]?.by ?? {})).toEqual(['farm', 'zoo']);
  });

  it('counts events without a field as a whole, and those that never happen as none', () => {
    const counts = counter(['lost', 'won.seat']);
    counts.note(events);
    expect(counts.perGame(1)).toEqual([
      { what: 'lost', perGame: 1, by: {} },
      { what: 'won.seat', perGame: 0, by: {} },
    ]);
  });

  it('finds quartiles', () => {
    expect(quartiles([9, 1, 3, 7, 5, 11, 13, 15])).toEqual([5, 9, 13]);
    expect(quartiles([4])).toEqual([4, 4, 4]);
  });
});
