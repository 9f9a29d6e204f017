import { paths } from '@tessera/shared/paths';
import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { AuthErrorPage } from './pages/auth-error-page';
import { AuthPage } from './pages/auth-page';
import { NotYetPage } from './pages/not-yet-page';

/** Nobody begins here, so that its code stays out of the first view. */
const VerifyPage = lazy(async () => ({ default: (await import('./pages/verify-page')).VerifyPage }));

/** This remote's pages by their full addresses (specification 2.1). */
export function AuthRoutes() {
  return (
    <Routes>
      {[paths.auth, paths.signIn, paths.signUp].map(({ pattern }) => (
        <Route key={pattern} path={pattern} element={<AuthPage />} />
      ))}
      <Route path={paths.verify.pattern} element={<VerifyPage />} />
      <Route path={paths.authError.pattern} element={<AuthErrorPage />} />
      <Route
        path={paths.forgotPassword.pattern}
        element={
          <NotYetPage title="Forgot password">
            Sending a code to choose a new password is not available yet. Your account and its password stay
            as they are.
          </NotYetPage>
        }
      />
      <Route
        path={paths.resetPassword.pattern}
        element={
          <NotYetPage title="Reset password">
            Choosing a new password is not available yet. Your account and its password stay as they are.
          </NotYetPage>
        }
      />
      {[paths.authCallback, paths.authSuccess].map(({ pattern }) => (
        <Route
          key={pattern}
          path={pattern}
          element={
            <NotYetPage title="Provider sign-in">
              Signing in with Google, GitHub or Apple is not available yet. Sign in with your email address
              and password.
            </NotYetPage>
          }
        />
      ))}
      {/* The shell takes this remote away a moment after the address has changed to another's. */}
      <Route path="*" element={null} />
    </Routes>
  );
}
