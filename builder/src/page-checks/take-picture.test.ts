import type { AppWindow } from '../robot/robot';
import { takePicture } from './take-picture';

const IMAGE = 'data:image/jpeg;base64,AAAA';
/** Longer than anybody waits. */
const LONG_MS = 60_000;

/** As much of a window as is needed, on the clock of the test. */
const window = {
  setTimeout: (run: () => void, milliseconds: number) => setTimeout(run, milliseconds),
  clearTimeout: (timer: number) => {
    clearTimeout(timer);
  },
} as unknown as AppWindow;

describe('[SCR-02] the picture of an application in which a check failed', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is what is drawn, and leaves no timer behind', async () => {
    expect(await takePicture(window, () => Promise.resolve(IMAGE))).toBe(IMAGE);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('is none where it cannot be drawn', async () => {
    expect(await takePicture(window, () => Promise.reject(new Error('Tainted.')))).toBeUndefined();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('is none where drawing does not end', async () => {
    const picture = takePicture(window, () => new Promise(() => undefined));
    await jest.advanceTimersByTimeAsync(LONG_MS);
    expect(await picture).toBeUndefined();
  });
});
