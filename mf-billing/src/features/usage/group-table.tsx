import type { UsageGroup, UsageGroupRow } from '@tessera/shared/contracts';
import { formatNumber, Table } from '@tessera/shared/ui';
import { usedOf } from './by-day';
import { SERIES } from './kinds';

interface GroupTableProps {
  group: Exclude<UsageGroup, 'day'>;
  rows: readonly UsageGroupRow[];
}

const HEADERS = { project: 'Project', agent: 'Agent', kind: 'Kind' } as const;

/** What each project, agent or kind of work used, the most first. */
export function GroupTable({ group, rows }: GroupTableProps) {
  const sorted = [...rows].sort((one, other) => usedOf(other) - usedOf(one));
  return (
    <Table
      caption={`Credits by ${group}`}
      rows={sorted}
      rowKey={({ key }) => key}
      columns={[
        { id: 'label', header: HEADERS[group], cell: ({ label }) => label },
        ...SERIES.map(({ id, label }) => ({
          id,
          header: label,
          isNumber: true,
          cell: (row: UsageGroupRow) => formatNumber(row[id]),
        })),
        { id: 'used', header: 'Used', isNumber: true, cell: (row) => formatNumber(usedOf(row)) },
      ]}
    />
  );
}
