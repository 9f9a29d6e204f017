import { oneAtATime } from './one-at-a-time.service';

describe('oneAtATime', () => {
  it('begins no round while one runs, and one after it, also after one that failed', async () => {
    const ends: (() => void)[] = [];
    const run = oneAtATime(
      () =>
        new Promise<void>((_resolve, reject) => {
          ends.push(() => reject(new Error('failed')));
        }),
    );
    const first = run();
    await run();
    expect(ends).toHaveLength(1);
    ends[0]?.();
    await expect(first).rejects.toThrow('failed');
    const second = run();
    expect(ends).toHaveLength(2);
    ends[1]?.();
    await expect(second).rejects.toThrow('failed');
  });
});
