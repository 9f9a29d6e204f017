import { projectSchema } from '@tessera/shared/contracts';
import { eq, sql } from 'drizzle-orm';
import { buildProject, say } from '../../testing/build-project';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api';
import { projects } from '../tables/projects.table';
import { takeTitle } from './project-title.service';
import { findProject } from './projects.repository';

let api: TestApi;
let ada: TestUser;

beforeAll(async () => {
  api = await startTestApi();
  ada = await api.register();
});
afterAll(() => api.close());

/** A project that nobody has named. */
async function buildUnnamed(projectName: string): Promise<string> {
  const { project } = await buildProject(api, ada, { projectName });
  await api.db.update(projects).set({ isNameDerived: true }).where(eq(projects.id, project.id));
  return project.id;
}

const nameOf = async (id: string) =>
  projectSchema.parse((await api.get(`/project/${id}`, ada.token)).json()).projectName;

describe('the title of a finished run', () => {
  it('[HOME-06] becomes the name of its project', async () => {
    const id = await buildUnnamed('Music');
    expect((await say(api, ada, id, 'change the title to Riffs')).status).toBe('succeeded');
    expect(await nameOf(id)).toBe('Riffs');
  });

  it('[HOME-06] is told apart from a name that only the database takes for the same', async () => {
    await api.post('/project', { projectName: 'οδοσ' }, ada.token);
    const id = await buildUnnamed('Οδοσ 7');
    expect(await say(api, ada, id, 'change the title to ΟΔΟΣ')).toMatchObject({
      status: 'succeeded',
      error: null,
    });
    // A server of another locale takes them for two.
    expect(await nameOf(id)).toMatch(/^ΟΔΟΣ(?: \(οδοσ 7\))?$/);
  });

  it('[HOME-06] leaves the name where it cannot be had, and the run its version', async () => {
    const id = await buildUnnamed('Kept as it was');
    await api.db.execute(sql`alter table projects add constraint refused check (name <> 'Refused')`);
    const run = await say(api, ada, id, 'change the title to Refused');
    expect(run).toMatchObject({ status: 'succeeded', versionId: expect.any(String) as string });
    expect(await nameOf(id)).toBe('Kept as it was');
  });

  it('[HOME-06] is not taken when its version cannot be made', async () => {
    const id = await buildUnnamed('Without a version');
    const message = 'change the title to Never made';
    await api.db.execute(
      sql`alter table versions add constraint refused check (note <> ${sql.raw(`'${message}'`)})`,
    );
    expect((await say(api, ada, id, message)).status).toBe('failed');
    expect(await nameOf(id)).toBe('Without a version');
  });

  it('[HOME-06] is not taken by a project that was deleted meanwhile', async () => {
    const id = await buildUnnamed('Thrown away');
    const project = await findProject(api.db, id);
    if (!project) throw new Error('The project is not there');
    await api.call('DELETE', `/project/${id}`, { token: ada.token });
    const log = { error: jest.fn() };
    await api.db.transaction((tx) => takeTitle(tx, project, 'Too late', log));
    expect((await findProject(api.db, id))?.name).toBe('Thrown away');
    expect(log.error).not.toHaveBeenCalled();
  });
});
