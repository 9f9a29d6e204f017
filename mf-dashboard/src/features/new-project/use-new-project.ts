import { listTemplates } from '@tessera/shared/contracts';
import { useAskBeforeClosing, useResource, useShell } from '@tessera/shared/remote';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import { newProjectPorts } from './new-project.ports';
import { createNewProjectStore, hasWork } from './new-project.store';

/** One form per mounted page, and the templates that it offers. */
export function useNewProject() {
  const shell = useShell();
  const navigate = useNavigate();
  const templates = useResource('templates', async (signal) => {
    const { data } = await shell.api.call(listTemplates, { query: {} }, { signal });
    return data;
  });
  const [form] = useState(() => createNewProjectStore(newProjectPorts(shell, navigate)));
  const state = useStore(form.store);
  // What is typed is kept for the tab; chosen files are not.
  useAskBeforeClosing(state.chosen !== undefined);
  return { ...form, state, templates, isDirty: hasWork(state), leave: (to: string) => void navigate(to) };
}

export type NewProjectForm = ReturnType<typeof useNewProject>;
