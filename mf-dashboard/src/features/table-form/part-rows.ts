/** The rules or the indexes of a table in its form: which of those that there are go, by their ids, and what is new. */
export interface PartRows<T> {
  readonly removed: readonly string[];
  readonly added: readonly T[];
}

export const NO_PARTS = { removed: [], added: [] } as const satisfies PartRows<never>;

/** The new part with a key, in another form. */
export function withPart<T extends { readonly key: string }>(rows: PartRows<T>, part: T): PartRows<T> {
  return { ...rows, added: rows.added.map((one) => (one.key === part.key ? part : one)) };
}

export function withoutPart<T extends { readonly key: string }>(rows: PartRows<T>, key: string): PartRows<T> {
  return { ...rows, added: rows.added.filter((one) => one.key !== key) };
}

/** Without the removals of what is not there any more. */
export function keepingRemoved<T>(
  rows: PartRows<T>,
  there: readonly { readonly id: string }[] = [],
): PartRows<T> {
  return { ...rows, removed: rows.removed.filter((id) => there.some((one) => one.id === id)) };
}

/** One that is there: it goes, or stays after all. */
export function withRemoved<T>(rows: PartRows<T>, id: string, isRemoved: boolean): PartRows<T> {
  const others = rows.removed.filter((one) => one !== id);
  return { ...rows, removed: isRemoved ? [...others, id] : others };
}
