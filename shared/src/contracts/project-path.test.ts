import { projectPathSchema } from './version.contract';

const isTaken = (path: string) => projectPathSchema.safeParse(path).success;

describe('a path inside a project', () => {
  it.each([
    'README.md',
    'src/app/(shop)/[id]/page.tsx',
    'src/routes/+page.svelte',
    'docs/Straße.md',
    '日本語/ファイル.txt',
    'नमस्ते.md',
    '#note.md',
    'a,b.txt',
    "it's.ts",
    '.github/workflows/ci.yml',
    '.env.example',
    '.gitignore',
    'a.git/b',
    'git~10/a',
    'git/a',
    '..hidden',
    'with space/a b.ts',
    '50% off & more = $5!.md',
    'a~{b}@[c](d)+_-.ts',
    `${'a'.repeat(99)}/${'b'.repeat(100)}`,
  ])('[GIT-03] is what repositories have: %s', (path) => {
    expect(isTaken(path)).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['an empty folder', 'a//b'],
    ['a beginning at the root', '/a'],
    ['a folder alone', 'a/'],
    ['a step that stays', './a'],
    ['a step up', '../a'],
    ['a step up in between', 'a/../b'],
    ['a step at the end', 'a/..'],
    ['a backslash', 'a\\b'],
    ['a colon', 'C:a'],
    ['a star', 'a*'],
    ['a question mark', 'a?'],
    ['a quote', 'a"b'],
    ['an angle', 'a<b'],
    ['another angle', 'a>b'],
    ['a bar', 'a|b'],
    ['a line break', 'a\nb'],
    ['a control character', 'a\u0007b'],
    ['a turned direction', 'a\u202Eb'],
    ['nothing to see', 'a\u200Bb'],
    ['a letter without a look', 'a\u3164b'],
    ['a space at the end', 'a '],
    ['a dot at the end', 'a.'],
    ['such an end of a folder', 'a /b'],
    ['a mark without a letter', 'a/\u0301b'],
    ["Git's own folder", '.git/config'],
    ['that folder deeper', 'a/.git/hooks/post-checkout'],
    ['that folder in another case', '.GIT/config'],
    ['a file by its name', 'a/.Git'],
    ['its short name', 'git~1/config'],
    ['that in another case', 'a/GIT~1/config'],
    ['that with a dot at its end', '.git./config'],
    ['that with something unseen', '.g\u200Cit/config'],
    ['more than 200 characters', 'a'.repeat(201)],
  ])('[SAFE-01] is not %s', (_, path) => {
    expect(isTaken(path)).toBe(false);
  });

  it('[SAFE-01] takes no time to refuse', () => {
    const start = performance.now();
    for (const path of ['a.'.repeat(100), ' .'.repeat(100), `${'a/'.repeat(99)}?`, `${'a'.repeat(199)}?`]) {
      expect(isTaken(path)).toBe(false);
    }
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});
