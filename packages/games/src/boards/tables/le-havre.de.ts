// Written by `pnpm quayside register` from the field `quayside` of the packages’ manifests. Do not edit it.
export { messages as coreMessages } from '@quayside/engine/texts/de';
export { rules } from '@quayside/le-havre/rules';
export { messages } from '@quayside/le-havre/texts/de';
export { default as Board } from '@quayside/le-havre-board';
