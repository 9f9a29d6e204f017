import { lazyWithRetry, PageRoutes } from '@tessera/shared/remote';
import { pages } from './pages';
import { AuthPage } from './pages/auth-page';

/** Few people begin at these, so that their code stays out of the first view. */
const VerifyPage = lazyWithRetry(async () => (await import('./pages/verify-page')).VerifyPage);
const ForgotPasswordPage = lazyWithRetry(
  async () => (await import('./pages/forgot-password-page')).ForgotPasswordPage,
);
const ResetPasswordPage = lazyWithRetry(
  async () => (await import('./pages/reset-password-page')).ResetPasswordPage,
);
const OauthReturnPage = lazyWithRetry(
  async () => (await import('./pages/oauth-return-page')).OauthReturnPage,
);
const AuthErrorPage = lazyWithRetry(async () => (await import('./pages/auth-error-page')).AuthErrorPage);

/** What each declared page draws. */
export function AuthRoutes() {
  const auth = <AuthPage />;
  return (
    <PageRoutes
      pages={pages}
      elements={{
        auth,
        signIn: auth,
        signUp: auth,
        verify: <VerifyPage />,
        forgotPassword: <ForgotPasswordPage />,
        resetPassword: <ResetPasswordPage />,
        authCallback: <OauthReturnPage kind="callback" />,
        authSuccess: <OauthReturnPage kind="success" />,
        authError: <AuthErrorPage />,
      }}
    />
  );
}
