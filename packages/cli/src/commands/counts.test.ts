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
    counts.note(events, [1, 0]);
    counts.note(events, [1, 0]);
    expect(counts.perGame(4)).toMatchObject([{ what: 'build.building', perGame: 1.5, by: { farm: 1, zoo: 0.5 } }]);
    expect(Object.keys(counts.perGame(4)[0]?.by ?? {})).toEqual(['farm', 'zoo']);
  });

  it('says how often the seat of an event wins, a tie being half a win for both', () => {
    const counts = counter(['build.building']);
    counts.note(events, [1, 0]);
    counts.note([{ key: 'build', data: { seat: 1, building: 'zoo' } }], [0.5, 0.5]);
    expect(counts.perGame(2)[0]?.won).toEqual({ farm: 0.5, zoo: 0.25 });
  });

  it('counts events without a field as a whole, and those that never happen as none', () => {
    const counts = counter(['lost', 'won.seat']);
    counts.note(events, [1, 0]);
    expect(counts.perGame(1)).toEqual([
      { what: 'lost', perGame: 1, by: {}, won: {} },
      { what: 'won.seat', perGame: 0, by: {}, won: {} },
    ]);
  });

  it('finds quartiles', () => {
    expect(quartiles([9, 1, 3, 7, 5, 11, 13, 15])).toEqual([5, 9, 13]);
    expect(quartiles([4])).toEqual([4, 4, 4]);
  });
});
