import { readPlace, writePlace } from './bench-address';

const read = (query: string) => readPlace(new URLSearchParams(query));

describe('the address of the builder', () => {
  it('[SCR-02] says which version is looked at, and which two are compared', () => {
    expect(read('version=9')).toMatchObject({ version: 9, compare: undefined });
    expect(read('compare=9..13')).toMatchObject({ compare: [9, 13], version: undefined });
    expect(read('before=13')).toMatchObject({ before: 13 });
  });

  it('[SCR-02] says that the records are looked at, and forgets which of them with them', () => {
    expect(read('tab=data&table=e2')).toMatchObject({ tab: 'data' });
    const params = new URLSearchParams('tab=data&table=e2&data=live&version=3');
    expect(writePlace(params, { tab: 'data' }).toString()).toBe('table=e2&data=live&tab=data');
    expect(writePlace(params, { version: 3 }).toString()).toBe('version=3');
  });

  it('[SCR-02] says which tab is shown', () => {
    expect(read('tab=checks')).toMatchObject({ tab: 'checks' });
    expect(writePlace(new URLSearchParams('tab=data&table=e2'), { tab: 'code' }).toString()).toBe('tab=code');
  });

  it('[SCR-02] says which file of the code is shown, and forgets it with the code', () => {
    expect(read('tab=code&path=src/App.tsx')).toMatchObject({ tab: 'code', path: 'src/App.tsx' });
    const params = new URLSearchParams('tab=code&path=src/App.tsx');
    expect(writePlace(params, readPlace(params)).get('path')).toBe('src/App.tsx');
    expect(writePlace(params, { tab: 'data', path: 'src/App.tsx' }).toString()).toBe('tab=data');
  });

  it.each([
    'path=src/App.tsx',
    'tab=nothing',
    'tab=preview',
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
    const params = new URLSearchParams('mode=plan&version=3');
    expect(writePlace(params, { compare: [1, 2] }).toString()).toBe('mode=plan&compare=1..2');
    expect(writePlace(params, {}).toString()).toBe('mode=plan');
  });
});
