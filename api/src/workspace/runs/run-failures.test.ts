import { setTimeout as wait } from 'node:timers/promises';
import { runSchema } from '@tessera/shared/contracts';
import { eq } from 'drizzle-orm';
import { systemClock } from '../../core/clock';
import { DiskFullError } from '../../core/disk-full';
import { createJobs } from '../../jobs/jobs';
import { jobs as jobsTable } from '../../jobs/jobs.table';
import { createBuildsService, type BuildsService } from '../builds/builds.service';
import { createCompiler } from '../builds/compiler.service';
import { createDatabaseFiles } from '../builds/database-files.service';
import { buildProject, endOfRun, readEvents, say, until } from '../../testing/build-project';
import { openRecallingPool } from '../../testing/recalling-pool';
import { startTestApi, type TestApi, type TestUser } from '../../testing/test-api';
import { liveDeployments } from '../../deploying';
import { createQuotasService } from '../quotas/quotas.service';
import { createVersionCommit } from '../versions/version-commit.service';
import type { Assistant } from './assistant.port';
import { createRunPreviews } from '../preview/run-preview.service';
import { createRunExecutor } from './run.job';
import { createRunJournal } from './run-journal.service';
import { createSignals } from '../../core/signals';
import { WorkClosedError, WorkStoppedError } from '../../work/work-pool';
import { createBuiltInAssistant } from '../worker/worker.client';
import { runs as runsTable } from '../tables/runs.table';

const pool = openRecallingPool();
const builtInAssistant = createBuiltInAssistant(pool);

let isDown = false;

/** The real assistant, with a fault that the message asks for. */
const faulty: Assistant = {
  ...builtInAssistant,
  async propose(account, request) {
    if (request.message === 'crash') throw new Error('a bug of ours with secret details');
    if (isDown || request.message === 'never ends') throw new WorkStoppedError('timeout');
    const proposed = await builtInAssistant.propose(account, request);
    if (proposed.kind === 'nothing' || proposed.proposal.model.title !== 'Broken') return proposed;
    const failed = { id: 'planted', title: 'Every field has a name', passed: false, message: 'one has none' };
    return { ...proposed, checks: [...proposed.checks, failed] };
  },
  async perform(account, request) {
    if (request.asked.includes('e1.search') && request.model.title.startsWith('Endless')) {
      throw new WorkStoppedError('timeout');
    }
    const performed = await builtInAssistant.perform(account, request);
    if (!request.model.title.endsWith('unsearchable')) return performed;
    return performed.map((result) =>
      result.id.endsWith('.search')
        ? { ...result, state: 'failed', message: 'The search finds nothing.' }
        : result,
    );
  },
};

let api: TestApi;
let ada: TestUser;

beforeAll(async () => {
  api = await startTestApi({ assistant: faulty });
  ada = await api.register();
});

afterAll(async () => {
  await api.close();
  pool.close();
});

/** A run that another process has in hand: it is running, and nobody in this process works on it. */
async function plantRunning(projectId: string, message: string) {
  const [row] = await api.db.select().from(runsTable).where(eq(runsTable.projectId, projectId));
  if (!row) throw new Error('The project has no run');
  const running = {
    ...row,
    id: crypto.randomUUID(),
    message,
    idempotencyKey: null,
    requestHash: null,
    status: 'running' as const,
    answer: '',
    receipt: null,
    versionId: null,
    endedAt: null,
  };
  await api.db.insert(runsTable).values(running);
  return running;
}

