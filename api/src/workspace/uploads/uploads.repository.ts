import { and, asc, eq, getTableColumns, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { rowParser } from '../../db/stored-row';
import { uploadPieces, uploads } from '../tables/uploads.table';
import { fileReadingSchema, type FileReading } from './file-reading.schema';

/** What was read of a file is large: whoever needs it asks for it. */
const { reading, ...facts } = getTableColumns(uploads);
export type UploadRow = Omit<typeof uploads.$inferSelect, 'reading'>;

const parseReading = rowParser(uploads, ({ id }) => id, { reading: fileReadingSchema });

/** A statement with a piece of this size takes some milliseconds of the embedded database, and others go in between. */
const PIECE_BYTES = 262_144;

export async function insertUpload(tx: Queryable, row: typeof uploads.$inferInsert): Promise<void> {
  await tx.insert(uploads).values(row);
}

/** Writes the pieces one by one, and the file is there. Outside of a transaction, which would keep all others waiting. */
export async function writeUpload(q: Queryable, id: string, bytes: Uint8Array): Promise<void> {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at < all.length; at += PIECE_BYTES) {
    // As text: the embedded database's driver writes bytes thirty times slower.
    const piece = all.toString('base64', at, at + PIECE_BYTES);
    const content = sql`decode(${piece}, 'base64')`;
    await q.insert(uploadPieces).values({ uploadId: id, position: at / PIECE_BYTES, content });
  }
  await q.update(uploads).set({ isWhole: true }).where(eq(uploads.id, id));
}

/** A file that has arrived; undefined for one that has not, or that there is not. */
export async function findUpload(q: Queryable, id: string): Promise<UploadRow | undefined> {
  const [row] = await q
    .select(facts)
    .from(uploads)
    .where(and(eq(uploads.id, id), uploads.isWhole));
  return row;
}

/** What was read of a file; undefined for one that there is not. */
export async function findReading(q: Queryable, id: string): Promise<FileReading | undefined> {
  const [row] = await q
    .select({ ...facts, reading })
    .from(uploads)
    .where(and(eq(uploads.id, id), uploads.isWhole));
  return row && parseReading(row).reading;
}

/** A piece at a time; others go in between. */
export async function readUploadBytes(q: Queryable, { id, size }: UploadRow): Promise<Uint8Array> {
  const bytes = Buffer.alloc(size);
  for (let at = 0; at < size; at += PIECE_BYTES) {
    const [piece] = await q
      .select({ content: sql<string>`encode(${uploadPieces.content}, 'base64')` })
      .from(uploadPieces)
      .where(and(eq(uploadPieces.uploadId, id), eq(uploadPieces.position, at / PIECE_BYTES)));
    if (piece === undefined) throw new Error(`Upload ${id} has a hole at ${String(at)}`);
    bytes.write(piece.content, at, 'base64');
  }
  return bytes;
}

export async function deleteUpload(tx: Queryable, id: string): Promise<void> {
  await tx.delete(uploads).where(eq(uploads.id, id));
}

/** Files that were sent before `time`. */
export async function deleteOldUploads(q: Queryable, time: Date): Promise<void> {
  await q.delete(uploads).where(lt(uploads.createdAt, time));
}

export function listOwnUploads(q: Queryable, userId: string): Promise<UploadRow[]> {
  return q
    .select(facts)
    .from(uploads)
    .where(and(eq(uploads.userId, userId), uploads.isWhole))
    .orderBy(asc(uploads.createdAt), asc(uploads.id));
}
