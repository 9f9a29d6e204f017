import { spawn, type ChildProcess } from 'node:child_process';

/** A little more than the server allows itself, and less than the ten seconds that are promised. */
const STOP_MS = 9000;
const MOST_FAILED_STARTS = 5;
const SHORTEST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 30_000;
/** A server that was ready for this long has got over what ended the one before. */
const STEADY_MS = 60_000;
/** Somebody wants the server itself to end, and not to come back. */
const ASKED_TO_END: ReadonlySet<string | null> = new Set(['SIGTERM', 'SIGINT', 'SIGHUP']);

/** How a server's process went so far. */
interface Life {
  readonly process: ChildProcess;
  readyAt: number | undefined;
}

/**
 * Runs the server as a child: hands on what it says, its exit code and the signals, and starts it again when it ended
 * by a crash, a lack of memory or its own watchdog. What ends before the server was ever ready is a wrong setting, and
 * ends this process, too. The child ends by itself when this process does.
 */
export function supervise(server: string, words: readonly string[]): void {
  let life: Life | undefined;
  let wasEverReady = false;
  let isStopping = false;
  let crashes = 0;
  let failedStarts = 0;

  function start(): void {
    const child = spawn(process.execPath, [...process.execArgv, server, ...words], {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    });
    const own: Life = { process: child, readyAt: undefined };
    life = own;
    child.on('message', () => {
      own.readyAt = performance.now();
      wasEverReady = true;
      failedStarts = 0;
    });
    child.on('error', () => {
      // It could not even be made. Otherwise a message to a child that has just ended, whose exit follows.
      if (child.pid === undefined) end(own, 1, null);
    });
    child.once('exit', (code, signal) => {
      life = undefined;
      end(own, code, signal);
    });
  }

  function end({ readyAt }: Life, code: number | null, signal: string | null): void {
    if (isStopping || code === 0 || ASKED_TO_END.has(signal)) process.exit(code ?? 1);
    if (!wasEverReady && code !== null) process.exit(code);
    if (readyAt === undefined) failedStarts += 1;
    else if (performance.now() - readyAt > STEADY_MS) crashes = 0;
    if (failedStarts === MOST_FAILED_STARTS) {
      say(`Tessera could not be started ${MOST_FAILED_STARTS} times in a row and is given up.`);
      process.exit(code ?? 1);
    }
    const pause = Math.min(SHORTEST_PAUSE_MS * 2 ** crashes, LONGEST_PAUSE_MS);
    crashes += 1;
    say(`Tessera ended (${signal ?? `exit ${String(code)}`}) and is started again in ${pause / 1000} s.`);
    setTimeout(start, pause);
  }

  /** The first signal stops in order, a second one at once. */
  function stop(): void {
    const running = life;
    if (isStopping || running === undefined) {
      running?.process.kill('SIGKILL');
      process.exit(isStopping ? 1 : 0);
    }
    isStopping = true;
    // Not by a signal: a terminal sends its own to both, and two of them mean 'at once'.
    if (running.readyAt === undefined) running.process.kill('SIGTERM');
    else running.process.send('stop');
    setTimeout(() => {
      say('Tessera did not stop in time and was ended.');
      running.process.kill('SIGKILL');
    }, STOP_MS);
  }

  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  start();
}

function say(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}
