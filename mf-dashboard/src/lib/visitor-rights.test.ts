import { withRight } from './visitor-rights';

const NONE = { read: false, add: false, change: false, remove: false };
const ALL = { read: true, add: true, change: true, remove: true };

describe('what visitors may', () => {
  it.each([
    ['change', true, NONE, { ...NONE, read: true, change: true }],
    ['remove', true, NONE, { ...NONE, read: true, remove: true }],
    ['read', false, ALL, { ...NONE, add: true }],
    ['read', true, NONE, { ...NONE, read: true }],
    ['change', false, ALL, { ...ALL, change: false }],
    ['add', true, NONE, { ...NONE, add: true }],
  ] as const)('[DATA-02] sets %s to %s with what goes with it', (right, isOn, before, after) => {
    expect(withRight(before, right, isOn)).toEqual(after);
  });
});
