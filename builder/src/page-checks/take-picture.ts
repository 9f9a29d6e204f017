import type { AppWindow } from '../robot/robot';

/** Nobody waits for longer; what failed is told without a picture then. */
const LIMIT_MS = 1500;

/** A picture of what the window shows (SCR-02), or undefined where that takes too long or cannot be drawn. */
export async function takePicture(
  window: AppWindow,
  draw: () => Promise<string | undefined>,
): Promise<string | undefined> {
  let timer = 0;
  const tooLate = new Promise<undefined>((resolve) => {
    timer = window.setTimeout(resolve, LIMIT_MS, undefined);
  });
  try {
    return await Promise.race([draw(), tooLate]);
  } catch {
    // SCR-02: it only illustrates, and what failed is told all the same.
    return undefined;
  } finally {
    window.clearTimeout(timer);
  }
}
