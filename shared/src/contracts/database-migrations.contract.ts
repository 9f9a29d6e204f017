import * as z from 'zod/mini';
import { databaseEnvironmentSchema, databasePlaceSchema } from './database.contract';
import { defineContract } from './define-contract';
import { designOperationsSchema } from './model-design';
import { nodeIdSchema } from './model-parts';

/** What changed an application's tables, and what is about to (SCR-15). */

const byId = z.object({ id: z.uuid() });

const planned = {
  /** A sentence each. */
  summary: z.array(z.string()),
  risk: z.enum(['safe', 'slow', 'loses-data']),
  forward: z.string(),
  backward: z.string(),
};

export const databaseMigrationSchema = z.object({
  id: z.uuid(),
  environment: databaseEnvironmentSchema,
  fromVersionNumber: z.nullable(z.int()),
  toVersionId: z.uuid(),
  /** Both numbers are null where the version made way for newer ones, or there was none before. */
  toVersionNumber: z.nullable(z.int()),
  state: z.enum(['applied', 'failed']),
  /** Why it failed. Nothing was changed then. */
  reason: z.nullable(z.string()),
  ms: z.int(),
  createdAt: z.iso.datetime(),
  ...planned,
});
export type DatabaseMigration = z.infer<typeof databaseMigrationSchema>;

export const pendingMigrationSchema = z.object({
  versionId: z.uuid(),
  versionNumber: z.int(),
  /** Values that would not fit any more: with any, the migration is refused. */
  lostValues: z.int(),
  ...planned,
});
export type PendingMigration = z.infer<typeof pendingMigrationSchema>;

/**
 * The last hundred, newest first; what the newest version would change, null where it changes nothing; and where the tables are not as
 * the model says.
 */
export const listDatabaseMigrations = defineContract({
  method: 'GET',
  path: '/databases/:id/migrations',
  access: 'user',
  request: { params: byId, query: databasePlaceSchema },
  response: z.object({
    items: z.array(databaseMigrationSchema),
    pending: z.nullable(pendingMigrationSchema),
    drift: z.array(z.string()),
  }),
});

export const migrationTrialSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('tried'),
    tables: z.array(z.object({ name: z.string(), before: z.int(), after: z.int() })),
    /** Whether the way back brought every record back as it was. */
    isSame: z.boolean(),
    /** What was left out, or put in. */
    summary: z.array(z.string()),
  }),
  z.object({ kind: z.literal('refused'), reason: z.string() }),
  z.object({ kind: z.literal('failed'), message: z.string() }),
]);
export type MigrationTrial = z.infer<typeof migrationTrialSchema>;

/** What a design does to what a column holds in the records that there are. */
export const columnEffectSchema = z.object({
  field: nodeIdSchema,
  /** As it is called now. */
  column: z.string(),
  kind: z.enum(['converted', 'removed']),
  /** Records with a value in it. */
  filled: z.int(),
  /** How many of those keep one. */
  kept: z.int(),
  /** The first twenty of the others. */
  lost: z.array(z.object({ record: z.string(), value: z.string() })),
});
export type ColumnEffect = z.infer<typeof columnEffectSchema>;

/** What a design of the newest version would do to the records (SCR-14); nothing is changed. 422 where it cannot be done. */
export const tryDatabaseDesign = defineContract({
  method: 'POST',
  path: '/databases/:id/migrations/design',
  access: 'user',
  request: {
    params: byId,
    query: databasePlaceSchema,
    body: z.object({ operations: designOperationsSchema }),
  },
  response: z.object({ columns: z.array(columnEffectSchema) }),
});

/** Carries the pending migration out with the records that there are, and back again; nothing of it stays. */
export const tryDatabaseMigration = defineContract({
  method: 'POST',
  path: '/databases/:id/migrations/test',
  access: 'user',
  request: { params: byId, query: databasePlaceSchema },
  response: migrationTrialSchema,
});
