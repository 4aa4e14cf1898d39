import { fileURLToPath } from 'node:url';
import { describeConformance, describeFixtures, describeScenarios } from '@quayside/testkit/vitest';
import { newGame } from './index.ts';
import scenarios from './new-game.scenarios.ts';

describeScenarios(scenarios);
describeConformance(newGame);
describeFixtures(newGame, fileURLToPath(new URL('../fixtures', import.meta.url)));
