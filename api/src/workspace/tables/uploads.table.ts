import type { UploadPurpose } from '@tessera/shared/contracts';
import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytes } from '../../db/bytes';

export const uploads = pgTable('uploads', {
  id: uuid().primaryKey(),
  userId: uuid('user_id').notNull(),
  purpose: text().$type<UploadPurpose>().notNull(),
  name: text().notNull(),
  type: text().notNull(),
  size: integer().notNull(),
  /** What was read of it when it came. */
  reading: jsonb().notNull(),
  /** All of its pieces are there. */
  isWhole: boolean('is_whole').notNull().default(false),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

export const uploadPieces = pgTable(
  'upload_pieces',
  {
    uploadId: uuid('upload_id').notNull(),
    position: integer().notNull(),
    content: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.uploadId, table.position] })],
);
