import type { LedgerEntry } from '@tessera/shared/contracts';
import { paths } from '@tessera/shared/paths';
import {
  Button,
  Card,
  EmptyState,
  formatNumber,
  RelativeTime,
  Row,
  SelectField,
  Skeleton,
  Stack,
  type TableColumn,
} from '@tessera/shared/ui';
import { Download } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { PagedTable } from '../../lib/paged-table';
import { paymentPath } from '../../lib/payment-path';
import { ResourceRegion } from '../../lib/resource-region';
import { kindNames } from './kinds';
import { useEntries, useExport } from './use-entries';
import type { UsageView } from './view';

/** `+5,000` or `−1,000`, with a real minus. */
function signed(amount: number): string {
  return amount < 0 ? `−${formatNumber(-amount)}` : `+${formatNumber(amount)}`;
}

const columns: readonly TableColumn<LedgerEntry>[] = [
  { id: 'detail', header: 'Detail', cell: (entry) => <Detail entry={entry} /> },
  { id: 'kind', header: 'Kind', cell: ({ kind }) => kindNames[kind][0] },
  { id: 'project', header: 'Project', cell: ({ about }) => about?.projectName ?? '–' },
  { id: 'at', header: 'When', cell: ({ at }) => <RelativeTime at={at} /> },
  {
    id: 'amount',
    header: 'Credits',
    isNumber: true,
    cell: ({ amount }) => <Amount $isIn={amount > 0}>{signed(amount)}</Amount>,
  },
  {
    id: 'balance',
    header: 'Balance after',
    isNumber: true,
    cell: ({ balanceAfter }) => formatNumber(balanceAfter),
  },
];

const kinds = [
  { value: '', label: 'All kinds' },
  ...Object.entries(kindNames).map(([value, [, label]]) => ({ value, label })),
];

interface EntriesCardProps {
  view: UsageView;
  onKind: (kind: string) => void;
}

/** Every movement of credits of the period, as the ledger has them. */
export function EntriesCard({ view, onKind }: EntriesCardProps) {
  const { resource, loadMore } = useEntries(view);
  const file = useExport(view);
  return (
    <Card title="Entries">
      <Stack>
        <Row align="end" justify="space-between">
          <Filter>
            <SelectField
              label="Show"
              options={kinds}
              value={view.kind ?? ''}
              onChange={({ target }) => {
                onKind(target.value);
              }}
            />
          </Filter>
          <Button
            icon={<Download size={16} strokeWidth={1.75} aria-hidden="true" />}
            isBusy={file.isBusy}
            onClick={file.save}
          >
            Export CSV
          </Button>
        </Row>
        <ResourceRegion resource={resource} skeleton={<Skeleton lines={5} height="28px" />}>
          {(paged) =>
            paged.items.length > 0 ? (
              <PagedTable
                caption="Every movement of credits in this period"
                columns={columns}
                paged={paged}
                rowKey={({ id }) => id}
                onMore={loadMore}
              />
            ) : view.kind === undefined ? (
              <EmptyState title="Credits that come and go in this period will be listed here." />
            ) : (
              <EmptyState
                title={`No ${kindNames[view.kind][1].toLowerCase()} in this period`}
                action={
                  <Button
                    onClick={() => {
                      onKind('');
                    }}
                  >
                    Clear filters
                  </Button>
                }
              />
            )
          }
        </ResourceRegion>
      </Stack>
    </Card>
  );
}

/** Leads to what it was for, where that has a page of its own. */
function Detail({ entry: { note, kind, about } }: { entry: LedgerEntry }) {
  const words = note || kindNames[kind][0];
  if (about?.kind === 'deployment') return <Link to={paths.deployment.to(about.id)}>{words}</Link>;
  if (about?.kind === 'payment') return <Link to={paymentPath(about.id)}>{words}</Link>;
  return words;
}

const Amount = styled.span<{ $isIn: boolean }>`
  color: ${({ theme, $isIn }) => ($isIn ? theme.colors.ok : theme.colors.text)};
`;

const Filter = styled.div`
  width: 200px;
`;
