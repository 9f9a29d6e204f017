import { SendHorizontal } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { IconButton } from '../ui';
import { Chip, Chips, Field, Form } from './assistant-panel.styles';

export interface AssistantComposerProps {
  suggestions: readonly string[];
  draft: string;
  onWrite: (text: string) => void;
  onSend: () => void;
  onSuggest: (suggestion: string) => void;
}

/** Suggestions, the field and its button (CHAT-02, CHAT-03). */
export function AssistantComposer({
  suggestions,
  draft,
  onWrite,
  onSend,
  onSuggest,
}: AssistantComposerProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <Chips aria-label="Suggestions">
        {suggestions.map((suggestion) => (
          <li key={suggestion}>
            <Chip type="button" onClick={() => onSuggest(suggestion)}>
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
          value={draft}
          onChange={(event) => onWrite(event.target.value)}
          onKeyDown={(event) => {
            // Enter that ends a composition of an input method is not meant for us.
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            onSend();
          }}
        />
        <IconButton label="Send" type="submit" tooltipSide="top">
          <SendHorizontal size={20} strokeWidth={1.75} />
        </IconButton>
      </Field>
    </Form>
  );
}
