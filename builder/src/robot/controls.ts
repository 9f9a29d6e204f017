import { chooseFile, click, pressKey, setValue } from './act';
import { accessibleName, findAll, spokenText } from './find';
import { RobotError, type AppWindow, type Typed } from './robot';
import { waitUntil } from './wait';

/** How each kind of control of a form is filled in and read. */

const OFFER_MS = 1000;

export async function fillControl(window: AppWindow, control: Element, value: Typed): Promise<void> {
  if (isToggle(control)) {
    if (isTicked(control) !== (value === true)) click(window, control);
  } else if (control.getAttribute('role') === 'combobox') {
    await pickAll(window, control, value);
  } else if (isGroup(control)) {
    tickIn(window, control, value);
  } else if (control instanceof window.HTMLSelectElement) {
    setValue(window, control, optionValue(control, String(value)));
  } else if (control instanceof window.HTMLInputElement && control.type === 'file') {
    chooseFile(window, control, String(value));
  } else if (control instanceof window.HTMLInputElement || control instanceof window.HTMLTextAreaElement) {
    setValue(window, control, typeof value === 'object' ? value.join(', ') : String(value));
  } else {
    throw new RobotError(`${nameOfControl(control)} is nothing that can be filled in.`);
  }
}

export function readControl(window: AppWindow, control: Element): Typed {
  if (isToggle(control)) return isTicked(control);
  if (isGroup(control)) {
    const ticked = [...control.querySelectorAll('input')].filter((input) => input.checked).map(labelOf);
    return control.getAttribute('role') === 'radiogroup' ? (ticked[0] ?? '') : ticked;
  }
  if (control instanceof window.HTMLSelectElement) {
    const option = control.options[control.selectedIndex];
    return option === undefined || option.value === '' ? '' : option.text;
  }
  return 'value' in control ? String(control.value) : spokenText(control);
}

function isToggle(control: Element): boolean {
  return control.getAttribute('role') === 'switch' || control.getAttribute('type') === 'checkbox';
}

function isTicked(control: Element): boolean {
  const state = control.getAttribute('aria-checked') ?? control.getAttribute('aria-pressed');
  return state === null ? 'checked' in control && control.checked === true : state === 'true';
}

function isGroup(control: Element): boolean {
  return control.localName === 'fieldset' || /^(?:radio)?group$/u.test(control.getAttribute('role') ?? '');
}

function labelOf(input: HTMLInputElement): string {
  const label = input.closest('label') ?? input.labels?.[0];
  return label ? spokenText(label) : accessibleName(input);
}

/** Ticks the boxes with these labels in a group and no others. */
function tickIn(window: AppWindow, group: Element, value: Typed): void {
  const wanted = new Set(typeof value === 'object' ? value : [String(value)]);
  if (wanted.size === 1 && wanted.has('')) wanted.clear();
  const boxes = [...group.querySelectorAll('input')];
  const missing = [...wanted].find((label) => !boxes.some((box) => labelOf(box) === label));
  if (missing !== undefined) throw new RobotError(`${nameOfControl(group)} does not offer ${missing}.`);
  for (const box of boxes) {
    const isWanted =
      wanted.has(labelOf(box)) || (wanted.size === 0 && box.type === 'radio' && box.value === '');
    if (box.checked !== isWanted && (box.type === 'checkbox' || isWanted)) click(window, box);
  }
}

function optionValue(select: HTMLSelectElement, label: string): string {
  if (label === '') return '';
  const option = [...select.options].find((one) => one.label === label || one.text === label);
  if (!option) throw new RobotError(`${nameOfControl(select)} does not offer ${label}.`);
  return option.value;
}

/** Looks for each label in a box that searches, and takes what it offers. Words that end with a comma need no looking for. */
async function pickAll(window: AppWindow, box: Element, value: Typed): Promise<void> {
  if (typeof value === 'object') await takeBackOthers(window, box, value);
  for (const label of typeof value === 'object' ? value : [String(value)]) {
    if (box instanceof window.HTMLInputElement) setValue(window, box, label);
    if (label !== '' && !label.endsWith(',')) await pick(window, box, label);
  }
}

async function pick(window: AppWindow, box: Element, label: string): Promise<void> {
  click(window, box);
  const option = await waitUntil(
    window,
    () => [...window.document.querySelectorAll('[role="option"]')].find((one) => spokenText(one) === label),
    `${nameOfControl(box)} does not offer ${label}.`,
    OFFER_MS,
  );
  if (option.getAttribute('aria-selected') !== 'true') click(window, option);
  if (box.getAttribute('aria-expanded') === 'true') pressKey(window, box, 'Escape');
}

/** Of several that are chosen, each has a button that takes it back; one after the other, as each changes the list. */
async function takeBackOthers(window: AppWindow, box: Element, wanted: readonly string[]): Promise<void> {
  const others = () => {
    const chosen = findAll(window.document, 'list', `Chosen: ${nameOfControl(box)}`)[0];
    return (chosen ? findAll(chosen, 'button', /^Remove /u) : []).filter(
      (button) => !wanted.includes(accessibleName(button).slice('Remove '.length)),
    );
  };
  for (let [button] = others(); button; [button] = others()) {
    const gone = button;
    click(window, gone);
    await waitUntil(
      window,
      () => !others().includes(gone),
      `${accessibleName(gone)} does nothing.`,
      OFFER_MS,
    );
  }
}

/** What the label of a control says. */
function nameOfControl(control: Element): string {
  const label = 'labels' in control ? (control.labels as NodeListOf<Element> | null)?.[0] : undefined;
  return label ? spokenText(label) : accessibleName(control);
}
