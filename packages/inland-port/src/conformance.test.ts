import { describeConformance } from '@quayside/testkit/vitest';
import { inlandPort } from './index.ts';

describeConformance(inlandPort);
