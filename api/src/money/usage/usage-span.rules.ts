import { invalidField } from '../../core/app-error';

/** A span as it is asked for. */
export interface UsageSpan {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const DAY_MS = 24 * 3_600_000;
const USUAL_DAYS = 30;
const MOST_DAYS = 400;
/** A zone's name and no offset: `+05:30` means its opposite to PostgreSQL. */
const ZONE_NAME = /^[A-Za-z][\w+-]*(?:\/[\w+-]+)*$/;

/** The last 30 days unless said. */
export function readSpan({ from, to }: UsageSpan, now: Date): { readonly from: Date; readonly to: Date } {
  const end = to === undefined ? new Date(now.getTime() + 1000) : new Date(to);
  const start = from === undefined ? new Date(end.getTime() - USUAL_DAYS * DAY_MS) : new Date(from);
  if (start > end) throw invalidField('from', 'The beginning is after the end');
  if (end.getTime() - start.getTime() > MOST_DAYS * DAY_MS) {
    throw invalidField('from', `At most ${MOST_DAYS} days can be asked for`);
  }
  return { from: start, to: end };
}

export function readTimeZone(timeZone = 'UTC'): string {
  try {
    if (!ZONE_NAME.test(timeZone)) throw new RangeError(timeZone);
    // The name as the time zone's list has it.
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    throw invalidField('timeZone', 'There is no such time zone');
  }
}
