/** Navigation state outlives a reload and may be anybody's, so it is read field by field. */
export function stateField(state: unknown, name: string): unknown {
  return typeof state === 'object' && state !== null && name in state
    ? (state as Readonly<Record<string, unknown>>)[name]
    : undefined;
}

/** The text under `name`; undefined for everything else. */
export function stateText(state: unknown, name: string): string | undefined {
  const value = stateField(state, name);
  return typeof value === 'string' ? value : undefined;
}
