import { systemClock } from '../../core/clock';
import { createSignals } from '../../core/signals';
import { dataOf, nextVersion } from '../../testing/deploy-job';
import { payForDeployment, readLog } from '../../testing/paid-deployment';
import { startTestApi, type TestApi } from '../../testing/test-api';
import type { BuildsService } from '../../workspace';
import { createDeployJob, type DeployJobSettings } from './deploy.job';
import { createDeployJournal } from './deploy-journal.service';
import type { ProbeSite } from './site-probe.service';

jest.setTimeout(60_000);

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});

afterAll(() => api.close());

const NOTHING_KNOWN = { passed: 0, failed: [], untried: [], waiting: 0 };

const jobWith = (builds: BuildsService, more: Partial<DeployJobSettings> = {}) =>
  createDeployJob({
    db: api.db,
    builds,
    journal: createDeployJournal(api.db, systemClock, createSignals()),
    checking: { tryOnce: () => Promise.resolve(NOTHING_KNOWN) },
    data: dataOf(),
    probe: (appName) => Promise.resolve({ isAnswering: true, host: `${appName}.localhost:3000` }),
    variables: {
      findSecretUse: () => Promise.resolve(undefined),
      read: () => Promise.resolve({ items: [], isOutdated: false }),
    },
    pauses: [0, 0],
    ...more,
  });

const BUILT: BuildsService = {
  build: () => Promise.resolve({ ok: true, js: 'x'.repeat(2048), css: 'y'.repeat(12) }),
};

