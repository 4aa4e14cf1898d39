import { describeScenarios } from '@quayside/testkit/vitest';
import all from './scenarios/all.scenarios.ts';

for (const book of all) describeScenarios(book);
