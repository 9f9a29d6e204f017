import { billingDetailsSchema, type BillingDetails } from '@tessera/shared/contracts';
import { errorMessage, isApiError, isNetworkError } from '@tessera/shared/http';
import { useShell } from '@tessera/shared/remote';
import { useState } from 'react';
import * as z from 'zod/mini';

export type DetailsField = keyof BillingDetails;
type DetailsErrors = Partial<Record<DetailsField, string>>;

const FIELDS: readonly DetailsField[] = ['name', 'address', 'country', 'taxNumber'];

function check(draft: BillingDetails): DetailsErrors {
  const errors: DetailsErrors = {};
  for (const { path, message } of z.safeParse(billingDetailsSchema, draft).error?.issues ?? []) {
    const field = FIELDS.find((name) => name === path[0]);
    if (field) errors[field] ??= message;
  }
  return errors;
}

function pick(errors: Readonly<Record<string, string>>): DetailsErrors {
  return Object.fromEntries(FIELDS.filter((field) => errors[field]).map((field) => [field, errors[field]]));
}

/** Billing details while they are typed; a refusal loses nothing. */
export function useDetailsForm(
  saved: BillingDetails,
  onSave: (details: BillingDetails) => Promise<BillingDetails>,
) {
  const { notify, reportError } = useShell();
  const [draft, setDraft] = useState(saved);
  const [errors, setErrors] = useState<DetailsErrors>({});
  const [message, setMessage] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const [isSaving, setIsSaving] = useState(false);

  async function submit(): Promise<void> {
    if (isSaving) return;
    const wrong = check(draft);
    setErrors(wrong);
    setMessage(undefined);
    setAttempt(attempt + 1);
    if (Object.keys(wrong).length > 0) return;
    setIsSaving(true);
    try {
      const answer = await onSave(draft);
      // Somebody may have typed on meanwhile.
      setDraft((now) => (now === draft ? answer : now));
      notify({ type: 'success', title: 'Billing details saved' });
    } catch (error) {
      if (!isApiError(error) && !isNetworkError(error)) reportError(error);
      const fields = isApiError(error) ? pick(error.fields) : {};
      setErrors(fields);
      if (Object.keys(fields).length === 0)
        setMessage(errorMessage(error, 'Your billing details could not be saved.'));
    } finally {
      setIsSaving(false);
    }
  }

  return {
    draft,
    errors,
    message,
    attempt,
    isSaving,
    isDirty: FIELDS.some((field) => draft[field] !== saved[field]),
    /** What was wrong with a field goes as soon as something else is in it. */
    write: (change: Partial<BillingDetails>) => {
      setDraft({ ...draft, ...change });
      const touched = Object.keys(change);
      setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => !touched.includes(field))));
    },
    submit,
  };
}
