import type { CheckAll, ImportRow } from '@tessera/builder/records';
import { withinTime } from './import-check';

const breach = { message: 'Doubled.', entityId: 'e1', id: 'n1', key: 'f1.1' };

describe('withinTime', () => {
  it('[MODEL-07] asks as long as there is time, and then repeats what was said at first', () => {
    const [one, other]: readonly [ImportRow['values'], ImportRow['values']] = [
      { 'f1.1': 'A' },
      { 'f1.1': 'A' },
    ];
    let calls = 0;
    let time = 0;
    const check: CheckAll = (list) => {
      calls += 1;
      return { ofEach: list.map(() => (list.length > 1 ? [breach] : [])), ofOthers: [] };
    };
    const tried = withinTime(check, () => time);

    expect(tried([one, other]).ofEach).toEqual([[breach], [breach]]);
    expect(tried([one]).ofEach).toEqual([[]]);
    time = 2000;
    expect(tried([other]).ofEach).toEqual([[breach]]);
    expect(calls).toBe(2);
  });
});
