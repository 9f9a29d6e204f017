import { useShell } from '@tessera/shared/remote';
import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'zustand';
import { useAttachments } from '../../lib/attachments/use-attachments';
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
  const state = useStore(talk.store);
  const attachments = useAttachments(projectId);
  // Files go with a message that is sent at once: what waits in the queue is words alone.
  const mustWait = attachments.isSending || (attachments.isAny && (state.live ?? state.unsent) !== undefined);
  const submitDraft = () => {
    if (!mustWait) talk.submitDraft(attachments.take);
  };
  const editUnsent = () => {
    talk.editUnsent(attachments.putBack);
  };
  useShortcuts(submitDraft, talk.stop);
  return { ...talk, state, attachments, mustWait, submitDraft, editUnsent };
}

/** Ctrl/Cmd+Enter sends from anywhere, Ctrl/Cmd+. stops the run. */
function useShortcuts(submit: () => void, stop: () => Promise<void>): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey)) return;
    if (event.key === 'Enter') submit();
    if (event.key === '.') void stop();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      handleKey(event);
    };
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
    };
  }, []);
}
