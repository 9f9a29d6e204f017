import { integer, json, pgTable, uuid } from 'drizzle-orm/pg-core';

export const versionOverviews = pgTable('version_overviews', {
  versionId: uuid('version_id').primaryKey(),
  /** Null until somebody looks: versions from before have none. */
  thumbnail: json(),
  /** Null while nobody has tried one. */
  checksPassed: integer('checks_passed'),
  checksFailed: integer('checks_failed'),
});
