import type { SessionTokens } from '@tessera/shared/contracts';
import { failureMessage } from '@tessera/shared/errors';
import { useShell } from '@tessera/shared/remote';
import { checkLogin } from '@tessera/shared/validation';
import { useNavigate } from 'react-router-dom';
import { useSubmission, type FieldErrors } from '../../lib/use-submission';
import { takeWayOn } from '../../lib/way-on';
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

/** Signing in by email and password; ends at `returnTo` or the app home (AUTH-05), a chosen plan first (AUTH-10). */
export function useSignIn(returnTo: string | undefined) {
  const { api, session } = useShell();
  const navigate = useNavigate();
  return useSubmission<SignInValues, SessionTokens>({
    check,
    send: async (body) => (await loadCalls()).sendSignIn(api, body),
    onDone: (tokens, { rememberMe }) => {
      const to = takeWayOn(returnTo);
      session.establish(tokens, { isRemembered: rememberMe });
      void navigate(to, { replace: true });
    },
    explain: (error) => failureMessage('login', error),
  });
}
