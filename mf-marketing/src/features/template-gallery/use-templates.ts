import { useEffect, useState } from 'react';
import type { Template } from '@tessera/shared/contracts';
import { useShell } from '@tessera/shared/remote';

export type TemplatesState =
  | { readonly step: 'loading' }
  | { readonly step: 'ready'; readonly templates: readonly Template[] }
  /** The server did not give them: the built-in ones stand in. */
  | { readonly step: 'samples'; readonly templates: readonly Template[] };

/** The templates of the server (TPL-01), or six samples. The contract and the samples have chunks of their own. */
export function useTemplates(): TemplatesState {
  const { api, reportError } = useShell();
  const [state, setState] = useState<TemplatesState>({ step: 'loading' });
  useEffect(() => {
    const ending = new AbortController();
    const isOver = () => ending.signal.aborted;
    const load = async () => {
      const { loadTemplates } = await import('./template-gallery.ports');
      return loadTemplates(api, ending.signal);
    };
    const standIn = async (error: unknown) => {
      if (isOver()) return;
      reportError(error);
      const { SAMPLE_TEMPLATES } = await import('./sample-templates');
      if (!isOver()) setState({ step: 'samples', templates: SAMPLE_TEMPLATES });
    };
    void load()
      .then((templates) => {
        if (!isOver()) setState({ step: 'ready', templates });
      })
      .catch(standIn)
      // Not even the samples came: the skeletons stay, and the operator knows.
      .catch(reportError);
    return () => ending.abort();
  }, [api, reportError]);
  return state;
}
