import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import { ROOT } from './lib/workspace.mjs';

const FOLDER = join(ROOT, 'tooling/container');
const run = promisify(execFile);

const read = (path) => readFile(join(ROOT, path), 'utf8');

/** The settings that a file of examples explains, whether they are set in it or not. */
const settingsIn = (text) => new Set([...text.matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name));

/** The services of the compose file that are servers. */
const SERVERS = ['server-a', 'server-b'];

const readServices = async () =>
  parse(await read('tooling/container/compose.yaml'), { merge: true }).services;

async function findFreePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  return port;
}

describe('the compose file', () => {
  it('[DEP-01] sets only what the server knows', async () => {
    const services = await readServices();
    const known = settingsIn(await read('.env.example'));
    for (const name of SERVERS) {
      const set = Object.keys(services[name].environment);
      expect(set.length).toBeGreaterThan(8);
      expect(set.filter((setting) => !known.has(setting))).toEqual([]);
    }
  });

  it('[DEP-01] asks its operator only for what its example explains', async () => {
    const text = await read('tooling/container/compose.yaml');
    const asked = [...text.matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name]) => name);
    expect(new Set(asked)).toEqual(settingsIn(await read('tooling/container/.env.example')));
  });

  it('[DEP-01] starts nothing before what it needs is healthy, or has ended well', async () => {
    const services = await readServices();
    const own = await read('tooling/container/Dockerfile');
    for (const { depends_on: needed = {} } of Object.values(services))
      for (const [name, { condition }] of Object.entries(needed)) {
        const isOnce = name === 'release';
        expect([name, condition]).toEqual([
          name,
          isOnce ? 'service_completed_successfully' : 'service_healthy',
        ]);
        // The servers' own is in their image.
        if (SERVERS.includes(name)) expect(own).toContain('HEALTHCHECK');
        else if (!isOnce) expect(services[name].healthcheck.test[0]).toBe('CMD');
      }
  });

  it('[SAFE-05] has the proxy reach the servers alone, each of which it knows', async () => {
    const { proxy, database, bucket, ...others } = await readServices();
    expect(proxy.networks).toEqual(['front']);
    for (const { networks } of [database, bucket]) expect(networks).toEqual(['back']);
    expect(proxy.environment.SERVERS).toBe(SERVERS.map((name) => `${name}:3000`).join(' '));
    for (const name of SERVERS) expect(others[name].networks.front.aliases).toEqual(['servers']);
    expect(await read('tooling/container/Caddyfile')).toContain('ask http://servers:3000/api/domains/ask');
  });
});

it('[DEP-01] the image is installed by the version of pnpm that everything else is', async () => {
  const versions = await Promise.all(
    ['tooling/scripts/install.mjs', 'tooling/container/Dockerfile', 'tooling/container/assemble.sh'].map(
      async (path) => [...(await read(path)).matchAll(/pnpm@[\d.]+/g)].map(([version]) => version),
    ),
  );
  expect(new Set(versions.flat()).size).toBe(1);
});

describe('what goes into the image', () => {
  let folder;
  let server;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tessera-image-'));
    // Nothing to do where a build has just been.
    await run(process.execPath, ['tooling/scripts/build.mjs'], { cwd: ROOT });
    await run('sh', [join(FOLDER, 'assemble.sh'), join(folder, 'image')], { cwd: ROOT, maxBuffer: 1 << 24 });
  }, 240_000);

  afterAll(async () => {
    server?.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });

  it('[DEP-01] is a whole server without the repository, and says so to its health check', async () => {
    const image = join(folder, 'image');
    const port = String(await findFreePort());
    const env = {
      PATH: process.env.PATH,
      PORT: port,
      DATA_DIR: join(folder, 'data'),
      NODE_ENV: 'production',
    };
    const askReady = () => run(process.execPath, [join(image, 'tooling/container/ask-ready.mjs')], { env });
    await expect(askReady()).rejects.toMatchObject({ code: 1 });

    server = spawn(process.execPath, [join(image, 'tooling/container/start.mjs')], { env });
    const ended = once(server, 'exit');
    let said = '';
    server.stderr.on('data', (text) => (said += text));
    const isUp = await new Promise((resolve) => {
      server.stdout.on('data', (text) => {
        said += text;
        if (said.includes('Tessera is ready at')) resolve(true);
      });
      void ended.then(() => resolve(false));
    });
    expect([isUp, said]).toEqual([true, expect.any(String)]);
    await askReady();

    const origin = `http://localhost:${port}`;
    const page = await fetch(`${origin}/pricing`);
    expect(page.status).toBe(200);
    const pinned = await (await fetch(`${origin}/mf/env/local.json`)).json();
    expect(Object.keys(pinned.pins)).toHaveLength(6);

    server.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  });
});
