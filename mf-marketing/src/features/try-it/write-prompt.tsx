import { Banner, Button, TextArea } from '@tessera/shared/ui';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useStore } from 'zustand';
import { Foot, Form, Hint } from './try-it.styles';
import type { TryState, TryStore } from './try-it.store';

interface WritePromptProps {
  state: Extract<TryState, { step: 'writing' }>;
  attempt: TryStore;
}

/** The field of the sentence. What is in it stays, whatever becomes of sending it. */
export function WritePrompt({ state, attempt }: WritePromptProps) {
  const text = useStore(attempt.text, (now) => now.text);
  const field = useRef<HTMLTextAreaElement>(null);
  const { notice, earlier, isSending = false } = state;
  useEffect(() => {
    // Whoever starts again wants to write; whoever has just come to the page does not.
    if (earlier) field.current?.focus({ preventScroll: true });
  }, [earlier]);
  const sendByKey = (event: KeyboardEvent) => {
    // While an input method composes, Enter belongs to it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void attempt.send();
  };
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        void attempt.send();
      }}
    >
      {notice ? (
        <Banner tone={notice.tone} role={notice.tone === 'bad' ? 'alert' : 'status'}>
          {notice.text}
        </Banner>
      ) : null}
      <TextArea
        ref={field}
        label="Describe an application"
        placeholder="A guitar practice journal with song, composer, minutes and date"
        rows={3}
        maxLength={8000}
        value={text}
        onChange={({ target }) => {
          attempt.setText(target.value);
        }}
        onKeyDown={sendByKey}
      />
      <Foot>
        <Hint>
          {earlier
            ? `This takes the place of ${earlier.draft.application.title} and of what you entered in it.`
            : 'No account, no card. What you enter stays in this browser.'}
        </Hint>
        <Button type="submit" variant="primary" size="large" isBusy={isSending}>
          Try it here
        </Button>
      </Foot>
    </Form>
  );
}
