import { isApiError, isNetworkError } from '@tessera/shared/http';
import { useShell } from '@tessera/shared/remote';
import { useEffect, useRef, useState } from 'react';

export type FieldErrors = Readonly<Record<string, string>>;

export type SubmissionState =
  | { readonly step: 'ready' }
  | { readonly step: 'sending' }
  | { readonly step: 'refused'; readonly message: string | undefined; readonly fields: FieldErrors };

export interface SubmissionOptions<Values, Answer> {
  /** What is wrong with the values, by field; empty when nothing is. */
  readonly check: (values: Values) => FieldErrors;
  readonly send: (values: Values) => Promise<Answer>;
  readonly onDone: (answer: Answer, values: Values) => void;
  /** The sentence to show for a failed call. */
  readonly explain: (error: unknown) => string;
}

const nothingWrong: FieldErrors = {};

/** One form that is sent: checked, under way, refused with reasons. What was typed is never touched. */
export function useSubmission<Values, Answer>(options: SubmissionOptions<Values, Answer>) {
  const { check, send, onDone, explain } = options;
  const { reportError } = useShell();
  const [state, setState] = useState<SubmissionState>({ step: 'ready' });
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (state.step === 'refused') form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [state]);

  async function submit(values: Values): Promise<void> {
    if (state.step === 'sending') return;
    const fields = check(values);
    if (Object.keys(fields).length > 0) {
      setState({ step: 'refused', message: undefined, fields });
      return;
    }
    setState({ step: 'sending' });
    try {
      onDone(await send(values), values);
    } catch (error) {
      if (!isApiError(error) && !isNetworkError(error)) reportError(error);
      const refused = isApiError(error) ? error.fields : nothingWrong;
      const hasFields = Object.keys(refused).length > 0;
      setState({ step: 'refused', message: hasFields ? undefined : explain(error), fields: refused });
    }
  }

  return {
    form,
    isSending: state.step === 'sending',
    message: state.step === 'refused' ? state.message : undefined,
    fields: state.step === 'refused' ? state.fields : nothingWrong,
    submit,
    clear: () => {
      setState((now) => (now.step === 'refused' ? { step: 'ready' } : now));
    },
  };
}
