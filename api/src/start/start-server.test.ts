import { rename, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { findFreePort, waitUntilReady } from '../testing/server-process';
import { provideServers } from '../testing/servers-for-tests';

jest.setTimeout(90_000);

const servers = provideServers();

describe('starting', () => {
  it('prints the one ready line on stdout, answers, and exits with 0 on SIGTERM', async () => {
    const port = await findFreePort();
    const server = servers.start(port);
    await waitUntilReady(server);
    expect(server.output().stdout).toBe(`Tessera is ready at http://localhost:${port}\n`);
    const answer = await fetch(`${server.url}/api/ready`);
    expect(await answer.json()).toEqual({ database: 'ok', jobs: 'ok', disk: 'ok' });
    server.kill('SIGTERM');
    expect(await server.exited).toBe(0);
  });

  it('[SAFE-15] warns once that nobody can buy credits where PUBLIC_URL is https', async () => {
    for (const allowed of ['', 'true']) {
      const settings = { PUBLIC_URL: 'https://tessera.example', ALLOW_TEST_PAYMENTS: allowed };
      const server = servers.start(await findFreePort(), servers.folder, settings);
      await waitUntilReady(server);
      server.kill('SIGTERM');
      await server.exited;
      const warnings = server.output().stderr.match(/ALLOW_TEST_PAYMENTS=true turns the test ones on/g) ?? [];
      expect([allowed, warnings.length]).toEqual([allowed, allowed === '' ? 1 : 0]);
    }
  });

  it('does not start without the process that hashes passwords, and says so in one sentence', async () => {
    const child = join(dirname(servers.bundle), 'hash-child.mjs');
    await rename(child, `${child}.away`);
    const server = servers.start(await findFreePort());
    expect(await server.exited).toBe(1);
    expect(server.output().stderr).toBe(
      `The process that hashes passwords is missing: ${child}. Build the server again.\n`,
    );
    await rename(`${child}.away`, child);
  });

  it('says in one sentence that the port is in use', async () => {
    const port = await findFreePort();
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(port, 'localhost', resolve));
    const server = servers.start(port);
    expect(await server.exited).toBe(1);
    expect(server.output().stderr).toContain(`Port ${port} is in use.`);
    await new Promise((resolve) => other.close(resolve));
  });

  it('says in one sentence that the data folder cannot be written', async () => {
    const file = join(servers.folder, 'file');
    await writeFile(file, '');
    const dataDir = join(file, 'data');
    const server = servers.start(await findFreePort(), dataDir);
    expect(await server.exited).toBe(1);
    expect(server.output().stderr).toContain(`The data folder ${dataDir} cannot be written (ENOTDIR).`);
  });

  it('says so too of a link to nowhere, and of a place where the system lets nothing be made', async () => {
    const link = join(servers.folder, 'link');
    await symlink(join(servers.folder, 'nowhere'), link);
    for (const dataDir of [link, '/proc/foo', '/proc/foo/bar']) {
      const server = servers.start(await findFreePort(), dataDir);
      expect(await server.exited).toBe(1);
      expect(server.output().stderr).toMatch(
        /^The data folder \S+ cannot be written \(E\w+\)\. Make it writable, or set DATA_DIR to another\.\n$/,
      );
    }
  });

  it('says in one sentence that an address is not this machine', async () => {
    for (const host of ['203.0.113.9', 'nowhere.invalid']) {
      const server = servers.start(await findFreePort(), servers.folder, { HOST: host });
      expect(await server.exited).toBe(1);
      const { stderr } = server.output();
      // Before it there may be a warning that the shell has not been built.
      expect(stderr.trimEnd().split('\n').at(-1)).toMatch(
        new RegExp(`^This machine has no address ${host} to listen on \\(E\\w+\\)\\. Correct HOST`),
      );
      expect(stderr).not.toContain('stack');
    }
  });

  it('names a wrong variable', async () => {
    const server = servers.start(1, servers.folder, { LOG_LEVEL: 'loud' });
    expect(await server.exited).toBe(1);
    expect(server.output().stderr).toContain('LOG_LEVEL');
  });

  it('refuses a second process on the same folder, and harms nothing', async () => {
    const first = servers.start(await findFreePort());
    await waitUntilReady(first);
    const second = servers.start(await findFreePort());
    expect(await second.exited).toBe(1);
    expect(second.output().stderr).toContain(
      `Another Tessera process (pid ${String(first.child.pid)}) is using ${servers.folder}.`,
    );
    expect((await fetch(`${first.url}/api/ready`)).status).toBe(200);
  });
});
