import type { ApplicationModel, CheckMessage, CheckOrder } from '@tessera/shared/contracts';
import { openEmptyWindow } from '../behaviours/stage-testing';
import { buildModel } from '../emit/build-model';
import { bundle } from '../emit/bundle-testing';
import { emit } from '../emit/emit';
import type { AppWindow } from '../robot/robot';
import { beginWithSample } from '../samples/begin-with-sample';
import { serveChecks } from './serve-checks';

const model = buildModel();
let script = '';

beforeAll(async () => {
  script = (await bundle(emit(model), 'inside')).script;
});

type Order = CheckOrder extends infer One ? (One extends CheckOrder ? Omit<One, 'tessera'> : never) : never;

/** A window in a page that hears what is told and gives orders. */
function openFrame(
  start: (window: AppWindow) => unknown = (window) => window.eval(script),
  window = openEmptyWindow(),
  takePicture: () => Promise<string | undefined> = () => Promise.resolve(undefined),
) {
  window.HTMLElement.prototype.scrollIntoView = () => undefined;
  const told: CheckMessage[] = [];
  const page = {
    postMessage: (message: CheckMessage) => {
      told.push(message);
    },
  };
  Object.defineProperty(window, 'parent', { configurable: true, value: page });
  serveChecks(window, () => Promise.resolve(start(window)), takePicture);
  const order = (one: Order, source: unknown = page) => {
    const data = { tessera: 'checks/v1', ...one };
    window.dispatchEvent(Object.assign(new window.Event('message'), { data, source }));
  };
  async function next<Kind extends CheckMessage['type']>(...types: readonly Kind[]) {
    const from = told.length;
    const isOne = (type: string) => types.some((one) => one === type);
    const find = () => told.slice(from).find((message) => isOne(message.type));
    while (!find()) await new Promise((resolve) => setTimeout(resolve, 5));
    return find() as Extract<CheckMessage, { type: Kind }>;
  }
  const open = (given: ApplicationModel = model, hash = '', stored: string | null = null) => {
    const isReady = next('ready');
    order({ type: 'open', model: given, hash, stored });
    return isReady;
  };
  const perform = (id: string, { isReloaded = false, isWatched = false, isPictured = false } = {}) => {
    order({ type: 'perform', id, isReloaded, isWatched, isPictured });
  };
  return { window, told, order, next, open, perform };
}

