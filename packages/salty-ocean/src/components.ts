import type { Json } from '@quayside/engine';
export const components: Json = {};
