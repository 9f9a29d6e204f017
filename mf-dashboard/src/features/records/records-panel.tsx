import { lazyWithRetry } from '@tessera/shared/remote';
import { Skeleton } from '@tessera/shared/ui';
import { Suspense } from 'react';
import styled from 'styled-components';
import type { DataViewProps } from './data-view';

const DataView = lazyWithRetry(async () => (await import('./data-view')).DataView);

/** SCR-02, 'Data': what the preview and the live application hold, as tables. What reads and checks records is loaded when the tab is opened. */
export function RecordsPanel(props: DataViewProps) {
  return (
    <Suspense
      fallback={
        <Waiting aria-busy="true" aria-label="Loading the records">
          <Skeleton lines={6} />
        </Waiting>
      }
    >
      <DataView {...props} />
    </Suspense>
  );
}

const Waiting = styled.div`
  padding: ${({ theme }) => theme.space[6]};
`;
