import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { spawnServer, waitUntilReady, type ServerProcess } from '../testing/server-process';
import { provideServers } from '../testing/servers-for-tests';

jest.setTimeout(90_000);

const servers = provideServers();

/** The real supervisor with a stand-in for the server, which notes each of its starts in `starts`. */
async function supervise(standIn: string): Promise<ServerProcess> {
  const main = join(servers.folder, 'main.mjs');
  await copyFile(join(dirname(servers.bundle), 'main.mjs'), main);
  const notes = JSON.stringify(join(servers.folder, 'starts'));
  const head = `import { appendFileSync, readFileSync } from 'node:fs';
    appendFileSync(${notes}, '.');
    const starts = readFileSync(${notes}, 'utf8').length;
    const beReady = () => { process.send('ready'); console.log('Tessera is ready at'); };\n`;
  await writeFile(join(servers.folder, 'server.mjs'), head + standIn);
  return spawnServer(main, { port: 0, dataDir: servers.folder });
}

const countStarts = async () => (await readFile(join(servers.folder, 'starts'), 'utf8')).length;

describe('[SAFE-04] the supervisor', () => {
  it('ends with the server’s code and nothing but its sentence when that could not start', async () => {
    const server = await supervise(`console.error('PORT must be a port.'); process.exit(3);`);
    expect(await server.exited).toBe(3);
    expect(server.output()).toEqual({ stdout: '', stderr: 'PORT must be a port.\n' });
    expect(await countStarts()).toBe(1);
  });

  it('ends with 0 when the server does, and when it is asked to', async () => {
    expect(await (await supervise(`beReady(); process.exit(0);`)).exited).toBe(0);
    const server = await supervise(`process.on('message', () => process.exit(0)); beReady();`);
    await waitUntilReady(server);
    server.kill('SIGTERM');
    expect(await server.exited).toBe(0);
    expect(server.output().stderr).toBe('');
  });

  it('starts it again after a crash, with growing pauses, and gives up after five failed starts', async () => {
    const server = await supervise(`if (starts > 2) process.exit(1);
      beReady();
      setTimeout(() => { throw new Error('a bug'); }, 500);`);
    expect(await server.exited).toBe(1);
    const { stderr } = server.output();
    expect(stderr.match(/started again in [\d.]+/g)).toEqual(
      [0.25, 0.5, 1, 2, 4, 8].map((seconds) => `started again in ${seconds}`),
    );
    expect(stderr).toMatch(/Tessera could not be started 5 times in a row and is given up\.\n$/);
    expect(await countStarts()).toBe(7);
  });

  it('lets a server end that somebody ends by itself', async () => {
    const server = await supervise(`beReady(); setTimeout(() => process.kill(process.pid, 'SIGTERM'), 50);`);
    expect(await server.exited).toBe(1);
    expect(await countStarts()).toBe(1);
  });
});
