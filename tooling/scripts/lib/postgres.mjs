import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Where Debian and Homebrew keep the server's programs; the newest first. */
function findPrograms() {
  const roots = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt'];
  const folders = roots.flatMap((root) =>
    existsSync(root)
      ? readdirSync(root)
          .filter((name) => /^(\d+|postgresql(@\d+)?)$/.test(name))
          .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
          .map((name) => join(root, name, 'bin'))
      : [],
  );
  return folders.find((folder) => existsSync(join(folder, 'initdb')));
}

/**
 * Installs one where none is found and that is how the machine gets its programs.
 *
 * @param {(text: string) => void} say told when it installs one
 */
export async function installPostgres(say) {
  if (findPrograms() || !existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return;
  say('Installing a PostgreSQL for the browser tests');
  await run('apt-get', ['update', '-qq']);
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    maxBuffer: 1 << 26,
  });
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/**
 * Starts a PostgreSQL server of its own in a temporary folder.
 *
 * @returns {Promise<{ url: string, stop: () => Promise<void> } | undefined>} undefined when none is installed
 */
export async function startPostgres() {
  const programs = findPrograms();
  if (!programs) return undefined;
  const data = mkdtempSync(join(tmpdir(), 'tessera-postgres-'));
  const port = await freePort();
  // The server refuses to run as root, as it is in a container: then it runs as its own user.
  const isRoot = process.getuid?.() === 0;
  const command = (program, words) =>
    isRoot
      ? run('setpriv', [
          '--reuid=postgres',
          '--regid=postgres',
          '--clear-groups',
          join(programs, program),
          ...words,
        ])
      : run(join(programs, program), words);
  if (isRoot) await run('chown', ['postgres:postgres', data]);
  await command('initdb', [
    '-D',
    data,
    '-U',
    'postgres',
    '--auth=trust',
    '-E',
    'UTF8',
    '--locale=C',
    '--no-sync',
  ]);
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${data} -c fsync=off -c max_connections=200`;
  await command('pg_ctl', ['-D', data, '-o', options, '-l', join(data, 'log'), '-w', 'start']);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      await command('pg_ctl', ['-D', data, '-m', 'immediate', 'stop']);
      rmSync(data, { recursive: true, force: true });
    },
  };
}
