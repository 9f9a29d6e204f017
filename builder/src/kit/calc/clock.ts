let readClock = () => new Date();

/** The moment that it is. */
export function currentMoment(): Date {
  return readClock();
}

/** Stops the clock at a moment, for tests and for checks that must come out the same on any day; null lets it run. */
export function setClock(moment: Date | null): void {
  readClock = () => (moment === null ? new Date() : new Date(moment));
}
