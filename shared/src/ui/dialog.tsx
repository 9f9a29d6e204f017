import { X } from 'lucide-react';
import { useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import { Body, Description, DialogRoot, Footer, Head, Title, type DialogSize } from './dialog.styles';
import { IconButton } from './icon-button';

export interface DialogProps {
  title: ReactNode;
  description?: ReactNode;
  isOpen: boolean;
  /** Asked with `false` by Escape, the close button and a press outside. */
  onOpenChange: (isOpen: boolean) => void;
  children?: ReactNode;
  /** Buttons, the primary one last. */
  footer?: ReactNode;
  size?: DialogSize | undefined;
  role?: 'dialog' | 'alertdialog' | undefined;
}

/**
 * A modal dialog on the browser's own <dialog>: the page behind is inert, Escape closes, focus comes back.
 * Focus starts at `[data-autofocus]`, else at the first field, else at the title.
 */
export function Dialog({ isOpen, ...rest }: DialogProps) {
  return isOpen ? <OpenDialog {...rest} /> : null;
}

function OpenDialog(props: Omit<DialogProps, 'isOpen'>) {
  const { title, description, onOpenChange, children, footer, size = 'medium', role = 'dialog' } = props;
  const id = useId();
  const dialog = useModal();
  const requestClose = () => {
    onOpenChange(false);
  };
  const handleCancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    // Our state decides; the browser alone would close it behind our back. A file picker's cancel bubbles here.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    requestClose();
  };
  const handleClick = (event: MouseEvent<HTMLDialogElement>) => {
    // Inside, the target is always an inner element: the dialog itself is hit only on its backdrop.
    if (event.target === event.currentTarget) requestClose();
  };
  return (
    <DialogRoot
      ref={dialog}
      role={role}
      aria-modal="true"
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      $size={size}
      onCancel={handleCancel}
      onClick={handleClick}
      onKeyDown={(event) => {
        // Escape reaches `cancel` in browsers; this is for those without modal dialogs.
        if (event.key === 'Escape' && !event.defaultPrevented && !canBeModal(event.currentTarget))
          requestClose();
      }}
    >
      <Head>
        <Title id={`${id}-title`} tabIndex={-1}>
          {title}
        </Title>
        <IconButton label="Close" size="small" onClick={requestClose}>
          <X size={16} strokeWidth={1.75} />
        </IconButton>
      </Head>
      <Body>
        {description ? <Description id={`${id}-description`}>{description}</Description> : null}
        {children}
      </Body>
      {footer ? <Footer>{footer}</Footer> : null}
    </DialogRoot>
  );
}

function canBeModal(dialog: HTMLDialogElement): boolean {
  return 'showModal' in dialog;
}

/**
 * Keeps the page behind still, and in its place: the gutter of a scrollbar stays only if there was one.
 *
 * @returns lets the page scroll again
 */
function holdPage(): () => void {
  const { style, clientWidth } = document.documentElement;
  const { overflow, scrollbarGutter } = style;
  if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
  style.overflow = 'hidden';
  return () => {
    style.overflow = overflow;
    style.scrollbarGutter = scrollbarGutter;
  };
}

/** Opens the dialog while its component is mounted, and gives the focus back afterwards. */
function useModal() {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const before = document.activeElement;
    const releasePage = holdPage();
    if (canBeModal(element)) element.showModal();
    else element.setAttribute('open', '');
    const first = element.querySelector<HTMLElement>(
      '[data-autofocus], input:not([type="hidden"]):enabled, textarea:enabled, select:enabled',
    );
    (first ?? element.querySelector<HTMLElement>('h2'))?.focus();
    return () => {
      releasePage();
      if (canBeModal(element)) element.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return dialog;
}
