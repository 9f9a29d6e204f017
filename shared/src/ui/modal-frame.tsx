import { X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import type { RuleSet } from 'styled-components';
import { Body, Description, Footer, Head, ModalRoot, Title } from './modal.styles';
import { IconButton } from './icon-button';
import { useModal } from './use-modal';

export interface ModalProps {
  title: ReactNode;
  description?: ReactNode;
  isOpen: boolean;
  /** Asked with `false` by Escape, the close button and a press outside. */
  onOpenChange: (isOpen: boolean) => void;
  /** Something is under way that closing would not stop: nothing asks for it until that is over. */
  isHeld?: boolean | undefined;
  children?: ReactNode;
  /** Buttons, the primary one last. */
  footer?: ReactNode;
}

interface ModalFrameProps extends Omit<ModalProps, 'isOpen'> {
  /** Where it stands in the window and how it arrives. */
  look: RuleSet;
  role?: 'dialog' | 'alertdialog' | undefined;
}

/** What dialogs and sheets have in common: title, close button, scrolling body, footer. Open while mounted. */
export function ModalFrame(props: ModalFrameProps) {
  const { title, description, onOpenChange, isHeld = false, children, footer, look, role = 'dialog' } = props;
  const id = useId();
  const requestClose = () => {
    if (!isHeld) onOpenChange(false);
  };
  const modal = useModal(requestClose);
  return (
    <ModalRoot
      {...modal}
      role={role}
      aria-modal="true"
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      $look={look}
    >
      <Head>
        <Title id={`${id}-title`} tabIndex={-1}>
          {title}
        </Title>
        <IconButton label="Close" size="small" disabled={isHeld} onClick={requestClose}>
          <X size={16} strokeWidth={1.75} />
        </IconButton>
      </Head>
      <Body>
        {description ? <Description id={`${id}-description`}>{description}</Description> : null}
        {children}
      </Body>
      {footer ? <Footer>{footer}</Footer> : null}
    </ModalRoot>
  );
}
