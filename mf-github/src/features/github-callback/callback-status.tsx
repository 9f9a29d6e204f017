import { Banner, LinkButton, Row, Spinner } from '@tessera/shared/ui';
import styled from 'styled-components';
import type { CallbackState } from './use-github-callback';

/** OAU-03, OAU-04: under way, connected or failed, in words. */
export function CallbackStatus({ state }: { state: CallbackState }) {
  switch (state.step) {
    case 'working':
      return (
        <Row>
          <Spinner label="" />
          <Muted role="status">Connecting your GitHub account…</Muted>
        </Row>
      );
    case 'done':
      return (
        <Banner tone="ok" role="status">
          {state.message}
        </Banner>
      );
    case 'failed':
      return (
        <>
          <Banner tone="bad">{state.message}</Banner>
          <LinkButton to={state.to} replace>
            Back to GitHub
          </LinkButton>
        </>
      );
  }
}

const Muted = styled.p`
  color: ${({ theme }) => theme.colors.muted};
`;
