/** Runs later; returns the function that cancels. */
export function schedule(run: () => void, milliseconds: number): () => void {
  const timer = setTimeout(run, milliseconds);
  return () => {
    clearTimeout(timer);
  };
}
