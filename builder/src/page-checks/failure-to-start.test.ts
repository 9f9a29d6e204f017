import { RobotError, type AppWindow } from '../robot/robot';
import { failureToStart } from './failure-to-start';

/** As long as an application may take that reported nothing. */
const DEADLINE_MS = 4000;
/** What a machine may well need for the first page while it is busy. */
const BUSY_MS = 1000;

const REPORTS: [what: string, report: (window: AppWindow) => void][] = [
  [
    'an error that nobody caught',
    (window) => window.dispatchEvent(Object.assign(new Event('error'), { error: new Error('It breaks.') })),
  ],
  [
    'a promise that nobody heard of',
    (window) =>
      window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'It breaks.' })),
  ],
];

/** As much of a window as is needed to hear of errors, on the clock of the test. */
function buildWindow(): AppWindow {
  const window = Object.assign(new EventTarget(), {
    AbortController,
    setTimeout: (run: () => void, milliseconds: number) => setTimeout(run, milliseconds),
  });
  return window as unknown as AppWindow;
}

const showAfter = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

const showNothing = async () => {
  await showAfter(DEADLINE_MS);
  throw new RobotError('Its first page does not open.');
};

describe('[MODEL-15] an application that does not start', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is certain not to where its script does not run', async () => {
    const failure = failureToStart(buildWindow(), () => Promise.reject(new Error('It breaks.')));

    expect(await failure).toEqual({ message: 'It breaks.', isCertain: true, hasError: false });
  });

  it('may only be slow where nothing shows in time', async () => {
    const failure = failureToStart(buildWindow(), showNothing);
    await jest.advanceTimersByTimeAsync(DEADLINE_MS);

    const message = 'Its first page does not open.';
    expect(await failure).toEqual({ message, isCertain: false, hasError: false });
  });

  it.each(REPORTS)('is known long before the deadline by %s, and is not certain', async (_, report) => {
    const window = buildWindow();
    const failure = failureToStart(window, showNothing);
    report(window);
    await jest.advanceTimersByTimeAsync(DEADLINE_MS / 2);

    expect(await failure).toEqual({ message: 'It breaks.', isCertain: false, hasError: true });
  });

  it.each(REPORTS)('starts after all where a busy machine shows it after %s', async (_, report) => {
    const window = buildWindow();
    const failure = failureToStart(window, () => showAfter(BUSY_MS));
    report(window);
    await jest.advanceTimersByTimeAsync(BUSY_MS);

    expect(await failure).toBeUndefined();
  });
});
