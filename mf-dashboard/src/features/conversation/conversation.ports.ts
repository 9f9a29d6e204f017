import { createRun, listMessages, stopRun } from '@tessera/shared/contracts';
import { errorMessage } from '@tessera/shared/http';
import { newKey, type ShellProps } from '@tessera/shared/remote';
import {
  readCarriedMessage,
  readDraft,
  readQueue,
  removeCarriedMessage,
  writeCarriedMessage,
  writeDraft,
  writeQueue,
} from '@tessera/shared/remote/hand-over';
import { followRun } from '../../lib/follow-run';
import type { ConversationPorts } from './conversation.store';

/** The real ports of a project's conversation. */
export function conversationPorts({ api }: ShellProps, projectId: string): ConversationPorts {
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
    readCarried: () => readCarriedMessage(projectId),
    forgetCarried: () => {
      removeCarriedMessage(projectId);
    },
    keepCarried: (message) => {
      writeCarriedMessage(projectId, message);
    },
    readDraft: () => readDraft(projectId),
    keepDraft: (text) => {
      writeDraft(projectId, text);
    },
    readQueue: () => readQueue(projectId),
    keepQueue: (queue) => {
      writeQueue(projectId, queue);
    },
    describe: (error) => errorMessage(error, 'The message was not sent.'),
  };
}
