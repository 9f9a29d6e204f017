import fc from 'fast-check';
import { compareSequences } from './compare-sequences';

const sequence = fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 40 });

/** The length of the longest sequence that both have, by the table of all places. */
function longestShared(before: readonly number[], after: readonly number[]): number {
  let above = after.map(() => 0);
  for (const one of before) {
    const line: number[] = [];
    for (const [at, other] of after.entries()) {
      const taken = (above[at - 1] ?? 0) + 1;
      line.push(one === other ? taken : Math.max(above[at] ?? 0, line[at - 1] ?? 0));
    }
    above = line;
  }
  return above.at(-1) ?? 0;
}

const kept = (all: readonly number[], changed: Uint8Array) => all.filter((_, at) => changed[at] === 0);

describe('compareSequences', () => {
  it('[DIFF-06] finds a shortest way from any sequence to any other', () => {
    fc.assert(
      fc.property(sequence, sequence, (before, after) => {
        const { removed, added } = compareSequences(before, after, 1000);
        expect(kept(before, removed)).toEqual(kept(after, added));
        expect(kept(before, removed)).toHaveLength(longestShared(before, after));
      }),
      { numRuns: 500 },
    );
  });

  it('[DIFF-06] counts as changed what it had no time for, and keeps the rest', () => {
    const { removed, added } = compareSequences([1, 2, 3, 4, 9], [1, 4, 3, 2, 9], -1);
    expect([...removed]).toEqual([0, 1, 1, 1, 0]);
    expect([...added]).toEqual([0, 1, 1, 1, 0]);
  });

  it('needs no time for what was written anew', () => {
    const before = Array.from({ length: 50_000 }, (_, index) => index);
    const after = before.map((number) => (number === 30_000 ? number : number + 50_000));
    const { removed } = compareSequences(before, after, -1);
    expect(removed.indexOf(0)).toBe(30_000);
    expect(removed.lastIndexOf(0)).toBe(30_000);
  });
});
