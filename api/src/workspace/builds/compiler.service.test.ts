import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { until } from '../../testing/build-project';
import { previewParts } from '../../testing/preview-parts';
import { VENDOR_PACKAGES } from './compile-limits.rules';
import type { CompileResult, SourceFile } from './compile-protocol.schema';
import { createWorkPool, type WorkPool } from '../../work/work-pool';
import type { WorkerTasks } from '../worker/worker-tasks.schema';
import { createCompiler } from './compiler.service';

let pool: WorkPool<WorkerTasks>;

const makePool = () => createWorkPool<WorkerTasks>({ childPath: previewParts().workerChild, size: 1 });

beforeAll(async () => {
  pool = makePool();
  await pool.warm();
});

afterAll(() => {
  pool.close();
});

async function compile(files: readonly SourceFile[], worker = pool): Promise<CompileResult> {
  return (await createCompiler(worker).compile('ada', files)).result;
}

const APP: SourceFile[] = [
  {
    path: 'src/main.tsx',
    text: `import { createRoot } from 'react-dom/client';\nimport './theme.css';\nimport { App } from './App';\ncreateRoot(document.getElementById('root')!).render(<App />);`,
  },
  { path: 'src/App.tsx', text: `export const App = () => <h1>Guitar journal</h1>;` },
  { path: 'src/theme.css', text: `h1 { color: rebeccapurple }` },
  { path: 'README.md', text: '# Not imported' },
];

function withMain(text: string, ...others: SourceFile[]): SourceFile[] {
  return [{ path: 'src/main.tsx', text }, ...others];
}

async function errorOf(files: SourceFile[]) {
  const result = await compile(files);
  if (result.ok) throw new Error(`It compiled: ${result.js.slice(0, 200)}`);
  return result.error;
}

