import { projectPathSchema } from '@tessera/shared/contracts';
import { PATH_PATTERN, refusePath } from './project-path';

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

it.each([
  ...['src/app/(shop)/[id]/page.tsx', '+page.svelte', 'Straße.md', '#note.md', 'a,b.txt', "it's.ts", '.env'],
  ...['', 'a//b', '../a', 'a?.ts', 'a ', 'a.', 'x'.repeat(200), 'x'.repeat(201), 'a\u202Eb', '日本/語.ts'],
  ...['.git/config', 'a/.GIT', 'git~1/x', 'GIT~1', '.gitignore', 'a.git/b'],
])('[SCR-11] takes the paths that the server takes: %p', (path) => {
  expect(PATH_PATTERN.test(path)).toBe(projectPathSchema.safeParse(path).success);
});
