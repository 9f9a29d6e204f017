/** The server's process. `main.ts` starts it, and starts it again. */
import '@tessera/shared/contracts/jitless';
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseEnvironment, type Environment } from './config/environment';
import { readEnvironmentFile } from './config/environment-file';
import { archivePath, bakeArchive } from './db/archive';
import { describeError } from './start/logger';
import { explainStartFailure } from './start/start-failure';
import { startServer, type RunningServer } from './start/start-server';
import { startWatchdog } from './start/watchdog';

/** A little less than the ten seconds that are promised. */
const STOP_MS = 8500;

await (process.argv.includes('--bake') ? bake() : serve());

/** Makes the archive that a new embedded database is unpacked from: part of the build. */
async function bake(): Promise<void> {
  await bakeArchive(archivePath(process.cwd(), 'empty'), () => Promise.resolve());
}

async function serve(): Promise<void> {
  let environment: Environment | undefined;
  const watchdog = startWatchdog();
  // The supervisor was killed: whoever starts the next one finds the port and the data folder free.
  process.once('disconnect', () => process.exit(1));
  try {
    environment = parseEnvironment(readEnvironmentFile(process.cwd(), process.env), process.cwd());
    const builtAt = statSync(fileURLToPath(import.meta.url)).mtime.toISOString();
    const hashChild = fileURLToPath(new URL('hash-child.mjs', import.meta.url));
    const server = await startServer(environment, { builtAt, hashChild });
    stopOnSignals(server);
    // Not before: reading a long log after a crash takes as long as it takes.
    watchdog.watch(environment.watchdogSeconds);
    process.send?.('ready');
    process.stdout.write(`Tessera is ready at ${environment.publicUrl}\n`);
  } catch (error) {
    const sentence = explainStartFailure(error, environment);
    fail(sentence ?? `Tessera could not start.\n${JSON.stringify(describeError(error), undefined, 2)}`);
  }
}

/** The first signal stops in order, a second one at once. The supervisor's word may come besides. */
function stopOnSignals(server: RunningServer): void {
  let isStopping = false;
  let signals = 0;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => fail('Tessera did not stop in time and was ended.'), STOP_MS).unref();
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => fail(`Tessera did not stop cleanly.\n${JSON.stringify(describeError(error))}`),
    );
  };
  const stopBySignal = () => {
    signals += 1;
    if (signals > 1) process.exit(1);
    stop();
  };
  process.on('SIGTERM', stopBySignal);
  process.on('SIGINT', stopBySignal);
  process.on('message', stop);
}

function fail(message: string): void {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
