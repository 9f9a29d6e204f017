import { login, type SessionTokens } from '@tessera/shared/contracts';
import { paths } from '@tessera/shared/paths';
import { useShell } from '@tessera/shared/remote';
import { useNavigate } from 'react-router-dom';
import { explainBy } from '../../lib/explain';
import { fieldErrors } from '../../lib/field-errors';
import { useSubmission } from '../../lib/use-submission';

export interface SignInValues {
  email: string;
  password: string;
  rememberMe: boolean;
}

const explain = explainBy({ fallback: 'Login failed', network: 'Network error during login' });

/** Signing in by email and password; ends at `returnTo` or the app home (AUTH-05). */
export function useSignIn(returnTo: string | undefined) {
  const { api, session } = useShell();
  const navigate = useNavigate();
  return useSubmission<SignInValues, SessionTokens>({
    check: (values) =>
      fieldErrors(login.request.body, values, {
        email: 'Invalid email format',
        password: 'Password is required',
      }),
    send: (body) => api.call(login, { body }),
    onDone: (tokens) => {
      session.establish(tokens);
      void navigate(returnTo ?? paths.appHome.to(), { replace: true });
    },
    explain,
  });
}
