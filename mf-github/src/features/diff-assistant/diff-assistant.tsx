import { Button, useIsPhone } from '@tessera/shared/ui';
import { MessageSquare } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import type { AssistantMode, AssistantModel } from './canned-replies';
import { AssistantPanel } from './assistant-panel';
import { ShowRow } from './diff-assistant.styles';
import { useDiffChat } from './use-diff-chat';

/** The canned assistant under the text (DIFF-03, DIFF-04). What was said stays while it is hidden. */
export function DiffAssistant() {
  const isPhone = useIsPhone();
  // On phones the text has the room until somebody asks.
  const [isShown, setIsShown] = useState(!isPhone);
  const isHiding = useRef(false);
  const [model, setModel] = useState<AssistantModel>('GPT-4');
  const [mode, setMode] = useState<AssistantMode>('plan');
  const chat = useDiffChat(model, mode);
  // The button that hid the panel is gone: the one that shows it takes its focus.
  const takeFocus = useCallback((button: HTMLButtonElement | null) => {
    if (isHiding.current) button?.focus();
  }, []);
  if (!isShown) {
    return (
      <ShowRow>
        <Button
          size="small"
          ref={takeFocus}
          icon={<MessageSquare size={16} strokeWidth={1.75} />}
          onClick={() => {
            setIsShown(true);
          }}
        >
          Show Chat
        </Button>
      </ShowRow>
    );
  }
  return (
    <AssistantPanel
      {...{ chat, model, mode }}
      onModelChange={setModel}
      onModeChange={setMode}
      onHide={() => {
        isHiding.current = true;
        setIsShown(false);
      }}
    />
  );
}
