import { findSecretUse } from './secret-use.rules';

const SECRET = { key: 'API_KEY', value: 'sk-live-4711"x' };
const files = (text: string) => [
  { path: 'src/main.tsx', text: 'import "./call";' },
  { path: 'src/call.ts', text },
];

describe('findSecretUse', () => {
  it.each([
    ['const key = import.meta.env.API_KEY;'],
    ['const key = import.meta.env["API_KEY"];'],
    ['const key = process.env.API_KEY;'],
  ])('[ENV-03] finds a secret that code asks for by its name: %s', (line) => {
    const use = findSecretUse('fetch(__tesseraEnvironment2.API_KEY)', files(`\n${line}`), [SECRET]);
    expect(use).toMatchObject({ path: 'src/call.ts', line: 2 });
    expect(use?.message).toMatch(/^API_KEY is a secret\./);
  });

  it('[ENV-03] finds the value of a secret in the code, as it is and as it is quoted', () => {
    for (const js of ['f(`sk-live-4711"x`)', String.raw`f("sk-live-4711\"x")`]) {
      const use = findSecretUse(js, files(String.raw`f("sk-live-4711\"x")`), [SECRET]);
      expect(use).toMatchObject({ path: 'src/call.ts', line: 1 });
      expect(use?.message).not.toContain('4711');
    }
  });

  it('says nothing of public names, of other names that begin alike, and of values that any code may have', () => {
    const js = '__tesseraEnvironment.VITE_URL;__tesseraEnvironment.API_KEYS;x.API_KEY;f("true")';
    expect(
      findSecretUse(js, files('import.meta.env.API_KEYS'), [SECRET, { key: 'ON', value: 'true' }]),
    ).toBeUndefined();
  });
});
