import { useEffect, useReducer } from 'react';
import { cannedReply } from './canned-replies';

export interface AssistantMessage {
  readonly id: number;
  readonly type: 'user' | 'assistant';
  readonly content: string;
  readonly timestamp: number;
}

interface Chat {
  readonly messages: readonly AssistantMessage[];
  /** Messages that wait for a reply. */
  readonly unanswered: readonly string[];
}

type Event =
  | { readonly type: 'sent'; readonly text: string; readonly at: number }
  | { readonly type: 'answered'; readonly at: number };

/** Milliseconds until the canned reply appears (specification 9). */
const REPLY_MS = 1500;

function reduce({ messages, unanswered }: Chat, event: Event): Chat {
  const id = messages.length;
  if (event.type === 'sent') {
    const message = { id, type: 'user', content: event.text, timestamp: event.at } as const;
    return { messages: [...messages, message], unanswered: [...unanswered, event.text] };
  }
  const [text, ...rest] = unanswered;
  if (text === undefined) return { messages, unanswered };
  const answered = messages.filter(({ type }) => type === 'assistant').length - 1;
  const content = cannedReply(text, answered);
  const reply = { id, type: 'assistant', content, timestamp: event.at } as const;
  return { messages: [...messages, reply], unanswered: rest };
}

function begin(greeting: string): Chat {
  return {
    messages: [{ id: 0, type: 'assistant', content: greeting, timestamp: Date.now() }],
    unanswered: [],
  };
}

/** The conversation of the site's assistant (CHAT-05): a greeting, canned replies, no network call. */
export function useAssistantChat(greeting: string) {
  const [{ messages, unanswered }, dispatch] = useReducer(reduce, greeting, begin);
  const isTyping = unanswered.length > 0;
  useEffect(() => {
    if (!isTyping) return undefined;
    const timer = setTimeout(() => dispatch({ type: 'answered', at: Date.now() }), REPLY_MS);
    return () => clearTimeout(timer);
    // Each message that waits has a delay of its own.
  }, [isTyping, unanswered.length]);
  return {
    messages,
    isTyping,
    /** Blank text is ignored. */
    send: (text: string) => {
      const trimmed = text.trim();
      if (trimmed) dispatch({ type: 'sent', text: trimmed, at: Date.now() });
      return trimmed !== '';
    },
  };
}
