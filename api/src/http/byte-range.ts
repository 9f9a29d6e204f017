import parseRange from 'range-parser';

/** The one part of a body that a request asks for; both ends are in it. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * What a `Range` header asks for of a body of `size` bytes (RFC 9110, 14.2): a part, 'none' when no part of it is there
 * (416), undefined for the whole: without the header, for one that is not understood, for several parts, which nobody has
 * to be given, and where `If-Range` names another version of it.
 */
export function readByteRange(
  headers: { readonly range?: string | undefined; readonly 'if-range'?: string | undefined },
  { size, etag }: { readonly size: number; readonly etag: string | undefined },
): ByteRange | 'none' | undefined {
  const { range, 'if-range': condition } = headers;
  if (range === undefined || (condition !== undefined && condition !== etag)) return undefined;
  const ranges = parseRange(size, range);
  if (ranges === -1) return 'none';
  if (ranges === -2 || ranges.type !== 'bytes') return undefined;
  const [only, ...others] = ranges;
  return others.length > 0 ? undefined : only;
}
