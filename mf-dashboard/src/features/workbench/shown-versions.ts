import type { Version } from '@tessera/shared/contracts';
import type { BenchPlace } from './bench-address';

/** A version and the one that was the newest before it; undefined where there is none. Newest first. */
export function shownBeside(
  versions: readonly Version[],
  versionId: string | undefined,
): { readonly before: Version; readonly after: Version } | undefined {
  const place = versions.findIndex(({ id }) => id === versionId);
  const [after, before] = [versions[place], versions[place + 1]];
  return after && before && { before, after };
}

/** The two versions that an address wants to have compared; undefined where one of them is not there. */
export function comparedIn(
  versions: readonly Version[],
  { compare }: BenchPlace,
): { readonly from: Version; readonly to: Version } | undefined {
  const [from, to] = (compare ?? []).map((number) => versions.find((one) => one.number === number));
  return from && to && { from, to };
}
