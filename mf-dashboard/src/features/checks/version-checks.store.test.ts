import type { VersionChecks } from '@tessera/shared/contracts';
import { buildVersionChecks } from '@tessera/shared/testing';
import { createStore } from 'zustand/vanilla';
import { PICTURE } from './trial-testing';
import type { TrialState, TriedCheck } from './trial.store';
import { createVersionChecksStore, type Trial, type VersionChecksPorts } from './version-checks.store';

const FOUND = buildVersionChecks();
const DUE = ['e1.add', 'e1.delete'];
const LIST = [
  { id: 'e1.add', title: 'A book can be added', state: 'waiting' },
  { id: 'e1.delete', title: 'A book can be deleted', state: 'waiting' },
] as const;
const AT = '2026-11-20T10:00:00.000Z';
const read = (due: string[], checks: VersionChecks) =>
  Promise.resolve({ due, checks, list: LIST, triedAt: null });
const UNKNOWN = buildVersionChecks({ passed: 0, waiting: 13 });

/** A trial that is under way, and ends as that step. */
function buildTrial(step: TrialState['step'] = 'done', broken?: string) {
  const store = createStore<TrialState>(() => ({
    step: 'performing',
    problem: undefined,
    broken,
    checks: [
      { id: 'e1.add', title: 'A book can be added', state: 'passed' },
      { id: 'e1.delete', title: 'A book can be deleted', state: 'failed', message: 'It is still there.' },
    ],
    current: undefined,
    pace: 'normal',
    frame: undefined,
  }));
  let end: () => void = () => undefined;
  const over = new Promise<void>((resolve) => {
    end = () => {
      store.setState({ step });
      resolve();
    };
  });
  const trial: Trial = { store, start: () => over, hear: jest.fn(), setPace: jest.fn(), stop: jest.fn() };
  return { trial, end };
}

