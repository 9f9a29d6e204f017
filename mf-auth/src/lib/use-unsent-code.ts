import { useSignInOptions } from './use-sign-in-options';

/** Where the code for a new password is when no mail brings it. Undefined where mail is set up, or nobody knows. */
export function useUnsentCode(): string | undefined {
  switch (useSignInOptions()?.resetCodes) {
    case 'serverLog':
      return 'No mail server is set up. If the account exists, its code is in the terminal where this server runs.';
    case 'nowhere':
      return 'This server cannot send mail yet, so no code can reach you. Ask whoever runs it for help.';
    default:
      return undefined;
  }
}