describe('[MODEL-15] checks in the page of a preview', () => {
  it('say what there is to try, and try what they are told to', async () => {
    const { told, next, open, perform, window } = openFrame();
    expect(told).toEqual([{ tessera: 'checks/v1', type: 'opened' }]);
    await open();
    expect(told[1]).toMatchObject({ type: 'listed' });
    const ended = next('ended');
    perform('e1.delete');

    expect((await ended).outcome).toEqual({ state: 'passed' });
    window.close();
  });

  it('never ask the page for the records of a person', async () => {
    const { told, next, open, perform, window } = openFrame();
    await open();
    const ended = next('ended');
    perform('e1.add');
    await ended;

    expect(new Set(told.map(({ tessera }) => tessera))).toEqual(new Set(['checks/v1']));
    window.close();
  });

  it('leave no step for Back in the page around, wherever they go in the application', async () => {
    const sample = beginWithSample('room-booking', 'Rooms');
    if (!sample) throw new Error('There is no such sample');
    const several = (await bundle(emit(sample.model), 'inside')).script;
    const { told, next, open, perform, window } = openFrame((opened) => opened.eval(several));
    await open(sample.model);
    const { length } = window.history;
    const listed = told.find((message) => message.type === 'listed');
    const ids = listed?.behaviours.map(({ id }) => id) ?? [];
    expect(ids.length).toBeGreaterThan(10);
    // Links are followed, filters are written into the address, and some end with that they are to be loaded again.
    for (const id of ids) {
      const over = next('ended', 'reload');
      perform(id);
      await over;
      expect([id, window.history.length]).toEqual([id, length]);
    }
    window.close();
  });

  it('leave what comes after a reload to the application opened anew', async () => {
    const first = openFrame();
    await first.open();
    const reload = first.next('reload');
    first.perform('e1.kept');
    const { hash, stored } = await reload;
    first.window.close();
    expect(stored).toContain('"records"');

    const second = openFrame();
    await second.open(model, hash, stored);
    const ended = second.next('ended');
    second.perform('e1.kept', { isReloaded: true });
    expect((await ended).outcome).toEqual({ state: 'passed' });
    second.window.close();
  });

  it('tell each step and where it is taken, and wait until they may', async () => {
    const { next, open, order, perform, told, window } = openFrame();
    await open();
    const step = next('step');
    perform('e1.delete', { isWatched: true });

    expect(await step).toMatchObject({ what: 'Press “Delete”', box: { width: 0, height: 0 } });
    const count = told.length;
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(told).toHaveLength(count);
    const after = next('step');
    order({ type: 'go' });
    expect((await after).what).toBe('Press “Undo”');
    window.close();
  });

  it('listen to the page around alone', async () => {
    const { told, order, window } = openFrame();
    order({ type: 'open', model, hash: '', stored: null }, window);
    order({ type: 'open', model, hash: '', stored: null }, {});
    await new Promise((resolve) => setTimeout(resolve, 50));

    expect(told).toHaveLength(1);
    window.close();
  });

  it('say that an application does not open', async () => {
    const { next, order, window } = openFrame(() => Promise.reject(new Error('It breaks.')));
    const broken = next('broken');
    order({ type: 'open', model, hash: '', stored: null });

    expect(await broken).toMatchObject({ message: 'It breaks.', isCertain: true });
    window.close();
  });

  it('pass on that an application reported an error before it showed nothing', async () => {
    const { next, order, window } = openFrame((started) => {
      started.dispatchEvent(new started.ErrorEvent('error', { message: 'It breaks.' }));
    });
    const broken = next('broken');
    order({ type: 'open', model, hash: '', stored: null });

    expect(await broken).toMatchObject({ message: 'It breaks.', isCertain: false, hasError: true });
    window.close();
  });

  it('are not certain where an application only shows nothing in time', async () => {
    const { next, order, window } = openFrame(() => undefined);
    const broken = next('broken');
    order({ type: 'open', model, hash: '', stored: null });

    expect(await broken).toMatchObject({
      message: 'Its first page does not open.',
      isCertain: false,
      hasError: false,
    });
    window.close();
  });

  it('tell of what went wrong no more than a message takes, and only what is text', async () => {
    const long = `\u0000${'x'.repeat(298)}\u{1F331}${'y'.repeat(100)}`;
    const { next, order, window } = openFrame(() => Promise.reject(new Error(long)));
    const broken = next('broken');
    order({ type: 'open', model, hash: '', stored: null });

    const { message } = await broken;
    expect(message.length).toBeLessThanOrEqual(300);
    expect(message).toMatch(/^ x{298}.*…$/u);
    expect(message).not.toMatch(/\p{Cc}|\p{Cs}/u);
    window.close();
  });

  it('[SCR-02] take no picture of what passed', async () => {
    const takePicture = jest.fn(() => Promise.resolve(undefined));
    const { next, open, perform, window } = openFrame(undefined, undefined, takePicture);
    await open();
    const ended = next('ended');
    perform('e1.add', { isPictured: true });

    expect((await ended).outcome.state).toBe('passed');
    expect(takePicture).not.toHaveBeenCalled();
    window.close();
  });

  it('move a focus of their own and leave the real one where it is', async () => {
    const window = openEmptyWindow();
    const { document } = window;
    // The document's own getter, which tells of the real focus.
    const readFocus = Object.getOwnPropertyDescriptor(window.Document.prototype, 'activeElement')?.get;
    const realFocus = (): unknown => readFocus?.call(document);
    const [outside, button] = [document.createElement('input'), document.createElement('button')];
    document.body.append(outside, button);
    outside.focus();
    const heard: string[] = [];
    for (const type of ['focusin', 'focusout']) button.addEventListener(type, () => heard.push(type));
    const { open, perform, next } = openFrame(undefined, window);
    await open();

    button.focus();
    expect(document.activeElement).toBe(button);
    expect(realFocus()).toBe(outside);
    button.blur();
    expect(document.activeElement).toBe(document.body);
    expect(heard).toEqual(['focusin', 'focusout']);
    const ended = next('ended');
    perform('e1.add');
    expect((await ended).outcome.state).toBe('passed');
    expect(realFocus()).toBe(outside);
    window.close();
  });
});
