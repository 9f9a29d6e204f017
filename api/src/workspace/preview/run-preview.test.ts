import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { buildProject } from '../../testing/build-project';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api';
import { projects } from '../tables/projects.table';
import { runPreviews } from '../tables/run-previews.table';
import { runs } from '../tables/runs.table';
import { versions } from '../tables/versions.table';
import { systemClock } from '../../core/clock';
import { createSignals } from '../../core/signals';
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
    const previews = createRunPreviews({
      db: api.db,
      clock: () => now,
      addressOf: (label) => `http://${label}.preview.localhost`,
      nextNews: createSignals().next,
    });

    const announced = await previews.announce(run.id);
    const { label, url } = announced;
    expect(await previews.findSite(label)).toBeUndefined();
    await previews.open(announced, { title: 'Journal', treeHash });
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

  it('is waited for while its run works, by however many, and no longer', async () => {
    const { project } = await buildProject(api, ada);
    const [run] = await api.db.select().from(runs).where(eq(runs.projectId, project.id));
    const [version] = await api.db.select().from(versions).where(eq(versions.projectId, project.id));
    if (!run || !version) throw new Error('The project has no version');
    const setStatus = (status: 'running' | 'failed') =>
      api.db.update(runs).set({ status }).where(eq(runs.id, run.id));
    const signals = createSignals();
    const previews = createRunPreviews({
      db: api.db,
      clock: systemClock,
      addressOf: (label) => `http://${label}.preview.localhost`,
      nextNews: signals.next,
    });
    const announced = await previews.announce(run.id);
    const { label } = announced;
    expect(await previews.findAwaited(label)).toBeUndefined();

    await setStatus('running');
    const first = await previews.findAwaited(label);
    const second = await previews.findAwaited(label);
    expect(first?.site).toBe(second?.site);
    const site = { title: 'Journal', treeHash: version.treeHash };
    await previews.open(announced, site);
    signals.notify(run.id);
    expect(await first?.site).toEqual(site);
    expect(await previews.findAwaited(randomUUID())).toBeUndefined();

    const next = await previews.announce(run.id);
    const third = await previews.findAwaited(next.label);
    await setStatus('failed');
    // Nobody tells in this process: it is read again.
    expect(await third?.site).toBeUndefined();
  });

  it('is a page of which the browser has the beginning while it waits', async () => {
    const { project } = await buildProject(api, ada);
    const [version] = await api.db.select().from(versions).where(eq(versions.projectId, project.id));
    const [run] = await api.db
      .update(runs)
      .set({ status: 'running' })
      .where(eq(runs.projectId, project.id))
      .returning();
    if (!run || !version) throw new Error('The project has no version');
    const previews = createRunPreviews({
      db: api.db,
      clock: systemClock,
      addressOf: (label) => `http://${label}.preview.localhost`,
      nextNews: createSignals().next,
    });
    const visit = (label: string, url = '/') =>
      api.inject({ url, headers: { host: `${label}.preview.${api.environment.sitesDomain}` } });
    const announced = await previews.announce(run.id);
    const page = visit(announced.label);
    const unmade = visit((await previews.announce(run.id)).label);
    expect((await visit(announced.label, '/app.js')).statusCode).toBe(404);
    await previews.open(announced, { title: 'Journal', treeHash: version.treeHash });

    const { statusCode, payload, headers } = await page;
    expect(statusCode).toBe(200);
    expect(headers['content-security-policy']).toContain('sandbox');
    expect(payload).toMatch(/<link rel="modulepreload"[^]*<title>Journal<\/title>[^]*<div id="root">/);
    // The same as later, but that the packages begin before it is there.
    const later = await visit(announced.label);
    expect(payload.replace(/<script type="module" async src="\/vendor\/react-dom[^\n]*\n/, '')).toBe(
      later.payload,
    );
    expect((await visit(announced.label, '/app.js')).statusCode).toBe(200);

    await api.db.update(runs).set({ status: 'stopped' }).where(eq(runs.id, run.id));
    expect((await unmade).payload).not.toContain('id="root"');
  });
});
