/** From a start up to but without an end: days, times, moments or numbers, as they are stored. */
export interface Span {
  readonly start: string | number;
  readonly end: string | number;
}

const TIME_LENGTH = '18:30'.length;

/** The span, or null when it cannot be told or ends before it starts. A time that ends before it starts ends at midnight. */
export function spanOf(start: string | number | null, end: string | number | null): Span | null {
  if (start === null || end === null || typeof start !== typeof end) return null;
  if (start <= end) return { start, end };
  const isOverMidnight = typeof start === 'string' && start.length === TIME_LENGTH;
  return isOverMidnight ? { start, end: '24:00' } : null;
}

/** Whether two spans have something in common. One that ends where it starts takes that place alone. */
export function overlaps(one: Span, other: Span): boolean {
  if (one.start === other.start) return true;
  return one.start < other.start ? other.start < one.end : one.start < other.end;
}
