import { randomUUID } from 'node:crypto';
import type { LedgerEntry, Usage } from '@tessera/shared/contracts';
import { buildProject } from '../../testing/build-project';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api';
import { deployments } from '../../deploying/tables/deployments.table';
import { moveCredits, type CreditMovement } from '../credits/credit-movement.service';

jest.setTimeout(60_000);

const NOW = new Date('2026-05-20T12:00:00Z');

let api: TestApi;
let ada: TestUser;

beforeAll(async () => {
  api = await startTestApi({ clock: () => NOW });
});
beforeEach(async () => {
  ada = await api.register();
});
afterAll(() => api.close());

function move(movement: Partial<CreditMovement>, at: string) {
  const common = { userId: ada.user.id, amount: -10, kind: 'message', note: 'A test' } as const;
  const reference = randomUUID();
  return api.db.transaction((tx) =>
    moveCredits(tx, { ...common, reference, ...movement, now: new Date(at) }),
  );
}
const usage = async (query = '') => (await api.get(`/usage${query}`, ada.token)).json<Usage>();
const entries = async (query: string) =>
  (await api.get(`/usage/entries${query}`, ada.token)).json<{ items: LedgerEntry[] }>().items;

it('[BIL-04] sums what was spent and given back by the days of a time zone, equal to the balance', async () => {
  await move({ amount: 2000, kind: 'purchase' }, '2026-05-10T00:00:00Z');
  await move({ amount: -0.1 }, '2026-05-14T20:00:00Z');
  await move({ amount: -1000, kind: 'deployment' }, '2026-05-14T10:00:00Z');
  await move({ amount: 1000, kind: 'refund' }, '2026-05-15T10:00:00Z');
  const row = { messages: 0, deployments: 0, refunds: 0 };
  expect(await usage()).toMatchObject({
    ...{ balance: 2049.9, used: 0.1, granted: 2050 },
    series: [
      { ...row, key: '2026-05-14', label: '2026-05-14', messages: 0.1, deployments: 1000 },
      { ...row, key: '2026-05-15', label: '2026-05-15', refunds: 1000 },
    ],
    forecast: { at: '2026-06-20T12:00:00.000Z', balance: 2049.8 },
  });
  const { series } = await usage('?timeZone=Asia/Kolkata');
  expect(series[1]).toEqual({ ...row, key: '2026-05-15', label: '2026-05-15', messages: 0.1, refunds: 1000 });
  const kinds = (await usage('?groupBy=kind')).series.map(({ label }) => label);
  expect(kinds.sort()).toEqual(['Deployments', 'Messages', 'Refunds']);
  expect((await usage('?groupBy=agent')).series).toEqual([]);
  expect((await usage('?from=2026-05-15T00:00:00Z&to=2026-05-16T00:00:00Z')).used).toBe(-1000);
});

it('[BIL-04] sums by project, counts its public apps, and leads from an entry to its deployment', async () => {
  const { project, run } = await buildProject(api, ada);
  const id = randomUUID();
  const about = { id, userId: ada.user.id, projectId: project.id, versionId: run.versionId ?? '' };
  const place = { environment: 'production', region: 'european', autoScale: false } as const;
  const state = { status: 'live', charged: 1000, createdAt: NOW, deployedAt: NOW } as const;
  await api.db.insert(deployments).values({ ...about, ...place, ...state, appName: `app-${id.slice(0, 8)}` });
  await move({ amount: 3000, kind: 'purchase' }, '2026-05-10T00:00:00Z');
  await move({ amount: -1000, kind: 'deployment', reference: `deployment:${id}` }, '2026-05-14T10:00:00Z');
  await move(
    { amount: -1000, kind: 'deployment', reference: `deployment:${randomUUID()}` },
    '2026-05-14T10:00:00Z',
  );
  const { series, planLimits } = await usage('?groupBy=project');
  expect(series.map(({ key, label, deployments: spent }) => [key, label, spent]).sort()).toEqual(
    [
      [project.id, project.projectName, 1000],
      ['deleted', 'Deleted deployments', 1000],
    ].sort(),
  );
  expect(planLimits).toMatchObject([
    { id: 'publicApps', used: 1, limit: 1 },
    { id: 'developmentMinutes', limit: 1200, resetsAt: '2026-06-20T12:00:00.000Z' },
    { id: 'transfer', used: 0, limit: 1024 ** 3, unit: 'bytes' },
  ]);
  const [gone, live] = await entries('?kind=deployment');
  expect([gone?.about, live?.about]).toEqual([
    null,
    { kind: 'deployment', id, projectName: project.projectName },
  ]);
  expect(await entries('?from=2026-05-14T00:00:00Z&to=2026-05-15T00:00:00Z')).toHaveLength(2);
});

it('[BIL-04] names what cannot be asked, and needs a token', async () => {
  for (const [query, field] of [
    ['?timeZone=Mars/Base', 'timeZone'],
    ['?timeZone=%2B05:30', 'timeZone'],
    ['?groupBy=week', 'groupBy'],
    ['?from=yesterday', 'from'],
    ['?from=2026-05-02T00:00:00Z&to=2026-05-01T00:00:00Z', 'from'],
    ['?from=2020-05-02T00:00:00Z', 'from'],
  ] as const) {
    expect((await api.get(`/usage${query}`, ada.token)).json()).toHaveProperty(['fields', field]);
  }
  expect((await api.get('/usage/entries?kind=gift', ada.token)).json()).toHaveProperty('fields.kind');
  for (const path of ['/usage', '/usage/entries']) expect((await api.get(path)).statusCode).toBe(401);
});
