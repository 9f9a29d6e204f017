export const LIFETIME_SECONDS = 12 * 3600;
/** An address with less time left than this is not handed out again. */
export const RENEW_SECONDS = 3600;