/** A worker of another process, whose builds are what `wrap` makes of them. */
function makeExecutor(wrap: (builds: BuildsService) => BuildsService, assistant = builtInAssistant) {
  const quotas = createQuotasService(api.db, systemClock, api.environment.quotas);
  const jobs = createJobs(api.db, api.app.log);
  const base = { db: api.db, clock: systemClock, log: api.app.log };
  const [compiler, files] = [createCompiler(pool), createDatabaseFiles()];
  return createRunExecutor({
    ...base,
    assistant,
    commits: createVersionCommit(quotas, liveDeployments),
    journal: createRunJournal(api.db, systemClock, jobs, createSignals(), () => Promise.resolve(0)),
    previews: createRunPreviews({
      ...{ ...base, nextNews: createSignals().next },
      addressOf: (label) => `http://${label}.preview.localhost/`,
    }),
    builds: wrap(createBuildsService({ ...base, compiler, files })),
  });
}

describe('a run that cannot succeed', () => {
  it('applies nothing when a check of the model fails, and says which', async () => {
    const { project } = await buildProject(api, ada);
    const run = await say(api, ada, project.id, 'change the title to Broken');
    expect(run).toMatchObject({ status: 'failed', answer: '', receipt: null, versionId: null });
    expect(run.error).toBe('Check failed, nothing was changed: Every field has a name (one has none)');
    const events = await readEvents(api, ada, run.id);
    const plan = events.flatMap(({ event }) => (event.type === 'plan' ? [event.steps] : [])).at(-1);
    expect(plan?.map(({ state }) => state)).toEqual(['done', 'failed', 'waiting', 'waiting', 'waiting']);
    expect(events.some(({ event }) => event.type === 'text')).toBe(false);
    expect(events.at(-1)?.event).toMatchObject({ type: 'end', status: 'failed', credits: 0 });
  });

  it('[MODEL-15] applies nothing when something stops working that worked before, and names it', async () => {
    const { project } = await buildProject(api, ada);
    const run = await say(api, ada, project.id, 'change the title to Now unsearchable');
    expect(run).toMatchObject({ status: 'failed', answer: '', receipt: null, versionId: null });
    expect(run.error).toMatch(/^Check failed, nothing was changed: .+ \(The search finds nothing\.\)$/);
    const after = await api.get(`/project/${project.id}`, ada.token);
    expect(after.json()).toMatchObject({ headVersion: project.headVersion });
  });

  it('[MODEL-16] calls nothing built in a first version that its check did not show', async () => {
    const prompt = 'Build a list of boats called "Boats unsearchable" with name and search';
    const { run } = await buildProject(api, ada, { prompt });
    expect(run.status).toBe('succeeded');
    expect(run.receipt?.checks.failed).toHaveLength(1);
    expect(run.receipt?.coverage).toContainEqual({
      phrase: 'search',
      state: 'missing',
      why: 'A check of it failed: The search finds nothing.',
    });
    // What never worked stops no change.
    const next = await say(api, ada, run.projectId, 'add a length in metres');
    expect(next.status).toBe('succeeded');
  });

  it('[MODEL-17] keeps a question open whose yes failed, so that it can be said again', async () => {
    const { project } = await buildProject(api, ada);
    const { question } = await say(api, ada, project.id, 'remove the tempo');
    isDown = true;
    const failed = await say(api, ada, project.id, 'yes');
    isDown = false;
    expect(failed).toMatchObject({ status: 'failed', question });
    expect(await say(api, ada, project.id, 'yes')).toMatchObject({
      status: 'succeeded',
      answer: 'Field Tempo removed from Practice session.',
    });
  });

  it('[MODEL-15] stops no change by what was broken before, after an undo, a redo or under another name', async () => {
    const prompt = 'Build a list of boats called "Boats unsearchable" with name and search';
    const { project } = await buildProject(api, ada, { prompt });
    await say(api, ada, project.id, 'add a length in metres');
    for (const step of ['undo', 'redo']) {
      await api.post(`/project/${project.id}/${step}`, {}, ada.token);
      const next = await say(api, ada, project.id, step === 'undo' ? 'add a colour' : 'add a harbour');
      expect(next).toMatchObject({ status: 'succeeded', error: null });
      await api.post(`/project/${project.id}/undo`, {}, ada.token);
    }
    const renamed = await say(api, ada, project.id, 'rename boat to ship');
    expect(renamed).toMatchObject({ status: 'succeeded', error: null });
    expect(renamed.receipt?.checks.performed).toContainEqual({ id: 'e1.search', state: 'failed' });
    expect(renamed.receipt?.checks.failed).toEqual(['Ships can be searched']);
  });

  it('[SAFE-01] says so when reading takes too long, and the project is as it was', async () => {
    const { project } = await buildProject(api, ada);
    const run = await say(api, ada, project.id, 'never ends');
    expect(run).toMatchObject({ status: 'failed', receipt: null, versionId: null });
    expect(run.error).toMatch(/^Reading this message took too long\. Nothing was changed\./);
    const after = await api.get(`/project/${project.id}`, ada.token);
    expect(after.json()).toMatchObject({ headVersion: project.headVersion });
    expect((await say(api, ada, project.id, 'change the title to After')).status).toBe('succeeded');
  });

  it('[MODEL-15] says so when trying the version before takes too long, where nobody did so far', async () => {
    const prompt = 'Build a list of boats called "Endless boats" with name';
    const { project, run: first } = await buildProject(api, ada, { prompt });
    const checks = { ...first.receipt?.checks, performed: [] };
    await api.db
      .update(runsTable)
      .set({ receipt: { ...first.receipt, checks } })
      .where(eq(runsTable.id, first.id));
    const run = await say(api, ada, project.id, 'change the title to Now unsearchable');
    expect(run).toMatchObject({
      status: 'failed',
      error: 'Trying the application took too long. Nothing was changed.',
    });
  });

  it('hides what a bug of ours said, and the next message works', async () => {
    const { project } = await buildProject(api, ada);
    const run = await say(api, ada, project.id, 'crash');
    expect(run).toMatchObject({
      status: 'failed',
      error: 'Something went wrong on our side. Nothing was changed.',
    });
    expect((await say(api, ada, project.id, 'change the title to Fine')).status).toBe('succeeded');
  });
});

