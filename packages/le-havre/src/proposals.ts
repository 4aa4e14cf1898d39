import type { Play } from '@quayside/engine';
import type { Cards, LeHavre } from './state.ts';

/** The top cards of the piles: what can be built or bought. */
export function proposals(s: LeHavre): string[] {
  const tops: string[] = [];
  for (const pile of s.plans) {
    if (pile.length > 0) tops.push(pile[pile.length - 1] as string);
  }
  return tops;
}

/** Takes a top card; returns its pile. */
export function takeProposal(s: LeHavre, id: string): number {
  const pile = s.plans.findIndex((cards) => cards.at(-1) === id);
  if (pile >= 0) s.plans[pile] = (s.plans[pile] as Cards).slice(0, -1);
  return pile;
}

/** An empty space stays empty, unless a card waits for one (ruling LH-35). */
export function fillProposals(play: Play<LeHavre>): void {
  const { s } = play;
  const [card] = s.waiting;
  const pile = s.plans.findIndex((cards) => cards.length === 0);
  if (card === undefined || pile < 0) return;
  s.waiting = s.waiting.slice(1);
  s.plans[pile] = [card];
  play.tell('proposed', { card, pile });
}
