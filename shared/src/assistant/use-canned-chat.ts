import { useEffect, useReducer, useState } from 'react';

export interface AssistantMessage {
  readonly id: number;
  readonly type: 'user' | 'assistant';
  readonly content: string;
  readonly timestamp: number;
  /** A person's message is being sent until it has its reply (CHAT-03). */
  readonly status: 'sending' | 'sent';
}

/** What a canned assistant says. */
export interface CannedWords {
  /** What it says first. */
  readonly greeting?: string;
  /** Above the conversation, for good: what it is there for. */
  readonly note?: string;
  readonly suggestions: readonly string[];
  /** The reply to a message; `count` is how many were answered before it. */
  readonly reply: (text: string, count: number) => string;
}

/** Milliseconds until the canned reply appears (specification 9). */
const REPLY_MS = 1500;

type Event = { readonly sent: string; readonly at: number } | { readonly reply: string; readonly at: number };

function reduce(messages: readonly AssistantMessage[], event: Event): readonly AssistantMessage[] {
  const id = messages.length;
  const timestamp = event.at;
  if ('sent' in event)
    return [...messages, { id, type: 'user', content: event.sent, timestamp, status: 'sending' }];
  const answered = messages.find(({ status }) => status === 'sending');
  if (!answered) return messages;
  return [
    ...messages.map((message) => (message === answered ? { ...message, status: 'sent' as const } : message)),
    { id, type: 'assistant', content: event.reply, timestamp, status: 'sent' },
  ];
}

function begin(greeting: string | undefined): readonly AssistantMessage[] {
  return greeting === undefined
    ? []
    : [{ id: 0, type: 'assistant', content: greeting, timestamp: Date.now(), status: 'sent' }];
}

/** The conversation with a canned assistant (CHAT-03 to CHAT-05): each message has its reply after 1.5 s; nobody is called. */
export function useCannedChat({ greeting, reply }: CannedWords) {
  const [messages, dispatch] = useReducer(reduce, greeting, begin);
  const [draft, setDraft] = useState('');
  const waiting = messages.filter(({ status }) => status === 'sending');
  const [next] = waiting;
  useEffect(() => {
    if (!next) return undefined;
    const count = messages.filter(({ type, status }) => type === 'user' && status === 'sent').length;
    const timer = setTimeout(() => {
      dispatch({ reply: reply(next.content, count), at: Date.now() });
    }, REPLY_MS);
    return () => {
      clearTimeout(timer);
    };
    // Each message that waits has a delay of its own, which a later one does not begin anew.
    // oxlint-disable-next-line react/exhaustive-deps -- the rest is what it was when this message came to its turn
  }, [next?.id]);

  /** Blank text is ignored. */
  function send(text: string): boolean {
    const trimmed = text.trim();
    if (trimmed) dispatch({ sent: trimmed, at: Date.now() });
    return trimmed !== '';
  }

  return {
    messages,
    isTyping: waiting.length > 0,
    draft,
    write: setDraft,
    send,
    sendDraft: () => {
      if (send(draft)) setDraft('');
    },
  };
}
