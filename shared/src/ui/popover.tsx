import { cloneElement, useId, useRef, useState, type ReactElement, type ReactNode } from 'react';
import styled from 'styled-components';
import { floatingPanel } from './floating.styles';
import { usePopover } from './use-popover';

interface TriggerProps {
  'aria-haspopup'?: 'dialog' | undefined;
  'aria-expanded'?: boolean | undefined;
  'aria-controls'?: string | undefined;
  onClick?: (() => void) | undefined;
}

export interface PopoverProps {
  /** A kit button; it is given the attributes and the press. */
  trigger: ReactElement<TriggerProps>;
  /** Accessible name. */
  label: string;
  align?: 'start' | 'end' | undefined;
  /** What is in it; a function is given what closes it. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/**
 * A small panel beside its button, for a setting or a detail; the page stays usable. Focus goes in and comes back;
 * Escape, a press outside and leaving by Tab close it. Lists of actions are a `Menu`.
 */
export function Popover({ trigger, label, align = 'start', children }: PopoverProps) {
  const id = useId();
  const wrapper = useRef<HTMLSpanElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = (isFocusReturned: boolean) => {
    setIsOpen(false);
    if (isFocusReturned) wrapper.current?.querySelector<HTMLElement>('[aria-haspopup="dialog"]')?.focus();
  };
  return (
    <span ref={wrapper}>
      {cloneElement(trigger, {
        'aria-haspopup': 'dialog',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? id : undefined,
        onClick: () => {
          setIsOpen(!isOpen);
        },
      })}
      {isOpen ? <Panel {...{ id, label, align, close, wrapper, children }} /> : null}
    </span>
  );
}

interface PanelProps extends Pick<PopoverProps, 'label' | 'children'> {
  id: string;
  align: 'start' | 'end';
  close: (isFocusReturned: boolean) => void;
  wrapper: { current: HTMLElement | null };
}

function Panel({ id, label, align, close, wrapper, children }: PanelProps) {
  const handlers = usePopover({ wrapper, align, close });
  return (
    <Root {...handlers} id={id} role="dialog" aria-label={label} popover="manual" tabIndex={-1}>
      {typeof children === 'function'
        ? children(() => {
            close(true);
          })
        : children}
    </Root>
  );
}

const Root = styled.div`
  ${floatingPanel}
  width: max-content;
  max-width: min(360px, calc(100vw - 16px));
  max-height: min(480px, calc(100dvh - 16px));
  padding: ${({ theme }) => theme.space[4]};
`;
