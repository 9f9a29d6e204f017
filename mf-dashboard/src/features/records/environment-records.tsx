import { paths } from '@tessera/shared/paths';
import { EmptyState, ErrorState, LinkButton, Skeleton } from '@tessera/shared/ui';
import styled from 'styled-components';
import { LiveRecords } from './live-records';
import type { RecordsViewProps } from './records-view';
import { ServedRecords } from './served-records';
import { useLiveDatabase } from './use-live-database';

export interface EnvironmentRecordsProps extends RecordsViewProps {
  isLive: boolean;
}

/** What the server keeps of a preview or of the live application, where the page around says which. */
export function EnvironmentRecords({ isLive, ...props }: EnvironmentRecordsProps) {
  return <Root>{isLive ? <Live {...props} /> : <ServedRecords {...props} />}</Root>;
}

function Live({ projectId, name }: RecordsViewProps) {
  const { state, retry } = useLiveDatabase(projectId);
  switch (state.step) {
    case 'loading':
      return (
        <Waiting aria-busy="true" aria-label="Looking for the live data">
          <Skeleton lines={6} />
        </Waiting>
      );
    case 'failed':
      return <ErrorState message={state.message} onRetry={retry} />;
    case 'none':
      return (
        <EmptyState
          title="Production data begins with the first deployment."
          action={
            <LinkButton to={`${paths.deployment.to('new')}?project=${encodeURIComponent(projectId)}`}>
              Deploy
            </LinkButton>
          }
        />
      );
    case 'there':
      return <LiveRecords key={state.databaseId} {...{ projectId, name }} {...state} />;
  }
}

const Root = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
`;

const Waiting = styled.div`
  padding: ${({ theme }) => theme.space[6]};
`;
