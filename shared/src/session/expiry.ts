import {
  ABSOLUTE_EXPIRY_THRESHOLD,
  ACCESS_TOKEN_SECONDS,
  REFRESH_LEAD_SECONDS,
  REFRESH_MINIMUM_WAIT_SECONDS,
} from '../contracts';

/**
 * When an access token ends, in milliseconds since the epoch (SES-08).
 *
 * @param expiresIn seconds from now; 900 when absent; above 10 million it is already a timestamp in ms
 */
export function expiryTime(expiresIn: number | undefined, now: number): number {
  const value = expiresIn !== undefined && expiresIn > 0 ? expiresIn : ACCESS_TOKEN_SECONDS;
  return value > ABSOLUTE_EXPIRY_THRESHOLD ? value : now + value * 1000;
}

/** How long to wait before refreshing, in ms: 120 s before expiry, never under 10 s (SES-03). */
export function refreshWait(expiresAt: number, now: number): number {
  return Math.max(expiresAt - REFRESH_LEAD_SECONDS * 1000 - now, REFRESH_MINIMUM_WAIT_SECONDS * 1000);
}
