import { createPreviewAllowance } from './preview-allowance';

function setUp() {
  let time = 0;
  const allowance = createPreviewAllowance(() => time);
  let heard = 0;
  return {
    /** Sends messages that take so long each; @returns how many were heard before it was too much. */
    send(count: number, milliseconds: number): number {
      const before = heard;
      for (let sent = 0; sent < count; sent += 1) {
        const isFine = allowance.spend(() => {
          heard += 1;
          time += milliseconds;
        });
        if (!isFine) break;
      }
      return heard - before;
    },
    wait: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

describe('what messages of a preview may cost', () => {
  it('[SAFE-16] lets an application of many records save with every key', () => {
    const { send, wait } = setUp();
    for (let key = 0; key < 200; key += 1) {
      expect(send(3, 10)).toBe(3);
      wait(300);
    }
  });

  it('[SAFE-16] ends a flood of small messages', () => {
    expect(setUp().send(100_000, 0)).toBe(3000);
  });

  it('[SAFE-16] counts what cannot be heard', () => {
    let time = 0;
    const allowance = createPreviewAllowance(() => time);
    let sent = 0;
    const send = () =>
      allowance.spend(() => {
        sent += 1;
        time += 800;
        throw new RangeError('Maximum call stack size exceeded');
      });
    for (let at = 0; at < 100; at += 1) {
      try {
        send();
      } catch {
        // As the page reports it.
      }
    }
    expect(sent).toBeLessThan(10);
  });

  it('[SAFE-16] ends a few messages that take long to read', () => {
    expect(setUp().send(100, 800)).toBe(4);
  });

  it('[SAFE-16] hears nothing more of an application that took too much', () => {
    const { send } = setUp();
    send(100, 800);
    expect(send(1, 0)).toBe(0);
  });

  it('[SAFE-16] ends a slow flood as well', () => {
    const { send, wait } = setUp();
    let isFine = true;
    for (let second = 0; second < 60 && isFine; second += 1) {
      isFine = send(200, 1) === 200;
      wait(1000);
    }
    expect(isFine).toBe(false);
  });
});
