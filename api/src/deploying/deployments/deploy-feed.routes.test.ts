import { randomUUID } from 'node:crypto';
import { deploymentEventSchema, type DeploymentEvent, type DeployLogLine } from '@tessera/shared/contracts';
import { systemClock } from '../../core/clock';
import { createSignals } from '../../core/signals';
import type { Database } from '../../db/database';
import { STREAMS_PER_ACCOUNT } from '../../http/sse';
import { until } from '../../testing/build-project';
import { deployFor, givePlan } from '../../testing/deploy-project';
import { payForDeployment } from '../../testing/paid-deployment';
import { startTestApi, type TestApi } from '../../testing/test-api';
import { createDeployFeed } from './deploy-feed.service';
import { createDeployJournal, info, warn } from './deploy-journal.service';
import { readPresented } from './deployment-access.service';

jest.setTimeout(60_000);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

interface Received {
  readonly id: number;
  readonly event: DeploymentEvent;
}

/** Reads a stream to its end. */
async function readEvents(id: string, token: string, lastEventId?: string): Promise<Received[]> {
  const headers = lastEventId === undefined ? {} : { 'last-event-id': lastEventId };
  const { payload } = await api.call('GET', `/deployments/${id}/events`, { token, headers });
  return payload
    .split('\n\n')
    .filter((block) => block.startsWith('id:'))
    .map((block) => {
      const [number = '', name = '', data = ''] = block
        .split('\n')
        .map((line) => line.slice(line.indexOf(': ') + 2));
      const event = deploymentEventSchema.parse(JSON.parse(data));
      expect(event.type).toBe(name);
      return { id: Number(number), event };
    });
}

const linesOf = (events: readonly Received[]) =>
  events.flatMap(({ event }) => (event.type === 'log' ? [event.line.text] : []));

