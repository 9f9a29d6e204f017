import type { LedgerEntry } from '@tessera/shared/contracts';
import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { ledgerEntries } from '../tables/credits.table';

const { userId, at, amount, kind, reference, position } = ledgerEntries;

export interface Span {
  readonly from: Date;
  readonly to: Date;
}

/** What came and went within a span, of one group. */
export interface Sums {
  readonly key: string;
  readonly messages: number;
  readonly deployments: number;
  readonly refunds: number;
  readonly granted: number;
}

const within = (owner: string, { from, to }: Span) => and(eq(userId, owner), gte(at, from), lt(at, to));

const sumOf = (condition: ReturnType<typeof sql>, sign: 1 | -1) =>
  sql<number>`coalesce(sum(${amount}) filter (where ${condition}), 0) * ${sql.raw(String(sign))}`.mapWith(
    Number,
  );

const sums = {
  messages: sumOf(sql`${kind} = 'message'`, -1),
  deployments: sumOf(sql`${kind} = 'deployment'`, -1),
  refunds: sumOf(sql`${kind} = 'refund'`, 1),
  granted: sumOf(sql`${kind} in ('grant', 'purchase') or (${kind} = 'adjustment' and ${amount} > 0)`, 1),
};

/** By the days of a time zone, the oldest first. */
export function sumByDay(q: Queryable, owner: string, span: Span, timeZone: string): Promise<Sums[]> {
  const day = sql<string>`to_char(${at} at time zone ${timeZone}, 'YYYY-MM-DD')`;
  return q
    .select({ key: day, ...sums })
    .from(ledgerEntries)
    .where(within(owner, span))
    .groupBy(sql`1`)
    .orderBy(sql`1`);
}

/** By kind. */
export function sumByKind(q: Queryable, owner: string, span: Span): Promise<Sums[]> {
  return q
    .select({ key: sql<string>`${kind}`, ...sums })
    .from(ledgerEntries)
    .where(within(owner, span))
    .groupBy(kind);
}

/** By what was deployed: the id of each deployment that was charged or given back. */
export function sumByDeployment(q: Queryable, owner: string, span: Span): Promise<Sums[]> {
  const id = sql<string>`substring(${reference} from '[^:]+$')`;
  return q
    .select({ key: id, ...sums })
    .from(ledgerEntries)
    .where(and(within(owner, span), sql`${kind} in ('deployment', 'refund')`))
    .groupBy(sql`1`);
}

export interface EntryFilter extends Partial<Span> {
  readonly kind?: LedgerEntry['kind'] | undefined;
  /** Only what was entered before this position. */
  readonly before?: number | undefined;
}

/** The user's entries, newest first. */
export function listEntries(q: Queryable, owner: string, filter: EntryFilter, limit: number) {
  return q
    .select()
    .from(ledgerEntries)
    .where(
      and(
        eq(userId, owner),
        filter.before === undefined ? undefined : lt(position, filter.before),
        filter.from && gte(at, filter.from),
        filter.to && lt(at, filter.to),
        filter.kind && eq(kind, filter.kind),
      ),
    )
    .orderBy(desc(position))
    .limit(limit);
}
