import { createProject } from '@tessera/shared/contracts';
import { paths } from '@tessera/shared/paths';
import { newKey, useShell, type ShellProps } from '@tessera/shared/remote';
import {
  isPromptReleased,
  readDraft,
  unsendPrompt,
  writeCarriedMessage,
  writeCreation,
  writeDraft,
} from '@tessera/shared/remote/hand-over';
import { useEffect, useState } from 'react';
import { useNavigate, type NavigateFunction } from 'react-router-dom';
import { useStore } from 'zustand';
import { schedule } from '../../lib/schedule';
import { createHomePromptStore, type HomePromptPorts } from './home-prompt.store';

function homePromptPorts({ api }: ShellProps, navigate: NavigateFunction): HomePromptPorts {
  return {
    newKey,
    schedule,
    keepCreation: writeCreation,
    keepMessage: writeCarriedMessage,
    readDraft: () => readDraft('apphome'),
    keepDraft: (text) => {
      writeDraft('apphome', text);
    },
    startCreation: ({ idempotencyKey, attachments, projectName, isNameDerived, prompt }) => {
      const files = attachments && { attachmentIds: attachments.map(({ id }) => id) };
      // The create page makes the same call: the same key takes the same body only.
      const body = { projectName, isNameDerived, prompt, ...files };
      return api.call(createProject, { body }, { idempotencyKey });
    },
    openCreation: (name) => {
      void navigate(paths.createApp.to(name));
    },
    openProject: (projectId) => {
      void navigate(paths.app.to(projectId));
    },
  };
}

/** One prompt per mounted page. */
export function useHomePrompt() {
  const shell = useShell();
  const navigate = useNavigate();
  const [prompt] = useState(() => createHomePromptStore(homePromptPorts(shell, navigate)));
  useEffect(() => {
    // Whoever sent it has signed in here since, and is not to send it twice by hand. Else it stays in the field.
    if (isPromptReleased()) prompt.submit();
    else unsendPrompt();
    return prompt.dispose;
  }, [prompt]);
  return { state: useStore(prompt.store), ...prompt };
}
