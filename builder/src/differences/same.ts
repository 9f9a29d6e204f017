/** Whether two parts of models say the same, in whatever order their properties were set. */
export function isSame(one: unknown, other: unknown): boolean {
  return textOf(one) === textOf(other);
}

function textOf(part: unknown): string | undefined {
  return JSON.stringify(part, (_, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
}

interface Node {
  readonly id: string;
}

/** What came, went and stayed of a list of nodes. */
export interface ListDifference<T extends Node> {
  readonly added: readonly T[];
  readonly removed: readonly T[];
  /** Those that are in both, as they were and as they are. */
  readonly kept: readonly (readonly [was: T, is: T])[];
  /** Those that are in both stand in another order. */
  readonly isReordered: boolean;
}

/** Compares two lists by the ids of what is in them. */
export function compareLists<T extends Node>(before: readonly T[], after: readonly T[]): ListDifference<T> {
  const was = new Map(before.map((node) => [node.id, node]));
  const is = new Set(after.map(({ id }) => id));
  const kept = after.flatMap((node) => {
    const old = was.get(node.id);
    return old ? [[old, node] as const] : [];
  });
  return {
    added: after.filter(({ id }) => !was.has(id)),
    removed: before.filter(({ id }) => !is.has(id)),
    kept,
    isReordered: !isSame(
      before.filter(({ id }) => is.has(id)).map(({ id }) => id),
      kept.map(([, { id }]) => id),
    ),
  };
}
