import { isApiError, isNetworkError } from '@tessera/shared/http';
import { useShell } from '@tessera/shared/remote';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

export type FieldErrors = Readonly<Record<string, string>>;

export type SubmissionState =
  | { readonly step: 'ready' }
  | { readonly step: 'sending' }
  | {
      readonly step: 'refused';
      readonly message: string | undefined;
      readonly fields: FieldErrors;
      /** By our own check, so that mending one field may mend another. */
      readonly isOwn: boolean;
      readonly attempt: number;
      /** When another try is taken, where the server said so; in milliseconds. */
      readonly retryAt?: number | undefined;
      /** The message without how long to wait. */
      readonly reason?: string | undefined;
    };

export interface SubmissionOptions<Values, Answer> {
  /** What is wrong with the values, by field; empty when nothing is. */
  readonly check: (values: Values) => FieldErrors;
  readonly send: (values: Values) => Promise<Answer>;
  readonly onDone: (answer: Answer, values: Values) => void;
  /** The sentence to show for a failed call. */
  readonly explain: (error: unknown) => string;
}

const nothingWrong: FieldErrors = {};

/** Why it is locked, without how long: the time is counted down. */
function reasonOf(error: unknown): string | undefined {
  const reason = isApiError(error) ? error.body['reason'] : undefined;
  return typeof reason === 'string' ? reason : undefined;
}

/** One form that is sent: checked, under way, refused with reasons. What was typed is never touched. */
export function useSubmission<Values, Answer>(options: SubmissionOptions<Values, Answer>) {
  const { check, send, onDone, explain } = options;
  const { reportError } = useShell();
  const [state, setState] = useState<SubmissionState>({ step: 'ready' });
  const form = useRef<HTMLFormElement>(null);

  const attempts = useRef(0);
  const attempt = state.step === 'refused' ? state.attempt : undefined;

  useEffect(() => {
    if (attempt !== undefined) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempt]);

  /** What is wrong with a field stays said as long as it is wrong, and no longer: what else is wrong is said at sending. */
  const mend = useEffectEvent((changed: string) => {
    if (state.step !== 'refused' || !form.current) return;
    // The fields are named as the values are.
    const wrong = check(Object.fromEntries(new FormData(form.current)) as Values);
    const fields = Object.fromEntries(
      Object.entries(state.fields).filter(
        ([field, said]) => wrong[field] === said || (field !== changed && !state.isOwn),
      ),
    );
    if (Object.keys(fields).length < Object.keys(state.fields).length) setState({ ...state, fields });
  });
  useEffect(() => {
    const hear = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && form.current?.contains(target)) mend(target.name);
    };
    // Above React's own listeners: drawn before a field's `onChange` ran, it would get its old value back.
    document.addEventListener('input', hear);
    return () => {
      document.removeEventListener('input', hear);
    };
  }, []);

  function refuse(
    message: string | undefined,
    fields: FieldErrors,
    more: Pick<Extract<SubmissionState, { step: 'refused' }>, 'isOwn' | 'retryAt' | 'reason'>,
  ): void {
    attempts.current += 1;
    setState({ step: 'refused', message, fields, ...more, attempt: attempts.current });
  }

  async function submit(values: Values): Promise<void> {
    if (state.step === 'sending') return;
    const fields = check(values);
    if (Object.keys(fields).length > 0) {
      refuse(undefined, fields, { isOwn: true });
      return;
    }
    setState({ step: 'sending' });
    try {
      onDone(await send(values), values);
    } catch (error) {
      if (!isApiError(error) && !isNetworkError(error)) reportError(error);
      const refused = isApiError(error) ? error.fields : nothingWrong;
      const hasFields = Object.keys(refused).length > 0;
      const wait = isApiError(error) && error.status === 429 ? error.retryAfter : undefined;
      const retryAt = wait === undefined ? undefined : Date.now() + wait * 1000;
      const more = { isOwn: false, retryAt, reason: reasonOf(error) };
      refuse(hasFields ? undefined : explain(error), refused, more);
    }
  }

  return {
    form,
    isSending: state.step === 'sending',
    message: state.step === 'refused' ? state.message : undefined,
    fields: state.step === 'refused' ? state.fields : nothingWrong,
    retryAt: state.step === 'refused' ? state.retryAt : undefined,
    reason: state.step === 'refused' ? state.reason : undefined,
    submit,
    clear: () => {
      setState((now) => (now.step === 'refused' ? { step: 'ready' } : now));
    },
  };
}
