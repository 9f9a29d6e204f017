/**
 * A record keeps a field's values under `<field>.<revision>`: 'f3.2' holds the second kind of values that f3 has had. A key that
 * names only the field comes before all others.
 */

/** The field, whatever kind of values it holds: 'f3' for 'f3.2'. */
export function fieldOfKey(key: string): string {
  return key.replace(/\.\d+$/u, '');
}

/** Of all keys, the one of the same field whose revision is nearest to this key's; of two as near, the later one. */
export function nearestKey(keys: readonly string[], key: string): string | undefined {
  const field = fieldOfKey(key);
  const revisionOf = (other: string) => Number(other.slice(field.length + 1));
  const distance = (other: string) => Math.abs(revisionOf(other) - revisionOf(key));
  return keys
    .filter((other) => other === field || other.startsWith(`${field}.`))
    .sort((one, other) => distance(one) - distance(other) || revisionOf(other) - revisionOf(one))
    .at(0);
}
