import { SendHorizontal } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '@tessera/shared/ui';
import { SUGGESTIONS } from './canned-replies';
import { Chip, Chips, Field, Form } from './assistant-panel.styles';

/** Suggestions, the field and its button (CHAT-02, CHAT-03). */
export function Composer({ onSend }: { onSend: (text: string) => boolean }) {
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  const send = () => {
    if (onSend(text)) setText('');
  };
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Chips aria-label="Suggestions">
        {SUGGESTIONS.map((suggestion) => (
          <li key={suggestion}>
            <Chip type="button" onClick={() => onSend(suggestion)}>
              {suggestion}
            </Chip>
          </li>
        ))}
      </Chips>
      <Field>
        <textarea
          ref={field}
          rows={1}
          maxLength={2000}
          aria-label="Message"
          placeholder="Ask me anything..."
          value={text}
          onChange={(event) => setText(event.target.value)}
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
      </Field>
    </Form>
  );
}
