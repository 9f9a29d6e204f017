/** The business constants of the specification, section 9: the one place both ends read them from (CFG-01). */

/** Lifetime of an access token, and the default of `expiresIn`, in seconds. */
export const ACCESS_TOKEN_SECONDS = 900;
/** A session ends after this long without use, in seconds. */
export const SESSION_IDLE_SECONDS = 3600;
/** A session ends this long after signing in, however much it is used, in seconds. */
export const SESSION_LONGEST_SECONDS = 90 * 24 * 3600;
/** The client refreshes this long before expiry, in seconds. */
export const REFRESH_LEAD_SECONDS = 120;
/**
 * An answer may be lost, and tabs that open together present the same refresh token: within this time that is no theft,
 * and the answer is the same again. Seconds.
 */
export const REFRESH_LEEWAY_SECONDS = 10;
/** The shortest wait before a proactive refresh, in seconds. */
export const REFRESH_MINIMUM_WAIT_SECONDS = 10;
/** `expiresIn` above this is an absolute timestamp in milliseconds. */
export const ABSOLUTE_EXPIRY_THRESHOLD = 10_000_000;
/** Failed sign-ins before an account is locked for a while. */
export const MAX_LOGIN_ATTEMPTS = 5;
export const OTP_DIGITS = 6;
export const OTP_MINUTES = 10;
export const OTP_ATTEMPTS = 5;
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
export const NAME_MAX = 50;
export const EMAIL_MAX = 254;
export const UPLOAD_MAX_BYTES = 10 * 1024 * 1024;
/**
 * What an application can hold of a picture. Every version keeps its pictures, twice: as a data address, a third longer, in the
 * model and in the code.
 */
export const PICTURE_MAX_BYTES = 64 * 1024;
/** Milliseconds before a toast closes by itself. */
export const TOAST_MS = 5000;
/** Credits taken by one deployment. Deploying needs a balance strictly above this. */
export const DEPLOY_COST = 1000;
/** The balance shows green above this, amber otherwise. */
export const HEALTHY_BALANCE = 5000;
/** Credits may be bought in this currency only; amounts are in paise. */
export const CURRENCY = 'INR';
export const APP_VERSION = '1.0.4';
export const RATE_LIMITING_ENABLED = true;
export const ANALYTICS_ENABLED = false;
export const DEBUG_ENABLED = false;

/** `reading-list` */
export const TEMPLATE_ID = /^[a-z0-9-]{1,60}$/;
/** The `Idempotency-Key` header of a call that creates something: 8 to 200 visible characters. */
export const IDEMPOTENCY_KEY = /^[\x21-\x7e]{8,200}$/;
