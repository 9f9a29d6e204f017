import { Button, LinkButton, Page, Row } from '@tessera/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface PageErrorProps {
  title: string;
  /** What happened, and what became of the visitor's work. */
  children: ReactNode;
  onRetry: () => void;
  isRetrying?: boolean;
  retryLabel?: string;
  /** The other way out. */
  wayOut?: { readonly label: string; readonly to: string };
}

const HOME = { label: 'Go Home', to: '/' };

/** ERR-03: there is no page to show. */
export function PageError({
  title,
  children,
  onRetry,
  isRetrying = false,
  retryLabel = 'Try Again',
  wayOut = HOME,
}: PageErrorProps) {
  return (
    <Page>
      <Frame role="alert">
        <h1>{title}</h1>
        <p>{children}</p>
      </Frame>
      <Row>
        <Button variant="primary" isBusy={isRetrying} onClick={onRetry}>
          {retryLabel}
        </Button>
        <LinkButton to={wayOut.to} variant="secondary">
          {wayOut.label}
        </LinkButton>
      </Row>
    </Page>
  );
}

const Frame = styled.div`
  padding-block: ${({ theme }) => theme.space[12]} ${({ theme }) => theme.space[4]};

  h1 {
    margin-bottom: ${({ theme }) => theme.space[2]};
    font-size: ${({ theme }) => theme.sizes[28]};
  }
  p {
    color: ${({ theme }) => theme.colors.muted};
    font-size: ${({ theme }) => theme.sizes[16]};
  }
`;
