import { completeGame } from '@quayside/engine';
import { features } from './features.ts';
import { rules } from './rules.ts';
import type { SaltyOcean } from './state.ts';
import { messages } from './texts/index.ts';
import { value } from './value.ts';

export const saltyOcean = completeGame<SaltyOcean>(rules, { messages, value, features });
