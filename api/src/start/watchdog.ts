import { Worker } from 'node:worker_threads';

export interface Watchdog {
  /** From now on the event loop may stand still for so many seconds; 0: for as long as it likes. */
  watch(seconds: number): void;
}

const TURN_MS = 1000;

/** What both threads see. */
const BEATS = 0;
const ALLOWED = 1;

/**
 * Turns are counted, not time: a machine that was suspended, a stopped process, or one that gets no processor misses
 * its own turns as well. The line is written by the system's call, because the other streams go through the main
 * thread, and the end does not wait for it: whoever reads the lines may stand still, too.
 */
const WATCH = `
const { write } = require('node:fs');
const { workerData: { shared, parent, turn } } = require('node:worker_threads');
const kill = () => process.kill(process.pid, 'SIGKILL');
let seen = 0;
let missed = 0;
setInterval(() => {
  if (parent !== undefined && process.ppid !== parent) kill();
  const beats = Atomics.load(shared, ${BEATS});
  const allowed = Atomics.load(shared, ${ALLOWED});
  missed = allowed > 0 && beats === seen ? missed + 1 : 0;
  seen = beats;
  if (missed !== allowed || allowed === 0) return;
  const msg = 'The event loop stood still for ' + allowed + ' s: the process is ended';
  write(2, JSON.stringify({ level: 60, time: Date.now(), pid: process.pid, msg }) + '\\n', kill);
  setTimeout(kill, turn);
}, turn);
`;

/**
 * A thread that ends this process at once when the supervisor is gone, and, once it is told to watch, when the event
 * loop stands still: a statement that never comes back keeps the process from noticing either by itself.
 */
export function startWatchdog(): Watchdog {
  const shared = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
  // Started by hand, a server has no supervisor, and outlives the shell that it was started from.
  const parent = process.connected ? process.ppid : undefined;
  new Worker(WATCH, { eval: true, execArgv: [], workerData: { shared, parent, turn: TURN_MS } }).unref();
  return {
    watch(seconds) {
      Atomics.store(shared, ALLOWED, seconds);
      setInterval(() => Atomics.add(shared, BEATS, 1), TURN_MS).unref();
    },
  };
}
