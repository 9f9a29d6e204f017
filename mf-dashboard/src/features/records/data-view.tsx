import type { DataPlace } from '@tessera/shared/contracts';
import { Button, ErrorState, Segmented, Skeleton } from '@tessera/shared/ui';
import styled from 'styled-components';
import { OpenAsOwner } from '../../lib/open-as-owner';
import { LiveRecords } from './live-records';
import { RecordsView, type RecordsViewProps } from './records-view';
import { ServedRecords } from './served-records';
import { useDataChoice, type DataChoice } from './use-data-choice';
import { useLiveDatabase } from './use-live-database';

export interface DataViewProps extends RecordsViewProps {
  /** Where the deployed application keeps its records. */
  dataPlace: DataPlace | undefined;
}

/** The records of a project: those of its preview, and of its live application where that keeps them on the server. */
export function DataView({ dataPlace, ...preview }: DataViewProps) {
  return dataPlace === 'database' ? <BothViews {...preview} /> : <RecordsView {...preview} />;
}

const CHOICES = [
  { value: 'preview', label: 'Preview data' },
  { value: 'live', label: 'Live data' },
] as const satisfies readonly { readonly value: DataChoice; label: string }[];

function BothViews(preview: RecordsViewProps) {
  const { state, retry } = useLiveDatabase(preview.projectId);
  const { choice, choose } = useDataChoice();
  if (state.step === 'loading' && choice === 'live') {
    return (
      <Waiting aria-busy="true" aria-label="Looking for the live data">
        <Skeleton lines={6} />
      </Waiting>
    );
  }
  if (state.step === 'failed' && choice === 'live') {
    return (
      <ErrorState
        message={state.message}
        onRetry={retry}
        action={
          <Button
            onClick={() => {
              choose('preview');
            }}
          >
            Show the preview data
          </Button>
        }
      />
    );
  }
  if (state.step !== 'there') {
    return (
      <Root>
        {state.step === 'none' ? (
          <Head>
            <Line>Live data begins with the first deployment.</Line>
          </Head>
        ) : null}
        <ServedRecords {...preview} />
      </Root>
    );
  }
  const { databaseId, versionId } = state;
  return (
    <Root>
      <Head>
        <Segmented label="Which data" segments={CHOICES} value={choice} onValueChange={choose} />
        {choice === 'live' ? <OpenAsOwner databaseId={databaseId} size="small" /> : null}
      </Head>
      {choice === 'live' ? (
        <LiveRecords key={databaseId} {...preview} {...{ databaseId, versionId }} />
      ) : (
        <ServedRecords {...preview} />
      )}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
`;

const Head = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[2]};
  padding: ${({ theme }) => theme.space[3]} ${({ theme }) => theme.space[4]} 0;
`;

const Line = styled.p`
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};
`;

const Waiting = styled.div`
  padding: ${({ theme }) => theme.space[6]};
`;
