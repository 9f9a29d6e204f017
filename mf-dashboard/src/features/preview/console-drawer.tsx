import { Button } from '@tessera/shared/ui';
import styled from 'styled-components';
import type { Fixing } from '../../lib/fixing';
import { FixButton } from './fix-button';
import type { ListedError } from './listed-errors';

export interface ConsoleDrawerProps {
  errors: readonly ListedError[];
  /** Has one of them fixed; absent where what is shown is not the newest version. */
  fixing: Fixing | undefined;
  onClear: () => void;
}

/** The errors of the application, newest last (SCR-02). */
export function ConsoleDrawer({ errors, fixing, onClear }: ConsoleDrawerProps) {
  return (
    <Root aria-label="Console">
      <Head>
        <h2>Console</h2>
        <Button variant="quiet" size="small" disabled={errors.length === 0} onClick={onClear}>
          Clear
        </Button>
      </Head>
      {errors.length === 0 ? (
        <Quiet>No errors in the preview.</Quiet>
      ) : (
        <List>
          {errors.map(({ id, place, message, count, stack, problem }) => (
            <li key={id}>
              <Told>
                <strong>
                  {place === undefined ? null : <code>{place}: </code>}
                  {message}
                </strong>
                {count > 1 ? <Count>{`${String(count)} times`}</Count> : null}
                <FixButton problem={problem} fixing={fixing} />
              </Told>
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

/* On a phone the button comes below long words. */
const Told = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  strong {
    flex: 1 1 240px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const Count = styled.span`
  color: ${({ theme }) => theme.colors.muted};
`;

const List = styled.ul`
  list-style: none;
  li {
    padding: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[3]};
    border-top: 1px solid ${({ theme }) => theme.colors.line};
  }
  strong,
  details {
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
