let readClock = () => new Date();

/** The moment that it is. */
export function currentMoment(): Date {
  return readClock();
}

/** Stops the clock at a moment, for tests and for checks that must come out the same on any day; null lets it run. */
export function setClock(moment: Date | null): void {
  readClock = () => (moment === null ? new Date() : new Date(moment));
}

/** Does something while the clock stands at a moment, and lets it go on as it went before. */
export function whileClockStands<Result>(moment: Date, work: () => Result): Result {
  const before = readClock;
  setClock(moment);
  try {
    return work();
  } finally {
    readClock = before;
  }
}
