import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { CloseIcon } from './icons';

interface DialogProps {
  readonly title: string;
  /** Called when it is closed by Escape, by its button or by a press beside it. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A question or a small form above the page. The browser's own dialog keeps the focus inside and the page still. It
 * is rendered while it is open, and gives the focus back to where it came from. It stands outside of the page, because
 * a form cannot stand inside another.
 */
export function Dialog({ title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const close = useEffectEvent(onClose);
  // Before anything inside takes the focus.
  const [opener] = useState(() => document.activeElement);
  useEffect(() => {
    const letGo = openDialog(dialog.current, () => {
      close();
    });
    return () => {
      letGo();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [opener]);
  return createPortal(
    <dialog ref={dialog} className="dialog" aria-labelledby={id}>
      <div className="dialog-body">
        <div className="dialog-head">
          <h2 id={id} dir="auto">
            {title}
          </h2>
          <button type="button" className="icon-button" aria-label="Close" onClick={onClose}>
            <CloseIcon />
          </button>
        </div>
        <div data-content="">{children}</div>
      </div>
    </dialog>,
    document.body,
  );
}

const FIRST_CONTROL = '[data-content] :is(input, select, textarea, button, a[href])';

/** Shows the element above the page and tells when it should close. Gives the function that ends it. */
function openDialog(element: HTMLDialogElement | null, onClose: () => void): () => void {
  if (!element) return () => undefined;
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  };
  const onCancel = (event: Event) => {
    event.preventDefault();
    onClose();
  };
  const onPress = (event: MouseEvent) => {
    // The element itself is what lies around its content.
    if (event.target === element) onClose();
  };
  element.addEventListener('keydown', onKey);
  element.addEventListener('cancel', onCancel);
  element.addEventListener('click', onPress);
  showAbove(element);
  // Not the button that closes it, which is the first thing in it.
  element.querySelector<HTMLElement>(FIRST_CONTROL)?.focus();
  return () => {
    element.removeEventListener('keydown', onKey);
    element.removeEventListener('cancel', onCancel);
    element.removeEventListener('click', onPress);
  };
}

/** Where nothing is laid out (an application that is checked without a browser) there is no modal dialog. */
function showAbove(element: Partial<Pick<HTMLDialogElement, 'showModal'>> & Element): void {
  if (element.showModal) element.showModal();
  else element.setAttribute('open', '');
}
