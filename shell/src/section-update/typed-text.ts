/** A field that somebody typed into, found again in the next version by what it is called. */
interface TypedField {
  readonly name: string;
  /** Which of several fields that are called the same. */
  readonly index: number;
  readonly value: string;
  readonly isChecked: boolean | undefined;
  readonly hasFocus: boolean;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FIELDS = 'input, textarea, select';
/** Nothing of these is put anywhere by a script. */
const SECRET_OR_FILE = ['password', 'file', 'hidden', 'submit', 'button', 'reset', 'image'];

function isField(element: Element): element is Field {
  return element.matches(FIELDS) && !SECRET_OR_FILE.includes((element as Field).type);
}

/** What a person would call a field; stays the same from one version to the next. */
function nameOf(field: Field): string {
  const label = field.labels?.[0]?.textContent ?? field.getAttribute('aria-label') ?? '';
  const placeholder = field.getAttribute('placeholder') ?? '';
  return [field.tagName, field.type, field.name, label.trim(), label ? '' : placeholder].join('|');
}

function isCheckable(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}

/** Every field that is in the page now, with its name and its place among those of that name. */
function listFields(
  isWanted: (field: Field) => boolean = () => true,
): readonly { readonly field: Field; readonly name: string; readonly index: number }[] {
  const counts = new Map<string, number>();
  const fields = [...document.querySelectorAll(FIELDS)].filter(isField);
  return fields.filter(isWanted).map((field) => {
    const name = nameOf(field);
    const index = counts.get(name) ?? 0;
    counts.set(name, index + 1);
    return { field, name, index };
  });
}

/** Takes note of what was typed, before the version that holds it goes. */
export function collectTyped(typedInto: ReadonlySet<Element>): readonly TypedField[] {
  return listFields()
    .filter(({ field }) => typedInto.has(field))
    .map(({ field, name, index }) => ({
      name,
      index,
      value: field.value,
      isChecked: isCheckable(field) ? field.checked : undefined,
      hasFocus: field === document.activeElement,
    }))
    .filter(({ value, isChecked }) => isChecked !== undefined || value !== '');
}

/**
 * Puts back what was typed as its fields appear: also one in a dialog, when it is opened again. To be called while the
 * fields of the version that goes are still there.
 *
 * @returns the function that gives up on what did not appear
 */
export function restoreTyped(typed: readonly TypedField[]): () => void {
  let missing = typed;
  const old = new Set(listFields().map(({ field }) => field));
  const observer = new MutationObserver(() => put());
  const put = () => {
    const fields = listFields((field) => !old.has(field));
    missing = missing.filter((wanted) => {
      const found = fields.find(({ name, index }) => name === wanted.name && index === wanted.index);
      if (found) fill(found.field, wanted);
      return !found;
    });
    if (missing.length === 0) observer.disconnect();
  };
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** As if it were typed again: React hears of a value only by the event, and only when it did not set it itself. */
function fill(field: Field, { value, isChecked, hasFocus }: TypedField): void {
  if (hasFocus) field.focus({ preventScroll: true });
  if (isChecked !== undefined) {
    if (field instanceof HTMLInputElement && field.checked !== isChecked) field.click();
    return;
  }
  if (field.value === value) return;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
