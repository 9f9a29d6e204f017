import { listTemplates } from '@tessera/shared/contracts';
import { useAskBeforeClosing, useResource, useShell } from '@tessera/shared/remote';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { newProjectPorts } from './new-project.ports';
import { createNewProjectStore, hasWork } from './new-project.store';
import { nextPage } from './next-page';

/** What the draft has from then on. */
const ASKED = ['repository', 'branch'] as const;

/** One form per mounted page, and the templates that it offers. */
export function useNewProject() {
  const shell = useShell();
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const next = nextPage(query);
  const templates = useResource('templates', async (signal) => {
    const { data } = await shell.api.call(listTemplates, { query: {} }, { signal });
    return data;
  });
  const [form] = useState(() => createNewProjectStore(newProjectPorts(shell, { navigate, query, next })));
  const state = useStore(form.store);
  const isAsked = ASKED.some((name) => query.has(name));
  useEffect(() => {
    if (!isAsked) return;
    form.keep();
    // Or it would be chosen again, in the place of what somebody chose here, when the page is loaded again.
    setQuery(
      (before) => {
        for (const name of ASKED) before.delete(name);
        return before;
      },
      { replace: true },
    );
  }, [form, isAsked, setQuery]);
  // What is typed is kept for the tab; chosen files are not.
  useAskBeforeClosing(state.chosen !== undefined);
  return {
    ...form,
    state,
    templates,
    next,
    isDirty: hasWork(state),
    leave: (to: string) => void navigate(to),
  };
}

export type NewProjectForm = ReturnType<typeof useNewProject>;
