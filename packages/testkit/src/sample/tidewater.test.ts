import { fileURLToPath } from 'node:url';
import { describeConformance, describeFixtures, describeHandbook, describeScenarios } from '../vitest.ts';
import { handbook } from './handbook.ts';
import book from './tidewater.scenarios.ts';
import { tidewater } from './tidewater.ts';

describeScenarios(book);
describeConformance(tidewater);
describeHandbook(tidewater, handbook);
describeFixtures(tidewater, fileURLToPath(new URL('../../fixtures', import.meta.url)));
