import { FloatingAssistant } from '@tessera/shared/assistant';

const loadWords = async () => (await import('./canned-replies')).cannedWords;

/** The floating assistant of the site (CHAT-05). */
export function MarketingAssistant() {
  return <FloatingAssistant loadWords={loadWords} hasMargin />;
}
