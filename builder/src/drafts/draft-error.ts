/** Says where a draft goes wrong and how: 'Order, view 2: there is no field “Stat” in Order. There are: Number, Status.' */
export class DraftError extends Error {
  constructor(place: string, sentence: string) {
    super(`${place}: ${sentence}`);
    this.name = 'DraftError';
  }
}

/** The one of this name; where there is none, an error that lists those that there are. */
export function findNamed<T extends { readonly name: string }>(
  items: readonly T[],
  name: string,
  what: string,
  place: string,
): T {
  const found = items.find((item) => item.name === name);
  if (found) return found;
  const known = items.map((item) => item.name).join(', ') || 'none';
  throw new DraftError(place, `there is no ${what} “${name}”. There are: ${known}.`);
}
