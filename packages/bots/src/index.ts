import { deckhand } from './deckhand.ts';
import type { Bot } from './bot.ts';
import { merchant } from './merchant.ts';
import { random } from './random.ts';

/** Every bot of the house, from the weakest to the strongest. */
export const bots = { random, deckhand, merchant } as const;

export const botNames: readonly string[] = Object.keys(bots);

/** The bot of this name, or undefined. */
export const findBot = (name: string): Bot | undefined => Object.values(bots).find((bot) => bot.name === name);

export type { Bot, Choice, Situation } from './bot.ts';
export { simulate, type Simulated, type SimulateOptions } from './simulate.ts';
