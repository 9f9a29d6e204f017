import type { AppWindow } from './robot';

/** What a hand does, as the events that a browser would send for it. */

export function click(window: AppWindow, element: Element): void {
  const options = { bubbles: true, cancelable: true, composed: true, button: 0, detail: 1 };
  send(window, element, 'pointerdown', options);
  // A list that belongs to a box leaves the focus there.
  if (send(window, element, 'mousedown', options)) focus(element);
  for (const type of ['pointerup', 'mouseup', 'click'] as const) send(window, element, type, options);
}

function send(window: AppWindow, element: Element, type: string, options: MouseEventInit): boolean {
  const isPointer = type.startsWith('pointer') && 'PointerEvent' in window;
  const event = isPointer
    ? new window.PointerEvent(type, { ...options, pointerId: 1, isPrimary: true, pointerType: 'mouse' })
    : new window.MouseEvent(type, options);
  return element.dispatchEvent(event);
}

export function focus(element: Element): void {
  const target = element as HTMLElement;
  if (element.ownerDocument.activeElement !== element) target.focus();
}

export function pressKey(window: AppWindow, element: Element, key: string): void {
  focus(element);
  const options = { key, bubbles: true, cancelable: true, composed: true };
  element.dispatchEvent(new window.KeyboardEvent('keydown', options));
  element.dispatchEvent(new window.KeyboardEvent('keyup', options));
}

/** Chooses a file, as the browser's own window for it does; the file is what a data address holds. */
export function chooseFile(window: AppWindow, input: HTMLInputElement, address: string): void {
  const [, type = '', base64 = ''] = /^data:([^;]+);base64,(.*)$/u.exec(address) ?? [];
  const bytes = Uint8Array.from(window.atob(base64), (letter) => letter.codePointAt(0) ?? 0);
  const chosen = new window.DataTransfer();
  chosen.items.add(new window.File([bytes], 'chosen', { type }));
  focus(input);
  input.files = chosen.files;
  input.dispatchEvent(new window.Event('change', { bubbles: true }));
}

type Box = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Puts text into a control. React watches the property `value` of the element itself and believes a change only when
 * it comes from the browser, so the browser's own setter is used.
 */
export function setValue(window: AppWindow, box: Box, value: string): void {
  focus(box);
  const prototype = {
    input: window.HTMLInputElement.prototype,
    textarea: window.HTMLTextAreaElement.prototype,
    select: window.HTMLSelectElement.prototype,
  }[box.localName as 'input' | 'textarea' | 'select'];
  // oxlint-disable-next-line typescript/unbound-method -- called on the box at once
  const set = Object.getOwnPropertyDescriptor(prototype, 'value')?.set;
  set?.call(box, value);
  box.dispatchEvent(new window.Event('input', { bubbles: true, composed: true }));
  box.dispatchEvent(new window.Event('change', { bubbles: true }));
}
