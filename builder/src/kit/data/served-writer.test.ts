/** @jest-environment @tessera/tooling/jest/jsdom-environment */
import { buildRecord, rooms, talks } from '../kit-testing';
import { FakeServer } from './fake-server-testing';
import { createStore, type Store } from './store';
import type { SentChange } from './server-protocol';

let ids = 0;
const ports = {
  now: () => new Date('2026-05-01T10:00:00.000Z'),
  newId: () => {
    ids += 1;
    return `n${String(ids)}`;
  },
};

beforeEach(() => {
  jest.useFakeTimers();
  window.localStorage.clear();
});

afterEach(() => {
  jest.useRealTimers();
});

function buildServer(): FakeServer {
  return new FakeServer([talks, rooms], { e1: [buildRecord(1, { 'f3.1': 10 })] });
}

async function openPage(server: FakeServer): Promise<Store> {
  const store = createStore(server.connect(), [talks, rooms], ports);
  await pass();
  return store;
}

/** Lets promises answer, and time pass if any is given. */
async function pass(ms = 0): Promise<void> {
  await jest.advanceTimersByTimeAsync(ms);
}

const shown = (store: Store, key = 'f1.1') =>
  (store.getState().document.records['e1'] ?? []).map(({ values }) => values[key]);
const kept = (server: FakeServer, key = 'f1.1') => server.recordsOf('e1').map(({ values }) => values[key]);
const changing = (key: string, was: string | number | null, value: string | number): SentChange => ({
  kind: 'change',
  entityId: 'e1',
  id: 'r1',
  values: { [key]: value },
  was: { [key]: was },
});

describe('[DATA-04] a store over a server', () => {
  it('shows what the server has, and puts in no samples', async () => {
    const server = buildServer();
    const store = await openPage(server);
    expect(store.getState()).toMatchObject({ status: 'ready', notice: null });
    expect(shown(store)).toEqual(['Talk 1']);
    expect(server.received).toEqual([]);
  });

  it('shows at once what is added, changed and removed, and sends it in its order', async () => {
    const server = buildServer();
    const store = await openPage(server);
    const release = server.hold();

    const id = store.put(talks, null, { 'f1.1': 'New' });
    store.change(talks, [id], { 'f3.1': 20 });
    store.change(talks, ['r1'], { 'f3.1': 30 });
    store.remove(talks, 'r1');
    expect(shown(store)).toEqual(['New']);
    expect(shown(store, 'f3.1')).toEqual([20]);
    expect(kept(server)).toEqual(['Talk 1']);

    release();
    await pass();
    expect(kept(server)).toEqual(['New']);
    expect(kept(server, 'f3.1')).toEqual([20]);
    expect(server.received).toHaveLength(4);
    expect(store.getState().waiting).toBe(0);
  });

  it('asks for nothing where nothing is another value, and undoes what was done', async () => {
    const server = buildServer();
    const store = await openPage(server);
    store.change(talks, ['r1'], { 'f3.1': 10 });
    const outcome = store.remove(talks, 'r1');
    await pass();
    expect(server.received).toHaveLength(1);
    expect(kept(server)).toEqual([]);

    if (outcome.isDone) outcome.undo();
    await pass();
    expect(server.recordsOf('e1')[0]).toMatchObject({ id: 'r1', createdAt: buildRecord(1).createdAt });
    expect(shown(store, 'f3.1')).toEqual([10]);
  });

  it('shows on one page what is done on another', async () => {
    const server = buildServer();
    const [one, two] = [await openPage(server), await openPage(server)];
    one.change(talks, ['r1'], { 'f3.1': 11 });
    two.put(talks, null, { 'f1.1': 'Of two' });
    await pass();
    expect(shown(one)).toEqual(['Talk 1', 'Of two']);
    expect(shown(two, 'f3.1')).toEqual([11, undefined]);
  });

  it('takes news while steps wait, and goes on showing what waits', async () => {
    const server = buildServer();
    const store = await openPage(server);
    const release = server.hold();
    store.change(talks, ['r1'], { 'f3.1': 30 });
    server.make(changing('f1.1', 'Talk 1', 'Theirs'));
    expect(shown(store)).toEqual(['Theirs']);
    expect(shown(store, 'f3.1')).toEqual([30]);

    release();
    await pass();
    expect(kept(server, 'f3.1')).toEqual([30]);
    expect(kept(server)).toEqual(['Theirs']);
  });

  it('shows the answer to its own step before earlier news, and reads everything where a number stays missing', async () => {
    const server = buildServer();
    const store = await openPage(server);
    server.holdsNews = true;
    server.make(changing('f1.1', 'Talk 1', 'Theirs'));
    store.change(talks, ['r1'], { 'f3.1': 30 });
    await pass();
    expect(shown(store, 'f3.1')).toEqual([30]);
    expect(server.reads).toBe(1);

    await pass(1000);
    expect(server.reads).toBe(2);
    expect(shown(store)).toEqual(['Theirs']);
    // What comes late is known already.
    server.tellNews();
    expect(shown(store, 'f3.1')).toEqual([30]);
  });

  it('reads everything after news that leave out a step', async () => {
    const server = buildServer();
    const store = await openPage(server);
    server.holdsNews = true;
    server.make(changing('f1.1', 'Talk 1', 'Missed'));
    server.make(changing('f3.1', 10, 12));
    server.tellNews(1);
    await pass(1000);
    expect(server.reads).toBe(2);
    expect(shown(store)).toEqual(['Missed']);
  });

  it('goes back to what the server has where it refuses, with all that is built on it', async () => {
    const server = buildServer();
    const store = await openPage(server);
    server.nextAnswer = { kind: 'failed', message: 'Too many records.', changes: [] };
    const id = store.put(talks, null, { 'f1.1': 'New' });
    store.change(talks, [id], { 'f3.1': 20 });
    store.change(talks, ['r1'], { 'f3.1': 11 });
    await pass();
    expect(shown(store)).toEqual(['Talk 1']);
    expect(shown(store, 'f3.1')).toEqual([11]);
    expect(server.received).toHaveLength(2);
    const { rejections } = store.getState();
    expect(rejections.map(({ answer }) => answer)).toMatchObject([
      { message: 'Too many records.' },
      { message: 'It belongs to something that could not be saved.' },
    ]);
    expect(rejections[0]?.step.changes).toMatchObject([{ kind: 'add', id, values: { 'f1.1': 'New' } }]);
  });
});

