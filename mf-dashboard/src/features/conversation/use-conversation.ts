import { useShell } from '@tessera/shared/remote';
import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'zustand';
import { conversationPorts } from './conversation.ports';
import { createConversationStore, type RunEnd } from './conversation.store';

/**
 * One conversation of a project per mounted view.
 *
 * @param revision another one reads again what was said
 */
export function useConversation(projectId: string, revision: number, onRunEnd: (end: RunEnd) => void) {
  const shell = useShell();
  const [talk] = useState(() => createConversationStore(conversationPorts(shell, projectId)));
  const tell = useEffectEvent(onRunEnd);
  useEffect(() => {
    talk.start((end) => {
      tell(end);
    });
    return talk.dispose;
  }, [talk]);
  const [first] = useState(revision);
  useEffect(() => {
    if (revision !== first) void talk.readAgain();
  }, [talk, revision, first]);
  useShortcuts(talk);
  return { state: useStore(talk.store), ...talk };
}

/** Ctrl/Cmd+Enter sends from anywhere, Ctrl/Cmd+. stops the run. */
function useShortcuts({ submitDraft, stop }: ReturnType<typeof createConversationStore>): void {
  useEffect(() => {
    function handleKey(event: KeyboardEvent): void {
      if (!(event.ctrlKey || event.metaKey)) return;
      if (event.key === 'Enter') submitDraft();
      if (event.key === '.') void stop();
    }
    document.addEventListener('keydown', handleKey);
    return () => {
      document.removeEventListener('keydown', handleKey);
    };
  }, [stop, submitDraft]);
}
