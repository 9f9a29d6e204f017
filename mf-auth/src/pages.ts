import { paths } from '@tessera/shared/paths';
import { definePages } from '@tessera/shared/remote/pages';

const page = { access: 'public', frame: 'site', leadsTo: paths.appHome.to() } as const;

/** RT-01: the ways in, for everybody. */
export const pages = definePages({
  auth: { ...page, pattern: paths.auth.pattern, title: 'Sign in' },
  signIn: { ...page, pattern: paths.signIn.pattern, title: 'Sign in' },
  signUp: { ...page, pattern: paths.signUp.pattern, title: 'Sign up' },
  forgotPassword: { ...page, pattern: paths.forgotPassword.pattern, title: 'Forgot password' },
  verify: { ...page, pattern: paths.verify.pattern, title: 'Verify' },
  resetPassword: { ...page, pattern: paths.resetPassword.pattern, title: 'Reset password' },
  authCallback: { ...page, pattern: paths.authCallback.pattern, title: 'Signing in' },
  authSuccess: { ...page, pattern: paths.authSuccess.pattern, title: 'Signing in' },
  authError: { ...page, pattern: paths.authError.pattern, title: 'Authentication failed' },
});
