import { Unreachable, type Listeners } from '@tessera/builder/records';
import type { PreviewAnswer } from '@tessera/shared/preview';
import { createServedPreview } from './served-preview';

const SNAPSHOT = { seq: 4, revision: 1, rights: {}, records: {} };
const STEP = { step: 's1', changes: [{ kind: 'remove', entityId: 'e1', id: 'r1' }] };

/** A frame that shows versions whose records a server has. */
function setUp() {
  const opened: { versionId: string; isClosed: boolean; listeners?: Listeners }[] = [];
  const items = new Map<string, string>([['tessera-served/views', '{}']]);
  const read = jest.fn(() => Promise.resolve(SNAPSHOT));
  const send = jest.fn(() => Promise.resolve({ kind: 'made' as const, seq: 5, changes: [] }));
  const preview = createServedPreview({
    openServer: (versionId) => {
      const server: (typeof opened)[number] = { versionId, isClosed: false };
      opened.push(server);
      return {
        read,
        send,
        listen: (_known, listeners) => {
          server.listeners = listeners;
          return () => undefined;
        },
        close: () => {
          server.isClosed = true;
        },
      };
    },
    readItems: () => Promise.resolve(Object.fromEntries(items)),
    keepItem: (name, value) => {
      if (value === null) items.delete(name);
      else items.set(name, value);
      return Promise.resolve();
    },
    readDrafts: () => '[]',
  });
  const told: PreviewAnswer[] = [];
  let id = 0;
  const call = async (asked: unknown) => {
    id += 1;
    preview.hear({ tessera: 'preview/v1', type: 'records', id, call: asked }, (answer) => told.push(answer));
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    return told.at(-1);
  };
  return { ...preview, opened, items, read, send, told, call };
}

describe('the application in a preview and its server', () => {
  it('[DATA-01] get what was asked for before the application was there, once', async () => {
    const { begin, call, read } = setUp();
    begin('v1');
    expect(read).toHaveBeenCalledTimes(1);

    expect(await call({ kind: 'open' })).toMatchObject({
      result: { items: { 'tessera-served/views': '{}' }, drafts: '[]' },
    });
    expect(await call({ kind: 'read' })).toMatchObject({ result: SNAPSHOT });
    expect(read).toHaveBeenCalledTimes(1);
    await call({ kind: 'read' });
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('[DATA-01] speak of the version that is shown, and of none that was', async () => {
    const { begin, call, opened, told } = setUp();
    begin('v1');
    await call({ kind: 'open' });
    await call({ kind: 'listen', seq: 4 });
    opened[0]?.listeners?.onNews({ seq: 5, changes: [] });
    expect(told.at(-1)).toMatchObject({ type: 'records:told', about: 'news', value: { seq: 5 } });

    begin('v2');
    const count = told.length;
    opened[0]?.listeners?.onState('live');

    expect(told).toHaveLength(count);
    expect(opened.map(({ versionId, isClosed }) => [versionId, isClosed])).toEqual([
      ['v1', true],
      ['v2', false],
    ]);
  });

  it('begin anew where the application is loaded again', async () => {
    const { begin, call, opened } = setUp();
    begin('v1');
    await call({ kind: 'open' });
    const now = performance.now();
    const clock = jest.spyOn(performance, 'now').mockReturnValue(now + 2000);
    await call({ kind: 'open' });
    expect(opened.map(({ isClosed }) => isClosed)).toEqual([true, false]);
    // One that loads itself all the time does not make a call each time.
    await call({ kind: 'open' });
    expect(opened).toHaveLength(2);
    clock.mockRestore();
  });

  it('[SAFE-16] follow the server once, however often the application asks', async () => {
    const { begin, call, opened } = setUp();
    begin('v1');
    await call({ kind: 'listen', seq: 4 });
    const [first] = opened.map(({ listeners }) => listeners);
    await call({ kind: 'listen', seq: 4 });
    expect(opened[0]?.listeners).toBe(first);
  });

  it('[SAFE-16] keep of each name the newest, and no more than there is room for', async () => {
    const { begin, call, items } = setUp();
    begin('v1');
    for (let count = 0; count < 120; count += 1)
      void call({ kind: 'keep', key: `tessera-served/queue/k${String(count % 60)}`, value: String(count) });
    for (let turn = 0; turn < 500; turn += 1) await Promise.resolve();
    expect(items.size).toBe(50);
    expect(items.get('tessera-served/queue/k1')).toBe('61');
  });

  it('[SAFE-16] pass on nothing but steps that are read by their schema', async () => {
    const { begin, call, send } = setUp();
    begin('v1');
    await call({ kind: 'open' });
    const strange = [
      { ...STEP, changes: [] },
      { ...STEP, step: 'x'.repeat(65) },
      { ...STEP, changes: [{ kind: 'change', entityId: 'e1', id: 'r1', values: { a: {} }, was: {} }] },
      { path: '/databases' },
    ];
    for (const step of strange) {
      expect(await call({ kind: 'send', step })).toMatchObject({ result: { kind: 'failed' } });
    }
    expect(send).not.toHaveBeenCalled();

    expect(await call({ kind: 'send', step: STEP })).toMatchObject({ result: { kind: 'made', seq: 5 } });
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('[SAFE-16] answer no more calls at a time than an application has', async () => {
    const { begin, call, send } = setUp();
    begin('v1');
    await call({ kind: 'open' });
    send.mockImplementation(() => new Promise(() => undefined));
    for (let count = 0; count < 20; count += 1) await call({ kind: 'send', step: STEP });
    expect(await call({ kind: 'send', step: STEP })).toMatchObject({ error: '' });
    expect(send).toHaveBeenCalledTimes(20);
  });

  it('[SAFE-16] keep for the application its own things only', async () => {
    const { begin, call, items } = setUp();
    begin('v1');
    await call({ kind: 'keep', key: 'tessera-served/queue/abc1', value: '[1]' });
    await call({ kind: 'keep', key: 'tessera-served/snapshot', value: 'all' });
    await call({ kind: 'keep', key: 'session', value: 'x' });
    await call({ kind: 'keep', key: 'tessera-served/views', value: 'x'.repeat(1024 * 1024 + 1) });
    expect(Object.fromEntries(items)).toEqual({
      'tessera-served/views': '{}',
      'tessera-served/queue/abc1': '[1]',
    });

    await call({ kind: 'keep', key: 'tessera-served/queue/abc1', value: null });
    expect(items.size).toBe(1);
  });

  it('say that no answer came, or why the server says no', async () => {
    const { begin, call, read } = setUp();
    read.mockRejectedValueOnce(new Unreachable());
    begin('v1');
    await call({ kind: 'open' });
    expect(await call({ kind: 'read' })).toMatchObject({ error: '' });

    read.mockRejectedValueOnce(new Error('Another window shows another version.'));
    expect(await call({ kind: 'read' })).toMatchObject({ error: 'Another window shows another version.' });
  });
});
