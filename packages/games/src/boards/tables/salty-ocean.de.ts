// Written by `pnpm quayside register` from the field `quayside` of the packages’ manifests. Do not edit it.
export { messages as coreMessages } from '@quayside/engine/texts/de';
export { rules } from '@quayside/salty-ocean/rules';
export { messages } from '@quayside/salty-ocean/texts/de';
export { default as Board } from '@quayside/salty-ocean-board';
