import { paths } from '@tessera/shared/paths';
import { lazyWithRetry } from '@tessera/shared/remote';
import { Skeleton } from '@tessera/shared/ui';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
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
      <Column>
        <DataView {...props} />
        <Foot>
          <Link to={`${paths.database.to()}?project=${encodeURIComponent(props.projectId)}`}>
            Open the designer
          </Link>
        </Foot>
      </Column>
    </Suspense>
  );
}

const Column = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
`;

const Foot = styled.p`
  flex: none;
  padding: ${({ theme }) => theme.space[1]} ${({ theme }) => theme.space[4]};
  border-top: 1px solid ${({ theme }) => theme.colors.line};
  font-size: ${({ theme }) => theme.sizes[13]};
  a {
    display: inline-block;
    padding: ${({ theme }) => theme.space[1]} 0;
  }
  ${({ theme }) => theme.media.touch} {
    a {
      padding: ${({ theme }) => theme.space[3]} 0;
    }
  }
`;

const Waiting = styled.div`
  padding: ${({ theme }) => theme.space[6]};
`;
