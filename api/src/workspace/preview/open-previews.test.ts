import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { systemClock } from '../../core/clock';
import { buildProject } from '../../testing/build-project';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api';
import { previews } from '../tables/previews.table';
import { projects } from '../tables/projects.table';
import { versions } from '../tables/versions.table';
import { createPreviewService } from './preview.service';

jest.setTimeout(60_000);

let api: TestApi;
let ada: TestUser;
beforeAll(async () => {
  api = await startTestApi();
  ada = await api.register();
});
afterAll(() => api.close());

it('[SAFE-03] an account has 50 open previews at most: another ends the one that was opened first', async () => {
  const { project } = await buildProject(api, ada);
  const versionId = project.headVersion?.id ?? '';
  const row = (minute: number) => ({
    label: `label${minute}`,
    projectId: project.id,
    versionId,
    // Too little time left to be handed out again.
    expiresAt: new Date(Date.now() + 600_000),
    createdAt: new Date(Date.now() - (100 - minute) * 60_000),
  });
  // The one that its first version came with.
  await api.db.delete(previews).where(eq(previews.projectId, project.id));
  await api.db.insert(previews).values(Array.from({ length: 52 }, (_, minute) => row(minute)));
  expect((await api.get(`/project/${project.id}/preview`, ada.token)).statusCode).toBe(200);
  const open = await api.db.select().from(previews).where(eq(previews.projectId, project.id));
  expect(open).toHaveLength(50);
  const labels = open.map(({ label }) => label);
  for (const gone of ['label0', 'label1', 'label2']) expect(labels).not.toContain(gone);
  expect(labels).toContain('label3');
});

it('[SAFE-03] a version that made way while it was compiled is not there, and no fault of ours', async () => {
  const { project } = await buildProject(api, ada);
  const id = project.headVersion?.id ?? '';
  const builds = {
    async build() {
      await api.db.update(projects).set({ headVersionId: null }).where(eq(projects.id, project.id));
      await api.db.delete(versions).where(eq(versions.id, id));
      return { ok: true as const, js: '', css: '' };
    },
  };
  const service = createPreviewService(api.db, builds, systemClock, (label) => label);
  const caller = { userId: ada.user.id, sessionId: randomUUID() };
  await expect(service.read(caller, project.id, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
