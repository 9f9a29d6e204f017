import { uuid } from '@tessera/shared/testing';
import { Conversation, type ConversationProps } from './conversation';

/** The conversation of a project whose second version is the newest, with nothing else about it. */
export function viewOfConversation(props: Partial<ConversationProps> = {}) {
  return (
    <Conversation
      projectId={uuid(1)}
      head={{ id: uuid(102), number: 2 }}
      undone={new Set()}
      found={new Map()}
      pins={new Map()}
      onPin={jest.fn()}
      about={undefined}
      onAbout={jest.fn()}
      onRunEnd={jest.fn()}
      onUndo={jest.fn()}
      onBeforeAfter={undefined}
      revision={0}
      {...props}
    />
  );
}
