import { paths } from '@tessera/shared/paths';
import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { AuthPage } from './pages/auth-page';

/** Few people begin at these, so that their code stays out of the first view. */
const VerifyPage = lazy(async () => ({ default: (await import('./pages/verify-page')).VerifyPage }));
const ForgotPasswordPage = lazy(async () => ({
  default: (await import('./pages/forgot-password-page')).ForgotPasswordPage,
}));
const ResetPasswordPage = lazy(async () => ({
  default: (await import('./pages/reset-password-page')).ResetPasswordPage,
}));
const OauthReturnPage = lazy(async () => ({
  default: (await import('./pages/oauth-return-page')).OauthReturnPage,
}));

const AuthErrorPage = lazy(async () => ({
  default: (await import('./pages/auth-error-page')).AuthErrorPage,
}));

/** This remote's pages by their full addresses (specification 2.1). */
export function AuthRoutes() {
  return (
    <Routes>
      {[paths.auth, paths.signIn, paths.signUp].map(({ pattern }) => (
        <Route key={pattern} path={pattern} element={<AuthPage />} />
      ))}
      <Route path={paths.verify.pattern} element={<VerifyPage />} />
      <Route path={paths.forgotPassword.pattern} element={<ForgotPasswordPage />} />
      <Route path={paths.resetPassword.pattern} element={<ResetPasswordPage />} />
      <Route path={paths.authCallback.pattern} element={<OauthReturnPage kind="callback" />} />
      <Route path={paths.authSuccess.pattern} element={<OauthReturnPage kind="success" />} />
      <Route path={paths.authError.pattern} element={<AuthErrorPage />} />
      {/* The shell takes this remote away a moment after the address has changed to another's. */}
      <Route path="*" element={null} />
    </Routes>
  );
}
