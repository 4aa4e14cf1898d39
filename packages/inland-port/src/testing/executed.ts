import type { Setup, Move } from '@quayside/engine';
import { isOver, replay, type GameEvent } from '@quayside/engine/host';
import { BUILDINGS } from '../buildings.ts';
import { inlandPort } from '../index.ts';
import { NOBODY, type InlandPort } from '../state.ts';

/** What an effect can do: it moves a marker, brings francs or costs them. */
const WORK = new Set(['move', 'earn', 'spend', 'pay']);

/** The buildings that did something in a match: used to some effect or, where locked, there to be counted at the end. */
export function executed(setup: Setup, line: readonly Move[]): Set<string> {
  const works = new Set<string>();
  let using: string | null = null;
  const note = (state: InlandPort, events: readonly GameEvent[]) => {
    for (const { key, data } of events) {
      if (key === 'use') using = data?.['building'] as string; // as use.ts tells it
      else if (key === 'build' || key === 'round') using = null;
      else if (using && WORK.has(key)) works.add(using);
    }
    if (isOver(state))
      BUILDINGS.forEach(({ id, effect }, n) => {
        if (!effect && (state.owner[n] ?? NOBODY) !== NOBODY) works.add(id);
      });
  };
  replay(inlandPort, setup, line, line.length, note);
  return works;
}
