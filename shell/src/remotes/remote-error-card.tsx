import { Button, Card, Page } from '@tessera/shared/ui';
import styled from 'styled-components';
import { FAILURE_TEXT, type RemoteFailure } from './remote-failure';

/** ERR-04: stands in for a section that could not be shown; the rest of the page stays usable. */
export function RemoteErrorCard({ failure, onRetry }: { failure: RemoteFailure; onRetry: () => void }) {
  return (
    <Page>
      <Card>
        <div role="alert">
          <Title>Error loading this section</Title>
          <p>{FAILURE_TEXT[failure.reason]}</p>
          <Trace>
            Reference {failure.traceId}
            {failure.version && ` · ${failure.remote} ${failure.version}`}
          </Trace>
        </div>
        <Button variant="secondary" onClick={onRetry}>
          Try again
        </Button>
      </Card>
    </Page>
  );
}

const Title = styled.h1`
  margin: 0;
  font-size: ${({ theme }) => theme.sizes[20]};
`;

const Trace = styled.p`
  color: ${({ theme }) => theme.colors.muted};
  font-family: ${({ theme }) => theme.fonts.mono};
  font-size: ${({ theme }) => theme.sizes[12]};
  overflow-wrap: anywhere;
`;
