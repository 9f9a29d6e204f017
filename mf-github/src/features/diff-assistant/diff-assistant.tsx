import { Button, useIsPhone } from '@tessera/shared/ui';
import { MessageSquare } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import type { AssistantMode, AssistantModel } from './canned-replies';
import { AssistantPanel } from './assistant-panel';
import { ShowRow } from './diff-assistant.styles';
import { panelKept } from './panel-kept';
import { useDiffChat } from './use-diff-chat';

/** The canned assistant under the text (DIFF-03, DIFF-04). What was said stays while it is hidden. */
export function DiffAssistant() {
  const isPhone = useIsPhone();
  // On phones the text has the room until somebody asks, each time.
  const [isShown, setIsShown] = useState(() => !isPhone && !panelKept.read().isHidden);
  const wasPressed = useRef(false);
  const [model, setModel] = useState<AssistantModel>('GPT-4');
  const [mode, setMode] = useState<AssistantMode>('plan');
  const chat = useDiffChat(model, mode);
  // The button that hid or showed the panel is gone: what stands in its place takes its focus.
  const takeFocus = useCallback((element: HTMLElement | null) => {
    if (wasPressed.current) element?.focus({ preventScroll: true });
  }, []);
  const show = (next: boolean) => {
    wasPressed.current = true;
    setIsShown(next);
    if (!isPhone) panelKept.change({ isHidden: !next });
  };
  if (!isShown) {
    return (
      <ShowRow>
        <Button
          size="small"
          ref={takeFocus}
          icon={<MessageSquare size={16} strokeWidth={1.75} />}
          onClick={() => {
            show(true);
          }}
        >
          Show Chat
        </Button>
      </ShowRow>
    );
  }
  return (
    <AssistantPanel
      {...{ chat, model, mode, isPhone, takeFocus }}
      onModelChange={setModel}
      onModeChange={setMode}
      onHide={() => {
        show(false);
      }}
    />
  );
}
