import { describeScenarios } from '@quayside/testkit/vitest';
import buildings from './scenarios/buildings.scenarios.ts';

describeScenarios(buildings);
