import { describeScenarios } from '@quayside/testkit/vitest';
import buildings from './scenarios/buildings.scenarios.ts';
import locked from './scenarios/locked.scenarios.ts';
import rules from './scenarios/rules.scenarios.ts';
import rulings from './scenarios/rulings.scenarios.ts';

for (const book of [rules, rulings, buildings, locked]) describeScenarios(book);
