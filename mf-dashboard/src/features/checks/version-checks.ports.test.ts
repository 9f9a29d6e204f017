import { buildShellProps, uuid } from '@tessera/shared/testing';
import { versionChecksPorts } from './version-checks.ports';

/** More than the patience and the rest after it, where the browser knows no idle time. */
const LONG_MS = 10_000;

const { whenIdle } = versionChecksPorts(buildShellProps(), uuid(1));

let visibility: DocumentVisibilityState;

function turn(to: DocumentVisibilityState): void {
  visibility = to;
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('[MODEL-15] the moment in which a version is tried unseen', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    visibility = 'visible';
    jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  it('comes a while after the page is seen', () => {
    const run = jest.fn();
    whenIdle(run);
    expect(run).not.toHaveBeenCalled();
    jest.advanceTimersByTime(LONG_MS);

    expect(run).toHaveBeenCalledTimes(1);
  });

  it('waits for a page that is put away', () => {
    visibility = 'hidden';
    const run = jest.fn();
    whenIdle(run);
    jest.advanceTimersByTime(LONG_MS);
    expect(run).not.toHaveBeenCalled();
    turn('visible');
    jest.advanceTimersByTime(LONG_MS);

    expect(run).toHaveBeenCalledTimes(1);
  });

  it('is put off where the page is put away meanwhile', () => {
    const run = jest.fn();
    whenIdle(run);
    turn('hidden');
    jest.advanceTimersByTime(LONG_MS);
    expect(run).not.toHaveBeenCalled();
    turn('visible');
    jest.advanceTimersByTime(LONG_MS);

    expect(run).toHaveBeenCalledTimes(1);
  });

  it.each<[when: string, before: () => void]>([
    ['before anything', () => undefined],
    ['during the rest', () => jest.advanceTimersByTime(LONG_MS / 4)],
    [
      'while the page is put away',
      () => {
        turn('hidden');
        jest.advanceTimersByTime(LONG_MS);
      },
    ],
    [
      'once the page is back',
      () => {
        turn('hidden');
        jest.advanceTimersByTime(LONG_MS);
        turn('visible');
      },
    ],
  ])('never comes when it is taken back %s', (_, before) => {
    const run = jest.fn();
    const cancel = whenIdle(run);
    before();
    cancel();
    turn('hidden');
    turn('visible');
    jest.advanceTimersByTime(LONG_MS);

    expect(run).not.toHaveBeenCalled();
  });
});
