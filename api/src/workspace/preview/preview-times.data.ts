export const LIFETIME_SECONDS = 12 * 3600;
/** An address with less time left than this is not handed out again. */
export const RENEW_SECONDS = 3600;
/** So long runs what is not a version yet: longer than all checks of a run may take. */
export const RUN_PREVIEW_SECONDS = 600;
/** So long waits a browser for files that a run has yet to write. */
export const AWAITED_MS = 20_000;
/** What a run of another process did is noticed by reading, this often. */
export const LOOK_AGAIN_MS = 1000;
