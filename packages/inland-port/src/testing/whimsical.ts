import { below, type Random, type Seat, type Move } from '@quayside/engine';
import { applyInPlace, copyState, offers, Play, sample } from '@quayside/engine/host';
import { inlandPort } from '../index.ts';
import type { InlandPort } from '../state.ts';

/** Mostly what the estimate likes best, now and then anything: matches that look like matches and yet differ. */
export function choose(s: InlandPort, seat: Seat, whim: number, random: Random): Move {
  const open = offers(inlandPort, s, seat);
  const due = open[0];
  if (!due || due.offer.kind !== 'pick') throw new Error('every decision of this game is a pick');
  const aside = open[1];
  if (aside && random() < whim / 8) return { seat, key: aside.key, answer: sample(aside.offer, random) };
  if (random() < whim) return { seat, key: due.key, answer: sample(due.offer, random) };
  let best = due.offer.options[below(random, due.offer.options.length)] ?? '';
  let most = -Infinity;
  for (const option of due.offer.options) {
    const play = new Play(inlandPort, copyState(inlandPort, s));
    applyInPlace(play, { seat, key: due.key, answer: option });
    const value = inlandPort.value?.(play.s, seat) ?? 0;
    if (value <= most) continue;
    most = value;
    best = option;
  }
  return { seat, key: due.key, answer: best };
}
