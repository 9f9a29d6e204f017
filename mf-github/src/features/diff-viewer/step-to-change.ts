/**
 * Moves the focus to the next or previous change inside an element. Focus rather than scroll alone, so that a
 * screen reader reads on from there.
 */
export function stepToChange(container: HTMLElement | null, distance: 1 | -1): void {
  const starts = [...(container?.querySelectorAll<HTMLElement>('[data-change]') ?? [])];
  const current = starts.findIndex((row) => row.contains(document.activeElement));
  const target = current < 0 && distance < 0 ? starts.at(-1) : starts[current + distance];
  target?.focus({ preventScroll: true });
  target?.scrollIntoView({ block: 'center' });
}
