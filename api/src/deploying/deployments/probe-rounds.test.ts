import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { deploymentSchema, type Deployment } from '@tessera/shared/contracts';
import { eq, sql } from 'drizzle-orm';
import { systemClock } from '../../core/clock';
import { createAskOwnHost } from '../../http/own-host';
import { buildProject, say, type BuiltProject } from '../../testing/build-project';
import { deployFor } from '../../testing/deploy-project';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api';
import { versions } from '../../workspace/tables/versions.table';
import { deployments } from '../tables/deployments.table';
import type { AskSite } from './ask-site.port';
import { createProbeRounds } from './probe-rounds.service';
import { createSiteProbe, type ProbeSite } from './site-probe.service';

let api: TestApi;
let user: TestUser;
let built: BuiltProject;
let live: Deployment;

beforeAll(async () => {
  api = await startTestApi();
  user = await api.register();
  built = await buildProject(api, user);
  live = await deployFor(api, user, built, `app-${randomUUID().slice(0, 8)}`);
});
afterAll(() => api.close());

const read = async () =>
  deploymentSchema.parse((await api.get(`/deployments/${live.id}`, user.token)).json());
const addressOf = (name: string) => `http://${name}.${api.environment.sitesDomain}`;
/** As if nobody had asked for more than a minute. */
const makeDue = () => api.db.update(deployments).set({ probeClaimedAt: sql`now() - interval '61 seconds'` });

function counting(answer: boolean) {
  const asked: string[] = [];
  const probe: ProbeSite = (appName) => {
    asked.push(appName);
    const host = `${appName}.localhost`;
    return Promise.resolve(
      answer ? { isAnswering: true, host } : { isAnswering: false, host, why: 'is away' },
    );
  };
  return { asked, probe };
}

describe('the address of what is live', () => {
  it('[SCR-26] is asked once a minute, however many processes there are, and what it answered is told', async () => {
    const { asked, probe } = counting(false);
    const processes = [1, 2, 3, 4].map(() => createProbeRounds(api.db, systemClock, probe));
    // It was asked as it went live.
    await Promise.all(processes.map((one) => one.round()));
    expect(asked).toEqual([]);
    await makeDue();
    await Promise.all(processes.map((one) => one.round()));
    expect(asked).toEqual([live.appName]);
    expect(await read()).toMatchObject({ status: 'live', probe: { isAnswering: false } });
    await makeDue();
    await createProbeRounds(api.db, systemClock, counting(true).probe).round();
    expect(await read()).toMatchObject({ probe: { isAnswering: true } });
  });

  it('is asked about nothing that is stopped, and tells nothing of it', async () => {
    await api.post(`/deployments/${live.id}/stop`, {}, user.token);
    await makeDue();
    const { asked, probe } = counting(true);
    await createProbeRounds(api.db, systemClock, probe).round();
    expect(asked).toEqual([]);
    expect(await read()).toMatchObject({ status: 'stopped', probe: null });
    await api.post(`/deployments/${live.id}/start`, {}, user.token);
    expect(await read()).toMatchObject({ status: 'live', probe: { isAnswering: true } });
  });

  it('is asked once for each of 100, and not again within the minute', async () => {
    const row = (await api.db.select().from(deployments).where(eq(deployments.id, live.id)))[0];
    if (!row) throw new Error('It is gone');
    const many = Array.from({ length: 100 }, (_, index) => {
      return {
        ...row,
        id: randomUUID(),
        appName: `many-${index}`,
        idempotencyKey: null,
        probeClaimedAt: null,
      };
    });
    await api.db.insert(deployments).values(many);
    const { asked, probe } = counting(true);
    const rounds = createProbeRounds(api.db, systemClock, probe);
    await rounds.round();
    expect(new Set(asked).size).toBe(100);
    await rounds.round();
    expect(asked).toHaveLength(100);
    for (const { id } of many) await api.db.delete(deployments).where(eq(deployments.id, id));
  });
});

describe('asking an address', () => {
  const treeOf = async () => {
    const { items } = (await api.get(`/project/${built.project.id}/versions`, user.token)).json<{
      items: { id: string }[];
    }>();
    const [version] = await api.db
      .select()
      .from(versions)
      .where(eq(versions.id, items.at(-1)?.id ?? ''));
    return version?.treeHash ?? '';
  };

  it.each(['before the server listens', 'through its own socket'])(
    '[SCR-26] %s, finds out whether it is this version that answers',
    async (way) => {
      if (way === 'through its own socket') await api.app.listen({ port: 0, host: '127.0.0.1' });
      const probe = createSiteProbe(createAskOwnHost(api.app), addressOf);
      const tree = await treeOf();
      const host = `${live.appName}.${api.environment.sitesDomain}`;
      expect(await probe(live.appName, tree)).toEqual({ isAnswering: true, host });
      const other = await probe(live.appName, 'another-tree');
      expect(other).toEqual({ isAnswering: false, host, why: 'answered with another version' });
      const nowhere = await probe('nowhere', tree);
      expect(nowhere).toMatchObject({ isAnswering: false, why: 'answered 404' });
    },
  );

  it('[SCR-26] asks for the page whole, and for the mark of its code only', async () => {
    const asked: string[] = [];
    const ask: AskSite = (_host, path, method) => {
      asked.push(`${method} ${path}`);
      return Promise.resolve({ status: 200, etag: '"tree-app.js"' });
    };
    expect(await createSiteProbe(ask, addressOf)('plants', 'tree')).toMatchObject({ isAnswering: true });
    expect(asked).toEqual(['GET /', 'HEAD /app.js']);
  });

  it('[SCR-26] says that nothing answered where the socket is gone', async () => {
    const { port } = api.app.server.address() as AddressInfo;
    expect(port).toBeGreaterThan(0);
    const broken = createSiteProbe(() => Promise.reject(new Error('ECONNREFUSED')), addressOf);
    expect(await broken('plants', 'tree')).toMatchObject({ isAnswering: false, why: 'did not answer' });
  });

  it('[SCR-27] names the newer version that is not deployed', async () => {
    expect((await read()).newerVersion).toBeNull();
    await say(api, user, built.project.id, 'change the title to Riffs');
    expect((await read()).newerVersion).toMatchObject({ number: 2 });
  });
});
