/**
 * Moves the focus to the next or the previous change within an element. Focus rather than scroll alone, so that a screen reader
 * reads on from there.
 */
export function stepToChange(container: HTMLElement | null, distance: 1 | -1): void {
  const starts = [...(container?.querySelectorAll<HTMLElement>('[data-change]') ?? [])];
  const place = starts.findIndex((row) => row.contains(document.activeElement));
  const next = place < 0 && distance < 0 ? starts.at(-1) : starts[place + distance];
  next?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: 'center' });
}