describe('stopping', () => {
  it('ends a run that waits, keeps nothing of it, and goes on with the next', async () => {
    const { project } = await buildProject(api, ada);
    const send = async (message: string) =>
      runSchema.parse((await api.post('/runs', { projectId: project.id, message }, ada.token)).json());
    // The first one keeps the builder busy in another process, so that the second waits.
    const running = await plantRunning(project.id, 'change the title to One');
    const second = await send('change the title to Two');
    const stopped = await api.post(`/runs/${second.id}/stop`, {}, ada.token);
    expect(stopped.json()).toMatchObject({ status: 'stopped', versionId: null });
    const events = await readEvents(api, ada, second.id);
    expect(events.at(-1)?.event).toMatchObject({ type: 'end', status: 'stopped' });
    const third = await send('add a venue text field');
    await api.post(`/runs/${running.id}/stop`, {}, ada.token);
    expect((await endOfRun(api, ada, third.id)).status).toBe('succeeded');
  });

  it('keeps nothing of a run that is stopped while it works, and holds at most five behind it', async () => {
    const { project } = await buildProject(api, ada);
    const running = await plantRunning(project.id, 'change the title to One');
    expect((await api.post(`/project/${project.id}/undo`, {}, ada.token)).statusCode).toBe(409);

    const message = 'change the title to Queued';
    const answers = [];
    for (let turn = 0; turn < 6; turn += 1) {
      answers.push(await api.post('/runs', { projectId: project.id, message }, ada.token));
    }
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201, 409]);
    await wait(100);
    const waiting = runSchema.parse(answers[0]?.json());
    expect((await api.get(`/runs/${waiting.id}`, ada.token)).json()).toMatchObject({ status: 'queued' });

    expect((await api.post(`/runs/${running.id}/stop`, {}, ada.token)).json()).toMatchObject({
      status: 'stopped',
    });
    expect((await endOfRun(api, ada, waiting.id)).status).toBe('succeeded');
  });
});