describe('compiling a project', () => {
  it('answers one module with the vendor packages left as imports, and one stylesheet', async () => {
    const result = await compile(APP);
    expect(result).toMatchObject({ ok: true });
    const { js, css } = result as Extract<CompileResult, { ok: true }>;
    expect(js).toMatch(/from\s*"react-dom\/client"/);
    // Both files have JSX.
    expect(js.match(/from\s*"react\/jsx-runtime"/g)).toHaveLength(1);
    expect(js).toContain('Guitar journal');
    expect(css).toMatch(/rebeccapurple|#639/);
  });

  it('[SCR-30] hands the page’s variables to code that asks for them as with Vite, and to no other', async () => {
    const read = await compile(
      withMain('export const url = import.meta.env.VITE_URL;\nexport const mode = process.env.NODE_ENV;'),
    );
    const { js } = read as Extract<CompileResult, { ok: true }>;
    expect(js).toMatch(/__tesseraEnvironment\.VITE_URL/);
    expect(js).toContain('application-environment');
    expect(js).toContain('"production"');
    const { js: other } = (await compile(APP)) as Extract<CompileResult, { ok: true }>;
    expect(other).not.toContain('application-environment');
    // A file of that name is the project's own.
    expect(await errorOf(withMain(`import 'tessera:environment';`))).toMatchObject({
      path: 'src/main.tsx',
      line: 1,
    });
  });

  it('names the file and the line of a syntax error', async () => {
    const broken = APP.map((file) =>
      file.path === 'src/App.tsx' ? { ...file, text: '\nexport const App = (' } : file,
    );
    expect(await errorOf(broken)).toMatchObject({
      path: 'src/App.tsx',
      line: 2,
    });
  });

  it('refuses a package outside the allow-list and names the list, the file and the line', async () => {
    const error = await errorOf(withMain(`\nimport lodash from 'lodash';\nlodash();`));
    expect(error).toMatchObject({ path: 'src/main.tsx', line: 2 });
    expect(error.message).toContain('lodash');
    for (const name of VENDOR_PACKAGES) expect(error.message).toContain(name);
  });

  it('says which file is missing', async () => {
    expect(await errorOf(withMain(`import './nowhere';`))).toMatchObject({
      path: 'src/main.tsx',
      line: 1,
      message: 'There is no file "src/nowhere" in the project',
    });
  });

  it('says that an entry is missing', async () => {
    expect((await errorOf([{ path: 'README.md', text: '' }])).message).toMatch(/src\/main\.tsx/);
  });

  it('builds a small project on a warm child in a fraction of what a cold one takes', async () => {
    const time = async (worker: WorkPool<WorkerTasks>) => {
      const start = performance.now();
      expect(await compile(APP, worker)).toMatchObject({ ok: true });
      return performance.now() - start;
    };
    const fresh = makePool();
    const cold = await time(fresh);
    fresh.close();
    const warm = [await time(pool), await time(pool), await time(pool)];
    // The best of three: what it needs, on a machine that does other things as well.
    expect(Math.min(...warm) / cold).toBeLessThan(1 / 4);
  });
});

/** False for a process that has ended and that nobody has taken notice of yet. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false; // ESRCH
  }
}

describe('hostile code', () => {
  /** The longest time the parent's event loop did not turn while `work` went on, in milliseconds. */
  async function longestStall(work: Promise<unknown>): Promise<number> {
    let last = performance.now();
    let longest = 0;
    const timer = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 10);
    await work;
    clearInterval(timer);
    return longest;
  }

  const FILE_READS: [string, SourceFile[]][] = [
    ['an import of an absolute path', withMain(`import text from '/etc/passwd';\nconsole.log(text);`)],
    [
      'a relative import that leads out',
      withMain(`import text from '../../../../etc/passwd';\nconsole.log(text);`),
    ],
    ['an import of a file: address', withMain(`import text from 'file:///etc/passwd';\nconsole.log(text);`)],
    [
      'an import with a text attribute',
      withMain(`import text from '/etc/passwd' with { type: 'text' };\nconsole.log(text);`),
    ],
    ['a node: import', withMain(`import fs from 'node:fs';\nconsole.log(fs.readFileSync('/etc/passwd'));`)],
    [
      'a dynamic import by template',
      withMain('const f = "passwd";\nvoid import(`../../../../etc/${f}.json`);'),
    ],
    [
      'a require by concatenation',
      withMain('declare const f: string;\nrequire("../../etc/" + f + ".json");'),
    ],
    [
      'a stylesheet @import',
      withMain(`import './a.css';`, { path: 'src/a.css', text: '@import "/etc/passwd";' }),
    ],
    [
      'a stylesheet url()',
      withMain(`import './a.css';`, { path: 'src/a.css', text: 'a { background: url(/etc/passwd) }' }),
    ],
  ];

  it.each(FILE_READS)('refuses %s and names the file', async (_, files) => {
    const error = await errorOf(files);
    expect(error.path).toMatch(/^src\//);
    expect(error.message).not.toContain('root:');
    expect(error.message.length).toBeGreaterThan(10);
  });

  it('does not read what a source map comment names', async () => {
    const result = await compile(withMain(`console.log(1);\n//# sourceMappingURL=file:///etc/passwd`));
    expect(result).toMatchObject({ ok: true });
    expect(JSON.stringify(result)).not.toContain('root:');
  });

  const EXPONENTIAL = withMain(
    `export enum Bomb { a0 = 'xxxxxxxxxxxxxxxx', ${Array.from({ length: 60 }, (_, index) => `a${String(index + 1)} = a${String(index)} + a${String(index)}`).join(', ')} }\nconsole.log(Bomb.a60);`,
  );
  /** Every layer re-exports both files of the next: two to the power of thirty ways through. */
  const LATTICE = withMain(
    `import * as all from './0a';\nconsole.log(all);`,
    ...Array.from({ length: 31 }, (_, layer) =>
      ['a', 'b'].map((side) => ({
        path: `src/${String(layer)}${side}.ts`,
        text:
          layer === 30
            ? `export const ${side} = 1;`
            : `export * from './${String(layer + 1)}a';\nexport * from './${String(layer + 1)}b';`,
      })),
    ).flat(),
  );
  const NESTED = withMain(`const a = ${'['.repeat(300_000)}${']'.repeat(300_000)};\nconsole.log(a);`);

  it.each([
    ['an exponential constant', EXPONENTIAL, /too much memory|longer than 5 s|gave up/],
    ['a lattice of re-exports', LATTICE, /longer than 5 s/],
    ['a nesting bomb', NESTED, /nested too deeply/],
  ])(
    'stops %s, stays responsive and builds the next project',
    async (_, files, reason) => {
      let share = 1;
      // On the server's own thread the two would be the same each time; what else the machine does stalls it now and then.
      for (let time = 0; time < 3 && share >= 1 / 3; time += 1) {
        let message = '';
        const start = performance.now();
        const stall = await longestStall(errorOf(files).then((error) => (message = error.message)));
        expect(message).toMatch(reason);
        share = Math.min(share, stall / (performance.now() - start));
      }
      expect(share).toBeLessThan(1 / 3);
      expect(await compile(APP)).toMatchObject({ ok: true });
    },
    30_000,
  );

  it('refuses too many files and a huge project before compiling', async () => {
    const many = Array.from({ length: 1501 }, (_, index) => ({ path: `src/${String(index)}.ts`, text: '' }));
    expect((await errorOf(many)).message).toMatch(/1,501 files; at most 1,500/);
    const wide = Array.from({ length: 11 }, (_, index) => ({
      path: `docs/${String(index)}.md`,
      text: 'x'.repeat(950_000),
    }));
    expect((await errorOf(wide)).message).toBe('The project is larger than 10 MB');
  });

  it('counts what the application imports, and says which file of it is the largest', async () => {
    const large = (name: string, letters: number) => ({
      path: `src/${name}.json`,
      text: JSON.stringify('x'.repeat(letters)),
    });
    const beside = ['a', 'b', 'c', 'd'].map((name) => large(name, 950_000));
    expect(await compile([...APP, ...beside])).toMatchObject({ ok: true });
    const all = withMain(`import a from './a.json'; import b from './b.json'; import c from './c.json';
console.log(a, b, c);`);
    const error = await errorOf([...all, large('a', 700_000), large('b', 950_000), large('c', 700_000)]);
    expect(error.message).toBe(
      'What the application imports is larger than 2 MB; the largest file of it is src/b.json',
    );
    const huge = { path: 'src/huge.ts', text: `export const text = '${'x'.repeat(1_000_001)}';` };
    expect(await compile([...APP, huge])).toMatchObject({ ok: true });
    expect(await errorOf([...withMain("import { text } from './huge'; console.log(text);"), huge])).toEqual({
      ...{ path: 'src/huge.ts', line: null, message: 'The file is larger than 1 MB' },
    });
  });

  it('leaves no child behind when the server is killed in the middle of an endless build', async () => {
    const request = JSON.stringify({ id: 1, task: 'compile', input: LATTICE });
    const server = spawn(process.execPath, [
      '-e',
      `const child = require('node:child_process').fork(process.argv[1], [], { env: {}, serialization: 'advanced' });
       child.once('message', () => { child.send(${request}); setTimeout(() => console.log(child.pid), 300); });`,
      previewParts().workerChild,
    ]);
    const [line] = (await once(server.stdout, 'data')) as [Buffer];
    const pid = Number(line.toString());
    expect(isRunning(pid)).toBe(true);
    server.kill('SIGKILL');
    await until(() => !isRunning(pid));
  });

  it('gives the child nothing of the environment', async () => {
    process.env.TESSERA_TEST_SECRET = 'hunter2-secret';
    const fresh = makePool();
    await fresh.warm();
    const result = await compile(
      withMain('console.log(process.env.TESSERA_TEST_SECRET, process.env);'),
      fresh,
    );
    fresh.close();
    delete process.env.TESSERA_TEST_SECRET;
    expect(JSON.stringify(result)).not.toContain('hunter2-secret');
  });
});