/** A deployment that a test works on itself, and what listens to it. */
async function following() {
  const signals = createSignals();
  const journal = createDeployJournal(api.db, systemClock, signals);
  const paid = await payForDeployment(api);
  let reads = 0;
  const db: Database = new Proxy(api.db, {
    get(target, name) {
      if (name === 'select') reads += 1;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  const addressOf = (name: string) => `http://${name}.localhost:3000`;
  const feed = createDeployFeed(db, signals, (id) => readPresented(db, id, addressOf));
  return { ...paid, journal, feed, reads: () => reads };
}

function sink(lastEventId?: string) {
  const stop = new AbortController();
  const sent: { id: number; event: string; data: DeploymentEvent }[] = [];
  return {
    sent,
    stop,
    stream: {
      send: (event: { readonly id: number; readonly event: string; readonly data: unknown }) =>
        void sent.push(event as (typeof sent)[number]),
      end: () => undefined,
      signal: stop.signal,
      lastEventId,
    },
  };
}

describe('GET /deployments/{id}/events', () => {
  it('[SCR-27] tells each step and line as it comes, and ends with what came of it', async () => {
    const { id, journal, feed } = await following();
    const { stream, sent } = sink();
    const ended = feed.follow(id, stream);
    await until(() => sent.length === 1);
    await journal.enter(id, 'preparing');
    await journal.enter(id, 'building', info('Version 1'));
    await until(() =>
      sent.some(({ data }) => data.type === 'deployment' && data.deployment.step === 'building'),
    );
    await journal.publish(id, info('It answers'));
    await ended;
    const logged = sent.filter(({ event }) => event === 'log');
    expect(logged.map(({ id: number, data }) => [number, data])).toMatchObject([
      [1, { line: { number: 1, text: 'Version 1', level: 'info' } }],
      [2, { line: { number: 2, text: 'It answers' } }],
    ]);
    expect(sent.at(-1)).toMatchObject({ id: 2, data: { deployment: { status: 'live', step: null } } });
  });

  it('[SAFE-02] asks the database once for all who follow a deployment', async () => {
    const { id, journal, feed, reads } = await following();
    const sinks = Array.from({ length: 100 }, (_, index) => sink(index % 2 === 0 ? undefined : '1'));
    const ends = sinks.map(({ stream }) => feed.follow(id, stream));
    await journal.note(id, info('One'), warn('Two'));
    await journal.publish(id, info('Three'));
    await Promise.all(ends);
    for (const [index, { sent }] of sinks.entries()) {
      const numbers = sent.flatMap(({ data }) => (data.type === 'log' ? [data.line.number] : []));
      expect(numbers).toEqual(index % 2 === 0 ? [1, 2, 3] : [2, 3]);
    }
    expect(reads()).toBeLessThan(20);
  });

  it('asks for no lines once the last follower has left', async () => {
    const { id } = await payForDeployment(api);
    const { stream, stop } = sink();
    let reads = 0;
    const db = new Proxy(api.db, {
      get(target, name) {
        if (name === 'select') reads += 1;
        return Reflect.get(target, name) as unknown;
      },
    });
    const left = createDeployFeed(db, createSignals(), () => {
      stop.abort();
      return Promise.resolve(undefined);
    });
    await left.follow(id, stream);
    // What was still to come comes before this.
    await new Promise(setImmediate);
    expect(reads).toBe(0);
  });

  it('resumes the log behind what was seen last, and says how it ended', async () => {
    const { id, user, journal } = await following();
    await journal.note(id, info('One'), warn('Two'));
    await journal.fail(id, 'It broke.');
    const all = await readEvents(id, user.token);
    expect(linesOf(all)).toEqual(['One', 'Two', 'It broke.', '1000 credits were given back']);
    const rest = await readEvents(id, user.token, '2');
    expect(linesOf(rest)).toEqual(['It broke.', '1000 credits were given back']);
    expect(rest.at(-1)).toMatchObject({ id: 4, event: { deployment: { status: 'failed' } } });
    for (const seen of ['nonsense', '-1', '1.5', '1e300', '99999999999999999999'])
      expect(linesOf(await readEvents(id, user.token, seen))).toHaveLength(4);
  });

  it('[SCR-27] tells of a real one to its end', async () => {
    const { user, built } = await payForDeployment(api);
    await givePlan(api, user);
    const { id } = await deployFor(api, user, built, `app-${randomUUID().slice(0, 8)}`);
    const events = await readEvents(id, user.token);
    expect(linesOf(events).at(-1)).toMatch(/ answers$/);
    expect(events.at(-1)?.event).toMatchObject({
      deployment: { status: 'live', probe: { isAnswering: true } },
    });
  });

  it('[API-06] answers 400, 401 and 403, and 429 to whoever has too many open', async () => {
    const { id, user } = await following();
    const path = `/deployments/${id}/events`;
    expect((await api.get('/deployments/x/events', user.token)).statusCode).toBe(400);
    expect((await api.get(path)).statusCode).toBe(401);
    expect((await api.get(path, (await api.register()).token)).statusCode).toBe(403);
    const open = Array.from({ length: STREAMS_PER_ACCOUNT }, () => api.get(path, user.token));
    await until(() => api.app.eventStreams.size === STREAMS_PER_ACCOUNT);
    expect((await api.get(path, user.token)).statusCode).toBe(429);
    await createDeployJournal(api.db, systemClock, createSignals()).fail(id, 'Over');
    await Promise.all(open);
    expect(api.app.eventStreams.size).toBe(0);
  });
});

describe('GET /deployments/{id}/logs', () => {
  const read = async (path: string, token: string) =>
    (await api.get(path, token)).json<{ items: DeployLogLine[]; nextCursor: string | null }>();

  it('[SCR-27] answers lines by level and words, and goes on by its cursor', async () => {
    const { id, user, journal } = await following();
    await journal.note(id, warn('100% of it'), info('100 of it'), warn('A_b'), info('Axb'));
    const path = `/deployments/${id}/logs`;
    const numbers = async (query: string) =>
      (await read(`${path}?${query}`, user.token)).items.map(({ number }) => number);
    expect(await numbers('')).toEqual([1, 2, 3, 4]);
    expect(await numbers('level=warn')).toEqual([1, 3]);
    expect(await numbers('search=100%25')).toEqual([1]);
    expect(await numbers('search=a_B')).toEqual([3]);
    expect(await numbers('level=info&search=of')).toEqual([2]);
    expect(await numbers('cursor=3')).toEqual([4]);
    const many = Array.from({ length: 300 }, (_, index) => info(`Line ${index}`));
    await journal.note(id, ...many);
    const first = await read(path, user.token);
    expect([first.items.length, first.nextCursor]).toEqual([200, '200']);
    const second = await read(`${path}?cursor=200`, user.token);
    expect([second.items[0]?.number, second.items.length, second.nextCursor]).toEqual([201, 104, null]);
  });

  it('keeps 500 lines of 500 characters, numbered without gaps', async () => {
    const { id, user, journal } = await following();
    await journal.note(id, ...Array.from({ length: 499 }, () => info('x'.repeat(600))));
    await Promise.all([1, 2, 3].map((number) => journal.note(id, info(`Late ${number}`))));
    const last = await read(`/deployments/${id}/logs?cursor=400`, user.token);
    expect(last.items.map(({ number }) => number)).toEqual(Array.from({ length: 100 }, (_, n) => n + 401));
    expect(last.items[0]?.text).toHaveLength(500);
  });

  it('[API-06] answers 400, 401 and 403', async () => {
    const { id, user } = await following();
    const path = `/deployments/${id}/logs`;
    for (const [query, field] of [
      ['level=loud', 'level'],
      ['cursor=x', 'cursor'],
      [`search=${'x'.repeat(201)}`, 'search'],
    ] as const) {
      const answer = await api.get(`${path}?${query}`, user.token);
      expect([answer.statusCode, Object.keys(answer.json<{ fields: object }>().fields)]).toEqual([
        400,
        [field],
      ]);
    }
    expect((await api.get(path)).statusCode).toBe(401);
    expect((await api.get(path, (await api.register()).token)).statusCode).toBe(403);
  });
});
