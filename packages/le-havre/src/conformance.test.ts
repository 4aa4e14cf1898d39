import { describeConformance } from '@quayside/testkit/vitest';
import { leHavre } from './game.ts';

describeConformance(leHavre);
