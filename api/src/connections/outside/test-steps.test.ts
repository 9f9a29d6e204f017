import { setTimeout as sleep } from 'node:timers/promises';
import { TEST_AUTHORITY } from '../../testing/database-certificate';
import {
  pretendServer,
  sendEndlessly,
  type PretendedServer,
  type Pretending,
} from '../../testing/database-server';
import type { ReachPolicy, Target } from './outside-tasks.schema';
import { resolveTarget, type Lookup } from './resolve.child';
import { testSteps } from './test-steps.child';

jest.setTimeout(60_000);

const HOST = 'db.example.test';
const TARGET: Target = {
  ...{ host: HOST, port: 5432, database: 'shop', user: 'reader', password: 'secret' },
  ssl: 'off',
  certificate: null,
};
const STRICT: ReachPolicy = { allowsPrivate: false, own: [] };
const OPEN: ReachPolicy = { allowsPrivate: true, own: [] };
const here: Lookup = () => Promise.resolve(['127.0.0.1']);

const servers: PretendedServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function start(how?: Pretending): Promise<PretendedServer> {
  const server = await pretendServer(how);
  servers.push(server);
  return server;
}

/** What each step came to. */
async function tryAt(target: Partial<Target>, policy = OPEN, find = here) {
  const steps = await testSteps({ target: { ...TARGET, ...target }, policy }, find);
  const failed = steps.find(({ state }) => state === 'failed');
  return { states: steps.map(({ state }) => state).join(' '), failed };
}

describe('where it connects', () => {
  it.each([
    ['a private address', ['10.0.0.1']],
    ['a public address beside a private one', ['93.184.216.34', '127.0.0.1']],
    ['IPv6 that is IPv4 of this machine', ['::ffff:127.0.0.1']],
    ['no address', []],
  ])('[SCR-13] refuses a name with %s as if it were not there, and tries none', async (_, addresses) => {
    const { states, failed } = await tryAt({}, STRICT, () => Promise.resolve(addresses));
    expect(states).toBe('failed left left left left');
    expect(failed).toMatchObject({
      cause: 'host-not-found',
      detail: 'Host name not found, or on a private network that this server does not connect to',
    });
  });

  it('[SCR-13] tells no sooner of a name of the inside than of one that takes long not to be found', async () => {
    const order: string[] = [];
    const inside = tryAt({}, STRICT, () => Promise.resolve(['10.0.0.1'])).then(() => order.push('told'));
    const absent = tryAt({}, STRICT, async () => {
      await sleep(800);
      order.push('not found');
      throw new Error('ENOTFOUND');
    });
    await Promise.all([inside, absent]);
    expect(order).toEqual(['not found', 'told']);
  });

  it.each(['10.0.0.1', '::ffff:127.0.0.1', 'localhost'])(
    '[SCR-13] says of %s why it does not connect there',
    async (host) => {
      const { failed } = await tryAt({ host }, STRICT, () =>
        Promise.resolve([host.replace('localhost', '::1')]),
      );
      expect(failed).toMatchObject({
        cause: 'private-network',
        detail: 'This server does not connect to private networks',
      });
    },
  );

  it.each(['0177.0.0.1', '2130706433', '127.1', 'localhost'])(
    '[SCR-13] refuses %s by what the system makes of it',
    async (host) => {
      await expect(resolveTarget({ ...TARGET, host }, STRICT)).rejects.toMatchObject({
        failure: expect.objectContaining({
          cause: expect.stringMatching(/^(private-network|host-not-found)$/) as string,
        }) as object,
      });
    },
  );

  it('[SCR-13] asks for the name once, and connects to the address that was checked', async () => {
    const server = await start();
    let asked = 0;
    // Nobody else knows this name: a second look-up would find nothing, or what it says the second time.
    const find: Lookup = () => {
      asked += 1;
      return Promise.resolve(asked === 1 ? ['127.0.0.1'] : ['192.168.0.1']);
    };
    const { states } = await tryAt({ port: server.port }, OPEN, find);
    expect([asked, server.connections()]).toEqual([1, 1]);
    expect(states).toBe('passed passed passed failed left');
  });

  it('[SCR-13] never connects to where the server keeps its own data, by whatever name', async () => {
    const own = [{ host: 'postgres', port: 5432, database: 'shop' }];
    const find: Lookup = () => Promise.resolve(['10.1.1.1']);
    const { failed } = await tryAt({}, { allowsPrivate: true, own }, find);
    expect(failed).toMatchObject({
      cause: 'not-allowed',
      detail: 'This database belongs to the server itself',
    });
    const loopback: Lookup = (host) => Promise.resolve([host === 'postgres' ? '127.0.0.1' : '127.0.0.9']);
    await expect(resolveTarget(TARGET, { allowsPrivate: true, own }, loopback)).rejects.toThrow('itself');
    await expect(
      resolveTarget({ ...TARGET, database: 'other' }, { allowsPrivate: true, own }, find),
    ).resolves.toEqual(['10.1.1.1']);
  });
});

