import { AssistantWidget } from '../features/assistant-widget/assistant-widget';

/** Beside every page of the remote: it stays, with its conversation, while the pages change. */
export function AppAssistant({ isShown }: { isShown: boolean }) {
  return <AssistantWidget isShown={isShown} />;
}
