// Written by `pnpm quayside register` from the field `quayside` of the packages’ manifests. Do not edit it.
export { messages as coreMessages } from '@quayside/engine/texts/de';
export { rules } from '@quayside/inland-port/rules';
export { messages } from '@quayside/inland-port/texts/de';
export { default as Board } from '@quayside/inland-port-board';
