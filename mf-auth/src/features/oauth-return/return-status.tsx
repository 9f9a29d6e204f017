import { Banner, LinkButton, Row, Spinner } from '@tessera/shared/ui';
import styled from 'styled-components';
import type { ReturnState } from './use-oauth-return';

/** OAU-04: loading, success and failure, in words. */
export function ReturnStatus({ state }: { state: ReturnState }) {
  switch (state.step) {
    case 'working':
      return (
        <Row>
          <Spinner label="" />
          <Muted role="status">Asking who you are…</Muted>
        </Row>
      );
    case 'done':
      return (
        <Banner tone="ok" role="status">
          Taking you to your applications.
        </Banner>
      );
    case 'failed':
      return (
        <>
          <Banner tone="bad">{state.message}</Banner>
          <LinkButton to={state.to} replace size="large">
            Back to Sign In
          </LinkButton>
        </>
      );
  }
}

const Muted = styled.p`
  color: ${({ theme }) => theme.colors.muted};
`;
