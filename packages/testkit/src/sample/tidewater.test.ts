import { fileURLToPath } from 'node:url';
import { describeConformance, describeFixtures, describeScenarios } from '../vitest.ts';
import book from './tidewater.scenarios.ts';
import { tidewater } from './tidewater.ts';

describeScenarios(book);
describeConformance(tidewater);
describeFixtures(tidewater, fileURLToPath(new URL('../../fixtures', import.meta.url)));