describe('what a step says that fails', () => {
  it('[SCR-13] names a host that there is not', async () => {
    const { failed } = await tryAt({}, OPEN, () => Promise.reject(new Error('ENOTFOUND')));
    expect(failed).toMatchObject({ step: 'resolve', cause: 'host-not-found', detail: 'Host name not found' });
  });

  it('[SCR-13] names a port where nobody listens', async () => {
    const server = await pretendServer();
    await server.close();
    const { states, failed } = await tryAt({ port: server.port });
    expect(states).toBe('passed failed left left left');
    expect(failed).toMatchObject({ cause: 'refused', detail: `Refused on port ${String(server.port)}` });
  });

  it('[SCR-13] says that a password is wrong, and repeats nothing of what the server says', async () => {
    const { port } = await start({ password: 'right' });
    const { states, failed } = await tryAt({ port });
    expect(states).toBe('passed passed failed left left');
    expect(failed).toMatchObject({ cause: 'password', detail: 'Password rejected' });
  });

  it('[SCR-13] without a password looks for none in files of this server', async () => {
    const server = await start();
    await tryAt({ port: server.port, password: '' });
    expect(server.passwords).toEqual(['']);
  });

  it('[SCR-13] says that something else answers there', async () => {
    const { port } = await start({
      instead: (socket) => {
        socket.once('data', () => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
      },
    });
    expect((await tryAt({ port })).failed).toMatchObject({ step: 'signIn', cause: 'not-postgres' });
  });

  it('[SCR-13] stops reading of a server that never stops sending', async () => {
    const { port } = await start({ instead: sendEndlessly });
    expect((await tryAt({ port })).failed).toMatchObject({
      step: 'signIn',
      detail: 'The server sent more data than Tessera reads',
    });
  });

  it('[SCR-13] gives a server up that answers nothing', async () => {
    const { port } = await start({ instead: () => undefined });
    expect((await tryAt({ port })).failed).toMatchObject({ step: 'signIn', cause: 'too-slow' });
  });
});

describe('SSL', () => {
  const signsIn = 'passed passed passed failed left';

  it('[SCR-13] required or verified is never given up for a server without it', async () => {
    const server = await start();
    for (const ssl of ['require', 'verify'] as const) {
      const { failed } = await tryAt({ port: server.port, ssl });
      expect(failed).toMatchObject({
        step: 'signIn',
        cause: 'no-ssl',
        detail: 'The server does not offer SSL',
      });
    }
    expect(server.passwords).toEqual([]);
  });

  it('[SCR-13] required takes any certificate', async () => {
    const server = await start({ isEncrypted: true });
    expect((await tryAt({ port: server.port, ssl: 'require' })).states).toBe(signsIn);
    expect(server.passwords).toEqual(['secret']);
  });

  it('[SCR-13] verified takes one of the authority that is trusted, for this host', async () => {
    const { port } = await start({ isEncrypted: true });
    const certificate = TEST_AUTHORITY;
    expect((await tryAt({ port, ssl: 'verify', certificate })).states).toBe(signsIn);
  });

  it.each([
    ['of an authority that nobody trusts', { certificate: null }, 'Certificate not trusted'],
    [
      'of another host',
      { certificate: TEST_AUTHORITY, host: 'other.example.test' },
      'The certificate is for another host',
    ],
    [
      'where the authority is no certificate',
      { certificate: '-----BEGIN CERTIFICATE-----\nx\n-----END CERTIFICATE-----' },
      'Certificate not trusted',
    ],
  ])('[SCR-13] verified refuses a certificate %s, before the password', async (_, given, detail) => {
    const server = await start({ isEncrypted: true });
    const { failed } = await tryAt({ port: server.port, ssl: 'verify', ...given });
    expect(failed).toMatchObject({ step: 'signIn', cause: 'certificate', detail });
    expect(server.passwords).toEqual([]);
  });

  it('[SCR-13] hides nothing of how much a server sends', async () => {
    const { port } = await start({ isEncrypted: true, instead: sendEndlessly });
    expect((await tryAt({ port, ssl: 'require' })).failed).toMatchObject({
      step: 'signIn',
      detail: 'The server sent more data than Tessera reads',
    });
  });
});
