import { describeConformance } from '@quayside/testkit/vitest';
import { saltyOcean } from './index.ts';

describeConformance(saltyOcean);