function buildPorts(overrides: Partial<VersionChecksPorts> = {}) {
  const idle: (() => void)[] = [];
  const hidden: (() => void)[] = [];
  const opened: ReturnType<typeof buildTrial>[] = [];
  const ports: VersionChecksPorts = {
    read: jest.fn(() => read(DUE, UNKNOWN)),
    keep: jest.fn(() => Promise.resolve(FOUND)),
    openTrial: jest.fn(() => {
      const one = buildTrial();
      opened.push(one);
      return one.trial;
    }),
    now: () => AT,
    whenIdle: (run) => {
      idle.push(run);
      return () => {
        idle.splice(idle.indexOf(run), 1);
      };
    },
    onHidden: (hear) => {
      hidden.push(hear);
      return () => undefined;
    },
    report: jest.fn(),
    ...overrides,
  };
  return { ports, idle, hidden, opened };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('[MODEL-15] the checks of the version that is shown', () => {
  it('are performed once the browser has time, kept, and shown', async () => {
    const { ports, idle, opened } = buildPorts();
    const { store, open } = createVersionChecksStore(ports);
    await open('v1');
    expect(store.getState()).toMatchObject({ checks: UNKNOWN, isFresh: false, trial: undefined });

    idle[0]?.();
    expect(store.getState().trial).toBe(opened[0]?.trial);
    opened[0]?.end();
    await settle();

    expect(ports.keep).toHaveBeenCalledWith('v1', [
      { id: 'e1.add', state: 'passed' },
      { id: 'e1.delete', state: 'failed', message: 'It is still there.' },
    ]);
    expect(store.getState()).toMatchObject({ checks: FOUND, isFresh: true, trial: undefined, triedAt: AT });
    expect(store.getState().list).toEqual([
      { ...LIST[0], state: 'passed' },
      { ...LIST[1], state: 'failed', message: 'It is still there.' },
    ]);
  });

  it('[SCR-02] are shown with pictures of what failed for as long as the page is open, and nobody else gets them', async () => {
    const { ports, opened } = buildPorts({ read: () => read([], FOUND) });
    const { store, open, tryAgain } = createVersionChecksStore(ports);
    const tryAll = async (changes: Partial<TriedCheck>) => {
      tryAgain();
      const trial = opened.at(-1);
      const check = {
        id: 'e1.delete',
        title: 'Delete',
        state: 'failed',
        message: 'No.',
        picture: PICTURE,
      } as const;
      trial?.trial.store.setState({ checks: [{ ...check, ...changes }] });
      trial?.end();
      await settle();
    };
    await open('v1');
    await tryAll({});

    const pictures = new Map([['e1.delete', PICTURE]]);
    expect(store.getState().pictures).toEqual(pictures);
    const kept = { id: 'e1.delete', state: 'failed', message: 'No.' };
    expect(ports.keep).toHaveBeenCalledWith('v1', [kept]);
    await open('v2');
    expect(store.getState().pictures).toEqual(new Map());
    await open('v1');
    expect(store.getState().pictures).toEqual(pictures);

    await tryAll({ state: 'waiting' });
    expect(store.getState().pictures).toEqual(pictures);
    await tryAll({ state: 'passed', picture: undefined });
    expect(store.getState().pictures).toEqual(new Map());
  });

  it('are told whenever more is known of them', async () => {
    const { ports, idle, opened } = buildPorts();
    const { open, start } = createVersionChecksStore(ports);
    const hear = jest.fn();
    start(hear);
    await open('v1');
    expect(hear.mock.calls).toEqual([['v1', UNKNOWN]]);

    idle[0]?.();
    opened[0]?.end();
    await settle();
    expect(hear.mock.calls).toEqual([
      ['v1', UNKNOWN],
      ['v1', FOUND],
    ]);
  });

  it('are kept as soon as one is known to fail, and again at the end', async () => {
    const { ports, idle, opened } = buildPorts();
    const { open } = createVersionChecksStore(ports);
    await open('v1');
    idle[0]?.();
    const [one] = opened;
    const failed = { id: 'e1.add', title: 'Add', state: 'failed', message: 'No.' } as const;
    const left = { id: 'e1.delete', title: 'Delete' };
    // It is tried once more.
    one?.trial.store.setState({ checks: [failed, { ...left, state: 'waiting' }] });
    expect(ports.keep).not.toHaveBeenCalled();
    one?.trial.store.setState({ checks: [failed, { ...left, state: 'running' }] });
    one?.trial.store.setState({ checks: [failed, { ...left, state: 'running' }], pace: 'fast' });
    const kept = { id: 'e1.add', state: 'failed', message: 'No.' };
    expect(ports.keep).toHaveBeenCalledTimes(1);
    expect(ports.keep).toHaveBeenCalledWith('v1', [kept]);

    one?.trial.store.setState({ checks: [failed, { ...left, state: 'passed' }] });
    one?.end();
    await settle();
    expect(ports.keep).toHaveBeenLastCalledWith('v1', [kept, { id: 'e1.delete', state: 'passed' }]);
    expect(ports.keep).toHaveBeenCalledTimes(2);
  });

  it('all fail for one reason where the application does not start', async () => {
    const { trial, end } = buildTrial('done', 'It breaks.');
    const { ports, idle } = buildPorts({ openTrial: () => trial });
    const { open } = createVersionChecksStore(ports);
    await open('v1');
    idle[0]?.();
    end();
    await settle();

    const broken = { state: 'failed', message: 'It breaks.', isBroken: true };
    expect(ports.keep).toHaveBeenCalledWith('v1', [
      { id: 'e1.add', ...broken },
      { id: 'e1.delete', ...broken },
    ]);
  });

  it('are not performed where they are known', async () => {
    const { ports, idle } = buildPorts({ read: () => read([], FOUND) });
    const { store, open } = createVersionChecksStore(ports);
    await open('v1');

    expect(store.getState().checks).toBe(FOUND);
    expect(idle).toHaveLength(0);
  });

  it('are performed once in a visit where they could not be tried, and again at a press', async () => {
    const silent = buildVersionChecks({ passed: 0, untried: [{ id: 'e1.add', title: 'Add' }] });
    const { ports, idle, opened } = buildPorts({
      read: () => read(DUE, silent),
      keep: () => Promise.resolve(silent),
    });
    const { store, open, tryAgain } = createVersionChecksStore(ports);
    await open('v1');
    idle.shift()?.();
    opened[0]?.end();
    await settle();
    expect(store.getState()).toMatchObject({ checks: silent, isFresh: true, trial: undefined });
    expect(idle).toHaveLength(0);

    tryAgain();
    expect(store.getState().trial).toBe(opened[1]?.trial);
    tryAgain();
    expect(opened).toHaveLength(2);
  });

  it('are performed as far as they are due, and all at a press', async () => {
    const { ports, idle, hidden, opened } = buildPorts({
      read: () => read(['e1.delete'], FOUND),
    });
    const { open, start, tryAgain } = createVersionChecksStore(ports);
    start(jest.fn());
    await open('v1');
    idle.shift()?.();
    expect(ports.openTrial).toHaveBeenLastCalledWith('v1', ['e1.delete']);
    hidden[0]?.();
    idle.shift()?.();
    expect(ports.openTrial).toHaveBeenCalledTimes(2);
    expect(ports.openTrial).toHaveBeenLastCalledWith('v1', ['e1.delete']);
    opened[1]?.end();
    await settle();

    tryAgain();
    expect(ports.openTrial).toHaveBeenLastCalledWith('v1', undefined);
  });

  it('say nothing of what was not to be tried', async () => {
    const { trial, end } = buildTrial();
    trial.store.setState(({ checks: [add, ...others] }) => ({
      checks: add ? [{ ...add, state: 'waiting' }, ...others] : others,
    }));
    const { ports, idle } = buildPorts({ openTrial: () => trial });
    await createVersionChecksStore(ports).open('v1');
    idle[0]?.();
    end();
    await settle();

    const deleted = { id: 'e1.delete', state: 'failed', message: 'It is still there.' };
    expect(ports.keep).toHaveBeenCalledWith('v1', [deleted]);
  });

  it('do not wait any more for time once they are asked for', async () => {
    const { ports, idle, opened } = buildPorts();
    const { open, tryAgain } = createVersionChecksStore(ports);
    await open('v1');
    tryAgain();

    expect(opened).toHaveLength(1);
    expect(idle).toHaveLength(0);
  });

  it('begin again when the page is back that was put away', async () => {
    const { ports, idle, hidden, opened } = buildPorts();
    const { store, open, start } = createVersionChecksStore(ports);
    start(jest.fn());
    await open('v1');
    idle.shift()?.();
    hidden[0]?.();
    opened[0]?.end();
    await settle();

    expect(opened[0]?.trial.stop).toHaveBeenCalled();
    expect(ports.keep).not.toHaveBeenCalled();
    expect(store.getState().trial).toBeUndefined();
    idle[0]?.();
    expect(store.getState().trial).toBe(opened[1]?.trial);
  });

  it('do not begin again for a page that is put away while what they found is being kept', async () => {
    let kept: (checks: VersionChecks) => void = () => undefined;
    const { ports, idle, hidden, opened } = buildPorts({
      keep: jest.fn(() => new Promise<VersionChecks>((resolve) => (kept = resolve))),
    });
    const { store, open, start } = createVersionChecksStore(ports);
    start(jest.fn());
    await open('v1');
    idle.shift()?.();
    opened[0]?.end();
    await settle();
    // What it came to is shown as it was until then.
    expect(store.getState().trial).toBe(opened[0]?.trial);
    hidden[0]?.();
    kept(FOUND);
    await settle();
    expect(store.getState()).toMatchObject({ trial: undefined, checks: FOUND });
    expect(idle).toHaveLength(0);
  });

  it('end with the version that they are of', async () => {
    const { ports, idle, opened } = buildPorts();
    const { open } = createVersionChecksStore(ports);
    await open('v1');
    idle.shift()?.();
    await open('v2');
    opened[0]?.end();
    await settle();

    expect(opened[0]?.trial.stop).toHaveBeenCalled();
    expect(ports.keep).not.toHaveBeenCalled();
  });

  it('are performed once where their version is opened again before anybody answered', async () => {
    const { ports, idle } = buildPorts();
    const { open } = createVersionChecksStore(ports);
    await Promise.all([open('v1'), open('v2'), open('v1')]);

    expect(idle).toHaveLength(1);
  });

  it('say nothing where nothing could be tried, or nobody answers', async () => {
    const stopped = buildTrial('failed');
    const first = buildPorts({ openTrial: () => stopped.trial });
    const checks = createVersionChecksStore(first.ports);
    await checks.open('v1');
    first.idle[0]?.();
    stopped.end();
    await settle();
    expect(first.ports.keep).not.toHaveBeenCalled();

    const failure = new Error('nobody answers');
    const second = buildPorts({ read: () => Promise.reject(failure) });
    await createVersionChecksStore(second.ports).open('v1');
    expect(second.ports.report).toHaveBeenCalledWith(failure);
  });
});
