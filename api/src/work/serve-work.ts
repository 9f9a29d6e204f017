import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { errorCode } from '../core/error-code';
import type { TaskTypes, WorkReply, WorkRequest } from './work-protocol';

/** Does a task. Whatever it throws is a bug, but for `SpoiledError`. */
export type WorkHandlers<Tasks extends TaskTypes<Tasks>> = {
  readonly [Name in keyof Tasks]: (
    input: Tasks[Name]['input'],
  ) => Tasks[Name]['output'] | Promise<Tasks[Name]['output']>;
};

/** The task has an answer, but this process cannot be trusted with another. */
export class SpoiledError extends Error {
  override readonly name = 'SpoiledError';
  constructor(readonly output: unknown) {
    super('The process is spoiled');
  }
}

/** Whoever waits for a process asks at once. */
const IDLE_MS = 20;

/**
 * Ends this process when the server is gone. A thread of its own, because work without end keeps this one from ever
 * noticing that the server was killed.
 */
const WATCH_PARENT = `
const { workerData } = require('node:worker_threads');
setInterval(() => {
  try { process.kill(workerData, 0); } catch { process.kill(process.pid, 'SIGKILL'); }
}, 1000);
`;

/**
 * The child's side: does what the server asks for until the server is gone. There are no secrets in its environment.
 * Whatever goes wrong here, the server ends it with SIGKILL.
 *
 * @param prepare loads what the handlers need; the server waits for it
 * @param warmUps make the first tasks quicker: done one by one while nothing is asked for, and left when something is. The server
 * is told when all are done
 */
export async function serveWork<Tasks extends TaskTypes<Tasks>>(
  prepare: () => Promise<WorkHandlers<Tasks>>,
  warmUps: readonly ((handlers: WorkHandlers<Tasks>) => void | Promise<void>)[] = [],
): Promise<void> {
  new Worker(WATCH_PARENT, { eval: true, workerData: process.ppid }).unref();
  // A terminal and a supervisor send these to the whole group: the server says when this process ends.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
  const handlers = await prepare();
  const asked = new AbortController();
  process.on('message', (request: WorkRequest) => {
    asked.abort();
    void answer(handlers, request);
  });
  process.on('disconnect', () => process.exit(0));
  reply({ type: 'ready' });
  for (const warmUp of warmUps) {
    // What was asked for meanwhile is heard between them.
    await setTimeout(IDLE_MS);
    if (asked.signal.aborted) return;
    await warmUp(handlers);
  }
  reply({ type: 'warm' });
}

async function answer<Tasks extends TaskTypes<Tasks>>(
  handlers: WorkHandlers<Tasks>,
  { id, task, input }: WorkRequest,
): Promise<void> {
  try {
    // The server asks for tasks by the same types.
    const handler = handlers[task as keyof Tasks];
    reply({ type: 'result', id, output: await handler(input), isSpoiled: false });
  } catch (error) {
    if (error instanceof SpoiledError) reply({ type: 'result', id, output: error.output, isSpoiled: true });
    else reply({ type: 'failure', id, ...describe(error) });
  }
}

function describe(error: unknown): { message: string; stack: string; code?: string | undefined } {
  if (!(error instanceof Error)) return { message: String(error), stack: '' };
  return { message: error.message, stack: error.stack ?? '', code: errorCode(error) };
}

const untold: object[] = [];

/** Tells the server something with the next answer: to send a message takes longer than to make it. */
export function tellWithAnswer(event: object): void {
  untold.push(event);
}

function reply(message: WorkReply): void {
  const events = untold.splice(0);
  // Without a channel the server is gone, and with it whoever waited.
  if (process.connected) process.send?.(events.length === 0 ? message : { ...message, events });
}
