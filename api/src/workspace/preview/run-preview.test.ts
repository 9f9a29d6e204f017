import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { buildProject } from '../../testing/build-project';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api';
import { projects } from '../tables/projects.table';
import { runPreviews } from '../tables/run-previews.table';
import { runs } from '../tables/runs.table';
import { versions } from '../tables/versions.table';
import { createRunPreviews, deleteOverRunPreviews } from './run-preview.service';

jest.setTimeout(60_000);

let api: TestApi;
let ada: TestUser;
beforeAll(async () => {
  api = await startTestApi();
  ada = await api.register();
});
afterAll(() => api.close());

describe('[SCR-03] what runs before it is a version', () => {
  it('is served for ten minutes, and ends with its project', async () => {
    const { project } = await buildProject(api, ada);
    const [run] = await api.db.select().from(runs).where(eq(runs.projectId, project.id));
    const [version] = await api.db.select().from(versions).where(eq(versions.projectId, project.id));
    if (!run || !version) throw new Error('The project has no version');
    const { treeHash } = version;
    let now = new Date();
    const previews = createRunPreviews(
      api.db,
      () => now,
      (label) => `http://${label}.preview.localhost`,
    );

    const { label, url } = await previews.open({ runId: run.id, title: 'Journal', treeHash });
    expect(url).toBe(`http://${label}.preview.localhost`);
    expect(await previews.findSite(label)).toEqual({ title: 'Journal', treeHash });
    expect(await previews.findSite(randomUUID())).toBeUndefined();

    await api.db.update(projects).set({ deletedAt: now }).where(eq(projects.id, project.id));
    expect(await previews.findSite(label)).toBeUndefined();
    await api.db.update(projects).set({ deletedAt: null }).where(eq(projects.id, project.id));

    now = new Date(now.getTime() + 601_000);
    expect(await previews.findSite(label)).toBeUndefined();
    await deleteOverRunPreviews(api.db, now);
    expect(await api.db.select().from(runPreviews).where(eq(runPreviews.label, label))).toEqual([]);
  });
});
