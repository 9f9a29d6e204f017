import { namesRead, useOfSecret, type Secret } from './secret-use.rules';

const SECRET = { key: 'API_KEY', value: 'sk-live-4711"x' };
const files = (text: string) => [
  { path: 'src/main.tsx', text: 'import "./call";' },
  { path: 'src/call.ts', text },
];

type Files = readonly { readonly path: string; readonly text: string }[];

function findSecretUse(js: string, of: Files, secrets: readonly Secret[], css = '') {
  const asked = namesRead(js);
  return secrets.map((secret) => useOfSecret(secret, { js, css, files: of }, asked)).find((use) => use);
}

describe('the use of a secret in built code', () => {
  it.each([
    ['const key = import.meta.env.API_KEY;'],
    ['const key = import.meta.env["API_KEY"];'],
    ['const key = process.env.API_KEY;'],
  ])('[ENV-03] finds a secret that code asks for by its name: %s', (line) => {
    const use = findSecretUse('fetch(__tesseraEnvironment2.API_KEY)', files(`\n${line}`), [SECRET]);
    expect(use).toMatchObject({ path: 'src/call.ts', line: 2 });
    expect(use?.message).toMatch(/^API_KEY is a secret\./);
  });

  it.each([
    ['taken apart', 'const { API_KEY } = import.meta.env;', 'var{API_KEY}=__tesseraEnvironment;f(API_KEY)'],
    [
      'taken apart under another name',
      'const { A, API_KEY: key } = import.meta.env;',
      'var{A,API_KEY:key}=__tesseraEnvironment2',
    ],
    ['through a variable', 'const env = import.meta.env;', 'var env=__tesseraEnvironment;f(env.API_KEY)'],
    [
      'through a variable, taken apart',
      'const e = import.meta.env;',
      'var e=__tesseraEnvironment,{API_KEY:k="x"}=e;',
    ],
  ])('[ENV-03] finds a secret that is %s', (_name, line, js) => {
    const use = findSecretUse(js, files(`${line}\nfetch(API_KEY);`), [SECRET]);
    expect(use).toMatchObject({ path: 'src/call.ts' });
    expect(use?.message).toMatch(/^API_KEY is a secret\./);
  });

  it('[ENV-03] finds the value of a secret in the code, as it is and as it is quoted', () => {
    for (const js of ['f(`sk-live-4711"x`)', String.raw`f("sk-live-4711\"x")`]) {
      const use = findSecretUse(js, files(String.raw`f("sk-live-4711\"x")`), [SECRET]);
      expect(use).toMatchObject({ path: 'src/call.ts', line: 1 });
      expect(use?.message).not.toContain('4711');
    }
  });

  it('[ENV-03] finds the value of a secret in the styles', () => {
    const css = 'a{background:url(/x?key=sk-live-4711"x)}';
    expect(findSecretUse('', files(css), [SECRET], css)).toMatchObject({ path: 'src/call.ts', line: 1 });
  });

  it('[SAFE-01] takes no longer for what a stranger writes to make it take long', () => {
    const spaces = `env${' '.repeat(1_000_000)}x`;
    const braces = '{'.repeat(300_000) + '__tesseraEnvironment.API_KEY';
    const names = Array.from({ length: 20_000 }, (_, n) => `var a${String(n)}=__tesseraEnvironment;`).join(
      '',
    );
    const began = performance.now();
    findSecretUse('x;__tesseraEnvironment.API_KEY', files(spaces), [SECRET]);
    const plain = performance.now() - began;
    findSecretUse(braces + names, files(`${spaces}\n${spaces}`), [SECRET]);
    // Not a time by itself: three times as much may take thirty times as long, and no square of it.
    expect(performance.now() - began).toBeLessThan(Math.max(plain, 20) * 50);
  });

  it('says nothing of public names, of other names that begin alike, and of values that any code may have', () => {
    const js =
      '__tesseraEnvironment.VITE_URL;__tesseraEnvironment.API_KEYS;x.API_KEY;f("true");var{API_KEY}=x;var a=b.__tesseraEnvironment';
    expect(
      findSecretUse(js, files('import.meta.env.API_KEYS'), [SECRET, { key: 'ON', value: 'true' }]),
    ).toBeUndefined();
  });
});
