import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { bundleServer, makeTemporaryFolder, spawnServer, type ServerProcess } from './server-process';

export interface Servers {
  /** The bundled server's file. */
  readonly bundle: string;
  /** A data folder for each test. */
  readonly folder: string;
  /** Starts a server on `folder` unless told another one; does not wait for it to be ready. */
  start(port: number, dataDir?: string, env?: Readonly<Record<string, string>>): ServerProcess;
  /** Starts its supervisor, as people do, which starts the server on `folder`. */
  supervise(port: number, env?: Readonly<Record<string, string>>): ServerProcess;
}

/** Gives the tests of a file the real server as processes; what still runs after a test is killed. */
export function provideServers(): Servers {
  const started: ServerProcess[] = [];
  let bundle = '';
  let folder: Awaited<ReturnType<typeof makeTemporaryFolder>> | undefined;

  beforeAll(async () => {
    bundle = await bundleServer();
  });
  beforeEach(async () => {
    folder = await makeTemporaryFolder();
  });
  afterEach(async () => {
    for (const server of started.splice(0)) {
      server.kill('SIGKILL');
      await server.exited;
    }
    await folder?.remove();
  });
  afterAll(() => rm(dirname(bundle), { recursive: true, force: true }));

  const spawn = (
    file: string,
    port: number,
    dataDir: string,
    env: Readonly<Record<string, string>>,
  ): ServerProcess => {
    const server = spawnServer(file, { port, dataDir, env });
    started.push(server);
    return server;
  };
  return {
    get bundle() {
      return bundle;
    },
    get folder() {
      return folder?.path ?? '';
    },
    start: (port, dataDir = folder?.path ?? '', env = {}) => spawn(bundle, port, dataDir, env),
    supervise: (port, env = {}) => spawn(join(dirname(bundle), 'main.mjs'), port, folder?.path ?? '', env),
  };
}
