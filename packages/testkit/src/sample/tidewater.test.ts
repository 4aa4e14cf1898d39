import { describeScenarios } from '../vitest.ts';
import book from './tidewater.scenarios.ts';

describeScenarios(book);
