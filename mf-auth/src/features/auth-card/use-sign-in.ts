import type { SessionTokens } from '@tessera/shared/contracts';
import { failureMessage } from '@tessera/shared/errors';
import { paths } from '@tessera/shared/paths';
import { useShell } from '@tessera/shared/remote';
import { checkLogin } from '@tessera/shared/validation';
import { useNavigate } from 'react-router-dom';
import { noteSignIn } from '../../lib/known-browser';
import { useSubmission, type FieldErrors } from '../../lib/use-submission';
import { loadCalls } from './load-calls';

export interface SignInValues {
  email: string;
  password: string;
  rememberMe: boolean;
}

/** AUTH-07. */
function check(values: SignInValues): FieldErrors {
  const checked = checkLogin(values);
  return checked.ok ? {} : checked.fields;
}

/** Signing in by email and password; ends at `returnTo` or the app home (AUTH-05). */
export function useSignIn(returnTo: string | undefined) {
  const { api, session } = useShell();
  const navigate = useNavigate();
  return useSubmission<SignInValues, SessionTokens>({
    check,
    send: async (body) => (await loadCalls()).sendSignIn(api, body),
    onDone: (tokens, { rememberMe }) => {
      const to = returnTo ?? paths.appHome.to();
      noteSignIn(to);
      session.establish(tokens, { isRemembered: rememberMe });
      void navigate(to, { replace: true });
    },
    explain: (error) => failureMessage('login', error),
  });
}
