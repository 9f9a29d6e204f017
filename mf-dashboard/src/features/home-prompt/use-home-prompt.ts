import { paths } from '@tessera/shared/paths';
import { newKey, schedule, useShell, type ShellProps } from '@tessera/shared/remote';
import {
  isPromptReleased,
  readCreation,
  readDraft,
  unsendPrompt,
  writeCarriedMessage,
  writeCreation,
  writeDraft,
} from '@tessera/shared/remote/hand-over';
import { useEffect, useState } from 'react';
import { useNavigate, type NavigateFunction } from 'react-router-dom';
import { useStore } from 'zustand';
import { sendAhead } from '../../lib/send-creation';
import { createHomePromptStore, type HomePromptPorts } from './home-prompt.store';

function homePromptPorts(
  { api }: ShellProps,
  navigate: NavigateFunction,
  showCreation: (name: string) => void,
): HomePromptPorts {
  return {
    newKey,
    schedule,
    keepCreation: (name, creation) => {
      writeCreation(name, creation);
      // By its key: a storage that is full may still hold an older one of that name.
      return readCreation(name)?.idempotencyKey === creation.idempotencyKey;
    },
    sendAhead: (creation) => {
      sendAhead(api, creation);
    },
    keepMessage: writeCarriedMessage,
    readDraft: () => readDraft('apphome'),
    keepDraft: (text) => {
      writeDraft('apphome', text);
    },
    showCreation,
    openCreation: (name) => {
      void navigate(paths.createApp.to(name));
    },
    openProject: (projectId) => {
      void navigate(paths.app.to(projectId));
    },
  };
}

/**
 * One prompt per mounted page.
 *
 * @param showCreation draws the making of a new project, by the name under which its prompt was kept
 */
export function useHomePrompt(showCreation: (name: string) => void) {
  const shell = useShell();
  const navigate = useNavigate();
  const [prompt] = useState(() => createHomePromptStore(homePromptPorts(shell, navigate, showCreation)));
  useEffect(() => {
    // Whoever sent it has signed in here since, and is not to send it twice by hand. Else it stays in the field.
    if (isPromptReleased()) prompt.submit();
    else unsendPrompt();
    return prompt.dispose;
  }, [prompt]);
  return { state: useStore(prompt.store), ...prompt };
}
