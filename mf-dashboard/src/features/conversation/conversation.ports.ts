import {
  createRun,
  listMessages,
  stopRun,
  type DataPlace,
  type HeldRecords,
} from '@tessera/shared/contracts';
import { errorMessage } from '@tessera/shared/http';
import { newKey, type ShellProps } from '@tessera/shared/remote';
import {
  readCarriedMessage,
  readDraft,
  readQueue,
  readTalkMode,
  removeCarriedMessage,
  writeCarriedMessage,
  writeDraft,
  writeQueue,
  writeTalkMode,
} from '@tessera/shared/remote/hand-over';
import { followRun } from '../../lib/follow-run';
import { keptText } from '../../lib/kept-text';
import { countRecords } from '../../lib/preview-records';
import type { ConversationPorts } from './conversation.store';

/** The real ports of a project's conversation. */
export function conversationPorts(
  { api }: Pick<ShellProps, 'api'>,
  projectId: string,
  dataPlace?: DataPlace,
): ConversationPorts {
  return {
    newKey,
    listMessages: async () => (await api.call(listMessages, { params: { id: projectId } })).items,
    send: async ({ text: message, attachments, about, mode, problem, decision, key: idempotencyKey }) => {
      const held = await readHeld(() => keptText({ api }, projectId, dataPlace));
      const attachmentIds = attachments.map(({ id }) => id);
      const files = attachmentIds.length === 0 ? {} : { attachmentIds };
      const pointed = about ? { about: about.subject } : {};
      const meant = {
        ...pointed,
        ...(mode && { mode }),
        ...(problem && { problem }),
        ...(decision && { decision }),
      };
      const body = { projectId, message, ...files, ...meant, ...(held && { held }) };
      const run = await api.call(createRun, { body }, { idempotencyKey });
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
    readMode: () => readTalkMode(projectId),
    keepMode: (mode) => {
      writeTalkMode(projectId, mode);
    },
    readQueue: () => readQueue(projectId),
    keepQueue: (queue) => {
      writeQueue(projectId, queue);
    },
    describe: (error) => errorMessage(error, 'The message was not sent.'),
  };
}

/** Undefined where nothing is known of the records: then the server asks without numbers. */
async function readHeld(readText: () => Promise<string | undefined>): Promise<HeldRecords | undefined> {
  try {
    return countRecords(await readText());
  } catch {
    // A browser that refuses its database has nothing to count, and a server that is not there does not say.
    return undefined;
  }
}