describe('[DATA-04] two changes of one field', () => {
  async function openConflict() {
    const server = buildServer();
    const store = await openPage(server);
    server.holdsNews = true;
    server.make(changing('f3.1', 10, 77));
    store.change(talks, ['r1'], { 'f3.1': 30, 'f1.1': 'Mine' });
    await pass();
    const [rejection] = store.getState().rejections;
    if (!rejection) throw new Error('Nothing was rejected.');
    return { server, store, rejection };
  }

  it('shows theirs, and says which field it is', async () => {
    const { store, rejection } = await openConflict();
    expect(shown(store, 'f3.1')).toEqual([77]);
    expect(shown(store)).toEqual(['Talk 1']);
    expect(rejection.answer).toMatchObject({
      kind: 'conflict',
      conflicts: [{ key: 'f3.1', mine: 30, theirs: 77 }],
    });
  });

  it('sends all of it again over theirs', async () => {
    const { server, store, rejection } = await openConflict();
    store.resolve(rejection, 'mine');
    await pass();
    expect([kept(server), kept(server, 'f3.1')]).toEqual([['Mine'], [30]]);
    expect(store.getState().rejections).toEqual([]);
  });

  it('sends what is left without the field that is theirs', async () => {
    const { server, store, rejection } = await openConflict();
    store.resolve(rejection, 'theirs');
    await pass();
    expect([kept(server), kept(server, 'f3.1')]).toEqual([['Mine'], [77]]);
  });

  it('adds a record again that somebody else has removed', async () => {
    const server = buildServer();
    const store = await openPage(server);
    server.holdsNews = true;
    server.make({ kind: 'remove', entityId: 'e1', id: 'r1' });
    store.change(talks, ['r1'], { 'f3.1': 30 });
    await pass();
    expect(shown(store)).toEqual([]);
    const [rejection] = store.getState().rejections;
    if (rejection) store.resolve(rejection, 'mine');
    await pass();
    expect(server.recordsOf('e1')).toMatchObject([{ id: 'r1', values: { 'f1.1': 'Talk 1', 'f3.1': 30 } }]);
  });
});

