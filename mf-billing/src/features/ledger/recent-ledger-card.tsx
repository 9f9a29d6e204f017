import { paths } from '@tessera/shared/paths';
import { Card, EmptyState, LinkButton, Skeleton } from '@tessera/shared/ui';
import { ResourceRegion } from '../../lib/resource-region';
import { LedgerTable } from './ledger-table';
import { useLedger } from './use-ledger';

const NEWEST = 10;

/** The newest movements of credits. */
export function RecentLedgerCard() {
  const ledger = useLedger(90);
  return (
    <Card
      title="Credits in and out"
      actions={
        <LinkButton to={paths.usage.to()} size="small" variant="quiet">
          See all usage
        </LinkButton>
      }
    >
      <ResourceRegion resource={ledger} skeleton={<Skeleton lines={4} height="28px" />}>
        {({ entries }) =>
          entries.length === 0 ? (
            <EmptyState title="Credits that come and go will be listed here." />
          ) : (
            <LedgerTable caption="Newest movements of credits" entries={entries.slice(0, NEWEST)} />
          )
        }
      </ResourceRegion>
    </Card>
  );
}
