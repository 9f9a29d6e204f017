import { fork } from 'node:child_process';
import { join } from 'node:path';

/**
 * A process that does one kind of work for some seconds at a time (`load.mjs`) and answers how long each call took, in
 * milliseconds: a process of its own, so that the reader's clock does not stand still while another reads an answer.
 */
export function startClient(job) {
  const child = fork(join(import.meta.dirname, 'load.mjs'), [JSON.stringify(job)]);
  const ask = (message) =>
    new Promise((resolve, reject) => {
      child.once('message', ({ timings, error }) => (error ? reject(new Error(error)) : resolve(timings)));
      child.send(message);
    });
  return {
    pid: child.pid,
    kill: () => child.kill(),
    run: (seconds) => ask({ seconds }),
    /** Stops the runs that wait or are under way. */
    stop: () => ask({ isOver: true }),
  };
}
