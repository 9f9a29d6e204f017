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

  Object.assign(window.HTMLElement.prototype, {
    focus(this: HTMLElement) {
      if (this.matches(FOCUSABLE) && !this.matches(':disabled')) move(this);
    },
    blur(this: HTMLElement) {
      if (current() === this) move(null);
    },
  });
  Object.defineProperty(document, 'activeElement', {
    configurable: true,
    get: () => current() ?? document.body,
  });
}
