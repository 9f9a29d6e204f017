import { accessibleName, isPutAside, spokenText, tidy } from './find';
import type { AppWindow } from './robot';

const GROUPS = '[role="radiogroup"], [role="group"], fieldset';
const NAMED = `${GROUPS}, [role="combobox"], [role="switch"], input, select, textarea, button`;

/** The control that a label stands for: an input, or the group of them that one label names. */
export function controlLabelled(window: AppWindow, label: string): Element | null {
  const page = window.document.querySelector('dialog[open]') ?? window.document.querySelector('main');
  return page && (byLabel(page, tidy(label)) ?? byOwnName(page, tidy(label)));
}

function byLabel(page: Element, name: string): Element | null {
  for (const label of page.querySelectorAll('label')) {
    if (spokenText(label) !== name) continue;
    const id = label.getAttribute('for');
    const control =
      id === null ? label.querySelector('input, select, textarea') : page.ownerDocument.getElementById(id);
    // A box of a group has a label of its own, with the name of the option.
    if (control && control.closest(GROUPS) === null) return control;
  }
  return null;
}

function byOwnName(page: Element, name: string): Element | null {
  const found = [...page.querySelectorAll(NAMED)].find(
    (element) => ownName(element) === name && !isPutAside(element),
  );
  return found ?? null;
}

/** The name that an element has by itself; a button's text is what it does and names no field. */
function ownName(element: Element): string | null {
  if (element.hasAttribute('aria-labelledby') || element.hasAttribute('aria-label'))
    return accessibleName(element);
  const legend = element.localName === 'fieldset' ? element.querySelector('legend') : null;
  return legend && spokenText(legend);
}
