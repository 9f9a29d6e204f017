import { addSeconds } from '../../core/clock';
import { deleteExpiredRows } from '../../expired-rows';
import { startTestApi, type TestApi } from '../../testing/test-api';
import { openVisitor } from '../../testing/visitor';
import { builds } from '../tables/builds.table';
import { drafts } from '../tables/drafts.table';
import { blobs, trees } from '../tables/files.table';

jest.setTimeout(180_000);

const HOUR_SECONDS = 3600;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** Maintenance as it is done so many hours from now. */
async function maintainIn(hours: number): Promise<void> {
  const now = addSeconds(new Date(), hours * HOUR_SECONDS);
  const time = addSeconds(now, -24 * HOUR_SECONDS);
  await deleteExpiredRows(api.db, time, { quotas: api.environment.quotas, now });
}

const count = async () => {
  const rows = [drafts, trees, blobs, builds].map((table) => api.db.$count(table));
  const [ofDrafts, ofTrees, ofBlobs, ofBuilds] = await Promise.all(rows);
  return { drafts: ofDrafts, trees: ofTrees, blobs: ofBlobs, builds: ofBuilds };
};

it('[SAFE-03] a draft has its files for as long as it lasts, and after a day nothing is left of it', async () => {
  const visitor = openVisitor(api);
  const { id } = await visitor.make();
  const before = await count();
  expect(before).toMatchObject({ drafts: 1, builds: 1 });
  // As if they had been there for long.
  await api.db.update(trees).set({ savedAt: addSeconds(new Date(), -48 * HOUR_SECONDS) });
  await api.db.update(blobs).set({ savedAt: addSeconds(new Date(), -48 * HOUR_SECONDS) });
  await maintainIn(23);
  // A build is made again when somebody looks.
  expect(await count()).toEqual({ ...before, builds: 0 });
  expect((await visitor.call('GET', '/drafts/mine/preview')).statusCode).toBe(200);
  await maintainIn(25);
  expect(await count()).toEqual({ drafts: 0, trees: 0, blobs: 0, builds: 0 });
  expect(await visitor.mine()).toBeNull();
  expect((await visitor.keep(id, await api.register())).statusCode).toBe(403);
});
