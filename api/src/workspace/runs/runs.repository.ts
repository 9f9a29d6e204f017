import {
  attachmentSchema,
  decidedPlaceSchema,
  heldRecordsSchema,
  modelEditSchema,
  namedSubjectSchema,
  receiptSchema,
  runConflictSchema,
  runEventSchema,
  runProblemSchema,
  runQuestionSchema,
  type Receipt,
  type RunConflict,
  type RunEvent,
  type RunQuestion,
  type RunStatus,
} from '@tessera/shared/contracts';
import { and, asc, count, desc, eq, getTableColumns, gt, inArray, isNotNull, max, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queryable } from '../../db/database';
import { isAfter, type ListPosition } from '../../db/list-position';
import { parseEach, rowParser, type StoredRowError } from '../../db/stored-row';
import { runEvents, runs } from '../tables/runs.table';

const parseRun = rowParser(runs, ({ id }) => id, {
  attachments: z.array(attachmentSchema),
  about: z.nullable(namedSubjectSchema),
  edit: z.nullable(modelEditSchema),
  problem: z.nullable(runProblemSchema),
  suggestions: z.array(z.string()),
  receipt: z.nullable(receiptSchema),
  question: z.nullable(runQuestionSchema),
  held: z.nullable(heldRecordsSchema),
  decided: z.nullable(z.array(decidedPlaceSchema)),
  spoken: z.unknown(),
  conflicts: z.array(runConflictSchema),
});
const parseEvent = rowParser(runEvents, ({ runId, seq }) => `${runId}/${seq}`, { event: runEventSchema });

/** For many rows at a time: without what was decided, which may be 300 KB of each. */
const LISTED = { ...getTableColumns(runs), decided: sql<null>`null` };

export type RunRow = ReturnType<typeof parseRun>;

/** Told of each row that does not parse and is left out. */
export type ReportRow = (error: StoredRowError) => void;

export interface NumberedEvent {
  /** Counts from 1 without gaps. */
  readonly seq: number;
  readonly event: RunEvent;
  readonly createdAt: Date;
}

/** What a run ended with. */
export interface RunEnd {
  readonly status: Extract<RunStatus, 'succeeded' | 'no_effect' | 'failed' | 'stopped'>;
  readonly answer?: string;
  readonly suggestions?: string[];
  readonly receipt?: Receipt;
  readonly question?: RunQuestion;
  /** What the message spoke of last. */
  readonly spoken?: unknown;
  readonly versionId?: string;
  readonly error?: string;
  readonly conflicts?: RunConflict[];
}

const ACTIVE: RunStatus[] = ['queued', 'running'];

export async function insertRun(q: Queryable, row: RunRow): Promise<void> {
  await q.insert(runs).values(row);
}

export async function findRun(q: Queryable, id: string): Promise<RunRow | undefined> {
  const [row] = await q.select().from(runs).where(eq(runs.id, id));
  return row && parseRun(row);
}

/** Whose a run is, and what it made. */
export type RunPlace = Pick<RunRow, 'projectId' | 'agentId' | 'versionId'>;

export async function findRunPlace(q: Queryable, id: string): Promise<RunPlace | undefined> {
  const { projectId, agentId, versionId } = runs;
  const [row] = await q.select({ projectId, agentId, versionId }).from(runs).where(eq(runs.id, id));
  return row;
}

/** The run's row, held until the transaction ends. */
export async function lockRun(tx: Queryable, id: string): Promise<RunRow | undefined> {
  const [row] = await tx.select().from(runs).where(eq(runs.id, id)).for('update');
  return row && parseRun(row);
}

/** What an earlier call with the same key made. */
export async function findRunByKey(q: Queryable, userId: string, key: string): Promise<RunRow | undefined> {
  const [row] = await q
    .select()
    .from(runs)
    .where(and(eq(runs.userId, userId), eq(runs.idempotencyKey, key)));
  return row && parseRun(row);
}

export async function countQueuedRuns(q: Queryable, projectId: string): Promise<number> {
  const [row] = await q
    .select({ count: count() })
    .from(runs)
    .where(and(eq(runs.projectId, projectId), eq(runs.status, 'queued')));
  return row?.count ?? 0;
}

/** The queued run of the project that was sent first. Whether it can be read is for whoever works on it to find out. */
export async function findNextQueuedRun(
  q: Queryable,
  projectId: string,
): Promise<Pick<RunRow, 'id' | 'userId'> | undefined> {
  const [row] = await q
    .select({ id: runs.id, userId: runs.userId })
    .from(runs)
    .where(and(eq(runs.projectId, projectId), eq(runs.status, 'queued')))
    .orderBy(asc(runs.createdAt), asc(runs.id))
    .limit(1);
  return row;
}

/** The project's runs that were sent before this one and have ended. */
function endedBefore({ id, projectId, createdAt }: RunRow) {
  return and(
    eq(runs.projectId, projectId),
    isAfter(runs.createdAt, runs.id, { at: createdAt, id }),
    isNotNull(runs.endedAt),
  );
}

/** Of the runs before this one, the one that ended last; one that does not parse is reported and taken for none. */
export async function findRunBefore(
  q: Queryable,
  run: RunRow,
  report: ReportRow,
): Promise<RunRow | undefined> {
  return (await findRunsBefore(q, run, 1, report))[0];
}

