import type { LogLevel } from '@tessera/shared/contracts';
import { integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const deploymentLog = pgTable(
  'deployment_log',
  {
    deploymentId: uuid('deployment_id').notNull(),
    /** From 1, without gaps. */
    number: integer().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    level: text().$type<LogLevel>().notNull(),
    text: text().notNull(),
  },
  ({ deploymentId, number }) => [primaryKey({ columns: [deploymentId, number] })],
);
