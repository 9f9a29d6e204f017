import type { LedgerEntry, Usage, UsageGroup } from '@tessera/shared/contracts';
import { invalidField } from '../../core/app-error';
import type { Caller } from '../../core/caller';
import type { Clock } from '../../core/clock';
import type { Database } from '../../db/database';
import { readBalance } from '../credits/credit-movement.service';
import { addDays } from '../plans/months.rules';
import type { Settling } from '../plans/settling.service';
import type { Standing } from '../plans/standing.rules';
import { aboutOf, deploymentOf } from './ledger-references.rules';
import type { UsagePorts } from './usage.port';
import { createPlanLimits } from './plan-limits.service';
import { createUsageSeries } from './usage-series.service';
import { readSpan, type UsageSpan } from './usage-span.rules';
import * as repository from './usage.repository';
import type { Sums } from './usage.repository';

export interface UsageQuestion extends UsageSpan {
  readonly groupBy: UsageGroup;
  readonly timeZone?: string | undefined;
}

export interface EntriesQuestion extends UsageSpan {
  readonly cursor?: string | undefined;
  readonly kind?: LedgerEntry['kind'] | undefined;
}

export interface UsageService {
  /** Where credits went, as sums of the ledger, and what is used of the limits. Throws BAD_REQUEST that names the field. */
  read(caller: Caller, question: UsageQuestion): Promise<Usage>;
  /** The ledger's entries, newest first. */
  listEntries(
    caller: Caller,
    question: EntriesQuestion,
  ): Promise<{ items: LedgerEntry[]; nextCursor: string | null }>;
}

export interface UsageSettings {
  readonly db: Database;
  readonly clock: Clock;
  readonly settling: Settling;
  readonly ports: UsagePorts;
}

const PAGE_SIZE = 50;
const FORECAST_DAYS = 30;
const DAY_MS = 24 * 3_600_000;

export function createUsageService({ db, clock, settling, ports }: UsageSettings): UsageService {
  const readSeries = createUsageSeries(db, ports);
  const readPlanLimits = createPlanLimits(db, clock, ports);

  async function forecast(userId: string, { nextGrantAt }: Standing, balance: number) {
    const now = clock();
    const month = { from: addDays(now, -FORECAST_DAYS), to: addDays(now, 1) };
    const used = usedOf(await repository.sumByKind(db, userId, month));
    const days = Math.max(0, (nextGrantAt.getTime() - now.getTime()) / DAY_MS);
    const left = Math.max(0, balance - (Math.max(0, used) * days) / FORECAST_DAYS);
    return { at: nextGrantAt.toISOString(), balance: Math.round(left * 100) / 100 };
  }

  return {
    async read(caller, question) {
      const { userId } = caller;
      const now = clock();
      const span = readSpan(question, now);
      const standing = await settling.read(userId);
      const series = await readSeries(userId, question, span);
      const all = await repository.sumByKind(db, userId, span);
      const balance = await readBalance(db, userId);
      return {
        balance,
        used: usedOf(all),
        granted: rounded(all.reduce((sum, { granted }) => sum + granted, 0)),
        forecast: await forecast(userId, standing, balance),
        series,
        limits: await ports.listLimits(caller),
        planLimits: await readPlanLimits(userId, standing),
      };
    },
    async listEntries({ userId }, { cursor, kind, from, to }) {
      const span = {
        ...(from !== undefined && { from: new Date(from) }),
        ...(to !== undefined && { to: new Date(to) }),
      };
      const filter = { ...span, kind, before: readCursor(cursor) };
      const rows = await repository.listEntries(db, userId, filter, PAGE_SIZE + 1);
      const page = rows.slice(0, PAGE_SIZE);
      const last = page.at(-1);
      const ids = page.flatMap(({ reference }) => deploymentOf(reference) ?? []);
      const projects = await ports.projectsOfDeployments(db, ids);
      return {
        items: page.map(({ id, amount, balanceAfter, kind: entryKind, note, reference, at }) => {
          const about = aboutOf(reference, projects);
          return { id, amount, balanceAfter, kind: entryKind, note, about, at: at.toISOString() };
        }),
        nextCursor: rows.length > PAGE_SIZE && last !== undefined ? String(last.position) : null,
      };
    },
  };
}

function usedOf(rows: readonly Sums[]): number {
  return rounded(rows.reduce((sum, row) => sum + row.messages + row.deployments - row.refunds, 0));
}

const rounded = (credits: number) => Math.round(credits * 100) / 100;

/** The cursor is the position of the last entry seen. */
function readCursor(cursor: string | undefined): number | undefined {
  if (cursor === undefined) return undefined;
  if (!/^\d{1,15}$/.test(cursor)) throw invalidField('cursor', 'This cursor is not one of ours');
  return Number(cursor);
}
