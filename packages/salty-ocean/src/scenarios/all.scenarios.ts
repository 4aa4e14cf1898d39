import events from './events.scenarios.ts';
import rulings from './rulings.scenarios.ts';
import roundRulings from './round-rulings.scenarios.ts';
import buildings from './buildings.scenarios.ts';
import examples from './examples.scenarios.ts';
import positions from './positions.scenarios.ts';

export default [examples, buildings, events, rulings, roundRulings, positions];
