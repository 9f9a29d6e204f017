import { randomUUID } from 'node:crypto';
import { listMessages } from '@tessera/shared/contracts';
import { eq } from 'drizzle-orm';
import { say } from '../../testing/build-project';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api';
import { DRAFT_PROMPT, openVisitor } from '../../testing/visitor';
import { drafts } from '../tables/drafts.table';
import { projects } from '../tables/projects.table';
import { versions } from '../tables/versions.table';

jest.setTimeout(180_000);

let api: TestApi;
let ada: TestUser;
beforeAll(async () => {
  api = await startTestApi({ quotas: { drafts: 0 } });
});
afterAll(() => api.close());
beforeEach(async () => {
  ada = await api.register();
});

/** A draft that Ada has kept, as it was seen. */
async function keepOne() {
  const visitor = openVisitor(api);
  const { id, application } = await visitor.make();
  if (!application?.checks) throw new Error('Nothing was made');
  const { title, checks, coverage } = application;
  const kept = await visitor.keep(id, ada);
  expect(kept.statusCode).toBe(200);
  return { visitor, id, title, checks, coverage, projectId: kept.json<{ projectId: string }>().projectId };
}

describe('keeping a draft', () => {
  it('makes it a project whose first version is what was seen', async () => {
    const { id, title, checks, projectId } = await keepOne();
    const [seen] = await api.db.select().from(drafts).where(eq(drafts.id, id));
    const project = (await api.get(`/project/${projectId}`, ada.token)).json<Record<string, unknown>>();
    expect(project).toMatchObject({
      name: title,
      status: 'ready',
      headVersion: { number: 1 },
      checks: { passed: checks.passed, failed: 0 },
    });
    const [version] = await api.db.select().from(versions).where(eq(versions.projectId, projectId));
    expect(version).toMatchObject({ treeHash: seen?.treeHash, model: seen?.model, author: 'agent' });
    expect(version?.keptBytes).toBeGreaterThan(0);
  });

  it('begins its conversation with what led to it, and it goes on from there', async () => {
    const { visitor, checks, coverage, projectId } = await keepOne();
    const { items } = listMessages.response.parse(
      (await api.get(`/project/${projectId}/messages`, ada.token)).json(),
    );
    expect(items).toMatchObject([
      { role: 'user', status: 'succeeded', text: DRAFT_PROMPT },
      { role: 'assistant', status: 'succeeded', checks: { passed: checks.passed }, receipt: { coverage } },
    ]);
    const { payload } = await api.get(`/runs/${items[0]?.runId ?? ''}/events`, ada.token);
    expect(payload).toContain('event: end');
    const changed = await say(api, ada, projectId, 'change the title to Riffs');
    expect(changed.status).toBe('succeeded');
    // It is no draft any more.
    expect(await visitor.mine()).toBeNull();
  });

  it('is done once: again, also at the same time, it answers the same project', async () => {
    const user = await api.register();
    const browser = openVisitor(api);
    const { id } = await browser.make();
    const answers = await Promise.all([browser.keep(id, user), browser.keep(id, user)]);
    const ids = [...answers, await browser.keep(id, user)].map(
      (answer) => answer.json<{ projectId: string }>().projectId,
    );
    expect(new Set(ids).size).toBe(1);
    expect(await api.db.select().from(projects).where(eq(projects.userId, user.user.id))).toHaveLength(1);
  });

  it('gives it a name that is free', async () => {
    const user = await api.register();
    const names: string[] = [];
    for (const browser of [openVisitor(api), openVisitor(api)]) {
      const { id } = await browser.make();
      const { projectId } = (await browser.keep(id, user)).json<{ projectId: string }>();
      names.push((await api.get(`/project/${projectId}`, user.token)).json<{ name: string }>().name);
    }
    expect(new Set(names).size).toBe(2);
  });

  it('[SAFE-16] needs somebody, and refuses another browser’s draft like one that there is not', async () => {
    const browser = openVisitor(api);
    const { id } = await browser.make();
    expect((await browser.keep(id)).statusCode).toBe(401);
    const stranger = openVisitor(api);
    const refused = await stranger.keep(id, ada);
    const unknown = await browser.keep(randomUUID(), ada);
    for (const answer of [refused, unknown]) {
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toEqual({
        code: 'FORBIDDEN',
        error: 'This draft is not yours, or does not exist.',
      });
    }
    expect((await browser.keep('nothing', ada)).statusCode).toBe(400);
    const bob = await api.register();
    expect((await browser.keep(id, bob)).statusCode).toBe(200);
    // Somebody else in the same browser does not get into the other's project.
    expect((await browser.keep(id, ada)).statusCode).toBe(403);
  });

  it('waits until it runs', async () => {
    const browser = openVisitor(api);
    const { id } = await browser.make();
    await api.db.update(drafts).set({ status: 'making' }).where(eq(drafts.id, id));
    const answer = await browser.keep(id, ada);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'CONFLICT' });
  });

  it('[SAFE-03] takes no more projects than an account may have, and the draft stays', async () => {
    const full = await startTestApi({ quotas: { projects: 1, drafts: 0 } });
    try {
      const user = await full.register();
      await full.post('/project', { projectName: 'One' }, user.token);
      const browser = openVisitor(full);
      const { id } = await browser.make();
      const answer = await browser.keep(id, user);
      expect(answer.statusCode).toBe(413);
      expect(answer.json()).toMatchObject({ code: 'QUOTA_FULL', quota: 'projects' });
      expect((await browser.mine())?.id).toBe(id);
    } finally {
      await full.close();
    }
  });
});
