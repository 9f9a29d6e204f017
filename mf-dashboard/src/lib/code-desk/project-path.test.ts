import { refusePath } from './project-path';

describe('[SCR-11] a new path of a project', () => {
  it.each([
    ['src/price.ts', undefined],
    ['parts/a.ts', undefined],
    ['partsize', undefined],
    ['parts', 'parts is a folder.'],
    ['src', 'src is a folder.'],
    ['deep', 'deep is a folder.'],
    ['deep/er', 'deep/er is a folder.'],
    ['src/main.ts', 'There is a src/main.ts already.'],
    ['src/main.ts/a.ts', 'src/main.ts is a file and cannot hold others.'],
    ['', 'Type a name.'],
  ])('%p is refused with %p', (path, why) => {
    expect(refusePath(path, ['src/main.ts'], ['parts', 'deep/er'])).toBe(why);
  });
});
