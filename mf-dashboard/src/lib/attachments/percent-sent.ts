/** Whole percents of a part from 0 to 1: 100 only when all is sent. */
export function percentSent(part: number | undefined): number | undefined {
  return part === undefined ? undefined : Math.floor(part * 100);
}
