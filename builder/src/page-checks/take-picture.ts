import type { AppWindow } from '../robot/robot';

/** The library has to come first, on a machine that may be busy. What takes longer is told without a picture. */
const LIMIT_MS = 5000;

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
