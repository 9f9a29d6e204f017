import type { UsageGroup, UsageGroupRow } from '@tessera/shared/contracts';
import type { Database } from '../../db/database';
import type { UsagePorts } from './usage.port';
import { readTimeZone } from './usage-span.rules';
import * as repository from './usage.repository';
import type { Span, Sums } from './usage.repository';

export interface SeriesQuestion {
  readonly groupBy: UsageGroup;
  readonly timeZone?: string | undefined;
}

const KIND_LABELS: Readonly<Record<string, string>> = {
  message: 'Messages',
  deployment: 'Deployments',
  refund: 'Refunds',
};

/** What was spent and given back within a span, in groups. Throws BAD_REQUEST for a time zone that there is not. */
export function createUsageSeries(db: Database, ports: UsagePorts) {
  async function byProject(userId: string, span: Span): Promise<UsageGroupRow[]> {
    const rows = await repository.sumByDeployment(db, userId, span);
    const projects = await ports.projectsOfDeployments(
      db,
      rows.map(({ key }) => key),
    );
    const groups = new Map<string, UsageGroupRow>();
    for (const row of rows) {
      const { projectId: key = 'deleted', projectName: label = 'Deleted deployments' } =
        projects.get(row.key) ?? {};
      const sum = groups.get(key);
      groups.set(key, {
        ...{ key, label, messages: 0 },
        deployments: (sum?.deployments ?? 0) + row.deployments,
        refunds: (sum?.refunds ?? 0) + row.refunds,
      });
    }
    return [...groups.values()].toSorted((one, other) => other.deployments - one.deployments);
  }

  return async function read(
    userId: string,
    { groupBy, timeZone }: SeriesQuestion,
    span: Span,
  ): Promise<UsageGroupRow[]> {
    if (groupBy === 'day') {
      const rows = await repository.sumByDay(db, userId, span, readTimeZone(timeZone));
      return rows.filter(isUse).map((row) => toRow(row, row.key));
    }
    if (groupBy === 'project') return byProject(userId, span);
    const kinds = (await repository.sumByKind(db, userId, span)).filter(isUse);
    if (groupBy === 'kind') return kinds.map((row) => toRow(row, KIND_LABELS[row.key] ?? row.key));
    // Only messages are an agent's, and no run costs credits yet.
    return [];
  };
}

function isUse({ messages, deployments, refunds }: Sums): boolean {
  return messages !== 0 || deployments !== 0 || refunds !== 0;
}

function toRow({ key, messages, deployments, refunds }: Sums, label: string): UsageGroupRow {
  return { key, label, messages, deployments, refunds };
}
