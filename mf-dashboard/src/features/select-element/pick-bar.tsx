import { Button, VisuallyHidden } from '@tessera/shared/ui';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import type { SelectFlow } from './use-select-element';

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Above the application while somebody selects: what is pointed at, and the way through all of it by keyboard. */
export function PickBar({ flow }: { flow: SelectFlow }) {
  const { over } = flow.state;
  const own = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    own.current?.focus({ preventScroll: true });
  }, []);

  function handleKey(event: KeyboardEvent): void {
    const tab = event.key === 'Tab' ? (event.shiftKey ? -1 : 1) : undefined;
    const by = STEPS[event.key] ?? tab;
    if (by === undefined) return;
    // Tab leads on at both ends: the preview is never a keyboard trap.
    const isAtEnd = over !== undefined && (by > 0 ? over.at === over.count - 1 : over.at === 0);
    if (tab !== undefined && isAtEnd) return;
    event.preventDefault();
    flow.step(by);
  }

  return (
    <Bar role="group" aria-label="Select an element">
      <Button
        ref={own}
        size="small"
        variant={over ? 'primary' : 'secondary'}
        aria-describedby="pick-how"
        onKeyDown={handleKey}
        onClick={() => {
          if (over) flow.take();
          else flow.step(1);
        }}
      >
        {over ? `Select ${over.selected.label}` : 'First element'}
      </Button>
      <How id="pick-how">
        Click an element, or move between them with the arrow keys. Press Escape to stop.
      </How>
      <VisuallyHidden role="status">
        {over && over.at >= 0
          ? `${over.selected.label}, ${String(over.at + 1)} of ${String(over.count)}`
          : ''}
      </VisuallyHidden>
      <Button size="small" variant="quiet" onClick={flow.leave}>
        Cancel
      </Button>
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  min-width: 0;
  padding: ${({ theme }) => theme.space[1]} ${({ theme }) => theme.space[2]};
  border-bottom: 1px solid ${({ theme }) => theme.colors.line};
  background: ${({ theme }) => theme.colors.brandSoft};
  > :first-child {
    max-width: 50%;
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

const How = styled.span`
  flex: 1;
  min-width: 0;
  font-size: ${({ theme }) => theme.sizes[13]};
`;
