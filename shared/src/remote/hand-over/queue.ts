import * as z from 'zod/mini';
import type { CarriedMessage } from './carried-message';
import { readEntry, removeEntry, writeEntry } from './entry';
import { bareQueueSchema, queueSchema } from './schemas';

/** A message that waits, with what goes with it. */
export type QueuedMessage = Pick<
  CarriedMessage,
  'text' | 'attachments' | 'leftOut' | 'about' | 'mode' | 'problem' | 'decision'
>;

/** Readers of version 1 would build what is only asked, or is an error to be fixed: a queue with such a message is not for them. */
const VERSION = 2;
const BUILDING = 1;
const keyOf = (projectId: string) => `tessera.queue:${projectId}`;

/**
 * Keeps the messages that wait for a project's run under way; an empty queue keeps nothing.
 *
 * Written and read by mf-dashboard's conversation, so that a reload, with whatever version of it, loses none.
 */
export function writeQueue(projectId: string, queue: readonly QueuedMessage[]): void {
  if (queue.length === 0) {
    removeEntry(keyOf(projectId));
    return;
  }
  const messages = queue.map(({ text }) => text);
  const more = queue.map(({ text: _text, ...rest }) => rest);
  const isMore = more.some((rest) => Object.values(rest).some((value) => value !== undefined));
  const isPlain = queue.every(({ mode, problem }) => mode === undefined && problem === undefined);
  const version = isPlain ? BUILDING : VERSION;
  writeEntry(keyOf(projectId), version, { messages, ...(isMore && { more }) });
}

export function readQueue(projectId: string): readonly QueuedMessage[] {
  return readEntry(keyOf(projectId), { version: VERSION, parse }) ?? [];
}

function parse(record: unknown, from: number): QueuedMessage[] | undefined {
  if (from === 0) return z.safeParse(bareQueueSchema, record).data?.map((text) => ({ text }));
  const queue = z.safeParse(queueSchema, record).data;
  return queue?.messages.map((text, at) => ({ text, ...queue.more?.[at] }));
}
