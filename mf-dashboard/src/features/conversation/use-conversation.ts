import type { DataPlace, NamedSubject } from '@tessera/shared/contracts';
import { useShell } from '@tessera/shared/remote';
import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'zustand';
import type { FixingStore } from '../../lib/fixing';
import { useAttachments } from '../../lib/attachments/use-attachments';
import { conversationPorts } from './conversation.ports';
import { createConversationStore, type ConversationState, type RunEnd } from './conversation.store';

interface ConversationOptions {
  readonly projectId: string;
  /** Where the records of its preview are. It stays the same. */
  readonly dataPlace: DataPlace | undefined;
  /** Another one reads again what was said. */
  readonly revision: number;
  readonly about: NamedSubject | undefined;
  readonly onAbout: (about: NamedSubject | undefined) => void;
  /** Sends the errors that somebody wants to have fixed. */
  readonly fixing: FixingStore | undefined;
  /** Told when one is on its way: the button that was pressed may be out of sight by then. */
  readonly onFix: () => void;
  readonly onRunEnd: (end: RunEnd) => void;
}

/** One conversation of a project per mounted view. */
export function useConversation(options: ConversationOptions) {
  const { projectId, dataPlace, revision, about, onAbout, fixing, onFix, onRunEnd } = options;
  const shell = useShell();
  const [talk] = useState(() => createConversationStore(conversationPorts(shell, projectId, dataPlace)));
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
  useFixes(talk, state, { fixing, onFix });
  const attachments = useAttachments(projectId);
  const takeMore = () => {
    onAbout(undefined);
    return { ...attachments.take(), about };
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

/** Errors of the preview are sent like messages; the preview is told whether they can be, and what was. */
function useFixes(
  talk: ReturnType<typeof createConversationStore>,
  { step, turns, live, unsent, queue }: ConversationState,
  { fixing, onFix }: Pick<ConversationOptions, 'fixing' | 'onFix'>,
): void {
  useEffect(
    () => fixing?.listen((text, problem) => talk.send(text, () => ({ attachments: [], problem }))),
    [fixing, talk],
  );
  const tell = useEffectEvent(onFix);
  const fixed = live?.problem && live.key;
  useEffect(() => {
    if (fixed !== undefined) tell();
  }, [fixed]);
  const whyNot = whyUnsendable({ step, live, unsent, queue });
  useEffect(() => {
    const sent = turns.map(({ text, status }) => ({ text, hasChanged: status === 'succeeded' }));
    fixing?.tell({ whyNot, sent });
  }, [fixing, talk, turns, whyNot]);
}

function whyUnsendable({
  step,
  live,
  unsent,
  queue,
}: Pick<ConversationState, 'step' | 'live' | 'unsent' | 'queue'>): string | undefined {
  if (step === 'loading') return 'The conversation is still being loaded.';
  if (step === 'failed') return 'The conversation could not be loaded.';
  if (unsent) return 'Your last message was not sent. Send it again or change it first.';
  if (live !== undefined || queue.length > 0) return 'The builder is working. Wait for it or stop it first.';
  return undefined;
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
