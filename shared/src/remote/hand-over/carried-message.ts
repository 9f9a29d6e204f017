import * as z from 'zod/mini';
import { readEntry, removeEntry, writeEntry } from './entry';
import { carriedMessageSchema } from './schemas';

/** A message that is to be sent in a project's conversation; the key keeps a reload from sending it twice. */
export type CarriedMessage = z.infer<typeof carriedMessageSchema>;

/** Readers of version 1 would build what is only asked, and take an error to be fixed for words: neither is for them. */
const VERSION = 2;
const BUILDING = 1;
const keyOf = (projectId: string) => `tessera.message:${projectId}`;

/**
 * Leaves a message for a project's conversation, which sends it as it opens.
 *
 * Written by mf-dashboard's app home; read by its builder, which removes it once the server has the message.
 */
export function writeCarriedMessage(projectId: string, message: CarriedMessage): void {
  const isPlain = message.mode === undefined && message.problem === undefined;
  writeEntry(keyOf(projectId), isPlain ? BUILDING : VERSION, message);
}

export function readCarriedMessage(projectId: string): CarriedMessage | undefined {
  // Before there were versions the fields were the same.
  const parse = (record: unknown) => z.safeParse(carriedMessageSchema, record).data;
  return readEntry(keyOf(projectId), { version: VERSION, parse });
}

export function removeCarriedMessage(projectId: string): void {
  removeEntry(keyOf(projectId));
}
