import type { Json, Seat, Setup, Move } from '@quayside/engine';
import { isOver, replay, type GameEvent } from '@quayside/engine/host';
import { cardOf } from '../card.ts';
import { SPECIAL } from '../cards/special.ts';
import { STANDARD } from '../cards/standard.ts';
import type { Trade } from '../effects/convert.ts';
import { leHavre } from '../game.ts';
import type { LeHavre } from '../state.ts';
import { times } from '../tally.ts';

/** What tells that the function of the building just entered was carried out. */
const WORK = new Set(['gain', 'convert', 'build', 'launch', 'swap', 'haul', 'drive', 'remit']);
/** What takes energy, and so shows a card at work that saves some. */
const POWERED = new Set(['launch', 'sail']);

/** Notes which cards do their work in a stream of events. */
export class Works {
  readonly done = new Set<string>();
  private using: string | null = null;

  note(s: LeHavre, events: readonly GameEvent[]): void {
    for (const { key, data } of events) {
      if (key === 'enter') this.using = word(data?.['card']);
      else if (key === 'turn' || key === 'last') this.using = null;
      if (this.using !== null && WORK.has(key)) this.done.add(this.using);
      this.passive(s, key, data);
    }
    if (isOver(s)) this.atTheEnd(s);
  }

  /** Cards under lock work for their owner. */
  private passive(s: LeHavre, key: string, data: GameEvent['data']): void {
    const seat = data?.['seat'] as Seat | undefined;
    const card = word(data?.['card']);
    for (const id of (seat === undefined ? undefined : s.own[seat]) ?? []) {
      const { masonry, energy, calves } = cardOf(id);
      if (masonry && key === 'build' && card !== null && materials(card)) this.done.add(id);
      if (energy && (POWERED.has(key) || (key === 'convert' && card !== null && takesEnergy(card)))) this.done.add(id);
      if (calves && key === 'harvest' && (data?.['goods'] as { cattle?: number } | undefined)?.cattle === calves)
        this.done.add(id);
    }
  }

  private atTheEnd(s: LeHavre): void {
    s.own.forEach((own, seat) => {
      for (const id of own) {
        const { effect, bonus, swap, waits } = cardOf(id);
        if (effect === null && (swap || waits || bonus?.some((tally) => times(s, seat, tally) > 0))) this.done.add(id);
      }
    });
  }
}
const word = (data: Json | undefined): string | null => (typeof data === 'string' ? data : null);
const materials = (id: string): boolean => Boolean(cardOf(id).cost?.['clay'] ?? cardOf(id).cost?.['brick']);
function takesEnergy(id: string): boolean {
  const { trades = [] } = (cardOf(id).effect ?? {}) as { trades?: readonly Trade[] };
  return trades.some((trade) => trade.energy !== undefined || trade.energyOnce !== undefined);
}

export const ALL_CARDS: readonly string[] = [...STANDARD, ...SPECIAL].map(({ id }) => id);

/** The cards that do their work in a match. */
export function executed(setup: Setup, line: readonly Move[]): Set<string> {
  const works = new Works();
  replay(leHavre, setup, line, line.length, (s, events) => works.note(s, events));
  return works.done;
}
