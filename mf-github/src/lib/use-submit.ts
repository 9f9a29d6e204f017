import { errorMessage, isApiError, isNetworkError, type ApiError } from '@tessera/shared/http';
import { newKey, useShell } from '@tessera/shared/remote';
import { useRef, useState } from 'react';

export interface Failure {
  /** Fit to show. */
  readonly message: string;
  readonly code: string | undefined;
  /** Messages for single inputs, by their names. */
  readonly fields: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface Submit<Input, Output> {
  readonly isBusy: boolean;
  readonly failure: Failure | undefined;
  /** Gives the answer; undefined where there is none, and `failure` says why. */
  readonly submit: (input: Input) => Promise<Output | undefined>;
  /** Somebody changes what was refused. */
  readonly forget: () => void;
}

/** It may have been done all the same: the same key is sent again then, so that it is done once. */
function isUnanswered(error: unknown): boolean {
  return !isApiError(error) || isPassing(error);
}

function isPassing({ status }: ApiError): boolean {
  return status >= 500 || status === 408 || status === 429;
}

function failureOf(error: unknown, fallback: string): Failure {
  const answered = isApiError(error) ? error : undefined;
  return {
    message: errorMessage(error, fallback),
    code: answered?.code,
    fields: answered?.fields ?? {},
    body: answered?.body ?? {},
  };
}

/**
 * Sends something that changes something: once, however often it takes, by a key that stays the same until an answer comes
 * or somebody sends something else. What was typed is the form's, and stays.
 *
 * @param fallback what to say of a failure that has no words of its own
 */
export function useSubmit<Input, Output>(
  send: (input: Input, idempotencyKey: string) => Promise<Output>,
  fallback: string,
): Submit<Input, Output> {
  const { reportError } = useShell();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const unanswered = useRef<{ readonly input: string; readonly key: string }>(undefined);

  async function submit(input: Input): Promise<Output | undefined> {
    const text = JSON.stringify(input);
    const key = unanswered.current?.input === text ? unanswered.current.key : newKey();
    setIsBusy(true);
    setFailure(undefined);
    try {
      const answer = await send(input, key);
      unanswered.current = undefined;
      return answer;
    } catch (error) {
      if (!isApiError(error) && !isNetworkError(error)) reportError(error);
      unanswered.current = isUnanswered(error) ? { input: text, key } : undefined;
      setFailure(failureOf(error, fallback));
      return undefined;
    } finally {
      setIsBusy(false);
    }
  }

  return {
    isBusy,
    failure,
    submit,
    forget: () => {
      setFailure(undefined);
    },
  };
}
