import type { Length } from '../options.ts';

/** What a round card asks for: food from each player, a harvest or none, what the town builds, and the ship on its back. */
export interface Round {
  readonly food: number;
  readonly harvest: boolean;
  readonly town: Town | null;
  /** The card's number; the ship on its back has the same. */
  readonly card: string;
}
export type Town = 'standard' | 'special';

const row = (food: number, harvest: boolean, town: Town | null, card: string): Round => ({ food, harvest, town, card });
const H = true;
const x = false;
const b = 'standard';
const s = 'special';
const o = null;

/** The ten round plans: by length and number of players. */
const PLANS: { readonly [length in Length]: readonly (readonly Round[])[] } = {
  full: [
    [
      row(5, H, s, 'R01'),
      row(10, H, b, 'R04'),
      row(15, H, s, 'R10'),
      row(20, H, b, 'R13'),
      row(25, H, s, 'R14'),
      row(30, H, b, 'R16'),
      row(35, x, o, 'R20'),
    ],
    [
      row(3, H, o, 'R01'),
      row(4, H, b, 'R02'),
      row(5, H, s, 'R04'),
      row(7, H, o, 'R05'),
      row(9, H, b, 'R07'),
      row(11, H, s, 'R08'),
      row(13, H, o, 'R10'),
      row(15, H, b, 'R11'),
      row(16, H, s, 'R13'),
      row(17, H, o, 'R14'),
      row(18, H, b, 'R16'),
      row(19, H, s, 'R17'),
      row(20, H, o, 'R19'),
      row(20, x, o, 'R20'),
    ],
    [
      row(2, x, o, 'R03'),
      row(2, H, o, 'R01'),
      row(3, H, b, 'R02'),
      row(3, H, s, 'R04'),
      row(4, H, o, 'R05'),
      row(5, x, o, 'R06'),
      row(6, H, b, 'R07'),
      row(7, H, s, 'R08'),
      row(8, H, o, 'R10'),
      row(9, H, o, 'R11'),
      row(10, x, b, 'R12'),
      row(11, H, s, 'R13'),
      row(12, H, o, 'R14'),
      row(13, H, b, 'R16'),
      row(14, H, s, 'R17'),
      row(14, x, o, 'R18'),
      row(15, H, o, 'R19'),
      row(15, x, o, 'R20'),
    ],
    [
      row(1, H, o, 'R01'),
      row(1, H, o, 'R02'),
      row(2, x, o, 'R03'),
      row(2, H, b, 'R04'),
      row(2, H, s, 'R05'),
      row(3, x, o, 'R06'),
      row(3, H, b, 'R07'),
      row(4, H, s, 'R08'),
      row(4, x, o, 'R09'),
      row(5, H, b, 'R10'),
      row(5, H, s, 'R11'),
      row(6, x, o, 'R12'),
      row(7, H, b, 'R13'),
      row(8, H, s, 'R14'),
      row(9, x, o, 'R15'),
      row(10, H, b, 'R16'),
      row(10, H, s, 'R17'),
      row(11, x, o, 'R18'),
      row(11, H, o, 'R19'),
      row(11, x, o, 'R20'),
    ],
    [
      row(0, H, o, 'R01'),
      row(1, H, o, 'R02'),
      row(1, x, o, 'R03'),
      row(1, H, b, 'R04'),
      row(1, H, s, 'R05'),
      row(2, x, o, 'R06'),
      row(2, H, b, 'R07'),
      row(2, H, s, 'R08'),
      row(2, x, o, 'R09'),
      row(3, H, b, 'R10'),
      row(3, H, s, 'R11'),
      row(3, x, o, 'R12'),
      row(4, H, b, 'R13'),
      row(4, H, s, 'R14'),
      row(4, x, o, 'R15'),
      row(5, H, b, 'R16'),
      row(5, H, s, 'R17'),
      row(5, x, o, 'R18'),
      row(6, H, o, 'R19'),
      row(6, x, o, 'R20'),
    ],
  ],
  short: [
    [row(10, H, b, 'R04'), row(20, H, b, 'R13'), row(30, H, b, 'R16'), row(35, x, o, 'R20')],
    [
      row(4, H, b, 'R02'),
      row(7, H, o, 'R05'),
      row(9, H, b, 'R07'),
      row(13, H, o, 'R10'),
      row(15, H, b, 'R11'),
      row(17, H, o, 'R14'),
      row(18, H, b, 'R16'),
      row(20, x, o, 'R20'),
    ],
    [
      row(2, x, o, 'R03'),
      row(2, H, o, 'R01'),
      row(3, H, b, 'R02'),
      row(4, H, o, 'R05'),
      row(5, x, o, 'R06'),
      row(6, H, b, 'R07'),
      row(8, H, o, 'R10'),
      row(9, H, o, 'R11'),
      row(10, x, b, 'R12'),
      row(12, H, o, 'R14'),
      row(14, x, o, 'R18'),
      row(15, x, o, 'R20'),
    ],
    [
      row(1, H, o, 'R01'),
      row(1, H, o, 'R02'),
      row(2, H, b, 'R04'),
      row(3, x, o, 'R06'),
      row(3, H, b, 'R07'),
      row(4, x, o, 'R09'),
      row(5, H, b, 'R10'),
      row(7, H, b, 'R13'),
      row(9, x, o, 'R15'),
      row(10, H, b, 'R16'),
      row(11, H, o, 'R19'),
      row(11, x, o, 'R20'),
    ],
    [
      row(0, H, o, 'R01'),
      row(1, H, o, 'R02'),
      row(1, x, o, 'R03'),
      row(1, H, b, 'R04'),
      row(2, x, o, 'R06'),
      row(2, H, b, 'R07'),
      row(2, x, o, 'R09'),
      row(3, H, b, 'R10'),
      row(3, x, o, 'R12'),
      row(4, H, b, 'R13'),
      row(4, x, o, 'R15'),
      row(5, H, b, 'R16'),
      row(5, x, o, 'R18'),
      row(6, H, o, 'R19'),
      row(6, x, o, 'R20'),
    ],
  ],
};

export const planOf = (length: Length, seats: number): readonly Round[] => PLANS[length][seats - 1] ?? [];
