import { createRun, listMessages, stopRun } from '@tessera/shared/contracts';
import { errorMessage } from '@tessera/shared/http';
import type { ShellProps } from '@tessera/shared/remote';
import { followRun } from '../../lib/follow-run';
import { createHandOver } from '../../lib/hand-over';
import { newKey } from '../../lib/platform';
import type { ConversationPorts } from './conversation.store';

/** The real ports of a project's conversation. */
export function conversationPorts({ api }: ShellProps, projectId: string): ConversationPorts {
  const handOver = createHandOver(sessionStorage);
  return {
    newKey,
    listMessages: async () => (await api.call(listMessages, { params: { id: projectId } })).items,
    send: async (message, idempotencyKey) => {
      const run = await api.call(createRun, { body: { projectId, message } }, { idempotencyKey });
      return { runId: run.id, agentId: run.agentId };
    },
    follow: (runId, onProgress, onLiveness, signal) =>
      followRun(api, runId, { onProgress, onLiveness, signal }),
    stop: (id) => api.call(stopRun, { params: { id } }),
    readCarried: () => handOver.readMessage(projectId),
    forgetCarried: () => {
      handOver.forgetMessage(projectId);
    },
    readDraft: () => handOver.readDraft(projectId),
    keepDraft: (text) => {
      handOver.keepDraft(projectId, text);
    },
    readQueue: () => handOver.readQueue(projectId),
    keepQueue: (queue) => {
      handOver.keepQueue(projectId, queue);
    },
    describe: (error) => errorMessage(error, 'The message was not sent.'),
  };
}
