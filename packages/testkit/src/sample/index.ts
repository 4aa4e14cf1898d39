export { tidewater, type Tidewater } from './tidewater.ts';
export { CARGO, LOTS } from './texts.ts';
