import { useEffect, useRef, useState } from 'react';
import { replyTo, type AssistantMode, type AssistantModel } from './canned-replies';

/** Specification 6: a message of this panel. */
export interface DiffMessage {
  readonly text: string;
  readonly sender: 'user' | 'ai';
  readonly timestamp: number;
}

/** Each message has its reply a second after it was sent (DIFF-04). */
export const REPLY_MS = 1000;

/** The canned conversation: nobody is called. */
export function useDiffChat(model: AssistantModel, mode: AssistantMode) {
  const [messages, setMessages] = useState<readonly DiffMessage[]>([]);
  const [waiting, setWaiting] = useState(0);
  const timers = useRef(new Set<number>());
  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running) window.clearTimeout(timer);
    };
  }, []);

  const add = (text: string, sender: DiffMessage['sender']) => {
    setMessages((before) => [...before, { text, sender, timestamp: Date.now() }]);
  };
  /** Blank text is ignored. */
  const send = (text: string): boolean => {
    const trimmed = text.trim();
    if (trimmed === '') return false;
    const reply = replyTo(trimmed, model, mode, messages.length);
    add(trimmed, 'user');
    setWaiting((count) => count + 1);
    const timer = window.setTimeout(() => {
      timers.current.delete(timer);
      add(reply, 'ai');
      setWaiting((count) => count - 1);
    }, REPLY_MS);
    timers.current.add(timer);
    return true;
  };
  return { messages, isTyping: waiting > 0, send };
}
