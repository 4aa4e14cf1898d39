import events from './events.scenarios.ts';
import rulings from './rulings.scenarios.ts';
import buildings from './buildings.scenarios.ts';
import examples from './examples.scenarios.ts';

export default [examples, buildings, events, rulings];
