import * as z from 'zod/mini';
import type { RunMode } from '../../contracts/run-mode';
import { readEntry, removeEntry, writeEntry } from './entry';
import { talkModeSchema } from './schemas';

const VERSION = 1;
const keyOf = (projectId: string) => `tessera.mode:${projectId}`;

/**
 * Keeps how the next message of a project's conversation is meant, beside its draft; to build keeps nothing.
 *
 * Written and read by mf-dashboard's conversation, so that a question stays one after a reload.
 */
export function writeTalkMode(projectId: string, mode: RunMode): void {
  if (mode === 'build') removeEntry(keyOf(projectId));
  else writeEntry(keyOf(projectId), VERSION, { mode });
}

export function readTalkMode(projectId: string): RunMode {
  const parse = (record: unknown) => z.safeParse(talkModeSchema, record).data?.mode;
  return readEntry(keyOf(projectId), { version: VERSION, parse }) ?? 'build';
}