describe('[DATA-04] a page without a network', () => {
  it('keeps what is done, and sends it when the server answers again', async () => {
    const server = buildServer();
    const store = await openPage(server);
    server.isDown = true;
    store.put(talks, null, { 'f1.1': 'Kept' });
    store.put(talks, null, { 'f1.1': 'Kept too' });
    await pass();
    expect(store.getState()).toMatchObject({ notice: 'offline', waiting: 2 });
    expect(shown(store)).toEqual(['Talk 1', 'Kept', 'Kept too']);

    server.isDown = false;
    await pass(1000);
    expect(store.getState()).toMatchObject({ notice: null, waiting: 0 });
    expect(kept(server)).toEqual(['Talk 1', 'Kept', 'Kept too']);
  });

  it('tries again later and later, and at once when the browser is online', async () => {
    const server = buildServer();
    const store = await openPage(server);
    server.isDown = true;
    store.put(talks, null, { 'f1.1': 'Kept' });
    await pass(7000);
    // After 1, 3 and 7 seconds.
    expect(server.reads).toBe(4);
    await pass(7000);
    expect(server.reads).toBe(4);

    server.isDown = false;
    window.dispatchEvent(new Event('online'));
    await pass();
    expect(store.getState().waiting).toBe(0);
    expect(kept(server)).toEqual(['Talk 1', 'Kept']);
  });

  it('says it as soon as the browser does, and again when the stream is back', async () => {
    const server = buildServer();
    const store = await openPage(server);
    window.dispatchEvent(new Event('offline'));
    expect(store.getState().notice).toBe('offline');
    server.tellState('live');
    await pass();
    expect(store.getState().notice).toBeNull();
  });

  it('shows after a reload what it showed, with what waits, and sends that once', async () => {
    const server = buildServer();
    const before = await openPage(server);
    server.losesAnswers = true;
    before.put(talks, null, { 'f1.1': 'Kept' });
    await pass();
    expect(kept(server)).toEqual(['Talk 1', 'Kept']);
    server.losesAnswers = false;
    server.isDown = true;
    before.put(talks, null, { 'f1.1': 'Later' });
    before.flush();
    await pass();

    const after = await openPage(server);
    expect(after.getState()).toMatchObject({ status: 'ready', notice: 'offline', waiting: 2 });
    expect(shown(after)).toEqual(['Talk 1', 'Kept', 'Later']);

    server.isDown = false;
    await pass(1000);
    expect(kept(server)).toEqual(['Talk 1', 'Kept', 'Later']);
    expect(after.getState()).toMatchObject({ notice: null, waiting: 0 });
    expect(Object.keys(window.localStorage).filter((key) => key.includes('queue'))).toEqual([]);
  });

  it('marks what comes back of what waited, so that it is not told in passing', async () => {
    const server = buildServer();
    const store = await openPage(server);
    server.isDown = true;
    store.put(talks, null, { 'f1.1': 'Kept' });
    await pass();
    server.isDown = false;
    server.nextAnswer = { kind: 'failed', message: 'No room.', changes: [] };
    await pass(1000);
    expect(store.getState().rejections).toMatchObject([{ isKept: true, answer: { message: 'No room.' } }]);
  });

  it('says that the page has to stay open where too much waits', async () => {
    const server = buildServer();
    const store = await openPage(server);
    server.isDown = true;
    store.put(talks, null, { 'f10.1': 'x'.repeat(1_100_000) });
    await pass();
    expect(store.getState().notice).toBe('unkept');
  });
});

describe('[DATA-04] what a page knows of its server', () => {
  it('says that it wakes up when the first read takes long', async () => {
    const server = buildServer();
    const release = server.hold();
    const store = await openPage(server);
    expect(store.getState().notice).toBeNull();
    await pass(300);
    expect(store.getState()).toMatchObject({ status: 'loading', notice: 'waking' });
    release();
    await pass();
    expect(store.getState()).toMatchObject({ status: 'ready', notice: null });
  });

  it('says when it cannot be read at all, and tries again', async () => {
    const server = buildServer();
    server.isDown = true;
    const store = await openPage(server);
    expect(store.getState()).toMatchObject({ status: 'loading', notice: 'unreached' });
    server.isDown = false;
    store.flush();
    await pass();
    expect(store.getState()).toMatchObject({ status: 'ready', notice: null });
  });

  it('says what the server says where it may not be read, and forgets what was kept', async () => {
    const server = buildServer();
    (await openPage(server)).flush();
    server.forbids = 'Sign in to see this.';
    const store = await openPage(server);
    expect(store.getState()).toMatchObject({
      status: 'loading',
      notice: 'unreached',
      problem: 'Sign in to see this.',
    });
    expect(window.localStorage.getItem('tessera-served/snapshot')).toBeNull();
  });

  it('reads again every five seconds while live updates are paused', async () => {
    const server = buildServer();
    const store = await openPage(server);
    server.holdsNews = true;
    server.tellState('paused');
    expect(store.getState().notice).toBe('paused');
    server.make(changing('f1.1', 'Talk 1', 'Theirs'));
    await pass(5000);
    expect(shown(store)).toEqual(['Theirs']);

    server.tellState('live');
    expect(store.getState().notice).toBeNull();
    await pass(20_000);
    expect(server.reads).toBe(2);
  });

  it('says that a newer version is there when the tables changed, and not when too much was missed', async () => {
    const server = buildServer();
    const store = await openPage(server);
    server.tellReload();
    await pass();
    expect(store.getState().notice).toBeNull();
    server.revision = 2;
    server.tellReload();
    await pass();
    expect(store.getState().notice).toBe('newer');
  });

  it('keeps the chosen view in the browser', async () => {
    const server = buildServer();
    const store = await openPage(server);
    store.chooseView(talks, { chosen: 'v2', over: 'v1' });
    expect(store.getState().document.views).toEqual({ e1: { chosen: 'v2', over: 'v1' } });
    expect((await openPage(server)).getState().document.views).toEqual({ e1: { chosen: 'v2', over: 'v1' } });
    expect(server.received).toEqual([]);
  });
});
