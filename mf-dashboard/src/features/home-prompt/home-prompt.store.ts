import type { CarriedMessage, Creation } from '@tessera/shared/remote/hand-over';
import { createStore } from 'zustand/vanilla';
import type { TakenFiles } from '../../lib/attachments/attachments.store';
import { deriveProjectName } from './project-name';

/** Milliseconds between sending and the next page (specification 9). */
const NEW_PROJECT_MS = 2000;
const EXISTING_PROJECT_MS = 1000;

export interface HomePromptState {
  readonly text: string;
  /** Where the prompt goes: a project's id, or undefined for 'New Project'. */
  readonly projectId: string | undefined;
  readonly step: 'editing' | 'submitted';
}

export interface HomePromptPorts {
  readonly newKey: () => string;
  /** False where nothing could be kept: no page then finds what was to be made. */
  readonly keepCreation: (name: string, creation: Creation) => boolean;
  /** Sends it, before the page that shows its making is drawn. */
  readonly sendAhead: (creation: Creation) => void;
  readonly keepMessage: (projectId: string, message: CarriedMessage) => void;
  readonly readDraft: () => string;
  readonly keepDraft: (text: string) => void;
  /** Shows the making of the creation that was kept under this name, in place of the prompt. */
  readonly showCreation: (name: string) => void;
  /** Gives it the address of its own. */
  readonly openCreation: (name: string) => void;
  readonly openProject: (projectId: string) => void;
  /** Runs later; returns the function that cancels. */
  readonly schedule: (run: () => void, milliseconds: number) => () => void;
}

/** HOME-05: more than one character once the space around it is gone. */
export function isPromptLongEnough(text: string): boolean {
  return text.trim().length > 1;
}

const NO_FILES: TakenFiles = { attachments: [], leftOut: [] };

const withFiles = ({ attachments, leftOut }: TakenFiles) => ({
  ...(attachments.length > 0 && { attachments: [...attachments] }),
  ...(leftOut.length > 0 && { leftOut: [...leftOut] }),
});

/** The prompt of the app home: typed, sent once, and handed to the page that goes on with it. */
export function createHomePromptStore(ports: HomePromptPorts) {
  const store = createStore<HomePromptState>(() => ({
    text: ports.readDraft(),
    projectId: undefined,
    step: 'editing',
  }));
  let cancel = () => {};

  function create(prompt: string, files: TakenFiles): void {
    const creation = {
      projectName: deriveProjectName(prompt),
      ...withFiles(files),
      isNameDerived: true,
      prompt,
      idempotencyKey: ports.newKey(),
    };
    // What no page finds is asked for again there, under another key: sent now, there would be two of it.
    if (ports.keepCreation(creation.projectName, creation)) ports.sendAhead(creation);
    // The two seconds before the next address are not lost: it is made, and watched, from now on.
    ports.showCreation(creation.projectName);
    cancel = ports.schedule(() => {
      ports.openCreation(creation.projectName);
    }, NEW_PROJECT_MS);
  }

  function carry(projectId: string, text: string, files: TakenFiles): void {
    ports.keepMessage(projectId, { text, ...withFiles(files), idempotencyKey: ports.newKey() });
    cancel = ports.schedule(() => {
      ports.openProject(projectId);
    }, EXISTING_PROJECT_MS);
  }

  /** `takeFiles`: gives what is attached, which is not sent again then. */
  function submit(takeFiles: () => TakenFiles = () => NO_FILES): void {
    const { text, projectId, step } = store.getState();
    if (step === 'submitted' || !isPromptLongEnough(text)) return;
    store.setState({ step: 'submitted' });
    ports.keepDraft('');
    const files = takeFiles();
    if (projectId === undefined) create(text.trim(), files);
    else carry(projectId, text.trim(), files);
  }

  return {
    store,
    submit,
    write: (text: string) => {
      store.setState({ text });
      ports.keepDraft(text);
    },
    choose: (projectId: string | undefined) => {
      store.setState({ projectId });
    },
    /** The page goes away: no later page is opened on its behalf. */
    dispose: () => {
      cancel();
    },
  };
}
