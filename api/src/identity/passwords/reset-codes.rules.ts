import type { CallOutput, readSignInOptions } from '@tessera/shared/contracts';

type ResetCodes = CallOutput<typeof readSignInOptions>['resetCodes'];

const OWN_MACHINE = /^(localhost|.+\.localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Where the code for a new password goes. An answer never carries it: with it anyone could take any account over. On
 * somebody's own machine the log is theirs; elsewhere a log may be read by many.
 */
export function resetCodesOf(hasMail: boolean, publicUrl: string): ResetCodes {
  if (hasMail) return 'mail';
  return OWN_MACHINE.test(new URL(publicUrl).hostname) ? 'serverLog' : 'nowhere';
}
