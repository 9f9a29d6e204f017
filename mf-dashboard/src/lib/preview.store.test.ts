import { parsePreviewMessage, type PreviewAnswer } from '@tessera/shared/preview';
import { createPreviewStore, READY_MS } from './preview.store';
import { ADDRESS, buildPorts } from './preview-testing';

const ready = { tessera: 'preview/v1', type: 'ready' } as const;

describe('the preview', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('[PRJ-02] starts, and is ready when the application says so', async () => {
    const { store, open, receive } = createPreviewStore(buildPorts());
    void open('v1');
    expect(store.getState().status.step).toBe('starting');
    await jest.advanceTimersByTimeAsync(0);
    expect(store.getState().frame).toEqual({ url: ADDRESS, load: 1 });

    await receive(ready, jest.fn());

    expect(store.getState().status.step).toBe('ready');
    await jest.advanceTimersByTimeAsync(READY_MS);
    expect(store.getState().status.step).toBe('ready');
  });

  it('[DATA-01] leads an application to its server, and fetches what it will ask for with the address', async () => {
    const served = { begin: jest.fn(), hear: jest.fn(), end: jest.fn() };
    const { store, open, receive, dispose } = createPreviewStore(buildPorts({ serve: () => served }));
    void open('v1');
    expect(served.begin).toHaveBeenCalledWith('v1');
    await jest.advanceTimersByTimeAsync(0);
    expect(store.getState().frame?.url).toBe(`${ADDRESS}?served=`);
    const message = parsePreviewMessage({ tessera: 'preview/v1', type: 'records', id: 1, call: {} });
    if (!message) throw new Error('It is a message');
    await receive(message, jest.fn());
    expect(served.hear).toHaveBeenCalledTimes(1);
    dispose();
    expect(served.end).toHaveBeenCalledTimes(1);
  });

  it('[SCR-03] goes on as it is when what it shows becomes a version', async () => {
    const { store, open, openAhead, receive } = createPreviewStore(buildPorts());
    openAhead({ url: ADDRESS, isAwaited: false });
    await receive(ready, jest.fn());
    const { frame } = store.getState();

    void open('v1');
    expect(store.getState()).toMatchObject({ status: { step: 'ready' }, versionId: 'v1' });
    await jest.advanceTimersByTimeAsync(0);
    expect(store.getState().frame).toBe(frame);

    // Another version is loaded.
    void open('v2');
    expect(store.getState().status.step).toBe('starting');
    await jest.advanceTimersByTimeAsync(0);
    expect(store.getState().frame?.load).toBe(2);
  });

  it('[SCR-03] loads the version where it has another address than what was shown before it', async () => {
    const { store, open, openAhead, receive } = createPreviewStore(buildPorts());
    openAhead({ url: 'http://ahead.preview.localhost/', isAwaited: false });
    await receive(ready, jest.fn());

    await open('v1');

    expect(store.getState().status.step).toBe('starting');
    expect(store.getState().frame?.url).toMatch(ADDRESS);
  });

  it('[SCR-03] waits for what is being made without a word, and gives it five seconds from when it is', async () => {
    const { store, openAhead, receive } = createPreviewStore(buildPorts({ now: Date.now }));
    openAhead({ url: ADDRESS, isAwaited: true });
    await jest.advanceTimersByTimeAsync(2 * READY_MS);
    expect(store.getState()).toMatchObject({
      status: { step: 'starting' },
      frame: { url: ADDRESS, load: 1 },
    });

    openAhead({ url: ADDRESS, isAwaited: false });
    expect(store.getState().frame?.load).toBe(1);
    await jest.advanceTimersByTimeAsync(READY_MS);
    expect(store.getState().status.step).toBe('silent');
    await receive(ready, jest.fn());
    expect(store.getState().status.step).toBe('ready');
  });

  it('[SCR-03] asks again for what took longer than a server waits', async () => {
    const { store, openAhead } = createPreviewStore(buildPorts({ now: Date.now }));
    openAhead({ url: ADDRESS, isAwaited: true });
    await jest.advanceTimersByTimeAsync(20_000);
    openAhead({ url: ADDRESS, isAwaited: false });
    expect(store.getState().frame?.load).toBe(2);
  });

  it('[SCR-02] says so when nothing is heard within five seconds, and recovers when it comes late', async () => {
    const { store, open, receive } = createPreviewStore(buildPorts());
    void open('v1');
    await jest.advanceTimersByTimeAsync(READY_MS - 1);
    expect(store.getState().status.step).toBe('starting');

    await jest.advanceTimersByTimeAsync(1);
    expect(store.getState().status.step).toBe('silent');

    await receive(ready, jest.fn());
    expect(store.getState().status.step).toBe('ready');
  });

  it('[SCR-02] shows at once the error that an application stops with before it is ready', async () => {
    const { store, open, receive } = createPreviewStore(buildPorts());
    await open('v1');

    await receive({ tessera: 'preview/v1', type: 'error', message: 'boom' }, jest.fn());
    expect(store.getState().status).toEqual({ step: 'crashed', message: 'boom' });

    await receive(ready, jest.fn());
    expect(store.getState().status.step).toBe('ready');
  });

  it('[SCR-02] shows the error with file and line when the version does not build', async () => {
    const ports = buildPorts({
      readAddress: () => Promise.reject(new Error('x')),
      describe: () => ({ message: 'Unexpected "}"', path: 'src/App.tsx', line: 12 }),
    });
    const { store, open } = createPreviewStore(ports);

    await open('v2');

    expect(store.getState().status).toEqual({
      step: 'failed',
      message: 'Unexpected "}"',
      path: 'src/App.tsx',
      line: 12,
    });
  });

  it('[SCR-02] keeps the route when a new version is shown, and loads a new document on reload', async () => {
    const { store, open, reload, receive } = createPreviewStore(buildPorts());
    await open('v1');
    await receive({ tessera: 'preview/v1', type: 'route', hash: '#/plants/new' }, jest.fn());

    await open('v2');
    expect(store.getState().frame).toEqual({ url: `${ADDRESS}?load=2#/plants/new`, load: 2 });

    await reload();
    expect(store.getState().frame).toEqual({ url: `${ADDRESS}?load=3#/plants/new`, load: 3 });
  });

  it('[SCR-02] goes to a route, back and forward, within the document that is there', async () => {
    const { store, open, receive, goTo, goBack, goForward } = createPreviewStore(buildPorts());
    const tell = (hash: string) => receive({ tessera: 'preview/v1', type: 'route', hash }, jest.fn());
    const sentTo = () => store.getState().frame?.url;
    goTo('#/too-early');
    expect(sentTo()).toBeUndefined();
    await open('v1');
    await tell('');
    await tell('#/plants');

    goBack();
    expect(sentTo()).toBe(ADDRESS);
    await tell('');
    goForward();
    expect(sentTo()).toBe(`${ADDRESS}#/plants`);
    goTo('#/plants/new');
    expect(sentTo()).toBe(`${ADDRESS}#/plants/new`);
    goForward();
    expect(store.getState().frame).toEqual({ url: `${ADDRESS}#/plants/new`, load: 4 });
    expect(store.getState().status.step).toBe('starting');
  });

  it('drops the answer to a request that a newer one has overtaken', async () => {
    const answers: ((address: { url: string; versionId: string }) => void)[] = [];
    const readAddress = () =>
      new Promise<{ url: string; versionId: string }>((resolve) => answers.push(resolve));
    const { store, open } = createPreviewStore(buildPorts({ readAddress }));
    const first = open('v1');
    const second = open('v2');

    answers[1]?.({ url: 'http://second.localhost/', versionId: 'v2' });
    answers[0]?.({ url: 'http://first.localhost/', versionId: 'v1' });
    await Promise.all([first, second]);

    expect(store.getState().frame?.url).toBe('http://second.localhost/');
  });

  it('[PRJ-02] gives back what the application saved', async () => {
    const { receive } = createPreviewStore(buildPorts());
    const answers: PreviewAnswer[] = [];
    const answer = (message: PreviewAnswer) => answers.push(message);

    await receive({ tessera: 'preview/v1', type: 'storage:load', id: 1 }, answer);
    await receive({ tessera: 'preview/v1', type: 'storage:save', id: 2, value: '{"a":1}' }, answer);
    await receive({ tessera: 'preview/v1', type: 'storage:load', id: 3 }, answer);

    expect(answers).toEqual([
      { tessera: 'preview/v1', type: 'storage:loaded', id: 1, value: null, revision: 1, drafts: null },
      { tessera: 'preview/v1', type: 'storage:saved', id: 2, ok: true },
      {
        tessera: 'preview/v1',
        type: 'storage:loaded',
        id: 3,
        value: '{"a":1}',
        revision: 2,
        drafts: null,
      },
    ]);
  });

  it('[PRJ-02] gives an application that loads anew what was typed in its forms', async () => {
    let kept: string | null = null;
    const ports = buildPorts({
      readDrafts: () => kept,
      keepDrafts: (value) => {
        kept = value;
      },
    });
    const { receive } = createPreviewStore(ports);
    const answer = jest.fn();

    await receive({ tessera: 'preview/v1', type: 'drafts:keep', value: '[1]' }, answer);
    expect(answer).not.toHaveBeenCalled();
    await receive({ tessera: 'preview/v1', type: 'storage:load', id: 1 }, answer);

    expect(answer).toHaveBeenCalledWith(expect.objectContaining({ id: 1, drafts: '[1]' }));
  });

  it('refuses more than 5 MB and says so', async () => {
    const ports = buildPorts();
    const { store, receive } = createPreviewStore(ports);
    const answer = jest.fn();

    const value = 'x'.repeat(5 * 1024 * 1024 + 1);
    await receive({ tessera: 'preview/v1', type: 'storage:save', id: 4, value }, answer);

    expect(answer).toHaveBeenCalledWith({ tessera: 'preview/v1', type: 'storage:saved', id: 4, ok: false });
    expect(ports.saveData).not.toHaveBeenCalled();
    expect(store.getState().storageNote).toContain('5 MB');
  });

  it('answers that nothing was kept when the browser refuses', async () => {
    const ports = buildPorts({ saveData: () => Promise.reject(new Error('quota')) });
    const { store, receive } = createPreviewStore(ports);
    const answer = jest.fn();

    await receive({ tessera: 'preview/v1', type: 'storage:save', id: 5, value: '{}' }, answer);

    expect(answer).toHaveBeenCalledWith({ tessera: 'preview/v1', type: 'storage:saved', id: 5, ok: false });
    expect(store.getState().storageNote).toContain('refused');
  });

  it('[PRJ-02] tells the application that is open what another window wrote, and no other', async () => {
    let hear = () => {};
    const ports = buildPorts({
      onForeignSave: (listener) => {
        hear = listener;
        return () => undefined;
      },
    });
    const { store, start, open, receive } = createPreviewStore(ports);
    start();
    await open('v1');
    const told = jest.fn();
    await receive({ tessera: 'preview/v1', type: 'storage:load', id: 1, hearsChanges: true }, told);
    told.mockClear();

    await ports.saveData('theirs', () => true);
    hear();
    await jest.advanceTimersByTimeAsync(0);
    expect(told.mock.calls).toEqual([
      [{ tessera: 'preview/v1', type: 'storage:changed', value: 'theirs', revision: 2 }],
    ]);
    expect(store.getState().storageNote).toBeUndefined();

    await open('v2');
    await ports.saveData('theirs again', () => true);
    hear();
    await jest.advanceTimersByTimeAsync(0);
    expect(told).toHaveBeenCalledTimes(1);
  });

  it('[SCR-02] collects the errors of the application and forgets them with the next load', async () => {
    const { store, open, receive } = createPreviewStore(buildPorts());
    await open('v1');
    await receive(
      { tessera: 'preview/v1', type: 'error', message: 'x is not a function', stack: 'at App' },
      jest.fn(),
    );
    expect(store.getState().problems).toMatchObject([{ message: 'x is not a function', stack: 'at App' }]);

    await open('v2');

    expect(store.getState().problems).toEqual([]);
  });
});

