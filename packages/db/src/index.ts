export { inBatches } from './batch.ts';
export * from './client.ts';
export { DataFolderInUse } from './lock.ts';
export { openDatabase, type Where } from './open.ts';
export * from './deals.ts';
export * from './pairing.ts';
export * from './people.ts';
export * from './schema.ts';
export * from './tell.ts';
