export { tidewater, type Tidewater } from './tidewater.ts';
export { CARGO, FAVOUR_CARDS, FAVOURS, LOTS } from './cards.ts';
