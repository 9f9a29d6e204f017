/**
 * The process that hashes passwords, so that a storm of sign-ins takes neither the server's thread nor, being of
 * a low priority, its processor. It gets passwords over IPC, keeps none, and has no secrets in its environment.
 */
import type { HashReply, HashRequest } from './hash-protocol.schema';
import { prepareHashWork, type HashWork } from './hash-work.rules';

function reply(message: HashReply): void {
  // Without a channel the server is gone, and with it whoever waited.
  if (process.connected) process.send?.(message);
}

async function answer(work: HashWork, { id, task }: HashRequest): Promise<void> {
  try {
    reply({ type: 'result', id, result: await work(task) });
  } catch (error) {
    reply({ type: 'failure', id, message: error instanceof Error ? error.message : String(error) });
  }
}

async function main(): Promise<void> {
  // A terminal and a supervisor send these to the whole group: the server still finishes sign-ins in flight.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
  process.on('disconnect', () => process.exit(0));
  const work = await prepareHashWork();
  process.on('message', (request: HashRequest) => void answer(work, request));
  reply({ type: 'ready' });
}

void main();
