import { Button, LinkButton, Page, Row } from '@tessera/shared/ui';
import styled from 'styled-components';

/** ERR-03: the whole page failed. */
export function PageError({ onRetry }: { onRetry: () => void }) {
  return (
    <Page>
      <Frame role="alert">
        <h1>Oops! Something went wrong</h1>
        <p>The page stopped because of an error. It was reported. Your work is kept on the server.</p>
      </Frame>
      <Row>
        <Button variant="primary" onClick={onRetry}>
          Try Again
        </Button>
        <LinkButton to="/" variant="secondary">
          Go Home
        </LinkButton>
      </Row>
    </Page>
  );
}

const Frame = styled.div`
  padding-block: ${({ theme }) => theme.space[12]} ${({ theme }) => theme.space[6]};
`;
