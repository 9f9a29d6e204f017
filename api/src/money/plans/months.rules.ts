const DAY_MS = 24 * 3_600_000;

/** `months` after the anchor on the same day; on the month's last day where there is none: a month from Jan 31 is Feb 28. UTC. */
export function addMonths(anchor: Date, months: number): Date {
  const moved = new Date(anchor);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(anchor.getUTCDate(), lastDay));
  return moved;
}

/** The anchor's month in which `time` is: the days on which it begins and ends. */
export function monthOf(anchor: Date, time: Date): { readonly start: Date; readonly end: Date } {
  const years = time.getUTCFullYear() - anchor.getUTCFullYear();
  let count = Math.max(0, years * 12 + time.getUTCMonth() - anchor.getUTCMonth() - 1);
  while (addMonths(anchor, count + 1) <= time) count += 1;
  return { start: addMonths(anchor, count), end: addMonths(anchor, count + 1) };
}

/** The end of `months` that begin at `start`, which is the end of one of the anchor's months. */
export function addPeriod(anchor: Date, start: Date, months: number): Date {
  let count = 0;
  while (addMonths(anchor, count) < start) count += 1;
  return addMonths(anchor, count + months);
}

/** How many of a period's days are left, today included, and how many it has. */
export function daysOf(start: Date, end: Date, now: Date): { readonly left: number; readonly all: number } {
  const all = Math.max(1, Math.round((end.getTime() - start.getTime()) / DAY_MS));
  const left = Math.ceil((end.getTime() - now.getTime()) / DAY_MS);
  return { left: Math.min(all, Math.max(0, left)), all };
}

export function addDays(time: Date, days: number): Date {
  return new Date(time.getTime() + days * DAY_MS);
}
