import { schedule } from './schedule';

describe('what is to run later', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('runs once the time is over, and not at all when it is cancelled', () => {
    const [run, cancelled] = [jest.fn(), jest.fn()];
    schedule(run, 100);
    const cancel = schedule(cancelled, 100);
    jest.advanceTimersByTime(99);
    expect(run).not.toHaveBeenCalled();

    cancel();
    jest.advanceTimersByTime(1);

    expect(run).toHaveBeenCalledTimes(1);
    expect(cancelled).not.toHaveBeenCalled();
  });
});