describe('parsePreviewMessage', () => {
  it.each([
    [{ type: 'ready' }],
    [{ tessera: 'preview/v2', type: 'ready' }],
    [{ tessera: 'preview/v1', type: 'storage:save', id: 1 }],
    [{ tessera: 'preview/v1', type: 'storage:save', id: 'one', value: 'x' }],
    [{ tessera: 'preview/v1', type: 'storage:save', id: 1, value: 'x', revision: 'newest' }],
    [{ tessera: 'preview/v1', type: 'storage:load', id: 1, hearsChanges: 'yes' }],
    [{ tessera: 'checks/v1', type: 'storage:load', id: 1, hearsChanges: true }],
    [{ tessera: 'preview/v1', type: 'storage:changed', value: 'x', revision: 1 }],
    [{ tessera: 'preview/v1', type: 'navigate', url: 'https://example.org' }],
    ['ready'],
    [null],
  ])('refuses %j', (data) => {
    expect(parsePreviewMessage(data)).toBeUndefined();
  });

  it('[SAFE-16] looks at the fields of the protocol alone, however many there are', () => {
    const others = Object.fromEntries(
      Array.from({ length: 5000 }, (_, index) => [`x${String(index)}`, index]),
    );
    const look = jest.fn();
    const get = (target: object, name: string | symbol): unknown => {
      look();
      return Reflect.get(target, name);
    };
    const data = new Proxy({ ...others, ...ready }, { get });

    expect(parsePreviewMessage(data)).toEqual(ready);
    expect(look.mock.calls.length).toBeLessThan(10);
  });

  it('takes a message of the protocol', () => {
    expect(parsePreviewMessage(ready)).toEqual(ready);
  });
});
