/** A preview may take this much of the page's time at once, in milliseconds. */
const BURST_MS = 3000;
/** And this part of it in the long run. */
const SHARE = 0.1;
/** What a message costs at least: being handed over takes time, too, that nobody sees. */
const MESSAGE_MS = 1;

export interface PreviewAllowance {
  /** Hears one message. False once too much was taken: then the application is to be stopped. */
  readonly spend: (hear: () => void) => boolean;
}

/**
 * Bounds what messages of an application cost the page that hears them. By time, because their number says nothing: the
 * browser reads one when `data` is asked for, of whatever size, and nobody can know the size before.
 *
 * @param now in milliseconds, always growing
 */
export function createPreviewAllowance(now: () => number): PreviewAllowance {
  let left = BURST_MS;
  let last = now();
  return {
    spend(hear) {
      const start = now();
      left = Math.min(BURST_MS, left + (start - last) * SHARE);
      try {
        if (left > 0) hear();
      } finally {
        // What cannot be heard took its time all the same.
        last = now();
        left -= Math.max(MESSAGE_MS, last - start);
      }
      return left > 0;
    },
  };
}
