export { forcedAnswer, frontier, onlyAnswer, possible } from './bundle-frontier.ts';
export { sampleBundle } from './bundle-sample.ts';
export { suggest } from './bundle-suggest.ts';
export { refuseBundle, type Bundle } from './bundle-terms.ts';
export { waste } from './bundle-waste.ts';
