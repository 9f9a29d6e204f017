import { errorMessage, isApiError } from '@tessera/shared/http';
import { useCallback, useRef, useState } from 'react';
import type { QueryRows, SqlSource } from '../../lib/sql-source';
import type { PlacedStatement } from './statement-at';

/** What became of a statement. */
export type StatementState =
  | { readonly step: 'ready' }
  | { readonly step: 'running'; readonly sql: string }
  | { readonly step: 'answered'; readonly sql: string; readonly rows: QueryRows }
  | {
      readonly step: 'failed';
      readonly sql: string;
      readonly title: string;
      readonly message: string;
      /** Where in the whole text. */
      readonly at: number | undefined;
    };

const RULES: Readonly<Record<string, string>> = {
  empty: 'Nothing to run',
  length: 'Too long',
  syntax: 'Not understood',
  single: 'One statement at a time',
  readOnly: 'Read only',
  dangerous: 'Dangerous operation',
  injection: 'Looks like an injection',
  reach: 'Only the tables of this app',
};

const EXPLAIN = 'explain ';

/** Runs one statement at a time. */
export function useStatement({ run: ask }: Pick<SqlSource, 'run'>) {
  const [state, setState] = useState<StatementState>({ step: 'ready' });
  const running = useRef<AbortController>(undefined);

  const run = useCallback(
    async ({ sql, from }: PlacedStatement, isExplained = false): Promise<void> => {
      running.current?.abort();
      const own = new AbortController();
      running.current = own;
      setState({ step: 'running', sql });
      const before = isExplained ? EXPLAIN : '';
      try {
        const rows = await ask(before + sql, own.signal);
        setState({ step: 'answered', sql, rows });
      } catch (error) {
        if (own.signal.aborted) return;
        setState({ step: 'failed', sql, ...explain(error, from - before.length) });
      }
    },
    [ask],
  );
  return {
    state,
    run,
    /** Nobody waits for it any more. */
    stop: () => {
      running.current?.abort();
      setState({ step: 'ready' });
    },
  };
}

function explain(error: unknown, from: number) {
  const message = errorMessage(error, 'The statement could not be run. Try again in a moment.');
  if (!isApiError(error)) return { title: 'Not run', message, at: undefined };
  const { rule, position, cause } = error.body;
  const at = typeof position === 'number' ? Math.max(0, from + position) : undefined;
  if (error.status === 408) return { title: 'Stopped after 10 s', message, at };
  if (typeof rule === 'string') return { title: `Refused: ${RULES[rule] ?? rule}`, message, at };
  if (typeof cause === 'string') {
    const title = cause === 'other' ? 'Not run' : 'The database was not reached';
    return { title, message, at: undefined };
  }
  return { title: error.status === 422 ? 'PostgreSQL says no' : 'Not run', message, at };
}
