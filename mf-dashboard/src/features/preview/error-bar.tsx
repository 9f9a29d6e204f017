import { Button, IconButton } from '@tessera/shared/ui';
import { CircleAlert, X } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import type { Fixing } from '../../lib/fixing';
import { FixButton } from './fix-button';
import type { ListedError } from './listed-errors';

export interface ErrorBarProps {
  /** Newest last. */
  errors: readonly ListedError[];
  /** Has one of them fixed; absent where what is shown is not the newest version. */
  fixing: Fixing | undefined;
  /** Opens the console, which has all of them. */
  onOpen: () => void;
}

/**
 * The newest error of an application that runs, with what can be done about it (SCR-02): the application itself only says
 * that a page of it did not load. Dismissed, it is gone until there is another.
 */
export function ErrorBar({ errors, fixing, onOpen }: ErrorBarProps) {
  const newest = errors.at(-1);
  const [dismissed, setDismissed] = useState<string>();
  // Loaded anew, it is told of again.
  if (!newest && dismissed !== undefined) setDismissed(undefined);
  if (!newest || newest.message === dismissed) return null;
  const { place, message, problem } = newest;
  const others = errors.length - 1;
  return (
    <Root aria-label="Error in the preview">
      <CircleAlert size={16} strokeWidth={1.75} aria-hidden="true" />
      <Words>
        {place === undefined ? null : <code>{place}: </code>}
        {message}
      </Words>
      <Actions>
        <FixButton problem={problem} fixing={fixing} />
        <Button size="small" variant="quiet" onClick={onOpen}>
          {others === 0 ? 'Details' : `${String(others)} more`}
        </Button>
        <IconButton
          label="Dismiss"
          size="small"
          onClick={() => {
            setDismissed(message);
          }}
        >
          <X size={16} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      </Actions>
    </Root>
  );
}

const Root = styled.section`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  padding: ${({ theme }) => theme.space[1]} ${({ theme }) => theme.space[3]};
  border-top: 1px solid ${({ theme }) => theme.colors.line};
  background: ${({ theme }) => theme.colors.surface};
  font-size: ${({ theme }) => theme.sizes[13]};
  > svg {
    flex: none;
    color: ${({ theme }) => theme.colors.bad};
  }
`;

/* Two lines say enough: the console has the rest. */
const Words = styled.p`
  display: -webkit-box;
  flex: 1 1 200px;
  min-width: 0;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[1]};
  margin-inline-start: auto;
`;
