import type { LogLevel } from '@tessera/shared/contracts';
import { and, asc, eq, gt, ilike, max } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { deploymentLog } from '../tables/deployment-log.table';
import { deployments } from '../tables/deployments.table';
import { MOST_CHARACTERS, MOST_LINES } from './deploy-log.rules';

export type LogRow = typeof deploymentLog.$inferSelect;
export type NewLine = Pick<LogRow, 'level' | 'text'>;

/** Adds lines while the log has room. The caller holds the deployment's row: numbers have no gaps. */
export async function appendLines(
  tx: Queryable,
  deploymentId: string,
  lines: readonly NewLine[],
  at: Date,
): Promise<void> {
  const [row] = await tx
    .select({ last: max(deploymentLog.number) })
    .from(deploymentLog)
    .where(eq(deploymentLog.deploymentId, deploymentId));
  const last = row?.last ?? 0;
  const rows = lines.slice(0, Math.max(0, MOST_LINES - last)).map(({ level, text }, index) => ({
    deploymentId,
    number: last + index + 1,
    at,
    level,
    text: text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS - 1)}…` : text,
  }));
  if (rows.length > 0) await tx.insert(deploymentLog).values(rows);
}

export interface LogFilter {
  readonly level?: LogLevel | undefined;
  readonly search?: string | undefined;
}

/** The lines after the one of this number, in order. */
export function readLines(
  q: Queryable,
  deploymentId: string,
  after: number,
  { level, search }: LogFilter = {},
  limit = MOST_LINES,
): Promise<LogRow[]> {
  return q
    .select()
    .from(deploymentLog)
    .where(
      and(
        eq(deploymentLog.deploymentId, deploymentId),
        gt(deploymentLog.number, after),
        level && eq(deploymentLog.level, level),
        search === undefined || search === ''
          ? undefined
          : ilike(deploymentLog.text, `%${search.replace(/[\\%_]/g, String.raw`\$&`)}%`),
      ),
    )
    .orderBy(asc(deploymentLog.number))
    .limit(limit);
}

/** For the copy of a person's data. */
export function readOwnLog(q: Queryable, userId: string) {
  const { deploymentId, number, at, level, text } = deploymentLog;
  return q
    .select({ deploymentId, number, at, level, text })
    .from(deploymentLog)
    .innerJoin(deployments, eq(deployments.id, deploymentId))
    .where(eq(deployments.userId, userId))
    .orderBy(deploymentId, number);
}
