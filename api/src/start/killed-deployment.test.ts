import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Deployment } from '@tessera/shared/contracts';
import { openStream } from '../testing/balanced-calls';
import { openRun, post, read, type OpenRun } from '../testing/server-calls';
import { findFreePort, waitUntilReady, type ServerProcess } from '../testing/server-process';
import { provideServers } from '../testing/servers-for-tests';

jest.setTimeout(240_000);

const servers = provideServers();
const OPERATOR_KEY = randomUUID();

/** Always on one port, which is in the addresses of applications. */
async function start(port: number): Promise<ServerProcess> {
  const server = servers.start(port, servers.folder, { OPERATOR_KEY });
  await waitUntilReady(server);
  return server;
}

/** One in ten would be a rare machine; each costs 1000 credits. */
const MOST_ROUNDS = 8;

const isBeingMade = ({ status }: { readonly status: string }) => ['queued', 'running'].includes(status);

async function until<T>(ask: () => Promise<T>, isOver: (found: T) => boolean): Promise<T> {
  for (;;) {
    const found = await ask();
    if (isOver(found)) return found;
    await wait(100);
  }
}

interface Account {
  readonly id: string;
  readonly balancecredits: number;
}

async function accountOf(server: ServerProcess, { token }: OpenRun): Promise<Account> {
  const [account] = (await read(server, '/credits', token)) as Account[];
  if (!account) throw new Error('There is no account');
  return account;
}

/** Begins a deployment and kills the server as soon as it says that it is at work, or that it was faster than whoever asks. */
async function deployAndKill(server: ServerProcess, open: OpenRun, appName: string): Promise<string> {
  const { token, projectId } = open;
  const place = { environment: 'production', region: 'european', autoScale: true };
  const made = await post(server, '/deployments', { projectId, appName, ...place }, { token });
  const { id } = (await made.json()) as Deployment;
  const stream = await openStream(server, {
    host: new URL(server.url).host,
    path: `/api/deployments/${id}/events`,
    headers: { authorization: `Bearer ${token}` },
  });
  const ended = stream.ended.then(() => true);
  const isAtWork = () => /"step":"(?!queued)\w/.test(stream.text());
  while (!isAtWork() && !(await Promise.race([ended, wait(1, false)])));
  server.kill('SIGKILL');
  expect(await server.exited).toBe('SIGKILL');
  return id;
}

describe('kill -9 in the middle of a deployment', () => {
  it('[DEP-09] goes on after the restart, and is live and charged for once', async () => {
    const port = await findFreePort();
    let server = await start(port);
    const open = await openRun(server);
    const { token, runId } = open;
    await until(
      () => read(server, `/runs/${runId}`, token) as Promise<{ status: string }>,
      (run) => !isBeingMade(run),
    );
    const account = await accountOf(server, open);
    const granted = { amount: 10_000, reason: 'For the test' };
    await post(server, `/credits/${account.id}/grant`, granted, { token: OPERATOR_KEY });

    const appName = `app-${randomUUID().slice(0, 8)}`;
    let isInterrupted = false;
    // On a busy machine one may have come to its end before the signal.
    for (let time = 1; !isInterrupted; time += 1) {
      if (time > MOST_ROUNDS)
        throw new Error(`Each of ${String(MOST_ROUNDS)} deployments was over before the server was killed`);
      const id = await deployAndKill(server, open, appName);
      server = await start(port);
      const now = await until(
        () => read(server, `/deployments/${id}`, token) as Promise<Deployment>,
        ({ status }) => status !== 'deploying',
      );
      expect(now).toMatchObject({ status: 'live', charged: 1000, error: null });
      const { balancecredits } = await accountOf(server, open);
      expect(balancecredits).toBe(account.balancecredits + 10_000 - time * 1000);
      const { items } = (await read(server, `/deployments/${id}/logs`, token)) as {
        items: { text: string }[];
      };
      const texts = items.map(({ text }) => text);
      expect(texts.filter((text) => text.endsWith(' answers'))).toHaveLength(1);
      isInterrupted = texts.some((text) => text.includes('was interrupted'));
    }
    const list = (await read(server, '/deployments', token)) as { items: Deployment[] };
    expect(list.items.filter(({ status }) => status === 'live')).toHaveLength(1);
    const page = await openStream(server, { host: `${appName}.localhost:${String(port)}`, path: '/' });
    expect(page.status).toBe(200);
  });
});
