import { fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import type { HashReply, HashRequest } from './hash-child-protocol';

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
  send(request: HashRequest): void;
  kill(): void;
}

/**
 * Forks the bundled child at `childPath` with an empty environment and the lowest priority. It never keeps this
 * process from ending, and ends when this process does.
 */
export function startHashProcess(childPath: string, events: HashProcessEvents): HashProcess {
  const child = fork(childPath, [], {
    env: {},
    execArgv: ['--max-old-space-size=64'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  let isOver = false;
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
    if (reply.type === 'ready') events.onReady();
    else events.onReply(reply);
  });
  child.unref();
  child.channel?.unref();
  lowerPriority(child.pid);
  return {
    pid: child.pid,
    send(request) {
      // A child that cannot be reached is as good as dead; its end hands the work on.
      child.send(request, (error) => {
        if (error) kill();
      });
    },
    kill,
  };
}

/** At once, before the child has threads: Linux gives a thread the priority of the one that starts it. */
function lowerPriority(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // It ended already, which its exit tells, or the system has no priorities: hashing works without.
  }
}
