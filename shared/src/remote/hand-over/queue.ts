import * as z from 'zod/mini';
import { readEntry, removeEntry, writeEntry } from './entry';
import { bareQueueSchema, queueSchema } from './schemas';

const VERSION = 1;
const keyOf = (projectId: string) => `tessera.queue:${projectId}`;

/**
 * Keeps the messages that wait for a project's run under way; an empty queue keeps nothing.
 *
 * Written and read by mf-dashboard's conversation, so that a reload, with whatever version of it, loses none.
 */
export function writeQueue(projectId: string, messages: readonly string[]): void {
  if (messages.length > 0) writeEntry(keyOf(projectId), VERSION, { messages });
  else removeEntry(keyOf(projectId));
}

export function readQueue(projectId: string): readonly string[] {
  const parse = (record: unknown, from: number) =>
    from === 0 ? z.safeParse(bareQueueSchema, record).data : z.safeParse(queueSchema, record).data?.messages;
  return readEntry(keyOf(projectId), { version: VERSION, parse }) ?? [];
}
