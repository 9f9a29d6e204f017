import { VisuallyHidden } from '@tessera/shared/ui';
import { Circle, CircleCheck, CircleDashed, CirclePlay, CircleX } from 'lucide-react';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { FailurePicture } from './failure-picture';
import type { TriedCheck } from './trial.store';

type State = TriedCheck['state'];

const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

const STATES: Readonly<Record<State, { readonly icon: typeof Circle; readonly word: string }>> = {
  waiting: { icon: Circle, word: 'Waiting' },
  running: { icon: CirclePlay, word: 'Under way' },
  passed: { icon: CircleCheck, word: 'Passed' },
  failed: { icon: CircleX, word: 'Failed' },
  untried: { icon: CircleDashed, word: 'Could not be tried' },
};

/** Every check with what became of it; the one under way stays in sight. */
export function WatchedList({ checks }: { checks: readonly TriedCheck[] }) {
  const list = useRef<HTMLOListElement>(null);
  const place = checks.findIndex(({ state }) => state === 'running');
  useEffect(() => {
    const item = list.current?.children[place];
    if (!(item instanceof HTMLElement) || !list.current) return;
    // Not by the item itself, which would scroll the page around as well.
    list.current.scrollTop = item.offsetTop - list.current.clientHeight / 2;
  }, [place]);
  return (
    <List ref={list} aria-label="Checks" tabIndex={0}>
      {checks.map(({ id, title, state, message, picture }) => {
        const { icon: Icon, word } = STATES[state];
        return (
          <Item key={id} $state={state} aria-current={state === 'running' ? 'step' : undefined}>
            <Icon {...ICON} />
            <Words>
              <VisuallyHidden>{word}: </VisuallyHidden>
              {title}
              {message === undefined ? null : <Why>{message}</Why>}
              {picture ? <FailurePicture title={title} message={message} picture={picture} /> : null}
            </Words>
          </Item>
        );
      })}
    </List>
  );
}

const List = styled.ol`
  position: relative;
  flex: 1;
  min-height: 0;
  padding: ${({ theme }) => theme.space[2]} 0;
  overflow-y: auto;
  list-style: none;
  &:focus-visible {
    outline-offset: -2px;
  }
`;

const Item = styled.li<{ $state: State }>`
  display: flex;
  gap: ${({ theme }) => theme.space[2]};
  padding: ${({ theme }) => theme.space[1]} ${({ theme }) => theme.space[3]};
  color: ${({ theme, $state }) => ($state === 'waiting' ? theme.colors.muted : theme.colors.text)};
  font-size: ${({ theme }) => theme.sizes[13]};
  &[aria-current] {
    background: ${({ theme }) => theme.colors.brandSoft};
  }
  > svg {
    flex: none;
    margin-top: 2px;
    color: ${({ theme, $state }) =>
      ({
        waiting: theme.colors.lineStrong,
        running: theme.colors.brand,
        passed: theme.colors.ok,
        failed: theme.colors.bad,
        untried: theme.colors.warn,
      })[$state]};
  }
`;

const Words = styled.div`
  min-width: 0;
`;

const Why = styled.span`
  display: block;
  color: ${({ theme }) => theme.colors.muted};
`;
