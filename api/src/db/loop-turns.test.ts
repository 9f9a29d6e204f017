import { createLoopTurns } from './loop-turns';

const immediate = () => new Promise((resolve) => setImmediate(resolve));

describe('turns of the event loop', () => {
  it('[SAFE-01] go round once statements have gone on for three milliseconds, and not before', async () => {
    let now = 0;
    const turns = createLoopTurns(() => now);
    expect(turns()).toBeUndefined();
    now = 2.9;
    expect(turns()).toBeUndefined();
    now = 3;
    let others = 0;
    setImmediate(() => (others += 1));
    await turns();
    expect(others).toBe(1);
  });

  it('are counted anew from each', async () => {
    let now = 0;
    const turns = createLoopTurns(() => now);
    await turns();
    now = 10;
    await turns();
    await immediate();
    expect(turns()).toBeUndefined();
    now = 12;
    expect(turns()).toBeUndefined();
  });
});
