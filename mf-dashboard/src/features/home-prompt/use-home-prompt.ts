import { createProject } from '@tessera/shared/contracts';
import { paths } from '@tessera/shared/paths';
import { useShell, type ShellProps } from '@tessera/shared/remote';
import { useEffect, useState } from 'react';
import { useNavigate, type NavigateFunction } from 'react-router-dom';
import { useStore } from 'zustand';
import { createHandOver } from '../../lib/hand-over';
import { newKey, schedule } from '../../lib/platform';
import { createHomePromptStore, type HomePromptPorts } from './home-prompt.store';

function homePromptPorts({ api }: ShellProps, navigate: NavigateFunction): HomePromptPorts {
  const handOver = createHandOver(sessionStorage);
  return {
    newKey,
    schedule,
    keepCreation: handOver.keepCreation,
    keepMessage: handOver.keepMessage,
    readDraft: () => handOver.readDraft('apphome'),
    keepDraft: (text) => {
      handOver.keepDraft('apphome', text);
    },
    startCreation: ({ projectName, prompt, idempotencyKey }) =>
      api.call(createProject, { body: { projectName, prompt } }, { idempotencyKey }),
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
  useEffect(() => prompt.dispose, [prompt]);
  return { state: useStore(prompt.store), ...prompt };
}
