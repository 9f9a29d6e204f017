import type { AppWindow } from '../robot/robot';

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]';

/**
 * Lets the application move a focus of its own, with the events that belong to it. The real one stays where the person has it: a
 * frame that takes the focus takes it from the page around.
 */
export function keepFocusInside(window: AppWindow): void {
  const { document } = window;
  let focused: Element | null = null;
  const current = () => (focused?.isConnected === true ? focused : null);

  function move(next: Element | null): void {
    const last = current();
    if (last === next) return;
    focused = next;
    const tell = (
      element: Element | null,
      types: readonly [string, string],
      relatedTarget: Element | null,
    ) => {
      for (const [place, type] of types.entries()) {
        const options = { bubbles: place === 1, composed: true, relatedTarget };
        element?.dispatchEvent(new window.FocusEvent(type, options));
      }
    };
    tell(last, ['blur', 'focusout'], next);
    tell(next, ['focus', 'focusin'], last);
  }

  const quiet = {
    focus(this: Element) {
      if (this.matches(FOCUSABLE) && !this.matches(':disabled')) move(this);
    },
    blur(this: Element) {
      if (current() === this) move(null);
    },
  };
  for (const { prototype } of [window.HTMLElement, window.SVGElement]) Object.assign(prototype, quiet);
  openDialogsQuietly(window);
  window.focus = () => undefined;
  Object.defineProperty(document, 'activeElement', {
    configurable: true,
    get: () => current() ?? document.body,
  });
}

/** Where a modal dialog lies, over everything. */
const ABOVE = { position: 'fixed', inset: '0', margin: 'auto', zIndex: '2147483647' } as const;

/**
 * A browser moves the focus into a dialog by itself, whichever way it is shown, and `focus` is not asked. One that is only said to be
 * open is left alone, and lies where a modal one does.
 */
function openDialogsQuietly(window: AppWindow): void {
  Object.assign(window.HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      Object.assign(this.style, ABOVE);
      this.setAttribute('open', '');
    },
    close(this: HTMLDialogElement, value?: string) {
      if (!this.hasAttribute('open')) return;
      if (value !== undefined) this.returnValue = value;
      this.removeAttribute('open');
      this.dispatchEvent(new window.Event('close'));
    },
  });
}
