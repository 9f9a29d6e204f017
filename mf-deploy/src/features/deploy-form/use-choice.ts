import type { Project } from '@tessera/shared/contracts';
import { useState } from 'react';
import { appNameOf, DEFAULT_APP_NAME } from '../../lib/app-name';
import { keepDraft, readDraft, type Draft } from './deploy-draft';

/** The first label of the address that a project has live. */
export function liveName(project: Project | undefined): string | undefined {
  return project?.deployment ? new URL(project.deployment.url).hostname.split('.')[0] : undefined;
}

/** The name that it has live, so that deploying replaces what is there, or one out of what it is called. */
function nameFor(project: Project | undefined): string {
  return liveName(project) ?? (project ? appNameOf(project.name) : DEFAULT_APP_NAME);
}

/** DEP-02, with the name of the application where one is chosen. */
function beginWith(project: Project | undefined, wishedName?: string): Draft {
  return {
    projectId: project?.id,
    wishedName,
    appName: wishedName ?? nameFor(project),
    isNameTyped: wishedName !== undefined,
    environment: 'production',
    region: 'america',
    autoScale: true,
  };
}

export interface Asked {
  /** The application that the address asks for. */
  readonly chosenId: string | undefined;
  /** The name that it asks for. */
  readonly wishedName: string | undefined;
  /** The application was imported on the way: what was filled in before that is about it. */
  readonly isImported: boolean;
}

/** What was filled in before, where it is of use for what the address asks for. */
function readOn(find: (id: string | undefined) => Project | undefined, asked: Asked): Draft | undefined {
  const draft = readDraft(asked);
  const imported = asked.isImported && draft?.projectId !== asked.chosenId ? find(asked.chosenId) : undefined;
  if (draft && imported) {
    const { isNameTyped, appName } = draft;
    return { ...draft, projectId: imported.id, appName: isNameTyped ? appName : nameFor(imported) };
  }
  // Somebody may be led away before they choose an application; one that is gone leaves nothing to deploy.
  return draft?.projectId === undefined || find(draft.projectId) ? draft : undefined;
}

/** What the form holds; kept for the way to the credits page and back. */
export function useChoice(projects: readonly Project[], asked: Asked) {
  const find = (wanted: string | undefined) => projects.find(({ id }) => id === wanted);
  const [choice, setChoice] = useState<Draft>(
    () => readOn(find, asked) ?? beginWith(find(asked.chosenId), asked.wishedName),
  );
  const change = (part: Partial<Draft>) => {
    const next = { ...choice, ...part };
    setChoice(next);
    keepDraft(next);
  };
  return {
    choice,
    chosen: find(choice.projectId),
    change,
    /** Takes the application's name along, unless one was typed. */
    choose: (projectId: string) => {
      change({ projectId, ...(!choice.isNameTyped && { appName: nameFor(find(projectId)) }) });
    },
    beginAnew: () => {
      setChoice(beginWith(undefined));
    },
  };
}
