import { fileURLToPath } from 'node:url';
import {
  describeConformance,
  describeFixtures,
  describeHandbook,
  describeLesson,
  describeScenarios,
} from '../vitest.ts';
import { handbook } from './handbook.ts';
import { lesson } from './lesson.ts';
import book from './tidewater.scenarios.ts';
import { tidewater } from './tidewater.ts';

describeScenarios(book);
describeConformance(tidewater);
describeHandbook(tidewater, handbook);
describeLesson(tidewater, lesson);
describeFixtures(tidewater, fileURLToPath(new URL('../../fixtures', import.meta.url)));
