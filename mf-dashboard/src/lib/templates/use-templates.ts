import { listTemplates, type Template, type TemplateSort } from '@tessera/shared/contracts';
import { useShell } from '@tessera/shared/remote';
import { useCallback, useEffect, useState } from 'react';

export type TemplatesState =
  | { readonly step: 'loading' }
  /** TPL-01: the list is empty then. */
  | { readonly step: 'failed' }
  | { readonly step: 'ready'; readonly templates: readonly Template[] };

const LOADING: TemplatesState = { step: 'loading' };

/** The templates in an order; those of the order before stay until the answer comes. */
export function useTemplates(sort: TemplateSort) {
  const { api, reportError } = useShell();
  const [state, setState] = useState(LOADING);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const ending = new AbortController();
    const load = async () => {
      try {
        const { data } = await api.call(listTemplates, { query: { sort } }, { signal: ending.signal });
        if (!ending.signal.aborted) setState({ step: 'ready', templates: data });
      } catch (error) {
        if (ending.signal.aborted) return;
        reportError(error);
        setState({ step: 'failed' });
      }
    };
    void load();
    return () => {
      ending.abort();
    };
  }, [api, reportError, sort, attempt]);
  const retry = useCallback(() => {
    setState(LOADING);
    setAttempt((count) => count + 1);
  }, []);
  return { state, retry };
}
