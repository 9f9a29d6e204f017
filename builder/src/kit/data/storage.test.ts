import { openBrowserStorage } from './storage';
import { tellParent } from './bridge';

/** A window inside another one, as far as the bridge needs it. */
class FakeFrame extends EventTarget {
  readonly sent: Record<string, unknown>[] = [];
  readonly parent = { postMessage: (message: Record<string, unknown>) => this.sent.push(message) };
  readonly setTimeout = setTimeout;
  readonly clearTimeout = clearTimeout;

  answer(data: unknown, source: unknown = this.parent): void {
    this.dispatchEvent(Object.assign(new Event('message'), { data, source }));
  }

  lastId(): unknown {
    return this.sent.at(-1)?.['id'];
  }
}

/** A window of its own, with the local storage that is given. */
class FakePage extends EventTarget {
  readonly parent = this;
  constructor(readonly localStorage: Pick<Storage, 'getItem' | 'setItem'>) {
    super();
  }
}

const asWindow = (target: EventTarget) => target as unknown as Window;

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

describe('openBrowserStorage in a frame', () => {
  it('asks the parent for the text and gives it', async () => {
    const frame = new FakeFrame();
    const loading = openBrowserStorage(asWindow(frame)).load();
    expect(frame.sent).toEqual([{ tessera: 'preview/v1', type: 'storage:load', id: 1, hearsChanges: true }]);

    frame.answer({ tessera: 'preview/v1', type: 'storage:loaded', id: 1, value: '{"v":1}' });

    expect(await loading).toMatchObject({ text: '{"v":1}', isLasting: true });
  });

  it('listens to its parent only, and only to the protocol', async () => {
    const frame = new FakeFrame();
    const loading = openBrowserStorage(asWindow(frame)).load();

    frame.answer({ tessera: 'preview/v1', type: 'storage:loaded', id: 1, value: 'forged' }, {});
    frame.answer({ tessera: 'preview/v0', type: 'storage:loaded', id: 1, value: 'old' });
    frame.answer('storage:loaded');
    frame.answer({ tessera: 'preview/v1', type: 'storage:loaded', id: 1, value: null });

    expect(await loading).toMatchObject({ text: null, isLasting: true });
  });

  it('goes on in memory when the parent has not answered after 2 s', async () => {
    const frame = new FakeFrame();
    const storage = openBrowserStorage(asWindow(frame));
    let loaded: unknown;
    void storage.load().then((result) => {
      loaded = result;
    });
    await jest.advanceTimersByTimeAsync(1999);
    expect(loaded).toBeUndefined();

    await jest.advanceTimersByTimeAsync(1);

    expect(loaded).toEqual({ text: null, isLasting: false });
    expect(await storage.save('{}')).toBe(true);
    expect(frame.sent).toHaveLength(1);
  });

  it.each([true, false])('saves through the parent and believes its answer: %s', async (ok) => {
    const frame = new FakeFrame();
    const storage = openBrowserStorage(asWindow(frame));
    const loading = storage.load();
    frame.answer({ tessera: 'preview/v1', type: 'storage:loaded', id: frame.lastId(), value: null });
    await loading;

    const saving = storage.save('{"v":1}');
    expect(frame.sent.at(-1)).toEqual({
      tessera: 'preview/v1',
      type: 'storage:save',
      id: 2,
      value: '{"v":1}',
    });
    frame.answer({ tessera: 'preview/v1', type: 'storage:saved', id: 2, ok });

    expect(await saving).toBe(ok);
  });

  describe('[PRJ-02] beside another window of the builder', () => {
    const changed = { tessera: 'preview/v1', type: 'storage:changed', value: 'theirs', revision: 2 };

    async function openLoaded(answer: Record<string, unknown> = { revision: 1 }) {
      const frame = new FakeFrame();
      const storage = openBrowserStorage(asWindow(frame));
      const heard = jest.fn();
      const stop = storage.onChange(heard);
      const loading = storage.load();
      frame.answer(changed);
      frame.answer({ tessera: 'preview/v1', type: 'storage:loaded', id: 1, value: null, ...answer });
      await loading;
      return { frame, storage, heard, stop };
    }

    it('hears what that wrote once its own records are there, until it is stopped', async () => {
      const { frame, heard, stop } = await openLoaded();
      expect(heard).not.toHaveBeenCalled();

      frame.answer(changed);
      stop();
      frame.answer({ ...changed, revision: 3 });

      expect(heard.mock.calls).toEqual([['theirs']]);
    });

    it.each([
      ['of another window', changed, {}],
      ['of another protocol', { ...changed, tessera: 'checks/v1' }, undefined],
      ['without a text', { ...changed, value: { v: 1 } }, undefined],
      ['without a number', { ...changed, revision: '2' }, undefined],
      ['of more than 5 MB', { ...changed, value: 'x'.repeat(5 * 1024 * 1024 + 1) }, undefined],
    ])('takes no message %s', async (_, message, source) => {
      const { frame, heard } = await openLoaded();

      frame.answer(message, source ?? frame.parent);

      expect(heard).not.toHaveBeenCalled();
    });

    it('says with every save what it knows of', async () => {
      const { frame, storage } = await openLoaded();
      void storage.save('{}');
      expect(frame.sent.at(-1)).toMatchObject({ type: 'storage:save', revision: 1 });

      frame.answer(changed);
      void storage.save('{}');

      expect(frame.sent.at(-1)).toMatchObject({ type: 'storage:save', revision: 2 });
    });

    it('saves as before where the parent tells nothing of other windows', async () => {
      const { frame, storage } = await openLoaded({});

      void storage.save('{}');

      expect(frame.sent.at(-1)).toEqual({ tessera: 'preview/v1', type: 'storage:save', id: 2, value: '{}' });
    });
  });

  it('has drafts kept by a parent that keeps them, and by no other', async () => {
    const frame = new FakeFrame();
    const storage = openBrowserStorage(asWindow(frame));
    expect(storage.keepDrafts('[]')).toBe(false);
    const loading = storage.load();
    frame.answer({ tessera: 'preview/v1', type: 'storage:loaded', id: 1, value: null, drafts: '[1]' });
    expect(await loading).toMatchObject({ drafts: '[1]' });

    expect(storage.keepDrafts('[2]')).toBe(true);
    expect(frame.sent.at(-1)).toEqual({ tessera: 'preview/v1', type: 'drafts:keep', value: '[2]' });
    expect(storage.keepDrafts('x'.repeat(100_001))).toBe(false);
  });

  it('does not claim to have saved when the parent is silent', async () => {
    const frame = new FakeFrame();
    const storage = openBrowserStorage(asWindow(frame));
    const loading = storage.load();
    frame.answer({ tessera: 'preview/v1', type: 'storage:loaded', id: 1, value: null });
    await loading;
    const saving = storage.save('{}');

    await jest.advanceTimersByTimeAsync(5000);

    expect(await saving).toBe(false);
  });

  it('tells the parent nothing when there is none', () => {
    const page = new FakePage({ getItem: () => null, setItem: () => undefined });
    const send = jest.fn();
    Object.assign(page, { postMessage: send });

    tellParent({ type: 'ready' }, asWindow(page));

    expect(send).not.toHaveBeenCalled();
  });
});

