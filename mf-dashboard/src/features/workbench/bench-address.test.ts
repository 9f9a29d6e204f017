import { readPlace, writePlace } from './bench-address';

const read = (query: string) => readPlace(new URLSearchParams(query));

describe('the address of the builder', () => {
  it('[SCR-02] says which version is looked at, and which two are compared', () => {
    expect(read('version=9')).toMatchObject({ version: 9, compare: undefined });
    expect(read('compare=9..13')).toMatchObject({ compare: [9, 13], version: undefined });
    expect(read('before=13')).toMatchObject({ before: 13 });
  });

  it.each([
    'version=',
    'version=0',
    'version=-1',
    'version=nine',
    'compare=9',
    'compare=9..',
    'compare=..9',
    'before=1e3',
  ])('takes no notice of %s', (query) => {
    expect(Object.values(read(query)).filter((part) => part !== undefined)).toEqual([]);
  });

  it('leaves everything else in the address', () => {
    const params = new URLSearchParams('tab=code&version=3');
    expect(writePlace(params, { compare: [1, 2] }).toString()).toBe('tab=code&compare=1..2');
    expect(writePlace(params, {}).toString()).toBe('tab=code');
  });
});
