import * as z from 'zod/mini';
import { databaseEnvironmentSchema, databasePlaceSchema } from './database.contract';
import { defineContract } from './define-contract';

/** Backups of an application's records, and ways to take them along (DATA-05). */

export const BACKUP_NOTE_MAX = 200;

const byId = z.object({ id: z.uuid() });
const backupOf = z.object({ id: z.uuid(), backup: z.uuid() });

export const backupReasonSchema = z.enum(['hand', 'daily', 'before-migration', 'before-restore']);
export type BackupReason = z.infer<typeof backupReasonSchema>;

export const databaseBackupSchema = z.object({
  id: z.uuid(),
  environment: databaseEnvironmentSchema,
  versionId: z.uuid(),
  /** Null where that version made way for newer ones. */
  versionNumber: z.nullable(z.int()),
  reason: backupReasonSchema,
  note: z.string(),
  records: z.int(),
  /** Packed, as it is kept. */
  bytes: z.int(),
  createdAt: z.iso.datetime(),
});
export type DatabaseBackup = z.infer<typeof databaseBackupSchema>;

/** Newest first. `usedBytes` of `mostBytes` that all backups of the database may take; 0: without limit. */
export const listDatabaseBackups = defineContract({
  method: 'GET',
  path: '/databases/:id/backups',
  access: 'user',
  request: { params: byId, query: databasePlaceSchema },
  response: z.object({
    items: z.array(databaseBackupSchema),
    usedBytes: z.int(),
    mostBytes: z.int(),
  }),
});

export const makeDatabaseBackup = defineContract({
  method: 'POST',
  path: '/databases/:id/backups',
  access: 'user',
  status: 201,
  request: {
    params: byId,
    query: databasePlaceSchema,
    body: z.object({
      note: z._default(
        z
          .string()
          .check(z.trim(), z.maxLength(BACKUP_NOTE_MAX, `At most ${String(BACKUP_NOTE_MAX)} characters`)),
        '',
      ),
    }),
  },
  response: databaseBackupSchema,
});

/**
 * Makes the environment of the backup what it was. In a preview the project gets a new version like the backup's. What is live has to be
 * of the backup's version: CONFLICT names it as `versionId` and `versionNumber` otherwise.
 */
export const restoreDatabaseBackup = defineContract({
  method: 'POST',
  path: '/databases/:id/backups/:backup/restore',
  access: 'user',
  request: { params: backupOf },
  response: z.object({
    records: z.int(),
    /** The version that goes with the records now; a new one in a preview. */
    versionId: z.uuid(),
    versionNumber: z.nullable(z.int()),
  }),
});

export const removeDatabaseBackup = defineContract({
  method: 'DELETE',
  path: '/databases/:id/backups/:backup',
  access: 'user',
  status: 204,
  request: { params: backupOf },
  response: z.undefined(),
});

/** A file: everything that the backup has, as JSON. */
export const downloadDatabaseBackup = defineContract({
  method: 'GET',
  path: '/databases/:id/backups/:backup/download',
  access: 'user',
  request: { params: backupOf },
  response: z.undefined(),
});

/** A file: the tables and all rows as SQL. */
export const exportDatabaseSql = defineContract({
  method: 'GET',
  path: '/databases/:id/export.sql',
  access: 'user',
  request: { params: byId, query: databasePlaceSchema },
  response: z.undefined(),
});

/** A file: a table for spreadsheets, as the application's own page exports it. */
export const exportDatabaseCsv = defineContract({
  method: 'GET',
  path: '/databases/:id/tables/:table/rows.csv',
  access: 'user',
  request: {
    params: z.object({ id: z.uuid(), table: z.string().check(z.minLength(1), z.maxLength(63)) }),
    query: databasePlaceSchema,
  },
  response: z.undefined(),
});

/** What the tables of an environment are called in SQL. */
export const databaseTableSchema = z.object({
  name: z.string(),
  /** What the application calls its records. */
  label: z.string(),
  records: z.int(),
  /** Those of fields; each table has `id`, `created_at` and `updated_at` as well. */
  columns: z.array(z.object({ name: z.string(), type: z.string() })),
});
export type DatabaseTable = z.infer<typeof databaseTableSchema>;

export const listDatabaseTables = defineContract({
  method: 'GET',
  path: '/databases/:id/tables',
  access: 'user',
  request: { params: byId, query: databasePlaceSchema },
  response: z.object({ items: z.array(databaseTableSchema) }),
});
