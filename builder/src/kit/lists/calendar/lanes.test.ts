import fc from 'fast-check';
import { clip, clusters, inLanes } from './lanes';

const stretches = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 9 })), { maxLength: 30 })
  .map((list) => list.map(([first, length]) => ({ first, last: first + length })))
  .map((list) => list.toSorted((a, b) => a.first - b.first));

describe('[MODEL-04] bars of a calendar', () => {
  it('never lie on each other', () => {
    fc.assert(
      fc.property(stretches, (items) => {
        const lanes = inLanes(items);
        for (const [place, one] of lanes.entries()) {
          for (const other of lanes.slice(place + 1)) {
            const isApart = one.item.last < other.item.first || other.item.last < one.item.first;
            expect(one.lane !== other.lane || isApart).toBe(true);
          }
        }
      }),
    );
  });

  it('take no more lanes than lie side by side at once', () => {
    fc.assert(
      fc.property(stretches, (items) => {
        const most = Math.max(
          0,
          ...items.map(({ first }) => items.filter((one) => one.first <= first && one.last >= first).length),
        );
        expect(Math.max(0, ...inLanes(items).map(({ lane }) => lane + 1))).toBe(most);
      }),
    );
  });

  it('are cut to what is shown', () => {
    expect(clip({ first: 2, last: 12 }, 5, 9)).toEqual({ first: 5, last: 9 });
    expect(clip({ first: 2, last: 4 }, 5, 9)).toBeNull();
  });

  it('hang together as long as one overlaps another', () => {
    const items = [
      { first: 1, last: 4 },
      { first: 3, last: 6 },
      { first: 6, last: 8 },
      { first: 9, last: 9 },
    ];
    expect(clusters(items).map((group) => group.length)).toEqual([3, 1]);
  });
});
