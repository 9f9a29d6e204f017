import type { Project } from '@tessera/shared/contracts';
import { useShell } from '@tessera/shared/remote';
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { chooseProject, readCurrentProject } from './current-project';
import { projectsPorts } from './projects.ports';
import { createProjectsStore, type ProjectsState, type ProjectsStore } from './projects.store';

export interface ProjectValue extends Pick<ProjectsStore, 'retry'> {
  readonly state: ProjectsState;
  /** The chosen project, or the first one while none is chosen (HOME-08). */
  readonly current: Project | undefined;
  readonly choose: (projectId: string) => void;
}

const ProjectContext = createContext<ProjectValue | undefined>(undefined);

/** Loads the caller's projects once for the pages inside. */
export function ProjectProvider({ children }: { children: ReactNode }) {
  const shell = useShell();
  const [{ store, load, retry }] = useState(() => createProjectsStore(projectsPorts(shell)));
  const [chosenId, setChosenId] = useState(readCurrentProject);
  const state = useStore(store);
  useEffect(() => {
    void load();
  }, [load]);

  const projects = state.step === 'ready' ? state.projects : [];
  const current = projects.find(({ id }) => id === chosenId) ?? projects[0];
  const choose = (projectId: string) => {
    chooseProject(projectId);
    setChosenId(projectId);
  };
  return <ProjectContext value={{ state, current, choose, retry }}>{children}</ProjectContext>;
}

/** The caller's projects and the current one. */
export function useProject(): ProjectValue {
  const value = useContext(ProjectContext);
  if (!value) throw new Error('useProject must be used within a ProjectProvider');
  return value;
}
