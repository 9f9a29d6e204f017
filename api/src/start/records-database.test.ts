import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { findFreePort, waitUntilReady, type ServerProcess } from '../testing/server-process';
import { provideServers } from '../testing/servers-for-tests';

jest.setTimeout(120_000);

const { TEST_DATABASE_URL: serverUrl = '' } = process.env;
const describeOnServer = serverUrl === '' ? describe.skip : describe;

const servers = provideServers();

describe('starting with a server for the records of applications', () => {
  it('[API-05] says in one sentence that it does not answer', async () => {
    const env = { APPS_DATABASE_URL: 'postgres://ada:very-secret@127.0.0.1:9/tessera_apps' };
    const server = servers.start(await findFreePort(), servers.folder, env);
    expect(await server.exited).toBe(1);
    expect(server.output().stderr).toBe(
      'The database at 127.0.0.1:9 does not answer (ECONNREFUSED). Start it, or correct APPS_DATABASE_URL.\n',
    );
  });
});

describeOnServer('a role without the rights that records need', () => {
  const role = `tessera_role_${randomUUID().slice(0, 8)}`;
  const own = `${role}_own`;
  const ask = async (text: string) => {
    const client = new Client({ connectionString: serverUrl });
    await client.connect();
    try {
      await client.query(text);
    } finally {
      await client.end();
    }
  };
  const addressOf = (name: string, user = role) => {
    const url = new URL(serverUrl);
    url.username = user;
    url.password = 'very-secret';
    url.pathname = name;
    return url.href;
  };

  beforeAll(async () => {
    await ask(`create role ${role} login password 'very-secret'`);
    await ask(`create database ${own} owner ${role}`);
  });
  afterAll(async () => {
    for (const name of [`${own}_apps`, own]) await ask(`drop database if exists ${name} with (force)`);
    await ask(`drop role ${role}`);
  });

  const start = async (env: Readonly<Record<string, string>>): Promise<ServerProcess> =>
    servers.start(await findFreePort(), servers.folder, { DATABASE_URL: addressOf(own), ...env });
  const failure = async (env: Readonly<Record<string, string>> = {}) => {
    const server = await start(env);
    expect(await server.exited).toBe(1);
    const { stderr } = server.output();
    expect(stderr).not.toMatch(/very-secret|stack/);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    return stderr;
  };

  it('[API-05] is told before anything is deployed, with the right and the setting', async () => {
    const base = `The role ${role} may not`;
    const setting = 'APPS_DATABASE_URL, by default beside DATABASE_URL';
    const first = await failure();
    expect(first).toContain(`${base} create the database ${own}_apps at `);
    expect(first).toContain(setting);
    expect(first).toContain(`alter role "${role}" createdb;`);
    await ask(`alter role ${role} createdb`);
    const roles = `alter role "${role}" createrole;`;
    expect(await failure()).toContain(roles);
    await ask(`create database ${own}_apps`);
    expect(await failure()).toContain(`grant create on database "${own}_apps" to "${role}";`);
    await ask(`grant create on database ${own}_apps to ${role}`);
    expect(await failure()).toContain(roles);
    await ask(`alter role ${role} createrole`);
    const server = await start({});
    await waitUntilReady(server);
    await ask(`drop database ${own}_apps with (force)`);
    server.kill('SIGTERM');
    expect(await server.exited).toBe(0);
    const again = await start({});
    await waitUntilReady(again);
    again.kill('SIGTERM');
    expect(await again.exited).toBe(0);
  });

  it('[API-05] and a database that would belong to somebody else', async () => {
    await ask(`alter role ${role} createdb createrole`);
    const other = new URL(serverUrl).username || 'postgres';
    const sentence = await failure({
      DATABASE_URL: addressOf(own, other),
      APPS_DATABASE_URL: addressOf(`${own}_apps`),
    });
    expect(sentence).toContain(`create database "${own}_apps" owner "${role}";`);
  });
});
