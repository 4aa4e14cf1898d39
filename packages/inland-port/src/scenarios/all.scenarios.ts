import buildings from './buildings.scenarios.ts';
import locked from './locked.scenarios.ts';
import rounds from './round-rulings.scenarios.ts';
import rules from './rules.scenarios.ts';
import sales from './sale-rulings.scenarios.ts';
import uses from './use-rulings.scenarios.ts';
import warehouse from './warehouse-rulings.scenarios.ts';

export default [rules, warehouse, uses, sales, rounds, buildings, locked];
