/** What one task may take of a process, and what may wait. Whatever takes more is killed, and the answer says so. */
export interface WorkLimits {
  /** Milliseconds of work until SIGKILL. Work, not waiting: a busy machine must not fail good work. */
  readonly workMs: number;
  /** Milliseconds of any kind until SIGKILL; the only deadline where work cannot be measured. */
  readonly wallMs: number;
  /** Milliseconds that a fresh process may take to get ready. */
  readonly startMs: number;
  /** Resident memory; WebAssembly memory is not under V8's own limit. */
  readonly residentBytes: number;
  /** A second process is made ready beside a task that takes longer than this, and as soon as a task waits. Milliseconds. */
  readonly spareAfterMs: number;
  /** A process is replaced after this many tasks, so that nothing one of them left behind lasts. */
  readonly tasksPerProcess: number;
  /** A process beside the first that has had nothing to do for this long ends. Milliseconds. */
  readonly idleMs: number;
  /** Tasks of one account at a time, in this server. */
  readonly inHandPerAccount: number;
  readonly waitingPerAccount: number;
  readonly waiting: number;
}

export const WORK_LIMITS: WorkLimits = {
  workMs: 5000,
  wallMs: 30_000,
  startMs: 30_000,
  residentBytes: 700 * 1024 * 1024,
  // To start one takes as much of the processor as to build an application: beside short work it would only slow it.
  spareAfterMs: 500,
  tasksPerProcess: 400,
  idleMs: 60_000,
  inHandPerAccount: 1,
  waitingPerAccount: 20,
  waiting: 500,
};

/** Towards the server's own thread: what answers everybody goes before what works for one. */
export const WORK_NICENESS = 5;
