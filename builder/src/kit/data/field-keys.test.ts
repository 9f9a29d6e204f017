import * as contracts from '@tessera/shared/contracts';
import * as kit from './field-keys';

/** An application imports nothing of the product's, so the kit has a copy of its own. */
describe.each([
  ['the model', contracts],
  ['the kit', kit],
])('the keys of fields, as %s reads them', (_whose, { fieldOfKey, nearestKey }) => {
  it.each([
    ['f3.1', 'f3'],
    ['f3.12', 'f3'],
    ['f30.2', 'f30'],
    ['f3', 'f3'],
  ])('[MODEL-17] names the field of %s', (key, field) => {
    expect(fieldOfKey(key)).toBe(field);
  });

  it.each<[string, string[], string | undefined]>([
    ['f3.2', ['f3.1', 'f3.2', 'f3.3'], 'f3.2'],
    ['f3.3', ['f3.1', 'f3.2'], 'f3.2'],
    ['f3.1', ['f3.4', 'f3.2'], 'f3.2'],
    ['f3.2', ['f3.1', 'f3.3'], 'f3.3'],
    ['f3.10', ['f3.2', 'f3.9'], 'f3.9'],
    ['f3.1', ['f3', 'f3.4'], 'f3'],
    ['f3.2', ['f30.2', 'f4.2'], undefined],
    ['f3.2', [], undefined],
  ])('[MODEL-17] takes for %s the nearest of %j, and of two as near the later one', (key, keys, nearest) => {
    expect(nearestKey(keys, key)).toBe(nearest);
  });
});
