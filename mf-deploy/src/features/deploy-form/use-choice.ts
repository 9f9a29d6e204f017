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

/**
 * What the form holds; kept for the way to the credits page and back.
 *
 * @param chosenId the application that the address asks for
 * @param wishedName the name that it asks for
 */
export function useChoice(
  projects: readonly Project[],
  chosenId: string | undefined,
  wishedName: string | undefined,
) {
  const find = (wanted: string | undefined) => projects.find(({ id }) => id === wanted);
  const [choice, setChoice] = useState<Draft>(() => {
    const draft = readDraft(chosenId, wishedName);
    // Somebody may be led away before they choose an application; one that is gone leaves nothing to deploy.
    const isOfUse = draft && (draft.projectId === undefined || find(draft.projectId));
    return isOfUse ? draft : beginWith(find(chosenId), wishedName);
  });
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
