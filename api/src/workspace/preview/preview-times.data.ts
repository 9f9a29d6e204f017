export const LIFETIME_SECONDS = 12 * 3600;
/** An address with less time left than this is not handed out again. */
export const RENEW_SECONDS = 3600;
/** So long runs what is not a version yet: longer than all checks of a run may take. */
export const RUN_PREVIEW_SECONDS = 600;
