/** Whether an element is on the screen as far as its styles say. Where nothing is drawn, as in unit tests, all of them are. */
export function isSeen(element: Element): boolean {
  return !('checkVisibility' in element) || element.checkVisibility({ visibilityProperty: true });
}
