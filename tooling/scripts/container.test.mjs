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

async function findFreePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  return port;
}

describe('the compose file', () => {
  it('[DEP-01] sets only what the server knows', async () => {
    const { services } = parse(await read('tooling/container/compose.yaml'));
    const known = settingsIn(await read('.env.example'));
    const set = Object.keys(services.server.environment);
    expect(set.length).toBeGreaterThan(8);
    expect(set.filter((name) => !known.has(name))).toEqual([]);
  });

  it('[DEP-01] asks its operator only for what its example explains', async () => {
    const text = await read('tooling/container/compose.yaml');
    const asked = [...text.matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name]) => name);
    expect(new Set(asked)).toEqual(settingsIn(await read('tooling/container/.env.example')));
  });

  it('[DEP-01] starts nothing before what it needs is healthy', async () => {
    const { services } = parse(await read('tooling/container/compose.yaml'));
    const own = await read('tooling/container/Dockerfile');
    for (const { depends_on: needed = {} } of Object.values(services))
      for (const [name, { condition }] of Object.entries(needed)) {
        expect(condition).toBe('service_healthy');
        // The server's own is in its image.
        if (name === 'server') expect(own).toContain('HEALTHCHECK');
        else expect(services[name].healthcheck.test[0]).toBe('CMD');
      }
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

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tessera-image-'));
    // Nothing to do where a build has just been.
    await run(process.execPath, ['tooling/scripts/build.mjs'], { cwd: ROOT });
    await run('sh', [join(FOLDER, 'assemble.sh'), join(folder, 'image')], { cwd: ROOT, maxBuffer: 1 << 24 });
  }, 240_000);

  afterAll(() => rm(folder, { recursive: true, force: true }));

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

    const server = spawn(process.execPath, [join(image, 'tooling/container/start.mjs')], { env });
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
  }, 120_000);
});
