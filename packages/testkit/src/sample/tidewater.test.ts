import { describeConformance, describeScenarios } from '../vitest.ts';
import book from './tidewater.scenarios.ts';
import { tidewater } from './tidewater.ts';

describeScenarios(book);
describeConformance(tidewater);
