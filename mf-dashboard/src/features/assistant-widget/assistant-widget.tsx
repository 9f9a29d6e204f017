import { FloatingAssistant } from '@tessera/shared/assistant';

const loadWords = async () => (await import('./canned-words')).cannedWords;

/**
 * The floating widget (CHAT-01 to CHAT-04). Out of sight on pages with a real assistant, so that nobody takes one for
 * the other; its conversation is kept meanwhile.
 */
export function AssistantWidget({ isShown }: { isShown: boolean }) {
  return (
    <div hidden={!isShown}>
      <FloatingAssistant loadWords={loadWords} hasMargin={false} />
    </div>
  );
}
