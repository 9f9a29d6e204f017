import { useId, type ReactNode } from 'react';
import { css, keyframes } from 'styled-components';
import { ModalRoot } from './modal.styles';
import { useModal } from './use-modal';
import { VisuallyHidden } from './visually-hidden';

export interface BareDialogProps {
  /** Read out, not shown. */
  title: string;
  isOpen: boolean;
  /** Asked with `false` by Escape and a press outside. */
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
}

/** A modal dialog with nothing but its children, near the top of the window: for a palette or a search. */
export function BareDialog({ isOpen, ...rest }: BareDialogProps) {
  return isOpen ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({ title, onOpenChange, children }: Omit<BareDialogProps, 'isOpen'>) {
  const id = useId();
  const modal = useModal(() => {
    onOpenChange(false);
  });
  return (
    <ModalRoot {...modal} role="dialog" aria-modal="true" aria-labelledby={id} $look={look}>
      <VisuallyHidden as="h2" id={id} tabIndex={-1}>
        {title}
      </VisuallyHidden>
      {children}
    </ModalRoot>
  );
}

const settle = keyframes`
  from { opacity: 0; transform: translateY(-8px); }
`;

const look = css`
  width: min(600px, calc(100vw - 32px));
  max-height: calc(100dvh - 32px);
  margin: min(14vh, 120px) auto auto;
  border-radius: ${({ theme }) => theme.radii.sheet};
  animation-name: ${settle};
  ${({ theme }) => theme.media.phone} {
    /* At the top: a phone's keyboard comes up from below. */
    width: 100vw;
    max-width: 100vw;
    max-height: 100dvh;
    margin: 0;
    border-radius: 0 0 ${({ theme }) => theme.radii.sheet} ${({ theme }) => theme.radii.sheet};
  }
`;
