import { fork, type ChildProcess } from 'node:child_process';
import type { WorkReply, WorkRequest } from '../../work/work-protocol';
import type { DataEvent } from './data-tasks.schema';

/** How a call of the process ended: it was answered, threw, or the process ended before that. */
export type ProcessOutcome =
  | { readonly kind: 'result'; readonly output: unknown }
  | { readonly kind: 'failure'; readonly error: Error }
  /** Whether anything was done is not known. */
  | { readonly kind: 'ended' };

export interface DataProcess {
  readonly pid: number | undefined;
  /** Counts what it said: as long as that goes up, it does not stand in one piece of work. */
  readonly heard: number;
  call(task: string, input: unknown): Promise<ProcessOutcome>;
  kill(): void;
  /** Resolves once it has ended. */
  readonly ended: Promise<void>;
}

interface Pending {
  settle(outcome: ProcessOutcome): void;
}

/** Applications' records live in it: 20 databases of 20,000 records at the most. */
const HEAP_MB = 2048;

/** Forks the bundled child with an empty environment. When it is killed, all its calls end with it. */
export function startDataProcess(
  childPath: string,
  { onEvent }: { readonly onEvent: (event: DataEvent) => void },
): DataProcess {
  const child = fork(childPath, [], {
    env: {},
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${String(HEAP_MB)}`],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const pending = new Map<number, Pending>();
  let nextId = 0;
  let heard = 0;
  const ended = new Promise<void>((resolve) => {
    const end = () => {
      for (const call of pending.values()) call.settle({ kind: 'ended' });
      resolve();
    };
    child.once('exit', end);
    child.once('error', end);
  });
  child.on('message', (message: WorkReply | DataEvent) => {
    heard += 1;
    if (message.type === 'event') {
      onEvent(message);
      return;
    }
    // The child tells nothing else with an answer.
    for (const event of message.events ?? []) onEvent(event as DataEvent);
    if (message.type === 'result')
      pending.get(message.id)?.settle({ kind: 'result', output: message.output });
    else if (message.type === 'failure')
      pending.get(message.id)?.settle({ kind: 'failure', error: toError(message) });
  });
  const kill = () => void child.kill('SIGKILL');
  return {
    pid: child.pid,
    ended,
    kill,
    get heard() {
      return heard;
    },
    call(task, input) {
      return new Promise((resolve) => {
        const id = (nextId += 1);
        const settle = (outcome: ProcessOutcome) => {
          pending.delete(id);
          resolve(outcome);
        };
        pending.set(id, { settle });
        send(child, { id, task, input }, () => {
          // It is about to end. Whoever asks again gets another one by then.
          kill();
          void ended.then(() => {
            settle({ kind: 'ended' });
          });
        });
      });
    },
  };
}

function send(child: ChildProcess, request: WorkRequest, fail: () => void): void {
  if (!child.connected) {
    fail();
    return;
  }
  child.send(request, (error) => {
    if (error) fail();
  });
}

/** An error of the child, as it was there, with the code that says whose it is. */
function toError({ message, stack, code }: Extract<WorkReply, { type: 'failure' }>): Error {
  const error = new Error(message);
  error.stack = stack;
  return Object.assign(error, code !== undefined && { code });
}
