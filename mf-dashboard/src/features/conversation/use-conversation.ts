import type { NamedSubject } from '@tessera/shared/contracts';
import { useShell } from '@tessera/shared/remote';
import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'zustand';
import { useAttachments } from '../../lib/attachments/use-attachments';
import { conversationPorts } from './conversation.ports';
import { createConversationStore, type RunEnd } from './conversation.store';

interface ConversationOptions {
  readonly projectId: string;
  /** Another one reads again what was said. */
  readonly revision: number;
  readonly about: NamedSubject | undefined;
  readonly onAbout: (about: NamedSubject | undefined) => void;
  readonly onRunEnd: (end: RunEnd) => void;
}

/** One conversation of a project per mounted view. */
export function useConversation(options: ConversationOptions) {
  const { projectId, revision, about, onAbout, onRunEnd } = options;
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
  const takeMore = () => {
    onAbout(undefined);
    return { attachments: attachments.take(), about };
  };
  const submitDraft = () => {
    if (!attachments.isSending) talk.submitDraft(takeMore);
  };
  const editUnsent = () => {
    talk.editUnsent(({ attachments: files, about: subject }) => {
      if (files.length > 0) attachments.putBack(files);
      if (subject) onAbout(subject);
    });
  };
  useShortcuts(submitDraft, talk.stop);
  return { ...talk, state, attachments, submitDraft, editUnsent };
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
