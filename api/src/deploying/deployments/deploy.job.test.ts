import { randomUUID } from 'node:crypto';
import { deploymentSchema, type DataPlace } from '@tessera/shared/contracts';
import { systemClock } from '../../core/clock';
import { createSignals } from '../../core/signals';
import { moveCredits } from '../../money';
import { buildProject } from '../../testing/build-project';
import { startTestApi, type TestApi } from '../../testing/test-api';
import type { BuildsService } from '../../workspace';
import { createDeployJob, type DeployJobSettings } from './deploy.job';
import { createDeployJournal } from './deploy-journal.service';
import { deployments } from '../tables/deployments.table';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});

afterAll(() => api.close());

/** A deployment that was paid for and whose work has not begun. */
async function payForDeployment(dataPlace: DataPlace = 'browser') {
  const user = await api.register();
  const { project } = await buildProject(api, user);
  const now = new Date();
  const row = {
    id: randomUUID(),
    userId: user.user.id,
    projectId: project.id,
    versionId: project.headVersion?.id ?? '',
    appName: `app-${randomUUID().slice(0, 8)}`,
    environment: 'production',
    region: 'european',
    autoScale: true,
    status: 'deploying',
    step: 'queued',
    charged: 1000,
    dataPlace,
    error: null,
    idempotencyKey: null,
    requestHash: null,
    createdAt: now,
    deployedAt: now,
  } as const;
  await api.db.insert(deployments).values(row);
  await api.db.transaction(async (tx) => {
    const common = { userId: row.userId, note: 'For the test' };
    await moveCredits(tx, { ...common, amount: 2000, kind: 'adjustment', reference: `test:${row.id}` });
    await moveCredits(tx, {
      ...common,
      amount: -1000,
      kind: 'deployment',
      reference: `deployment:${row.id}`,
    });
  });
  const read = async () =>
    deploymentSchema.parse((await api.get(`/deployments/${row.id}`, user.token)).json());
  const balance = async () =>
    (await api.get('/credits', user.token)).json<{ balancecredits: number }[]>()[0]?.balancecredits;
  return { payload: { deploymentId: row.id }, read, balance };
}

const NOTHING_KNOWN = { passed: 0, failed: [], untried: [], waiting: 0 };

const jobWith = (builds: BuildsService, more: Partial<DeployJobSettings> = {}) =>
  createDeployJob({
    db: api.db,
    builds,
    journal: createDeployJournal(api.db, systemClock, createSignals()),
    checking: { tryOnce: () => Promise.resolve(NOTHING_KNOWN) },
    data: { prepare: () => Promise.resolve({ kind: 'done' }), announce: () => Promise.resolve() },
    probe: (appName) => Promise.resolve({ isAnswering: true, host: `${appName}.localhost:3000` }),
    pauses: [0, 0],
    ...more,
  });

const BUILT: BuildsService = {
  build: () => Promise.resolve({ ok: true, js: 'x'.repeat(2048), css: 'y'.repeat(12) }),
};

describe('the work of a deployment', () => {
  it('[DEP-09] gives the credits back once when it fails, and says why', async () => {
    const { payload, read, balance } = await payForDeployment();
    const error = { path: 'src/main.tsx', line: 3, message: 'Unexpected end of file' };
    const job = jobWith({ build: () => Promise.resolve({ ok: false, error }) });
    await job.handle(payload);
    await job.handle(payload);
    expect(await read()).toMatchObject({
      status: 'failed',
      charged: 0,
      error: 'src/main.tsx, line 3: Unexpected end of file',
    });
    expect(await balance()).toBe(2050);
  });

  it('[DEP-09] gives the credits back when it is given up', async () => {
    const { payload, read, balance } = await payForDeployment();
    const broken = { build: () => Promise.reject(new Error('no compiler')) };
    const job = jobWith(broken);
    await expect(job.handle(payload)).rejects.toThrow('no compiler');
    await job.giveUp?.(payload);
    expect(await read()).toMatchObject({ status: 'failed', charged: 0 });
    expect(await balance()).toBe(2050);
  });

  it('[DATA-01] gives the credits back where the records would lose something, and says what', async () => {
    const { payload, read, balance } = await payForDeployment('database');
    const reason = 'In 3 records of "Songs", what stands under "Tempo" does not fit its new type.';
    const data = {
      prepare: () => Promise.resolve({ kind: 'refused', reason } as const),
      announce: () => Promise.resolve(),
    };
    await jobWith(BUILT, { data }).handle(payload);
    expect(await read()).toMatchObject({ status: 'failed', charged: 0, error: reason });
    expect(await balance()).toBe(2050);
  });

  it('may be done twice', async () => {
    const { payload, read, balance } = await payForDeployment();
    const job = jobWith(BUILT);
    await job.handle(payload);
    await job.handle(payload);
    expect(await read()).toMatchObject({ status: 'live', charged: 1000 });
    expect(await balance()).toBe(1050);
  });
});
