import { IconButton, Segmented, theme, VisuallyHidden } from '@tessera/shared/ui';
import { ChevronDown, SendHorizontal } from 'lucide-react';
import { useEffect, useId, useRef, useState, type RefCallback } from 'react';
import { DEMO_NOTE, MODELS, type AssistantMode, type AssistantModel } from './canned-replies';
import {
  Bubble,
  Composer,
  Field,
  Head,
  Log,
  ModelSelect,
  Note,
  Panel,
  Separator,
  Title,
  Turn,
  Typing,
} from './diff-assistant.styles';
import type { useDiffChat } from './use-diff-chat';
import { usePanelHeight } from './use-panel-height';

interface AssistantPanelProps {
  readonly chat: ReturnType<typeof useDiffChat>;
  readonly model: AssistantModel;
  readonly mode: AssistantMode;
  readonly onModelChange: (model: AssistantModel) => void;
  readonly onModeChange: (mode: AssistantMode) => void;
  readonly onHide: () => void;
  readonly isPhone: boolean;
  /** Of what takes the focus once the panel was asked for. */
  readonly takeFocus: RefCallback<HTMLElement>;
}

const MODES = [
  { value: 'plan', label: 'Plan' },
  { value: 'execute', label: 'Execute' },
] as const;

const TOUCH = theme.media.touch.replace('@media ', '');

/** The panel: its head, the conversation and the field. The line above it is moved to make it higher or lower. */
export function AssistantPanel(props: AssistantPanelProps) {
  const { chat, onHide, isPhone, takeFocus } = props;
  const id = useId();
  const { height, separator } = usePanelHeight();
  // In the field a keyboard would come up over the text, which nobody asked for yet.
  const [isTouch] = useState(() => window.matchMedia(TOUCH).matches);
  return (
    <Panel
      id={id}
      ref={isTouch ? takeFocus : undefined}
      tabIndex={-1}
      aria-label="Assistant"
      style={{ height }}
      onKeyDown={({ key, nativeEvent, defaultPrevented }) => {
        if (isPhone && key === 'Escape' && !defaultPrevented && !nativeEvent.isComposing) onHide();
      }}
    >
      <Separator
        role="separator"
        aria-orientation="horizontal"
        aria-label="Height of the assistant"
        aria-controls={id}
        tabIndex={0}
        {...separator}
      />
      <PanelHead {...props} onHide={onHide} />
      <Messages chat={chat} />
      <MessageField onSend={chat.send} fieldRef={isTouch ? undefined : takeFocus} />
    </Panel>
  );
}

function PanelHead({ model, mode, onModelChange, onModeChange, onHide }: AssistantPanelProps) {
  return (
    <Head>
      <Title>Assistant</Title>
      <ModelSelect
        aria-label="Model"
        value={model}
        onChange={(event) => {
          const chosen = MODELS.find((one) => one === event.target.value);
          if (chosen) onModelChange(chosen);
        }}
      >
        {MODELS.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </ModelSelect>
      <Segmented label="Mode" segments={MODES} value={mode} onValueChange={onModeChange} />
      <IconButton label="Hide chat" size="small" tooltipSide="top" onClick={onHide}>
        <ChevronDown size={16} strokeWidth={1.75} />
      </IconButton>
    </Head>
  );
}

function Messages({ chat: { messages, isTyping } }: Pick<AssistantPanelProps, 'chat'>) {
  const log = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (log.current) log.current.scrollTop = messages.length === 0 ? 0 : log.current.scrollHeight;
  }, [messages.length, isTyping]);
  return (
    <Log ref={log} role="log" aria-label="Conversation" tabIndex={0}>
      <Note>{DEMO_NOTE}</Note>
      {messages.map(({ text, sender, timestamp }, index) => (
        // A conversation only grows at its end.
        <Turn key={index} data-from={sender}>
          <Bubble>
            <VisuallyHidden>{sender === 'user' ? 'You: ' : 'Assistant: '}</VisuallyHidden>
            {text}
          </Bubble>
          <time dateTime={new Date(timestamp).toISOString()}>
            {new Date(timestamp).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' })}
          </time>
        </Turn>
      ))}
      {isTyping ? <Typing>Typing…</Typing> : null}
    </Log>
  );
}

interface MessageFieldProps {
  readonly onSend: (text: string) => boolean;
  readonly fieldRef: RefCallback<HTMLElement> | undefined;
}

function MessageField({ onSend, fieldRef }: MessageFieldProps) {
  const [draft, setDraft] = useState('');
  const send = () => {
    if (onSend(draft)) setDraft('');
  };
  return (
    <Composer
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Field
        ref={fieldRef}
        rows={1}
        maxLength={2000}
        aria-label="Message"
        placeholder="Ask about these changes"
        value={draft}
        onChange={(event) => {
          setDraft(event.target.value);
        }}
        onKeyDown={(event) => {
          // Enter that ends a composition of an input method is not meant for us.
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          send();
        }}
      />
      <IconButton label="Send" type="submit" tooltipSide="top">
        <SendHorizontal size={20} strokeWidth={1.75} />
      </IconButton>
    </Composer>
  );
}