describe('openBrowserStorage on a page of its own', () => {
  function buildLocalStorage() {
    const texts = new Map<string, string>();
    return {
      texts,
      getItem: (key: string) => texts.get(key) ?? null,
      setItem: (key: string, text: string) => {
        texts.set(key, text);
      },
    };
  }

  it('keeps the text in local storage', async () => {
    const local = buildLocalStorage();
    const storage = openBrowserStorage(asWindow(new FakePage(local)));

    expect(await storage.save('{"v":1}')).toBe(true);

    expect(local.texts.get('tessera-app')).toBe('{"v":1}');
    expect(await storage.load()).toEqual({ text: '{"v":1}', isLasting: true });
    expect(storage.peek()).toBe('{"v":1}');
  });

  it('says so when the quota is full', async () => {
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const storage = openBrowserStorage(asWindow(new FakePage({ getItem: () => null, setItem: full })));

    expect(await storage.save('{}')).toBe(false);
  });

  it('goes on in memory when the browser blocks storage', async () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    const storage = openBrowserStorage(asWindow(new FakePage({ getItem: blocked, setItem: blocked })));

    expect(await storage.load()).toEqual({ text: null, isLasting: false });
  });

  it('tells about what another tab wrote, until it is stopped', () => {
    const localStorage = buildLocalStorage();
    const page = new FakePage(localStorage);
    const listener = jest.fn();
    const stop = openBrowserStorage(asWindow(page)).onChange(listener);
    const tell = (key: string | null, newValue: string | null) =>
      page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));

    localStorage.setItem('tessera-app', 'theirs');
    tell('tessera-app', 'theirs');
    tell('other', 'ignored');
    stop();
    tell('tessera-app', 'late');

    expect(listener.mock.calls).toEqual([['theirs']]);
  });

  it('goes by what is stored when the news of an older text comes late', () => {
    const localStorage = buildLocalStorage();
    const page = new FakePage(localStorage);
    const listener = jest.fn();
    openBrowserStorage(asWindow(page)).onChange(listener);

    localStorage.setItem('tessera-app', 'ours, written after theirs');
    page.dispatchEvent(Object.assign(new Event('storage'), { key: 'tessera-app', newValue: 'theirs' }));

    expect(listener.mock.calls).toEqual([['ours, written after theirs']]);
  });
});
