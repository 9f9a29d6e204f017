import { createWishKeys } from './wish-keys';

it('gives every wish a key of its own, and the same one whenever it is sent again', () => {
  let made = 0;
  const keyOf = createWishKeys(() => `key-${String((made += 1))}`);
  const first = keyOf({ projectName: 'Library' });
  const other = keyOf({ projectName: 'Shop' });
  expect(other).not.toBe(first);
  expect(keyOf({ projectName: 'Library' })).toBe(first);
  expect(keyOf({ projectName: 'Shop' })).toBe(other);
});