describe('the work of a deployment', () => {
  it('[DEP-09] gives the credits back once when it fails, and says why', async () => {
    const { payload, read, balance } = await payForDeployment(api);
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

  it('[ENV-03] fails where the code would give a secret away, and names the line', async () => {
    const { payload, read, balance } = await payForDeployment(api);
    const use = { path: 'src/call.ts', line: 7, message: 'API_KEY is a secret.' };
    const variables = {
      findSecretUse: () => Promise.resolve(use),
      read: () => Promise.resolve({ items: [], isOutdated: false }),
    };
    await jobWith(BUILT, { variables }).handle(payload);
    expect(await read()).toMatchObject({
      status: 'failed',
      error: 'src/call.ts, line 7: API_KEY is a secret.',
    });
    expect(await balance()).toBe(2050);
  });

  it('[DEP-09] gives the credits back when it is given up', async () => {
    const { payload, read, balance } = await payForDeployment(api);
    const broken = { build: () => Promise.reject(new Error('no compiler')) };
    const job = jobWith(broken);
    await expect(job.handle(payload)).rejects.toThrow('no compiler');
    await job.giveUp?.(payload);
    expect(await read()).toMatchObject({ status: 'failed', charged: 0 });
    expect(await balance()).toBe(2050);
  });

  it('[DATA-01] gives the credits back where the records would lose something, and says what', async () => {
    const { payload, read, balance } = await payForDeployment(api, { dataPlace: 'database' });
    const reason = 'In 3 records of "Songs", what stands under "Tempo" does not fit its new type.';
    const data = dataOf(() => Promise.resolve({ kind: 'refused', reason }));
    await jobWith(BUILT, { data }).handle(payload);
    expect(await read()).toMatchObject({ status: 'failed', charged: 0, error: reason });
    expect(await balance()).toBe(2050);
  });

  it('may be done twice', async () => {
    const { payload, read, balance } = await payForDeployment(api);
    const job = jobWith(BUILT);
    await job.handle(payload);
    await job.handle(payload);
    expect(await read()).toMatchObject({ status: 'live', charged: 1000 });
    expect(await balance()).toBe(1050);
  });

  it('[SCR-27] says in its log what was seen in each step', async () => {
    const { id, user, built, appName, payload } = await payForDeployment(api, { dataPlace: 'database' });
    const tryOnce = () => Promise.resolve({ ...NOTHING_KNOWN, passed: 11, waiting: 1 });
    const data = dataOf(() => Promise.resolve({ kind: 'done', summary: ['Songs gets the field Tempo.'] }));
    await jobWith(BUILT, { checking: { tryOnce }, data }).handle(payload);
    const log = await readLog(api, user, id);
    expect(log[0]).toMatch(/^Version 1 of .+, \d+ files$/);
    expect(log[0]).toContain(built.project.projectName);
    // The run that made the version built it.
    expect(log.slice(1)).toEqual([
      'Already built: 2 KB of code, 12 bytes of styles',
      '11 checks pass',
      '1 check was not tried',
      'Records moved to version 1:',
      'Songs gets the field Tempo.',
      `${appName}.localhost:3000 answers`,
    ]);
  });

  it('[SCR-27] fails with the checks that fail, unless it goes live despite them', async () => {
    const { id, user, read, payload } = await payForDeployment(api);
    const failed = [{ id: 'e1.add', title: 'Add a song', isNew: false }];
    const tryOnce = () => Promise.resolve({ ...NOTHING_KNOWN, passed: 2, failed });
    await jobWith(BUILT, { checking: { tryOnce } }).handle(payload);
    const error = 'One check of this version fails: Add a song.';
    expect(await read()).toMatchObject({ status: 'failed', charged: 0, error });
    expect((await readLog(api, user, id)).slice(-3)).toEqual([
      '2 checks pass',
      `error: ${error}`,
      '1000 credits were given back',
    ]);
  });

  it('goes on after the server was killed in any of its steps, and says so', async () => {
    for (const step of ['preparing', 'building', 'checking', 'goingLive']) {
      const { id, user, read, balance, payload } = await payForDeployment(api, { step });
      await jobWith(BUILT).handle(payload);
      expect(await read()).toMatchObject({ status: 'live', step: null });
      expect((await readLog(api, user, id))[0]).toBe('warn: The work was interrupted, and begins again');
      expect(await balance()).toBe(1050);
    }
  });

  it('[SCR-26] is live once its address answers with it, and is asked again before that counts as failed', async () => {
    const { read, payload } = await payForDeployment(api);
    const asked: string[] = [];
    const probe: ProbeSite = async (appName) => {
      const { status, step } = await read();
      asked.push(`${status} ${String(step)}`);
      const host = `${appName}.localhost:3000`;
      return asked.length < 3
        ? { isAnswering: false, host, why: 'did not answer' }
        : { isAnswering: true, host };
    };
    await jobWith(BUILT, { probe }).handle(payload);
    expect(asked).toEqual(Array.from({ length: 3 }, () => 'deploying goingLive'));
    expect(await read()).toMatchObject({ status: 'live', probe: { isAnswering: true } });
  });

  it('[SCR-26] keeps what was live before, and its records, where the address does not answer', async () => {
    const first = await payForDeployment(api, { dataPlace: 'database' });
    await jobWith(BUILT).handle(first.payload);
    const { appName, user } = first;
    const built = await nextVersion(api, user, first.built);
    const next = await payForDeployment(api, { dataPlace: 'database', appName, of: { user, built } });
    const data = dataOf();
    const dead: ProbeSite = () =>
      Promise.resolve({ isAnswering: false, host: 'plants.localhost', why: 'answered 404' });
    await jobWith(BUILT, { probe: dead, data }).handle(next.payload);
    const error = 'plants.localhost answered 404.';
    expect(await next.read()).toMatchObject({ status: 'failed', charged: 0, error, probe: null });
    expect(await first.read()).toMatchObject({ status: 'live', charged: 1000 });
    const [old, tried] = [first.built, built].map(({ project }) => project.headVersion?.id);
    expect(data.seen.prepared).toEqual([tried, old]);
    expect(data.seen.announced).toEqual([built.project.id]);
    expect((await api.inject({ url: '/', headers: { host: `${appName}.localhost:3000` } })).statusCode).toBe(
      200,
    );
    // The first one's charge is kept, the second one's is not.
    expect(await next.balance()).toBe(50 + 2000 + 2000 - 1000);
  });

  it('[DATA-01] takes the records back also where it fails in an earlier step after a kill', async () => {
    const first = await payForDeployment(api, { dataPlace: 'database' });
    await jobWith(BUILT).handle(first.payload);
    const { appName, user } = first;
    const built = await nextVersion(api, user, first.built);
    const next = await payForDeployment(api, { dataPlace: 'database', appName, of: { user, built } });
    const data = dataOf();
    data.seen.at = built.project.headVersion?.id ?? '';
    const error = { path: 'src/main.tsx', line: 3, message: 'Unexpected end of file' };
    await jobWith({ build: () => Promise.resolve({ ok: false, error }) }, { data }).handle(next.payload);
    expect(await next.read()).toMatchObject({ status: 'failed', charged: 0 });
    expect(data.seen.at).toBe(first.built.project.headVersion?.id);
  });

  it('[DATA-01] tells pages that are open again where a kill came before they were told', async () => {
    const { payload, built } = await payForDeployment(api, { dataPlace: 'database' });
    await jobWith(BUILT).handle(payload);
    const data = dataOf();
    await jobWith(BUILT, { data }).handle(payload);
    expect(data.seen).toMatchObject({ announced: [built.project.id], prepared: [] });
  });

  it('[SCR-26] says that an app was deleted meanwhile, and gives the credits back', async () => {
    const { read, balance, payload, built, user } = await payForDeployment(api);
    await api.call('DELETE', `/project/${built.project.id}`, { token: user.token });
    await jobWith(BUILT).handle(payload);
    expect(await read()).toMatchObject({ status: 'failed', error: 'The app was deleted.' });
    expect(await balance()).toBe(2050);
  });
});

type Paid = Awaited<ReturnType<typeof payForDeployment>>;

const after = ({ appName, user, built }: Paid) =>
  payForDeployment(api, { dataPlace: 'database', appName, of: { user, built } });

/** Two of one name, the second asked for later. */
async function two() {
  const older = await payForDeployment(api, { dataPlace: 'database' });
  return { older, newer: await after(older) };
}

const OVERTAKEN = [
  'warn: Another deployment was asked for later, so this one did not go live',
  '1000 credits were given back',
];

describe('deployments of one name', () => {
  it('[DEP-09] that were asked for earlier give way to what is live, and are paid back', async () => {
    const { older, newer } = await two();
    await jobWith(BUILT).handle(newer.payload);
    const data = dataOf();
    await jobWith(BUILT, { data }).handle(older.payload);
    expect(await older.read()).toMatchObject({ status: 'replaced', charged: 0, step: null, error: null });
    expect(await newer.read()).toMatchObject({ status: 'live', charged: 1000 });
    expect(data.seen.prepared).toEqual([]);
    expect((await readLog(api, older.user, older.id)).slice(-2)).toEqual(OVERTAKEN);
    expect(await older.balance()).toBe(50 + 2000 + 2000 - 1000);
    // It was never live: nobody can go back to it.
    const body = { toDeploymentId: older.id };
    const key = { 'idempotency-key': older.id };
    const back = await api.post(`/deployments/${newer.id}/rollback`, body, newer.user.token, key);
    expect(back.statusCode).toBe(409);
  });

  it('[DEP-09] that were asked for earlier give way to one that is under way', async () => {
    const { older, newer } = await two();
    await jobWith(BUILT).handle(older.payload);
    expect(await older.read()).toMatchObject({ status: 'replaced', charged: 0 });
    expect(await newer.read()).toMatchObject({ status: 'deploying' });
    await jobWith(BUILT).handle(newer.payload);
    expect(await newer.read()).toMatchObject({ status: 'live', charged: 1000 });
  });

  it('[DATA-01] move the records one after the other', async () => {
    const first = await payForDeployment(api, { dataPlace: 'database' });
    const seen: string[] = [];
    const noting = (name: string) =>
      dataOf(() => {
        seen.push(name);
        return Promise.resolve({ kind: 'done' });
      });
    let later: Promise<void> | undefined;
    let second: Paid | undefined;
    const probe: ProbeSite = async (appName) => {
      const next = await after(first);
      second = next;
      // It comes to its turn while this one is on trial.
      await new Promise<void>((resolve) => {
        const tryOnce = () => {
          resolve();
          return Promise.resolve(NOTHING_KNOWN);
        };
        later = jobWith(BUILT, { data: noting('second'), checking: { tryOnce } }).handle(next.payload);
      });
      for (let looks = 0; looks < 10; looks += 1) await first.read();
      seen.push('first answers');
      return { isAnswering: true, host: `${appName}.localhost:3000` };
    };
    await jobWith(BUILT, { data: noting('first'), probe }).handle(first.payload);
    await later;
    expect(seen).toEqual(['first', 'first answers', 'second']);
    expect(await first.read()).toMatchObject({ status: 'replaced', charged: 1000 });
    expect(await second?.read()).toMatchObject({ status: 'live', charged: 1000 });
  });
});
