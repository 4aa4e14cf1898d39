import { lessonAt } from '@quayside/engine/host';
import { describeLesson } from '@quayside/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { leHavre } from './game.ts';
import { lesson } from './lesson.ts';
import type { LeHavre } from './state.ts';

describeLesson(leHavre, lesson);

describe('the guided round of Le Havre', () => {
  const { state, told } = lessonAt(leHavre, lesson, lesson.steps.length);
  const s = state as LeHavre; // played by these rules
  const has = (seat: number) =>
    Object.fromEntries(Object.entries(s.stock[seat] ?? {}).filter(([, n]) => typeof n === 'number' && n > 0));

  it('leaves everybody with what the rule book leaves them with', () => {
    expect(has(0)).toEqual({ coal: 2, grain: 1, clay: 3 });
    expect(has(1)).toEqual({ franc: 3, coal: 1 });
    expect(has(2)).toEqual({ franc: 5, coal: 1, fish: 2, wood: 2 });
    expect(s.own).toEqual([['marketplace'], ['joinery'], []]);
    expect(s.at).toEqual(['marketplace', 'building-firm-1', null]);
    expect(s.loans).toEqual([0, 0, 0]);
  });

  it('leaves the offers as the rule book does, with the first tile brought in again', () => {
    expect(s.offer).toEqual({ franc: 2, fish: 1, wood: 1, clay: 0, iron: 2, grain: 1, cattle: 1 });
    expect(s.ships['wooden-ship']).toEqual(['R03']);
    expect(s.turn).toBe(7);
  });

  it('has the seven turns of the book, in its order', () => {
    const said = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
    const turns = told.flatMap(({ events }) =>
      events.flatMap(({ key, data }) =>
        ['supply', 'take', 'buy', 'enter', 'build', 'feed'].includes(key)
          ? [`${said(data?.['seat'])} ${key} ${said(data?.['tile'] ?? data?.['card'] ?? data?.['goods'])}`]
          : [],
      ),
    );
    expect(turns).toEqual([
      '0 supply iron-franc',
      '0 take {"franc":3}',
      '1 supply wood-fish',
      '1 take {"wood":3}',
      '2 supply fish-grain',
      '2 take {"fish":4}',
      '0 supply wood-cattle',
      '0 buy marketplace',
      '0 enter marketplace',
      '1 supply wood-franc',
      '1 enter building-firm-1',
      '1 build joinery',
      '2 supply fish-clay',
      '2 take {"wood":2}',
      '0 supply wood-clay',
      '0 take {"clay":3}',
      '2 feed {"fish":2}',
      '0 feed {"franc":2}',
      '1 feed {"franc":2}',
      '1 supply iron-franc',
    ]);
  });
});
