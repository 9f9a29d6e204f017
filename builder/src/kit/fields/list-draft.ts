/** The draft of a field that keeps several things: what they are, joined by commas. Ids and tags have none. */
const SIGN = ', ';

export function readList(draft: string): readonly string[] {
  return draft
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

export function writeList(items: readonly string[]): string {
  return items.join(SIGN);
}

/** The same list with the item added, or without it where it was. */
export function toggled(items: readonly string[], item: string): readonly string[] {
  return items.includes(item) ? items.filter((other) => other !== item) : [...items, item];
}
