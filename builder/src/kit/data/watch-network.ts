const LONG_AWAY_MS = 60_000;

/** Tells when the network comes and goes, as far as the browser knows. */
export function watchNetwork(onBack: () => void, onGone: () => void): void {
  let hiddenAt = 0;
  window.addEventListener('online', onBack);
  window.addEventListener('offline', onGone);
  document.addEventListener('visibilitychange', () => {
    // A device that slept has a stream that nobody speaks through, and does not notice.
    if (document.visibilityState === 'hidden') hiddenAt = Date.now();
    else if (Date.now() - hiddenAt > LONG_AWAY_MS) onBack();
  });
}
