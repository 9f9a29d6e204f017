import type { PlanChoice } from '@tessera/shared/contracts';
import { failureMessage } from '@tessera/shared/errors';
import { paths } from '@tessera/shared/paths';
import { useShell } from '@tessera/shared/remote';
import { checkRegistration } from '@tessera/shared/validation';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSubmission, type FieldErrors } from '../../lib/use-submission';
import { loadCalls } from './load-calls';

export interface SignUpValues {
  firstname: string;
  lastname: string;
  email: string;
  password: string;
}

interface SignUpAnswer {
  otp?: string | undefined;
}

/** AUTH-07: for a field that is refused without words. */
const fallbacks: FieldErrors = {
  firstname: 'Invalid first name',
  lastname: 'Invalid last name',
  email: 'Invalid email',
  password: 'Invalid password',
};

/** The domain that VAL-01 proposes; undefined for every other message about an address. */
export function proposedDomain(message: string | undefined): string | undefined {
  return /^Did you mean (\S+)\?$/.exec(message ?? '')?.[1];
}

/** @param keptEmail the address that the person has insisted on */
function check(values: SignUpValues, keptEmail: string | undefined): FieldErrors {
  const checked = checkRegistration(values);
  if (checked.ok) return {};
  const isKept = values.email === keptEmail;
  return Object.fromEntries(
    Object.entries(checked.fields)
      .filter(([, message]) => !(isKept && proposedDomain(message)))
      .map(([field, message]) => [field, message || (fallbacks[field] ?? '')]),
  );
}

/**
 * Signing up; ends at the code page (AUTH-06). The code, where the answer carries one, travels in navigation
 * state and never in the address, which would stay in the history.
 */
export function useSignUp(plan: PlanChoice | undefined, returnTo: string | undefined) {
  const { api } = useShell();
  const navigate = useNavigate();
  const [keptEmail, setKeptEmail] = useState<string>();
  const submission = useSubmission<SignUpValues, SignUpAnswer>({
    check: (values) => check(values, keptEmail),
    send: async (values) =>
      (await loadCalls()).sendSignUp(api, {
        ...values,
        ...(values.email === keptEmail && { keepEmail: true }),
        ...(plan && { plan }),
      }),
    onDone: ({ otp }, { email }) => {
      const search = new URLSearchParams({ email: email.trim().toLowerCase() });
      void navigate(`${paths.verify.to()}?${search.toString()}`, { state: { otp, returnTo } });
    },
    explain: (error) => failureMessage('register', error),
  });
  return {
    ...submission,
    /** Takes an address that looks misspelled as it is. */
    keepEmail: (email: string) => {
      setKeptEmail(email);
      submission.clear();
    },
  };
}
