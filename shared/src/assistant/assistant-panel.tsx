import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useShell } from '../remote';
import { CopyButton, IconButton, TesseraMark, VisuallyHidden } from '../ui';
import { AssistantComposer } from './assistant-composer';
import { Bubble, Dots, Head, Log, Name, Note, Panel, State, Turn } from './assistant-panel.styles';
import { useCannedChat, type AssistantMessage, type CannedWords } from './use-canned-chat';

export interface AssistantPanelProps {
  words: CannedWords;
  mode: 'closed' | 'minimised' | 'expanded';
  onChange: (mode: 'closed' | 'minimised' | 'expanded') => void;
}

/** The open widget. It stays mounted while it is closed, so that the conversation is kept. */
export function AssistantPanel({ words, mode, onChange }: AssistantPanelProps) {
  const { brand } = useShell();
  const chat = useCannedChat(words);
  const isExpanded = mode === 'expanded';
  if (mode === 'closed') return null;
  return (
    <Panel
      aria-label={brand.assistantName}
      $isExpanded={isExpanded}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onChange('closed');
      }}
    >
      <Head>
        <TesseraMark size={20} />
        <Name>{brand.assistantName}</Name>
        <State data-typing={chat.isTyping || undefined}>{chat.isTyping ? 'Typing...' : 'Online'}</State>
        <IconButton
          label={isExpanded ? 'Minimise' : 'Expand'}
          tooltipSide="top"
          onClick={() => onChange(isExpanded ? 'minimised' : 'expanded')}
        >
          {isExpanded ? (
            <ChevronDown size={20} strokeWidth={1.75} />
          ) : (
            <ChevronUp size={20} strokeWidth={1.75} />
          )}
        </IconButton>
        <IconButton label="Close" tooltipSide="top" onClick={() => onChange('closed')}>
          <X size={20} strokeWidth={1.75} />
        </IconButton>
      </Head>
      {isExpanded ? (
        <>
          <Messages note={words.note} messages={chat.messages} isTyping={chat.isTyping} />
          <AssistantComposer
            suggestions={words.suggestions}
            draft={chat.draft}
            onWrite={chat.write}
            onSend={chat.sendDraft}
            onSuggest={chat.send}
          />
        </>
      ) : null}
    </Panel>
  );
}

interface MessagesProps {
  note: string | undefined;
  messages: readonly AssistantMessage[];
  isTyping: boolean;
}

function Messages({ note, messages, isTyping }: MessagesProps) {
  const log = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = log.current;
    if (element) element.scrollTop = element.scrollHeight;
  }, [messages.length, isTyping]);
  return (
    <Log ref={log} role="log" aria-label="Conversation" tabIndex={0}>
      {note === undefined ? null : <Note>{note}</Note>}
      {messages.map(({ id, type, content, timestamp, status }) => (
        <Turn key={id} data-from={type}>
          <Bubble>
            <VisuallyHidden>{type === 'user' ? 'You: ' : 'Assistant: '}</VisuallyHidden>
            {content}
          </Bubble>
          <footer>
            <time dateTime={new Date(timestamp).toISOString()}>
              {new Date(timestamp).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' })}
            </time>
            {status === 'sending' ? <span>Sending…</span> : null}
            {type === 'assistant' ? <CopyButton text={content} variant="quiet" /> : null}
          </footer>
        </Turn>
      ))}
      {isTyping ? (
        <Turn data-from="assistant" aria-hidden="true">
          <Bubble>
            <Dots>
              <i />
              <i />
              <i />
            </Dots>
          </Bubble>
        </Turn>
      ) : null}
    </Log>
  );
}
