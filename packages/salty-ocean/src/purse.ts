import type { Play, Seat } from '@quayside/engine';
import { BANK, BANK_INTEREST, VAULT, VAULT_INTEREST } from './buildings.ts';
import { BANK_LIMIT, COIN_LIMIT, DEEPEST_DEBT, FINE } from './print.ts';
import { coinsOf, owns, playerOf, type SaltyOcean } from './state.ts';

/** What a seat can still pay before the coin track ends: debts are allowed, and normal. */
export const canPay = (s: SaltyOcean, seat: Seat): number => coinsOf(s, seat) - DEEPEST_DEBT;

/** Whoever gets below zero pays a fine at once, before anything comes in. */
export function pay(play: Play<SaltyOcean>, seat: Seat, n: number): void {
  if (n === 0) return;
  const { purse } = playerOf(play.s, seat);
  const before = coinsOf(play.s, seat);
  play.owe(purse, 'coin', n);
  if (before >= 0 && before < n) fine(play, seat);
}

/** At the very end of the track nothing more is taken (ruling SO-12). */
export function fine(play: Play<SaltyOcean>, seat: Seat): void {
  if (coinsOf(play.s, seat) === DEEPEST_DEBT) return;
  play.owe(playerOf(play.s, seat).purse, 'coin', FINE);
  if (play.events) play.tell('fine', { seat, n: FINE, coins: coinsOf(play.s, seat) });
}

/** Coins from the bank. */
export function earn(play: Play<SaltyOcean>, seat: Seat, n: number): void {
  play.gain(playerOf(play.s, seat).purse, 'coin', n);
}

/** The most coins a seat may have at the end of a round. */
export function limitOf(s: SaltyOcean, seat: Seat): number {
  if (owns(s, seat, VAULT)) return Infinity;
  return owns(s, seat, BANK) ? BANK_LIMIT : COIN_LIMIT;
}

/** What bank or vault pay at the end of a round. */
export function interestOf(s: SaltyOcean, seat: Seat): number {
  const coins = coinsOf(s, seat);
  if (coins <= 0 || !owns(s, seat, BANK)) return 0;
  return Math.floor(coins / (owns(s, seat, VAULT) ? VAULT_INTEREST : BANK_INTEREST));
}
