import { useLayoutEffect, useRef, type KeyboardEvent, type MouseEvent, type SyntheticEvent } from 'react';

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

/** What has the focus, also within a shadow root: the box around that would not take it back. */
function focusedElement(): Element | null {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused;
}

/**
 * A modal <dialog> that is open while its component is mounted, and gives the focus back afterwards.
 *
 * @param requestClose asked by Escape and by a press on the backdrop
 * @returns what the <dialog> is given
 */
export function useModal(requestClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const before = focusedElement();
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
  return {
    ref,
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => {
      // Our state decides; the browser alone would close it behind our back. A file picker's cancel bubbles here.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      requestClose();
    },
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      // A browser asks `cancel` a few times only, and closes it at the next Escape whatever the answer was.
      const element = event.currentTarget;
      if (event.target === element && element.isConnected && !element.open) element.showModal();
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      // Inside, the target is always an inner element: the dialog itself is hit only on its backdrop.
      if (event.target === event.currentTarget) requestClose();
    },
    onKeyDown: (event: KeyboardEvent<HTMLDialogElement>) => {
      // Escape reaches `cancel` in browsers; this is for those without modal dialogs.
      if (event.key === 'Escape' && !event.defaultPrevented && !canBeModal(event.currentTarget))
        requestClose();
    },
  };
}
