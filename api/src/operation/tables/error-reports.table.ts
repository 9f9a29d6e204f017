import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const errorReports = pgTable('error_reports', {
  id: uuid().primaryKey(),
  message: text().notNull(),
  stack: text(),
  componentStack: text('component_stack'),
  timestamp: timestamp({ withTimezone: true }).notNull(),
  userAgent: text('user_agent'),
  url: text(),
  /** As claimed by the browser: reports are taken from anyone. */
  userId: text('user_id'),
  sessionId: text('session_id'),
  buildVersion: text('build_version'),
  /** What the section's error card showed. */
  reference: text(),
  remote: text(),
  remoteVersion: text('remote_version'),
  phase: text(),
  reason: text(),
  receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
});
