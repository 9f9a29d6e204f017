import { lazyWithRetry } from '@tessera/shared/remote';
import { Skeleton } from '@tessera/shared/ui';
import { Suspense } from 'react';
import styled from 'styled-components';
import type { RecordsViewProps } from './records-view';

const RecordsView = lazyWithRetry(async () => (await import('./records-view')).RecordsView);

/** SCR-02, 'Data': what the preview holds, as tables. What reads and checks records is loaded when the tab is opened. */
export function RecordsPanel(props: RecordsViewProps) {
  return (
    <Suspense
      fallback={
        <Waiting aria-busy="true" aria-label="Loading the records">
          <Skeleton lines={6} />
        </Waiting>
      }
    >
      <RecordsView {...props} />
    </Suspense>
  );
}

const Waiting = styled.div`
  padding: ${({ theme }) => theme.space[6]};
`;
