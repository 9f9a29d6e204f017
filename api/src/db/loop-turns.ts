/** Milliseconds that statements may run one after the other before everybody else has their turn. */
const TURN_MS = 3;

/**
 * Statements of the embedded database are answered within the turn of the event loop that asks them, so that a chain of
 * them (a run that stores its version, a job that claims the next) would go on without one connection being read. Awaited
 * before each statement, this lets the event loop turn when they have gone on for too long; undefined when they have not.
 */
export function createLoopTurns(
  now: () => number = () => performance.now(),
): () => Promise<void> | undefined {
  let began: number | undefined;
  return () => {
    if (began === undefined) {
      began = now();
      setImmediate(() => (began = undefined));
      return undefined;
    }
    if (now() - began < TURN_MS) return undefined;
    return new Promise((resolve) => {
      setImmediate(resolve);
    });
  };
}
