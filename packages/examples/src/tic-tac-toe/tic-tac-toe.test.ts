import { fileURLToPath } from 'node:url';
import { describeConformance, describeFixtures, describeScenarios } from '@quayside/testkit/vitest';
import { ticTacToe } from './index.ts';
import scenarios from './tic-tac-toe.scenarios.ts';

describeScenarios(scenarios);
describeConformance(ticTacToe);
describeFixtures(ticTacToe, fileURLToPath(new URL('../../fixtures/tic-tac-toe', import.meta.url)));
