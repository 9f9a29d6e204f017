import { receiptSchema, storedModelSchema } from '@tessera/shared/contracts';
import { and, count, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queryable } from '../../db/database';
import { rowParser } from '../../db/stored-row';
import { drafts } from '../tables/drafts.table';

const parseDraft = rowParser(drafts, ({ id }) => id, {
  model: z.nullable(storedModelSchema),
  suggestions: z.array(z.string()),
  receipt: z.nullable(receiptSchema),
  spoken: z.unknown(),
});

export type DraftRow = ReturnType<typeof parseDraft>;
export type NewDraft = typeof drafts.$inferInsert;

/** What making one came to. */
export type MadeDraft = Pick<
  DraftRow,
  'treeHash' | 'generatedHash' | 'model' | 'answer' | 'suggestions' | 'receipt' | 'spoken'
>;

/** Any number, apart from those of other advisory locks. */
const DRAFTS_LOCK = 7_331_004;

/** Holds all making of drafts until the transaction ends: of two that come at once, one sees the other. */
export async function lockDrafts(tx: Queryable): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${DRAFTS_LOCK})`);
}

/** How many there are that nobody has kept, and how many of them were asked for after `since` and are being made. */
export async function countDrafts(
  q: Queryable,
  now: Date,
  since: Date,
): Promise<{ readonly live: number; readonly making: number }> {
  const isMaking = and(eq(drafts.status, 'making'), gt(drafts.createdAt, since));
  const [row] = await q
    .select({ live: count(), making: sql<string>`count(*) filter (where ${isMaking})` })
    .from(drafts)
    .where(and(gt(drafts.expiresAt, now), isNull(drafts.projectId)));
  return { live: row?.live ?? 0, making: Number(row?.making ?? 0) };
}

export async function insertDraft(q: Queryable, row: NewDraft): Promise<void> {
  await q.insert(drafts).values(row);
}

/** A browser's draft that is not over; one that was kept, too. */
export async function findDraftByToken(
  q: Queryable,
  tokenHash: string,
  now: Date,
): Promise<DraftRow | undefined> {
  const [row] = await q
    .select()
    .from(drafts)
    .where(and(eq(drafts.tokenHash, tokenHash), gt(drafts.expiresAt, now)));
  return row && parseDraft(row);
}

/** The row of a browser's draft, held until the transaction ends. */
export async function lockDraft(tx: Queryable, id: string, tokenHash: string): Promise<DraftRow | undefined> {
  const [row] = await tx
    .select()
    .from(drafts)
    .where(and(eq(drafts.id, id), eq(drafts.tokenHash, tokenHash)))
    .for('update');
  return row && parseDraft(row);
}

/** What runs on a label's host, unless it is over or was kept. */
export async function findDraftByLabel(
  q: Queryable,
  label: string,
  now: Date,
): Promise<DraftRow | undefined> {
  const [row] = await q
    .select()
    .from(drafts)
    .where(and(eq(drafts.label, label), gt(drafts.expiresAt, now), isNull(drafts.projectId)));
  return row && parseDraft(row);
}

export async function findDraft(q: Queryable, id: string): Promise<DraftRow | undefined> {
  const [row] = await q.select().from(drafts).where(eq(drafts.id, id));
  return row && parseDraft(row);
}

/** Changes one that is being made; false when it is not any more, or was replaced. */
export async function changeMaking(
  q: Queryable,
  id: string,
  change: Partial<MadeDraft> & Partial<Pick<DraftRow, 'status' | 'step' | 'error'>>,
): Promise<boolean> {
  const rows = await q
    .update(drafts)
    .set(change)
    .where(and(eq(drafts.id, id), eq(drafts.status, 'making')))
    .returning({ id: drafts.id });
  return rows.length > 0;
}

export async function markKept(q: Queryable, id: string, projectId: string): Promise<void> {
  await q.update(drafts).set({ projectId }).where(eq(drafts.id, id));
}

/** Forgets a browser's draft, unless somebody kept it. */
export async function deleteDraftOfToken(q: Queryable, tokenHash: string): Promise<void> {
  await q.delete(drafts).where(and(eq(drafts.tokenHash, tokenHash), isNull(drafts.projectId)));
}

/** Forgets those that are over. */
export async function deleteOverDrafts(q: Queryable, now: Date): Promise<void> {
  await q.delete(drafts).where(lte(drafts.expiresAt, now));
}
