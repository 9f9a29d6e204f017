// Tab, line feed, form feed, carriage return and escape stand in texts; other control characters do not.
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const CONTROL = /[\u0000-\u0008\u000b\u000e-\u001a\u001c-\u001f]/;

/** Whether it is no text, though it came as one: it has no lines that could be counted or shown. */
export function isBinaryText(text: string): boolean {
  return CONTROL.test(text);
}
