/** The time as a port, so that expiry can be tested without waiting. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

/** `time` moved by `seconds`, which may be negative. */
export function addSeconds(time: Date, seconds: number): Date {
  return new Date(time.getTime() + seconds * 1000);
}

/** Whole seconds from `now` until `time`, at least 1: the value of a `retry-after`. */
export function secondsUntil(time: Date, now: Date): number {
  return Math.max(1, Math.ceil((time.getTime() - now.getTime()) / 1000));
}
