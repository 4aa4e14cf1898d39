// Written by `pnpm quayside register` from the field `quayside` of the packages’ manifests. Do not edit it.
export { tidewater as game } from '@quayside/testkit/sample';
