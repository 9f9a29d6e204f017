/** The part of a range that lies within an element. */
function within(range: Range, element: Element): string {
  const part = element.ownerDocument.createRange();
  part.selectNodeContents(element);
  if (range.compareBoundaryPoints(Range.START_TO_START, part) > 0)
    part.setStart(range.startContainer, range.startOffset);
  if (range.compareBoundaryPoints(Range.END_TO_END, part) < 0)
    part.setEnd(range.endContainer, range.endOffset);
  return part.toString();
}

/**
 * What is selected of the code, line by line: without numbers and signs, and in the split view of the side where it began.
 * Undefined for a selection that has no code in it.
 */
export function selectedText(range: Range, table: Element, side: string | undefined): string | undefined {
  const texts = [...table.querySelectorAll<HTMLElement>('.text')].filter(
    (text) => range.intersectsNode(text) && (side === undefined || text.dataset['side'] === side),
  );
  return texts.length === 0 ? undefined : texts.map((text) => within(range, text)).join('\n');
}
