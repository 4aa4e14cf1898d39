import { fileURLToPath } from 'node:url';
import { describeConformance, describeFixtures, describeScenarios } from '@quayside/testkit/vitest';
import { pottersRow } from './index.ts';
import scenarios from './potters-row.scenarios.ts';

describeScenarios(scenarios);
describeConformance(pottersRow);
describeFixtures(pottersRow, fileURLToPath(new URL('../../fixtures/potters-row', import.meta.url)));
