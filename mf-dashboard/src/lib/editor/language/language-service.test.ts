import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createLanguageService } from './language-service';

/** Files of a folder as the worker is given them. */
function textsIn(folder: string, place: string, kind: RegExp): [path: string, text: string][] {
  return readdirSync(folder)
    .filter((name) => kind.test(name))
    .map((name) => [`${place}/${name}`, readFileSync(join(folder, name), 'utf8')]);
}

const packages = ['@types/react', 'csstype'].flatMap((name) =>
  textsIn(
    dirname(require.resolve(`${name}/package.json`)),
    `/node_modules/${name}`,
    /\.d\.ts$|^package\.json$/,
  ),
);
const libraries = dirname(require.resolve('typescript/lib/lib.dom.d.ts'));
const types = Object.fromEntries([...textsIn(libraries, '/lib', /^lib\..+\.d\.ts$/), ...packages]);

/** Reads the types of the language, which takes longer than all else: once. */
const service = createLanguageService(types);
beforeAll(() => {
  service.disk.write('a.ts', 'export const a = [1].map(String);');
  service.problemsOf('a.ts');
});

/** The service over these files, and where a mark `|` stood in one of them. */
function open(files: Readonly<Record<string, string>>) {
  let spot = { path: '', offset: 0 };
  for (const [path, marked] of Object.entries(files)) {
    const offset = marked.indexOf('|');
    if (offset >= 0) spot = { path, offset };
  }
  const texts = Object.entries(files).map(([path, marked]) => [path, marked.replace('|', '')]);
  service.disk.replaceAll(Object.fromEntries(texts) as Record<string, string>);
  return { answers: service.answers, spot };
}

describe('[PRJ-07] [SCR-11] the language service', () => {
  it('offers what there is at the cursor, what begins with the word first', () => {
    const { answers, spot } = open({ 'a.ts': 'const words = ["a"];\nwords.fi|' });
    const found = answers.complete(spot);
    expect(found?.items[0]?.label).toMatch(/^fi/);
    expect(found?.items.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['filter', 'find', 'findIndex']),
    );
    expect(found?.from).toBe(spot.offset - 2);
  });

  it('offers what another file exports, with the import that it takes', () => {
    const { answers, spot } = open({
      'src/total.ts': 'export function sumOfAll(a: number[]) { return a.length; }',
      'src/a.ts': 'sumOf|',
    });
    const item = answers.complete(spot)?.items.find(({ label }) => label === 'sumOfAll');
    expect(item?.source).toBeDefined();
    const details = answers.details({ ...spot, label: 'sumOfAll', source: item?.source ?? '' });
    expect(details?.changes.map(({ insert }) => insert).join('')).toContain(
      'import { sumOfAll } from "./total"',
    );
  });

  it('says the type of what the pointer is on', () => {
    const { answers, spot } = open({ 'a.ts': 'const to|tal = [1, 2].length;' });
    expect(answers.explain(spot)?.code).toBe('const total: number');
  });

  it('says what is wrong, with line and column', () => {
    open({ 'a.ts': 'const one = 1;\nconst two: string = one;\n' });
    expect(service.problemsOf('a.ts')).toEqual([
      expect.objectContaining({
        severity: 'error',
        line: 2,
        column: 7,
        message: "Type 'number' is not assignable to type 'string'.",
      }),
    ]);
  });

  it('says nothing against style sheets, and a file that is not there', () => {
    open({ 'a.ts': "import './a.css';\nimport { b } from './b';\nb();\n" });
    expect(service.problemsOf('a.ts').map(({ message }) => message)).toEqual([
      "Cannot find module './b' or its corresponding type declarations.",
    ]);
    service.disk.write('b.ts', 'export const b = () => 1;');
    expect(service.problemsOf('a.ts')).toEqual([]);
    service.disk.write('b.ts', null);
    expect(service.problemsOf('a.ts')).toHaveLength(1);
  });

  it('knows what React’s elements take', () => {
    open({
      'a.tsx': `import { useState } from 'react';
export function Counter() {
  const [count, setCount] = useState(0);
  return <button type="button" onClick={() => setCount(count + 1)} disable>{count}</button>;
}
`,
    });
    expect(service.problemsOf('a.tsx').map(({ message }) => message)).toEqual([
      expect.stringContaining("Property 'disable' does not exist"),
    ]);
  });

  it('says that an import of a file for what it does alone leads nowhere, which keeps it from building', () => {
    open({ 'a.ts': "import './gone';\n" });
    expect(service.problemsOf('a.ts')).toEqual([
      expect.objectContaining({
        isBreaking: true,
        message: expect.stringContaining('Cannot find module') as unknown,
      }),
    ]);
  });

  it('finds definition and references across files', () => {
    const { answers, spot } = open({
      'b.ts': 'export const price = 2;\n',
      'a.ts': "import { price } from './b';\nconsole.log(pr|ice);\n",
    });
    expect(answers.define(spot)).toEqual([expect.objectContaining({ path: 'b.ts', line: 1, from: 13 })]);
    expect(
      answers
        .refer(spot)
        .map(({ path, line }) => `${path}:${String(line)}`)
        .sort(),
    ).toEqual(['a.ts:1', 'a.ts:2', 'b.ts:1']);
  });

  it('renames in all files at once, and not what belongs to the language', () => {
    const { answers, spot } = open({
      'b.ts': 'export const pri|ce = 2;\n',
      'a.ts': "import { price } from './b';\nexport const all = { price };\n",
    });
    expect(answers.nameAt(spot)).toEqual({ name: 'price' });
    const renamed = Object.fromEntries(
      answers
        .rename({ ...spot, name: 'cost' })
        .map(({ path, changes }) => [path, changes.map(({ insert }) => insert)]),
    );
    expect(renamed).toEqual({ 'b.ts': ['cost'], 'a.ts': ['cost', 'price: cost'] });

    const foreign = open({ 'c.ts': 'console.lo|g(1);' });
    expect(foreign.answers.nameAt(foreign.spot)).toHaveProperty('why');
  });

  it('makes scripts of modules, also of those that do not type', () => {
    const { answers } = open({
      'a.tsx': 'const n: string = 1;\nexport default () => <p>{n}</p>;',
      'b.css': 'p {}',
    });
    const [only, ...others] = answers.transpile(null);
    expect(others).toEqual([]);
    expect(only?.code).toContain('require("react/jsx-runtime")');
    expect(only?.code).not.toContain(': string');
  });
});
