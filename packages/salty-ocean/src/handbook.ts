import type { Handbook } from '@quayside/engine';
import { reference } from './reference.ts';
import { rulings } from './rulings.ts';

export const handbook: Handbook = { reference, rulings };
