import { fork } from 'node:child_process';
import { canBeIdle, lowerPriority, makeIdle } from './hash-priority.client';
import type { HashReply, HashRequest } from './hash-protocol.schema';

/** What one child tells whoever started it. */
export interface HashProcessEvents {
  /** Hashes from now on, as fast as ever. */
  onReady(): void;
  onReply(reply: Exclude<HashReply, { type: 'ready' }>): void;
  /** Once, however it ended; also when it could not be started. */
  onExit(): void;
}

/** One forked child. */
export interface HashProcess {
  readonly pid: number | undefined;
  /** Whether it runs only while nobody else wants the processor. */
  isIdle(): boolean;
  /** Lets it run only then, for good, where the system can. */
  beIdle(): void;
  send(request: HashRequest): void;
  kill(): void;
}

/**
 * Forks the bundled child at `childPath` with an empty environment. It never keeps this process from ending, and ends
 * when this process does. Once it is ready it has a low priority.
 */
export function startHashProcess(childPath: string, events: HashProcessEvents): HashProcess {
  const child = fork(childPath, [], {
    env: {},
    execArgv: ['--max-old-space-size=64'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  let isOver = false;
  let isIdle = false;
  const end = () => {
    if (isOver) return;
    isOver = true;
    events.onExit();
  };
  const kill = () => {
    child.kill('SIGKILL');
  };
  child.once('exit', end);
  child.once('error', end);
  child.on('message', (reply: HashReply) => {
    if (isOver) return;
    if (reply.type === 'ready') {
      if (child.pid !== undefined) lowerPriority(child.pid);
      events.onReady();
    } else events.onReply(reply);
  });
  child.unref();
  child.channel?.unref();
  return {
    pid: child.pid,
    isIdle: () => isIdle,
    beIdle() {
      if (isIdle || !canBeIdle || child.pid === undefined) return;
      isIdle = true;
      makeIdle(child.pid);
    },
    send(request) {
      // A child that cannot be reached is as good as dead; its end hands the work on.
      child.send(request, (error) => {
        if (error) kill();
      });
    },
    kill,
  };
}
