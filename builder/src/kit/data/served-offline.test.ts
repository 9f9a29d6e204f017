/** @jest-environment @tessera/tooling/jest/jsdom-environment */
import { talks } from '../kit-testing';
import { buildServer, changing, kept, openPage, pass, shown } from './served-testing';

beforeEach(() => {
  jest.useFakeTimers();
  window.localStorage.clear();
});

afterEach(() => {
  jest.useRealTimers();
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
