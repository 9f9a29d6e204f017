import { paths } from '@tessera/shared/paths';
import {
  Banner,
  Card,
  EmptyState,
  formatNumber,
  LinkButton,
  SelectField,
  Skeleton,
  Stack,
  Stat,
  StatGroup,
  Table,
} from '@tessera/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { ResourceRegion } from '../../lib/resource-region';
import { LedgerTable, signed } from './ledger-table';
import { kindNames, sumByKind, totals, usedByDay } from './summarise';
import { UsageChart } from './usage-chart';
import { useLedger, type Ledger } from './use-ledger';

const periods = [
  { value: '7', label: 'Last 7 days' },
  { value: '30', label: 'Last 30 days' },
  { value: '90', label: 'Last 90 days' },
];

/** BIL-04: credits used, by day and by kind of work; every figure is a sum of the ledger. */
export function UsageOverview() {
  const [days, setDays] = useState(30);
  const ledger = useLedger(days);
  return (
    <Stack gap={6}>
      <Period>
        <SelectField
          label="Period"
          options={periods}
          value={String(days)}
          onChange={(event) => {
            setDays(Number(event.target.value));
          }}
        />
      </Period>
      <ResourceRegion resource={ledger} skeleton={<UsageSkeleton />}>
        {(loaded) => <UsageFigures ledger={loaded} days={days} />}
      </ResourceRegion>
    </Stack>
  );
}

function UsageFigures({ ledger, days }: { ledger: Ledger; days: number }) {
  const { entries, isComplete } = ledger;
  const [today] = useState(() => new Date());
  if (entries.length === 0) {
    return (
      <EmptyState
        title="No credits used yet. The built-in assistant is free."
        action={<LinkButton to={paths.appHome.to()}>Build an application</LinkButton>}
      />
    );
  }
  const { used, added } = totals(entries);
  return (
    <Stack gap={6}>
      {isComplete ? null : (
        <Banner tone="warn" title="Only the newest entries are counted">
          There are more than {formatNumber(entries.length)} in this period. Choose a shorter one for exact
          sums.
        </Banner>
      )}
      <StatGroup>
        <Stat label="Used this period" value={formatNumber(used)} />
        <Stat label="Granted and bought" value={formatNumber(added)} />
        <Stat label="Balance after the last entry" value={formatNumber(entries[0]?.balanceAfter ?? 0)} />
      </StatGroup>
      <Card title="Used by day">
        {used > 0 ? (
          <UsageChart days={usedByDay(entries, today, days)} />
        ) : (
          <p>No credits used yet. The built-in assistant is free.</p>
        )}
      </Card>
      <Card title="By kind">
        <Table
          caption="Credits by kind"
          rows={sumByKind(entries)}
          rowKey={({ kind }) => kind}
          columns={[
            { id: 'kind', header: 'Kind', cell: ({ kind }) => kindNames[kind] },
            { id: 'count', header: 'Entries', isNumber: true, cell: ({ count }) => formatNumber(count) },
            { id: 'amount', header: 'Credits', isNumber: true, cell: ({ amount }) => signed(amount) },
          ]}
        />
      </Card>
      <Card title="Entries">
        <LedgerTable caption="Every movement of credits in this period" entries={entries} />
      </Card>
    </Stack>
  );
}

function UsageSkeleton() {
  return (
    <Stack gap={6}>
      <Skeleton height="84px" />
      <Skeleton height="220px" />
      <Skeleton lines={5} height="28px" />
    </Stack>
  );
}

const Period = styled.div`
  max-width: 200px;
`;
