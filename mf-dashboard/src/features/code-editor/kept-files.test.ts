import { BroadcastChannel as NodeChannel } from 'node:worker_threads';
import type { DeskStart } from '../../lib/code-desk/desk.store';
import { createKeptFiles } from './kept-files';

/** What several windows of one browser share, each with its own `createKeptFiles`. */
function buildBrowser() {
  let stored: unknown;
  const stops: (() => void)[] = [];
  const database = {
    get: () => Promise.resolve(stored),
    update: (_key: string, change: (before: unknown) => unknown) => {
      stored = change(stored);
      return Promise.resolve();
    },
  };
  return {
    openWindow: () => {
      const files = createKeptFiles(database);
      const hear = jest.fn();
      const stop = files.onOtherWindow(hear);
      stops.push(stop);
      return { ...files, hear, stop };
    },
    close: () => {
      for (const stop of stops) stop();
    },
  };
}

const start = (texts: Record<string, string>): DeskStart => ({
  files: new Map(Object.entries(texts)),
  folders: [],
  open: [],
  active: undefined,
});

const until = async (isTrue: () => boolean) => {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 5));
};

describe('[PRJ-07] the files that a browser keeps', () => {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'BroadcastChannel');
  let browser: ReturnType<typeof buildBrowser>;
  beforeEach(() => {
    Object.defineProperty(globalThis, 'BroadcastChannel', { value: NodeChannel, configurable: true });
    browser = buildBrowser();
  });
  afterEach(() => {
    browser.close();
    if (before) Object.defineProperty(globalThis, 'BroadcastChannel', before);
    else Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  });

  it('[SCR-11] are told of to other windows, and not to the one that wrote them', async () => {
    const [here, there] = [browser.openWindow(), browser.openWindow()];
    await here.write(start({ 'main.ts': '1' }), undefined);
    await until(() => there.hear.mock.calls.length === 1);
    // What came here would come at the same time.
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(here.hear).not.toHaveBeenCalled();
    await there.write(start({ 'main.ts': '2' }), undefined);
    await until(() => here.hear.mock.calls.length === 1);
    expect(there.hear).toHaveBeenCalledTimes(1);
  });

  it('are told of by a window that is being closed, which hears nothing any more', async () => {
    const [here, there] = [browser.openWindow(), browser.openWindow()];
    here.stop();
    await here.write(start({ 'main.ts': 'last' }), undefined);
    await until(() => there.hear.mock.calls.length === 1);
    expect((await there.read())?.files.get('main.ts')).toBe('last');
    expect(here.hear).not.toHaveBeenCalled();
  });

  it('stay where another window wrote them and this one did not touch them', async () => {
    const [here, there] = [browser.openWindow(), browser.openWindow()];
    const both = start({ 'a.ts': 'a', 'b.ts': 'b' });
    await here.write(both, undefined);
    await there.write(start({ 'a.ts': 'theirs', 'b.ts': 'b' }), both);
    await here.write(start({ 'a.ts': 'a' }), both);
    expect([...((await here.read())?.files ?? [])]).toEqual([['a.ts', 'theirs']]);
  });

  it('are kept in a browser without channels too', async () => {
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
    const here = browser.openWindow();
    await here.write(start({ 'main.ts': '1' }), undefined);
    expect((await here.read())?.files.get('main.ts')).toBe('1');
  });
});
