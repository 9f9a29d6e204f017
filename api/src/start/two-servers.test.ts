import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { newsSchema, snapshotSchema, storedModelSchema } from '@tessera/shared/contracts';
import { eq } from 'drizzle-orm';
import { openStream, type BalancedStream } from '../testing/balanced-calls';
import { until } from '../testing/build-project';
import { claimsOf, holdDeployments, watchClaims } from '../testing/claimed-jobs';
import { followData } from '../testing/data-events';
import { deploymentIn, freshName, PROMPT, workOn, type Owner } from '../testing/deployments-of-two';
import { countMigrations, countUnfinished, listCharges, listVersions } from '../testing/rows-of-two';
import type { ServerProcess } from '../testing/server-process';
import { freshNetwork, hostOf, MAIN_HOST, provideTwoServers, type Person } from '../testing/two-servers';
import { versions } from '../workspace/tables/versions.table';

jest.setTimeout(120_000);

const { TEST_DATABASE_URL: serverUrl } = process.env;
/** Only a PostgreSQL server can be shared. */
const describeOnServer = serverUrl === undefined ? describe.skip : describe;

describeOnServer('two servers on one PostgreSQL', () => {
  const two = provideTwoServers({ QUOTA_MESSAGES: '2', QUOTA_SIGN_UPS: '3' });
  const work = workOn(two);
  const { post, begin, deploy, read, settled, live, logOf, balanceOf } = work;
  const either = (turn: number) => (turn % 2 === 0 ? two.first : two.second);
  const both = () => [two.first, two.second];
  /** Calls both in turn, without waiting for an answer in between. */
  const times = <T>(count: number, call: (server: ServerProcess, turn: number) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_, turn) => call(either(turn), turn)));
  const statuses = (answers: readonly { readonly status: number }[]) =>
    answers.map(({ status }) => status).sort();
  const visit = async (appName: string) =>
    (await Promise.all(both().map((server) => two.site(server, appName)))).map(({ status }) => status);

  /** Has a project of two versions. */
  let ada: Owner;

  beforeAll(async () => {
    await watchClaims(two.db);
    ada = await work.makeOwner(two.first, 50_000);
    const message = { projectId: ada.projectId, message: 'change the title to Riffs' };
    await post('/runs', message, ada, { server: two.second });
    await until(async () => (await listVersions(two.db, ada.projectId)).length === 2);
  });

  it('come up together on an empty database, each migration applied once', async () => {
    expect(await countMigrations(two.db)).toBeGreaterThan(40);
    for (const path of ['/health', '/ready'])
      expect(statuses(await times(2, (server) => two.api(server, path)))).toEqual([200, 200]);
  });

  it('[SAFE-09] share sessions: one that was begun at one is refreshed and ended at the other', async () => {
    const bob = await two.signUp(two.first);
    const user = (token: string) => times(2, (server) => two.api(server, '/auth/user', { token }));
    expect(statuses(await user(bob.token))).toEqual([200, 200]);
    const there = { server: two.second };
    const refreshed = await post('/auth/refresh', { refreshToken: bob.refreshToken }, bob, there);
    const { token, refreshToken } = refreshed.json() as Person;
    expect(statuses(await user(token))).toEqual([200, 200]);
    expect((await post('/auth/logout', { refreshToken }, bob, there)).status).toBe(204);
    // At once, although both have seen the token before.
    expect(statuses(await user(token))).toEqual([401, 401]);
    expect((await post('/auth/refresh', { refreshToken }, bob)).status).toBe(401);
  });

  it('[API-05] lock an account together, also for the right password', async () => {
    const { email, password: right } = await two.signUp(two.first);
    const network = freshNetwork();
    const signIn = (server: ServerProcess, password: string) =>
      two.api(server, '/auth/login', { method: 'POST', body: { email, password }, network });
    const wrong = await times(10, (server) => signIn(server, 'wrong'));
    expect(statuses(wrong)).toEqual([401, 401, 401, 401, 401, 429, 429, 429, 429, 429]);
    expect(statuses(await times(2, (server) => signIn(server, right)))).toEqual([429, 429]);
  });

  it('[SAFE-03] count the sign-ups of a network together', async () => {
    const network = freshNetwork();
    const answers = await times(8, (server) => {
      const email = `${randomUUID()}@example.com`;
      const body = { firstname: 'A', lastname: 'B', email, password: 'correct horse battery' };
      return two.api(server, '/auth/register', { method: 'POST', network, body });
    });
    expect(statuses(answers)).toEqual([201, 201, 201, 429, 429, 429, 429, 429]);
  });

  it('[SAFE-03] count messages together, make each run once and tell of it at both', async () => {
    const bob = await two.signUp(two.second);
    const answers = await times(6, (server, turn) =>
      post('/project', { projectName: `Journal ${String(turn)}`, prompt: PROMPT }, bob, { server }),
    );
    expect(statuses(answers)).toEqual([201, 201, 429, 429, 429, 429]);
    const made = answers
      .filter(({ status }) => status === 201)
      .map((answer) => answer.json() as { project: { id: string }; runId: string });
    for (const { project, runId } of made) {
      const told = await times(2, (server) => two.api(server, `/runs/${runId}/events`, { token: bob.token }));
      const [here, there] = told.map(({ text }) => eventsIn(text));
      expect(here).toEqual(there);
      expect(here?.at(-1)).toMatchObject({ event: 'end' });
      expect(here?.filter(({ event }) => event === 'end')).toHaveLength(1);
      expect(await listVersions(two.db, project.id)).toEqual([1]);
    }
    const ids = made.map(({ runId }) => runId);
    const claims = await claimsOf(two.db, ids);
    expect(claims.map((claim) => claim.of).sort()).toEqual([...ids].sort());
  });

  it('[DEP-09] put each of many deployments live once, and both take part', async () => {
    const others = await times(4, (server) => work.copyOwner(ada, server, 3000));
    const owners = [ada, ...others];
    const made: { readonly owner: Owner; readonly id: string }[] = [];
    await holdDeployments(two.db, async () => {
      // Two of an account at a time: ten, and no process has more than eight in hand.
      for (const owner of owners)
        for (const server of both()) {
          made.push({ owner, id: await begin(owner, { server, appName: `held-${freshName()}` }) });
        }
      const ids = made.map(({ id }) => id);
      await until(async () => (await claimsOf(two.db, ids)).length === ids.length);
    });
    for (const { owner, id } of made) {
      expect(await settled(owner, id)).toMatchObject({ status: 'live', charged: 1000, error: null });
      expect(await listCharges(two.db, id)).toEqual([-1000]);
      const lines = await logOf(owner, id);
      expect(new Set(lines).size).toBe(lines.length);
      expect(lines.filter((line) => line.endsWith(' answers'))).toHaveLength(1);
    }
    const claims = await claimsOf(
      two.db,
      made.map(({ id }) => id),
    );
    expect(claims.map(({ attempt }) => attempt)).toEqual(made.map(() => 1));
    expect(new Set(claims.map(({ server }) => server))).toEqual(new Set(['first', 'second']));
  });

  it('[DEP-09] charge once for a key that comes to both at once', async () => {
    const [appName, key] = [freshName(), randomUUID()];
    const before = await balanceOf(ada);
    const answers = await times(20, (server) => deploy(ada, { appName, server, key }));
    expect(new Set(statuses(answers))).toEqual(new Set([201]));
    const [id = '', ...more] = new Set(answers.map((answer) => deploymentIn(answer).id));
    expect(more).toEqual([]);
    await settled(ada, id);
    expect(await balanceOf(ada)).toBe(before - 1000);
  });

  it('[DEP-07] take one of 50 deployments at 1000.01 credits, whichever is asked', async () => {
    const spent = Math.round(((await balanceOf(ada)) - 1000.01) * 100) / 100;
    await two.moveCredits(ada, -spent);
    const answers = await times(50, (server) => deploy(ada, { server }));
    const taken = answers.filter(({ status }) => status === 201);
    expect(taken).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 402)).toHaveLength(49);
    for (const answer of taken) await settled(ada, deploymentIn(answer).id);
    expect(await balanceOf(ada)).toBe(0.01);
    await two.moveCredits(ada, spent);
  });

  it('[DEP-03] serve what the other one put live, and no more once that stopped, moved or took it back', async () => {
    const [appName, next] = [freshName(), freshName()];
    const rows = await two.db.select().from(versions).where(eq(versions.projectId, ada.projectId));
    const versionId = rows.find(({ number }) => number === 1)?.id ?? '';
    const scriptAt = (server: ServerProcess, name: string) => two.site(server, name, '/app.js');
    const tagsOf = async (name: string) => {
      const tags = await times(2, (server) => scriptAt(server, name));
      return [...new Set(tags.map(({ headers }) => headers.etag))];
    };

    const older = await live(ada, { appName, versionId });
    const pages = await times(2, (server) => two.site(server, appName));
    expect(statuses(pages)).toEqual([200, 200]);
    const [oldTag = ''] = await tagsOf(appName);
    expect(await tagsOf(appName)).toEqual([oldTag]);
    expect((await scriptAt(two.first, appName)).text).toBe((await scriptAt(two.second, appName)).text);
    const headers = { 'if-none-match': oldTag };
    expect((await two.site(two.second, appName, '/app.js', { headers })).status).toBe(304);

    const newer = await live(ada, { appName, server: two.second });
    const [newTag, ...otherTags] = await tagsOf(appName);
    expect([newTag === oldTag, otherTags]).toEqual([false, []]);
    const back = await post(`/deployments/${newer.id}/rollback`, { toDeploymentId: older.id }, ada);
    const { id } = deploymentIn(back);
    expect((await settled(ada, id, two.second)).status).toBe('live');
    expect(await tagsOf(appName)).toEqual([oldTag]);

    const { token } = ada;
    await two.api(two.second, `/deployments/${id}`, { method: 'PUT', token, body: { appName: next } });
    expect([await visit(appName), await visit(next)]).toEqual([
      [404, 404],
      [200, 200],
    ]);
    await post(`/deployments/${id}/stop`, {}, ada);
    expect(await visit(next)).toEqual([404, 404]);
    await post(`/deployments/${id}/start`, {}, ada, { server: two.second });
    expect(await visit(next)).toEqual([200, 200]);
  });

  it("[DATA-04] tell a page of each other's records, which are the same ones", async () => {
    const [row] = await two.db.select().from(versions).where(eq(versions.projectId, ada.projectId));
    const [entity] = storedModelSchema.parse(row?.model).entities;
    const field = entity?.fields.find(({ type, computed }) => type === 'text' && computed === undefined);
    if (!entity || !field) throw new Error('The application has no text');
    const { appName } = await live(ada);
    for (const [one, other] of [both(), both().reverse()]) {
      if (!one || !other) throw new Error('There are two');
      const port = Number(new URL(other.url).port);
      const known = snapshotSchema.parse((await two.site(other, appName, '/_data')).json());
      const page = await followData({ port, host: hostOf(appName) }, `?since=${String(known.seq)}`);
      expect(page.status).toBe(200);
      const id = randomUUID();
      const values = { [field.key]: 'Asturias' };
      const step = { step: randomUUID(), changes: [{ kind: 'add', entityId: entity.id, id, values }] };
      const made = await two.site(one, appName, '/_data/steps', { method: 'POST', body: step });
      expect([made.status, made.json()]).toMatchObject([200, { kind: 'made' }]);
      const isIt = (data: unknown) => newsSchema.parse(data).changes.some((change) => change.id === id);
      await page.next('news', isIt);
      page.close();
      expect((await two.site(other, appName, '/_data')).text).toContain(id);
      // The same step again, at the other: it was made already.
      const again = await two.site(other, appName, '/_data/steps', { method: 'POST', body: step });
      expect(again.json()).toMatchObject({ kind: 'made', seq: (made.json() as { seq: number }).seq });
    }
  });

  it('[SAFE-12] are restarted one by one: nothing fails, and what was followed at one goes on at the other', async () => {
    const appName = `held-${freshName()}`;
    const { exited } = two.first;
    await holdDeployments(two.db, async (release) => {
      const id = await begin(ada, { appName });
      const events = (server: ServerProcess, last?: string): Promise<BalancedStream> =>
        openStream(server, {
          ...{ host: MAIN_HOST, path: `/api/deployments/${id}/events` },
          headers: {
            authorization: `Bearer ${ada.token}`,
            ...(last !== undefined && { 'last-event-id': last }),
          },
        });
      const here = await events(two.first);
      await until(() => here.text().includes('"step":"building"') && here.text().includes('uilt: '));
      let isOver = false;
      const calls = both().map(async (server) => {
        const found = new Set<number | string>();
        while (!isOver) {
          const answer = await two.api(server, '/auth/user', { token: ada.token }).catch(codeOf);
          found.add(typeof answer === 'string' ? answer : answer.status);
          if (answer === 'ECONNREFUSED') break;
        }
        return [...found].sort();
      });
      // Their passwords are still being hashed when the signal comes.
      const body = { email: ada.email, password: ada.password };
      const slow = Array.from({ length: 4 }, () =>
        two.api(two.first, '/auth/login', { method: 'POST', body, network: freshNetwork() }),
      );
      await wait(50);
      two.first.kill('SIGTERM');
      await here.ended;
      const there = await events(two.second, eventsIn(here.text()).at(-1)?.id);
      release();
      await there.ended;
      expect(statuses(await Promise.all(slow))).toEqual([200, 200, 200, 200]);
      expect(await exited).toBe(0);
      isOver = true;
      expect(
        (await Promise.all(calls)).map((found) => found.filter((one) => one !== 'ECONNREFUSED')),
      ).toEqual([[200], [200]]);
      const lines = [here, there].flatMap((stream) => eventsIn(stream.text()));
      const numbers = lines.filter(({ event }) => event === 'log').map((line) => Number(line.id));
      expect(numbers).toEqual(numbers.map((_, place) => place + 1));
      expect(there.text()).toContain('"status":"live"');
    });
    await two.restart('first');
    expect(await visit(appName)).toEqual([200, 200]);
  });

  it('[DEP-09] take over what one of them was killed in: charged once, or failed and given back', async () => {
    const bob = await work.copyOwner(ada, two.second, 3000);
    const before = [await balanceOf(ada), await balanceOf(bob)] as const;
    const appName = `held-${freshName()}`;
    let [ofAda, ofBob] = ['', ''];
    let killed: 'first' | 'second' = 'first';
    const left = () => (killed === 'first' ? two.second : two.first);
    await holdDeployments(two.db, async () => {
      ofAda = await begin(ada, { appName });
      ofBob = await begin(bob, { appName: `held-${freshName()}` });
      const stepsAt = async (server: ServerProcess) => [
        (await read(ada, ofAda, server)).step,
        (await read(bob, ofBob, server)).step,
      ];
      await until(async () => (await stepsAt(two.second)).every((step) => step === 'building'));
      const [claim] = await claimsOf(two.db, [ofAda]);
      killed = claim?.server === 'first' ? 'first' : 'second';
      two[killed].kill('SIGKILL');
      expect(await two[killed].exited).toBe('SIGKILL');
      expect(await stepsAt(left())).toEqual(['building', 'building']);
      // So that one of the two cannot go live any more.
      const gone = await two.api(left(), `/project/${bob.projectId}`, { method: 'DELETE', token: bob.token });
      expect(gone.status).toBe(204);
    });
    expect(await settled(ada, ofAda, left())).toMatchObject({ status: 'live', charged: 1000 });
    expect(await settled(bob, ofBob, left())).toMatchObject({ status: 'failed', charged: 0 });
    expect(await listCharges(two.db, ofAda)).toEqual([-1000]);
    expect(await listCharges(two.db, ofBob)).toEqual([-1000, 1000]);
    expect(await balanceOf(ada, left())).toBe(before[0] - 1000);
    expect(await balanceOf(bob, left())).toBe(before[1]);
    const lines = await logOf(ada, ofAda, left());
    expect(lines.filter((line) => line.includes('was interrupted'))).toHaveLength(1);
    expect(lines.filter((line) => line.endsWith(' answers'))).toHaveLength(1);
    expect((await claimsOf(two.db, [ofAda])).map(({ attempt }) => attempt)).toEqual([1, 2]);
    // The last row of a job goes a moment after what it did.
    await until(async () => (await countUnfinished(two.db)) === 0);
    await two.restart(killed);
    expect(await visit(appName)).toEqual([200, 200]);
  });
});

const codeOf = (error: NodeJS.ErrnoException) => error.code ?? error.message;

interface SentEvent {
  readonly id: string | undefined;
  readonly event: string | undefined;
}

/** The events of a stream that was read. */
function eventsIn(text: string): SentEvent[] {
  const blocks = text.split('\n\n').filter((block) => block.includes('event: '));
  return blocks.map((block) => ({
    id: /^id: (.*)$/m.exec(block)?.[1],
    event: /^event: (.*)$/m.exec(block)?.[1],
  }));
}
