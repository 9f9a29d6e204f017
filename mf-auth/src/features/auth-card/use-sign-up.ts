import { register, type PlanChoice } from '@tessera/shared/contracts';
import { paths } from '@tessera/shared/paths';
import { useShell } from '@tessera/shared/remote';
import { useNavigate } from 'react-router-dom';
import { explainBy } from '../../lib/explain';
import { fieldErrors } from '../../lib/field-errors';
import { useSubmission } from '../../lib/use-submission';

export interface SignUpValues {
  firstname: string;
  lastname: string;
  email: string;
  password: string;
}

interface SignUpAnswer {
  otp?: string | undefined;
}

/** AUTH-07. */
const fallbacks = {
  firstname: 'Invalid first name',
  lastname: 'Invalid last name',
  email: 'Invalid email',
  password: 'Invalid password',
};

const explain = explainBy({ fallback: 'Registration failed', network: 'Network error during registration' });

/**
 * Signing up; ends at the code page (AUTH-06). The code, where the answer carries one, travels in navigation
 * state and never in the address, which would stay in the history.
 */
export function useSignUp(plan: PlanChoice | undefined, returnTo: string | undefined) {
  const { api } = useShell();
  const navigate = useNavigate();
  return useSubmission<SignUpValues, SignUpAnswer>({
    check: (values) => fieldErrors(register.request.body, values, fallbacks),
    send: (values) => api.call(register, { body: plan ? { ...values, plan } : values }),
    onDone: ({ otp }, { email }) => {
      const search = new URLSearchParams({ email: email.trim().toLowerCase() });
      void navigate(`${paths.verify.to()}?${search.toString()}`, { state: { otp, returnTo } });
    },
    explain,
  });
}
