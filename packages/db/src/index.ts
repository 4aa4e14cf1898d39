export { BackupError, restoreBackup, writeBackup, type RowCounts } from './backup.ts';
export { inBatches } from './batch.ts';
export * from './client.ts';
export { DatabaseUnavailable, DataFolderInUse, sqlState } from './errors.ts';
export * from './log.ts';
export { openDatabase, type DatabaseOptions } from './open.ts';
export * from './schema/index.ts';
export * from './statement.ts';
export * from './notify.ts';
