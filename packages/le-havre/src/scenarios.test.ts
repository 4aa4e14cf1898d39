import { describeScenarios } from '@quayside/testkit/vitest';
import hard from './scenarios/hard.scenarios.ts';
import rules from './scenarios/rules.scenarios.ts';
import special from './scenarios/special.scenarios.ts';
import standard from './scenarios/standard.scenarios.ts';

describeScenarios(standard);
describeScenarios(special);
describeScenarios(rules);
describeScenarios(hard);
