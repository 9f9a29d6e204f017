import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { availableParallelism, setPriority } from 'node:os';

/**
 * A third of the processor that a process of the usual priority gets beside it. With the lowest priority it is a
 * hundredth, and on a machine whose every core is taken a single sign-in would last five seconds.
 */
const NICENESS = 5;

/**
 * Puts a process that has begun, with every thread of it, behind others. Not before it is ready: starting takes some
 * work, which a busy machine should not put off.
 */
export function lowerPriority(pid: number): void {
  try {
    for (const thread of listThreads(pid)) setPriority(thread, NICENESS);
  } catch {
    // It ended already, which its exit tells, or the system has no priorities: hashing works without.
  }
}

/** Linux gives each thread a priority of its own; elsewhere the process has one. Later threads inherit it. */
function listThreads(pid: number): number[] {
  return process.platform === 'linux' ? readdirSync(`/proc/${pid}/task`).map(Number) : [pid];
}

/** Whether there is more to gain than a low priority. A single core under an unbroken load would leave nothing. */
export const canBeIdle = process.platform === 'linux' && availableParallelism() > 1;

/**
 * Linux lets a process of any priority finish its turn, some milliseconds, before one that wakes up gets the
 * core; one of the idle class makes room at once, and its core counts as free when a place is looked for. Node cannot
 * set the class: `chrt` is part of util-linux, and where it is missing the low priority has to do. There is no way
 * back for a process that is not privileged.
 */
export function makeIdle(pid: number): void {
  const words = ['--idle', '--all-tasks', '--pid', '0', String(pid)];
  execFile('chrt', words, { timeout: 5000 }, () => undefined).unref();
}