/** The runs before this one that ended last, the last first. Those that do not parse are reported and left out. */
export async function findRunsBefore(
  q: Queryable,
  run: RunRow,
  limit: number,
  report: ReportRow,
): Promise<RunRow[]> {
  const rows = await q
    .select(LISTED)
    .from(runs)
    .where(endedBefore(run))
    .orderBy(desc(runs.endedAt), desc(runs.createdAt))
    .limit(limit);
  return parseEach(rows, parseRun, report);
}

/**
 * Of the runs before this one, the last that asked something, and the one that ended next: only that can have answered it.
 * One that does not parse is reported and taken for none.
 */
export async function findLastQuestion(
  q: Queryable,
  run: RunRow,
  report: ReportRow,
): Promise<{ readonly asked: RunRow; readonly next: RunRow | undefined } | undefined> {
  const asking = await q
    .select(LISTED)
    .from(runs)
    .where(and(endedBefore(run), isNotNull(runs.question)))
    .orderBy(desc(runs.endedAt), desc(runs.createdAt))
    .limit(1);
  const [asked] = parseEach(asking, parseRun, report);
  if (!asked?.endedAt) return undefined;
  const since = await q
    .select(LISTED)
    .from(runs)
    .where(and(endedBefore(run), gt(runs.endedAt, asked.endedAt)))
    .orderBy(asc(runs.endedAt), asc(runs.createdAt))
    .limit(1);
  return { asked, next: parseEach(since, parseRun, report)[0] };
}

export async function markRunning(q: Queryable, id: string): Promise<void> {
  await q.update(runs).set({ status: 'running' }).where(eq(runs.id, id));
}

/** Ends a run that has not ended; false when it had. What was decided is kept for trying again where it failed. */
export async function endRun(q: Queryable, id: string, end: RunEnd, at: Date): Promise<boolean> {
  const rows = await q
    .update(runs)
    .set({ ...end, held: null, ...(end.status !== 'failed' && { decided: null }), endedAt: at })
    .where(and(eq(runs.id, id), inArray(runs.status, ACTIVE)))
    .returning({ id: runs.id });
  return rows.length > 0;
}

/** Adds events behind those that are there. The caller holds the run's row. */
export async function appendEvents(
  tx: Queryable,
  runId: string,
  events: readonly RunEvent[],
  at: Date,
): Promise<void> {
  if (events.length === 0) return;
  const [row] = await tx
    .select({ last: max(runEvents.seq) })
    .from(runEvents)
    .where(eq(runEvents.runId, runId));
  const last = row?.last ?? 0;
  await tx
    .insert(runEvents)
    .values(events.map((event, index) => ({ runId, seq: last + index + 1, event, createdAt: at })));
}

/** The events after `seq`, in order. */
export async function readEvents(q: Queryable, runId: string, seq: number): Promise<NumberedEvent[]> {
  const rows = await q
    .select()
    .from(runEvents)
    .where(and(eq(runEvents.runId, runId), gt(runEvents.seq, seq)))
    .orderBy(asc(runEvents.seq));
  return rows.map(parseEvent);
}

/** The event that was written last; an 'end' once the run has ended. */
export async function findNewestEvent(q: Queryable, runId: string): Promise<NumberedEvent | undefined> {
  const [newest] = await q
    .select()
    .from(runEvents)
    .where(eq(runEvents.runId, runId))
    .orderBy(desc(runEvents.seq))
    .limit(1);
  return newest && parseEvent(newest);
}

export interface RunPage {
  readonly runs: RunRow[];
  /** Where the next page goes on; undefined when there is none. */
  readonly next: ListPosition | undefined;
}

/** A page of at most `limit`, the newest first, those after a place only. Rows that do not parse are reported and left out. */
export async function listRuns(
  q: Queryable,
  filter: { readonly userId: string; readonly projectId?: string | undefined },
  page: { readonly after: ListPosition | undefined; readonly limit: number },
  report: ReportRow,
): Promise<RunPage> {
  const rows = await q
    .select(LISTED)
    .from(runs)
    .where(
      and(
        eq(runs.userId, filter.userId),
        filter.projectId === undefined ? undefined : eq(runs.projectId, filter.projectId),
        isAfter(runs.createdAt, runs.id, page.after),
      ),
    )
    .orderBy(desc(runs.createdAt), desc(runs.id))
    .limit(page.limit + 1);
  const shown = rows.slice(0, page.limit);
  const last = rows.length > page.limit ? shown.at(-1) : undefined;
  return { runs: parseEach(shown, parseRun, report), next: last && { at: last.createdAt, id: last.id } };
}

/** Every run of a project, oldest first. Rows that do not parse are reported and left out. */
export async function listRunsOfProject(
  q: Queryable,
  projectId: string,
  report: ReportRow,
): Promise<RunRow[]> {
  const rows = await q
    .select(LISTED)
    .from(runs)
    .where(eq(runs.projectId, projectId))
    .orderBy(asc(runs.createdAt), asc(runs.id));
  return parseEach(rows, parseRun, report);
}
