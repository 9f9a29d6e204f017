import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { buildProject } from '../../testing/build-project';
import { deployFor } from '../../testing/deploy-project';
import { readLog } from '../../testing/paid-deployment';
import { startTestApi, type TestApi } from '../../testing/test-api';

jest.setTimeout(60_000);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const freshName = () => `app-${randomUUID().slice(0, 8)}`;

describe('the checks of a version that nobody tried', () => {
  it('[SCR-27] are tried while it is deployed, and kept', async () => {
    const user = await api.register();
    const built = await buildProject(api, user);
    const read = async () =>
      (await api.get(`/versions/${built.run.versionId ?? ''}/checks`, user.token)).json<{
        checks: { passed: number };
      }>();
    // As a version has it that came without a run of its own.
    await api.db.execute(sql`update runs set receipt = null where project_id = ${built.project.id}`);
    expect((await read()).checks.passed).toBe(0);
    const { id, status } = await deployFor(api, user, built, freshName());
    expect(status).toBe('live');
    const { passed } = (await read()).checks;
    expect(passed).toBeGreaterThan(0);
    expect(await readLog(api, user, id)).toContain(passed === 1 ? '1 check passes' : `${passed} checks pass`);
  });

  it('[SCR-27] stay so where somebody edited its code, and the log says it', async () => {
    const user = await api.register();
    const built = await buildProject(api, user);
    const file = await api.get(`/versions/${built.run.versionId ?? ''}/file?path=README.md`, user.token);
    const text = `${file.json<{ text: string }>().text}\nBy hand.\n`;
    const changes = [{ path: 'README.md', text }];
    const body = { baseVersionId: built.project.headVersion?.id, changes, note: '' };
    const saved = await api.post(`/project/${built.project.id}/versions`, body, user.token);
    expect(saved.statusCode).toBe(201);
    const { id, status } = await deployFor(api, user, built, freshName());
    expect(status).toBe('live');
    const log = await readLog(api, user, id);
    expect(log).toContainEqual(expect.stringMatching(/^\d+ checks were not tried$/));
    expect(log).not.toContainEqual(expect.stringMatching(/checks? pass/));
  });
});
