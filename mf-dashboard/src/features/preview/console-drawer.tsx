import { Button } from '@tessera/shared/ui';
import styled from 'styled-components';
import type { PreviewProblem } from '../../lib/preview.store';

export interface ConsoleDrawerProps {
  problems: readonly PreviewProblem[];
  onClear: () => void;
}

/** The errors that the running application reported, newest last. */
export function ConsoleDrawer({ problems, onClear }: ConsoleDrawerProps) {
  return (
    <Root aria-label="Console">
      <Head>
        <h2>Console</h2>
        <Button variant="quiet" size="small" disabled={problems.length === 0} onClick={onClear}>
          Clear
        </Button>
      </Head>
      {problems.length === 0 ? (
        <Quiet>No errors in the preview.</Quiet>
      ) : (
        <List>
          {problems.map(({ id, message, stack }) => (
            <li key={id}>
              <strong>{message}</strong>
              {stack ? (
                <details>
                  <summary>Where</summary>
                  <pre>{stack}</pre>
                </details>
              ) : null}
            </li>
          ))}
        </List>
      )}
    </Root>
  );
}

const Root = styled.section`
  flex: none;
  max-height: 40%;
  overflow: auto;
  border-top: 1px solid ${({ theme }) => theme.colors.line};
  background: ${({ theme }) => theme.colors.surface};
  font-size: ${({ theme }) => theme.sizes[13]};
`;

const Head = styled.div`
  position: sticky;
  top: 0;
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: ${({ theme }) => theme.space[1]} ${({ theme }) => theme.space[3]};
  background: inherit;
`;

const Quiet = styled.p`
  padding: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[3]} ${({ theme }) => theme.space[4]};
  color: ${({ theme }) => theme.colors.muted};
`;

const List = styled.ul`
  list-style: none;
  li {
    padding: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[3]};
    border-top: 1px solid ${({ theme }) => theme.colors.line};
    font-family: ${({ theme }) => theme.fonts.mono};
  }
  strong {
    color: ${({ theme }) => theme.colors.bad};
    font-weight: ${({ theme }) => theme.weights.medium};
  }
  pre {
    margin: ${({ theme }) => theme.space[1]} 0 0;
    overflow-x: auto;
    color: ${({ theme }) => theme.colors.muted};
  }
`;
