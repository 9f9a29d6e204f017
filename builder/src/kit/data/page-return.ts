const LONG_AWAY_MS = 60_000;

interface Returns {
  /** The network is back, or somebody looks again after a long time. */
  readonly onReturn: () => void;
  readonly onOffline: () => void;
}

/** Hears of the network, and of whoever comes back to the page; gives what stops it. */
export function hearReturns({ onReturn, onOffline }: Returns): () => void {
  let hiddenAt = 0;
  // A device that slept has a stream that nobody speaks through, and does not notice.
  const lookAgain = () => {
    if (document.visibilityState === 'hidden') hiddenAt = Date.now();
    else if (Date.now() - hiddenAt > LONG_AWAY_MS) onReturn();
  };
  window.addEventListener('online', onReturn);
  window.addEventListener('offline', onOffline);
  document.addEventListener('visibilitychange', lookAgain);
  return () => {
    window.removeEventListener('online', onReturn);
    window.removeEventListener('offline', onOffline);
    document.removeEventListener('visibilitychange', lookAgain);
  };
}
