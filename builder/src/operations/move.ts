/** The list with one of its items at another place, counted from 0; nothing when it stands there already. */
export function moved<T extends { readonly id: string }>(
  list: readonly T[],
  id: string,
  to: number,
): T[] | undefined {
  const item = list.find((one) => one.id === id);
  const rest = list.filter((one) => one.id !== id);
  const at = Math.max(0, Math.min(to, rest.length));
  if (!item || list[at]?.id === id) return undefined;
  return [...rest.slice(0, at), item, ...rest.slice(at)];
}
