import type { Template } from '@tessera/shared/contracts';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** Beside the filters in the address: the template whose preview is open. */
const NAME = 'preview';

/** What the entry of an open preview has in the history, where the page below it is the one before. */
const OPENED_HERE = { openedHere: true } as const;

function wasOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'openedHere' in state;
}

export type ChosenTemplate = ReturnType<typeof useChosenTemplate>;

/** The template that the address names, and the ways to another one and back. */
export function useChosenTemplate(templates: readonly Template[]) {
  const [query, setQuery] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const id = query.get(NAME) ?? undefined;
  return {
    /** What the address says, whether or not there is such a template. */
    id,
    chosen: templates.find((template) => template.id === id),
    linkTo: (template: Template) => {
      const next = new URLSearchParams(query);
      next.set(NAME, template.id);
      return { search: next.toString() };
    },
    linkState: OPENED_HERE,
    close: () => {
      if (wasOpenedHere(state)) {
        void navigate(-1);
        return;
      }
      const next = new URLSearchParams(query);
      next.delete(NAME);
      setQuery(next, { replace: true });
    },
  };
}