describe('a hand edit that is saved while a run works', () => {
  it('is kept: the run starts over on top of it', async () => {
    const { project } = await buildProject(api, ada);
    const running = await plantRunning(project.id, 'change the title to On top');
    let isEdited = false;
    const executor = makeExecutor((builds) => ({
      async build(account, treeHash, files) {
        if (!isEdited) {
          isEdited = true;
          const changes = [{ path: 'src/mine.ts', text: 'export const mine = 1;\n' }];
          const body = { baseVersionId: project.headVersion?.id, note: 'Meanwhile', changes };
          await api.post(`/project/${project.id}/versions`, body, ada.token);
        }
        return builds.build(account, treeHash, files);
      },
    }));
    await executor.handle({ runId: running.id });

    const run = runSchema.parse((await api.get(`/runs/${running.id}`, ada.token)).json());
    expect(run.status).toBe('succeeded');
    const versions = await api.get(`/project/${project.id}/versions`, ada.token);
    const notes = versions.json<{ items: { note: string }[] }>().items.map(({ note }) => note);
    expect(notes.slice(0, 2)).toEqual(['change the title to On top', 'Meanwhile']);
    const mine = await api.get(`/versions/${run.versionId ?? ''}/file?path=src/mine.ts`, ada.token);
    expect(mine.statusCode).toBe(200);
  });
});

describe('a disk that is full while a run works', () => {
  it('[SAFE-04] fails no run: it goes on when it is tried again', async () => {
    const { project } = await buildProject(api, ada);
    const running = await plantRunning(project.id, 'change the title to Patient');
    let isFull = true;
    const executor = makeExecutor((builds) => ({
      build: (account, treeHash, files) =>
        isFull ? Promise.reject(new DiskFullError('full')) : builds.build(account, treeHash, files),
    }));
    await expect(executor.handle({ runId: running.id })).rejects.toThrow(DiskFullError);
    expect((await api.get(`/runs/${running.id}`, ada.token)).json()).toMatchObject({ status: 'running' });
    isFull = false;
    await executor.handle({ runId: running.id });
    expect((await api.get(`/runs/${running.id}`, ada.token)).json()).toMatchObject({ status: 'succeeded' });
  });
});

describe('a server that stops while a run works', () => {
  it('[SAFE-12] fails no run: it goes on at the next start', async () => {
    const { project } = await buildProject(api, ada);
    const running = await plantRunning(project.id, 'change the title to Resumed');
    const own = openRecallingPool();
    const stopped = makeExecutor((builds) => builds, createBuiltInAssistant(own));
    const handled = stopped.handle({ runId: running.id });
    own.close();
    await expect(handled).rejects.toThrow(WorkClosedError);
    expect((await api.get(`/runs/${running.id}`, ada.token)).json()).toMatchObject({ status: 'running' });
    await makeExecutor((builds) => builds).handle({ runId: running.id });
    expect((await api.get(`/runs/${running.id}`, ada.token)).json()).toMatchObject({ status: 'succeeded' });
  });
});

describe('a crash of the server', () => {
  it('does a run again that a dead process left running', async () => {
    const { project } = await buildProject(api, ada);
    const left = await plantRunning(project.id, 'change the title to Rescued');
    // Its job as the dead process held it, at the moment its lease runs out.
    const now = new Date();
    await api.db.insert(jobsTable).values({
      id: crypto.randomUUID(),
      queue: 'run',
      payload: { runId: left.id },
      attempts: 1,
      leaseId: crypto.randomUUID(),
      dueAt: now,
      createdAt: now,
    });
    const run = await endOfRun(api, ada, left.id);
    expect(run.status).toBe('succeeded');
    await until(async () => (await api.db.select().from(jobsTable)).length === 0);
    const versions = await api.get(`/project/${project.id}/versions`, ada.token);
    expect(versions.json<{ items: unknown[] }>().items).toHaveLength(2);
  });
});
