/**
 * Settles like the given promise, or rejects with what `onLate` makes when it takes longer than `milliseconds`.
 * What comes later than that is ignored.
 */
export function withDeadline<T>(promise: Promise<T>, milliseconds: number, onLate: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(onLate()), milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
