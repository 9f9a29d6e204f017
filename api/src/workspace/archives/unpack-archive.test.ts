import { createApplication, emit, type ProjectFile } from '@tessera/builder';
import { strToU8, zipSync, type Zippable } from 'fflate';
import type { UnpackedProject } from './import-report.schema';
import { packArchive } from './pack-archive.child';
import { unpackArchive } from './unpack-archive.child';

const { model } = createApplication('A list of books with title, author and rating', { name: 'Books' });
const written = emit(model);

const zip = (files: Readonly<Record<string, string | Uint8Array>>) =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([path, content]) => [
        path,
        typeof content === 'string' ? strToU8(content) : content,
      ]),
    ),
  );

async function unpacked(bytes: Uint8Array): Promise<UnpackedProject> {
  const result = await unpackArchive(bytes);
  if (!result.ok) throw new Error(result.message);
  return result;
}

async function refusalOf(bytes: Uint8Array): Promise<{ message: string; isTooLarge: boolean }> {
  const result = await unpackArchive(bytes);
  if (result.ok) throw new Error(`It was taken: ${JSON.stringify(result.report)}`);
  return result;
}

const byPath = (files: readonly ProjectFile[]) =>
  Object.fromEntries(files.map(({ path, text }) => [path, text]));
const whys = ({ report }: UnpackedProject) =>
  Object.fromEntries(report.skipped.map(({ path, why }) => [path, why]));

/** Puts other bytes in the place of a name, in both of its headers. */
function patch(bytes: Uint8Array, from: string, to: Uint8Array): Uint8Array {
  const patched = Buffer.from(bytes);
  for (let at = patched.indexOf(from); at >= 0; at = patched.indexOf(from, at + to.length))
    patched.set(to, at);
  return patched;
}

describe('[SCR-04] a ZIP of ours', () => {
  it('comes back with its model, every byte, and hand edits as what differs from what the builder writes', async () => {
    const edited = written.map((file) =>
      file.path === 'README.md' ? { ...file, text: '\uFEFF# Mine\r\n' } : file,
    );
    const result = await unpacked(
      packArchive({ files: edited, at: new Date(Date.UTC(2026, 10, 27)), isServed: false }),
    );
    expect(byPath(result.files)).toEqual(byPath(edited));
    expect(byPath(result.generated)).toEqual(byPath(written));
    expect(result.model).toEqual(model);
    expect(result.report).toMatchObject({
      files: edited.length,
      skipped: [],
      framework: 'Tessera',
      isCodeOnly: false,
      hasEntry: true,
    });
  });

  it('comes back from within the folder that an archiver put around it', async () => {
    const files = Object.fromEntries(written.map(({ path, text }) => [`books-main/${path}`, text]));
    const result = await unpacked(zip({ ...files, '__MACOSX/books-main/._README.md': 'x' }));
    expect(byPath(result.files)).toEqual(byPath(written));
    expect(result.report.skipped).toEqual([]);
  });

  it('is code only when its model is none that can be read, and says so', async () => {
    const files = { ...byPath(written), 'app.ir.json': '{"v":2}' };
    const result = await unpacked(zip(files));
    expect(result).toMatchObject({ model: null, generated: [], report: { isCodeOnly: true } });
    expect(whys(result)).toEqual({ 'app.ir.json': 'Not a model that Tessera can read' });
  });

  it('keeps clear of a page that only claims to hold a project', async () => {
    const page = (json: string) =>
      zip({ 'app.html': `<script type="application/json" id="tessera-project">${json}</script>` });
    const damaged = /inside of this HTML file is damaged/;
    expect((await refusalOf(page('{'))).message).toMatch(damaged);
    expect((await refusalOf(page('{"kind":"tessera.project/v2","model":null,"files":""}'))).message).toMatch(
      damaged,
    );
    expect(
      (await refusalOf(page('{"kind":"tessera.project/v1","model":null,"files":"AAAA"}'))).message,
    ).toMatch(/ZIP is damaged/);
  });
});

describe('[SCR-04] any other ZIP', () => {
  it('is code only, byte for byte, without its wrapper', async () => {
    const text = '\uFEFFexport const a = "ä"; \r\n\t';
    const result = await unpacked(
      zip({ 'repo-main/src/main.jsx': text, 'repo-main/package.json': '{"dependencies":{"react":"19"}}' }),
    );
    expect(byPath(result.files)['src/main.jsx']).toBe(text);
    expect(result.report).toMatchObject({ files: 2, framework: 'React', isCodeOnly: true, hasEntry: true });
  });

  it.each([
    ['Next.js', { 'package.json': '{"dependencies":{"next":"15","react":"19"}}' }],
    ['React with Vite', { 'package.json': '{"dependencies":{"react":"19"},"devDependencies":{"vite":"8"}}' }],
    ['HTML', { 'index.html': '<p>Hello</p>', 'package.json': 'no manifest' }],
    [null, { 'main.py': 'print(1)' }],
  ])('is told to be written for %s', async (framework, files) => {
    expect((await unpacked(zip(files))).report.framework).toBe(framework);
  });

  it('has an entry where its page loads a module, and none without', async () => {
    const page = (script: string) => ({ 'index.html': script, 'app/start.tsx': '' });
    const loads = async (script: string) => (await unpacked(zip(page(script)))).report.hasEntry;
    expect(await loads('<script type="module" src="/app/start.tsx"></script>')).toBe(true);
    expect(await loads('<script src="/app/start.tsx"></script>')).toBe(false);
    expect(await loads('<script type="module" src="/gone.tsx"></script>')).toBe(false);
  });

  it('leaves out what a project does not keep, and says why', async () => {
    const result = await unpacked(
      zip({
        'src/main.tsx': 'go()',
        'big.txt': new Uint8Array(1_000_001).fill(65),
        'long.txt': '\n'.repeat(20_000),
        'logo.png': new Uint8Array([137, 80, 0, 1]),
        'latin1.txt': new Uint8Array([0xe4, 0x41]),
        '.env': 'PASSWORD=hunter2',
        'config/.env.production': 'A=1',
        '.env.example': 'PASSWORD=',
        'deploy/id_rsa': 'x',
        'server.pem': 'x',
        'src/keys.ts': 'export const key = "-----BEGIN PRIVATE KEY-----";',
        'src/token.ts': `const t = "ghp_${'a1'.repeat(18)}";`,
        'node_modules/react/index.js': 'x',
        'node_modules/react/cjs/react.js': 'x',
        '.git/config': 'x',
        'a/.GIT/config': 'x',
        'a/git~1/config': 'x',
        '.git./config': 'x',
        '.g\u200Cit/config': 'x',
        '.Git': 'gitdir: elsewhere',
        'src/what?.tsx': 'x',
        [`${'d/'.repeat(110)}deep.ts`]: 'x',
      }),
    );
    expect(Object.keys(byPath(result.files)).sort()).toEqual(['.env.example', 'src/main.tsx']);
    const { variables, ...others } = result;
    expect(variables).toEqual([{ key: 'PASSWORD', value: 'hunter2', isSecret: true, environment: 'all' }]);
    expect(JSON.stringify(others)).not.toContain('hunter2');
    const secret = 'Looks like a secret. Variables are set in the project, not in a file';
    const token = 'Line 1 holds what looks like a private key or an access token';
    const name = 'Its name has characters that a project cannot keep, or is too long';
    expect(whys(result)).toMatchObject({
      'big.txt': 'Over 1 MB',
      'long.txt': 'Over 20,000 lines',
      'logo.png': 'Binary: a project keeps text',
      'latin1.txt': 'Binary: a project keeps text',
      'config/.env.production': secret,
      'deploy/id_rsa': secret,
      'server.pem': secret,
      'src/keys.ts': token,
      'src/token.ts': token,
      'node_modules/': 'Installed packages are not part of a project',
      '.git/': 'The history of Git is not part of a project',
      'a/.GIT/': 'The history of Git is not part of a project',
      'a/git~1/': 'The history of Git is not part of a project',
      '.git./': 'The history of Git is not part of a project',
      '.Git': name,
      'src/what?.tsx': name,
    });
    expect(result.report.skipped).toHaveLength(18);
  });

  it('says how many more it left out than it names', async () => {
    const pictures = Array.from({ length: 150 }, (_, at) => [`p${at}.png`, new Uint8Array([0])] as const);
    const { report } = await unpacked(zip({ 'a.txt': 'a', ...Object.fromEntries(pictures) }));
    expect([report.skipped.length, report.moreSkipped]).toEqual([100, 50]);
  });
});

describe('[SAFE-01] a hostile ZIP', () => {
  it('writes nowhere outside of the project', async () => {
    const result = await unpacked(
      zip({
        'a.txt': 'a',
        '../b.txt': 'b',
        '/etc/passwd': 'c',
        'C:/d.txt': 'd',
        'x/../../e.txt': 'e',
        'y\\..\\f': 'f',
      }),
    );
    expect(Object.keys(byPath(result.files))).toEqual(['a.txt']);
    const why = 'Its path leads out of the project';
    expect(new Set(Object.values(whys(result)))).toEqual(new Set([why]));
    expect(result.report.skipped).toHaveLength(5);
  });

  it('brings no link to another place', async () => {
    const entries: Zippable = {
      'a.txt': strToU8('a'),
      passwords: [strToU8('/etc/passwd'), { os: 3, attrs: (0o120777 << 16) >>> 0 }],
    };
    const result = await unpacked(zipSync(entries));
    expect(whys(result)).toEqual({ passwords: 'A link, not a file' });
  });

  it('[SCR-04] says of variables that are no text that they may be binary', async () => {
    const result = await unpacked(zip({ 'src/main.tsx': 'x', '.env': 'A=1\0' }));
    expect(whys(result)).toEqual({ '.env': 'Binary, or not UTF-8: its variables cannot be read' });
  });

  it('brings no name that is not UTF-8', async () => {
    const bytes = patch(
      zip({ 'a.txt': 'a', 'QQQQ.txt': 'b' }),
      'QQQQ',
      new Uint8Array([0xff, 0xfe, 0xff, 0xfe]),
    );
    expect(Object.values(whys(await unpacked(bytes)))).toEqual(['Its name is not UTF-8']);
  });

  it('is refused with a name twice, or with a file that is a folder too', async () => {
    const twice = patch(zip({ 'QQQQ.txt': 'a', 'RRRR.txt': 'b' }), 'QQQQ', strToU8('RRRR'));
    expect((await refusalOf(twice)).message).toBe('The ZIP has "RRRR.txt" twice.');
    const both = patch(zip({ a: 'x', 'QQQ.txt': 'y', 'b.txt': 'z' }), 'QQQ.txt', strToU8('a/b.txt'));
    expect((await refusalOf(both)).message).toBe('The ZIP has "a" as a file and as a folder.');
  });

  it('is refused that unpacks to more than it may, says less than it holds, or is damaged', async () => {
    const zeros = (count: number) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, at) => [`z${at}.txt`, new Uint8Array(999_999).fill(32)]),
      );
    const bomb = zip(zeros(12));
    expect(bomb.byteLength).toBeLessThan(50_000);
    expect(await refusalOf(bomb)).toMatchObject({
      isTooLarge: true,
      message: 'The ZIP unpacks to more than 10 MB.',
    });

    const small = Buffer.from(zip(zeros(1)));
    const central = small.lastIndexOf(Buffer.from([0x50, 0x4b, 1, 2]));
    small.writeUInt32LE(10, central + 24);
    expect((await refusalOf(small)).message).toMatch(/damaged/);

    const broken = Buffer.from(zip({ 'a.txt': 'some text that is stored', 'b.txt': 'b' }));
    broken.writeUInt8(broken.readUInt8(40) ^ 1, 40);
    expect((await refusalOf(broken)).message).toMatch(/damaged/);
    expect((await refusalOf(strToU8('no zip'))).message).toMatch(/damaged/);
    expect((await refusalOf(zip({}))).message).toBe('The ZIP is empty.');
    expect((await refusalOf(zip({ 'logo.png': new Uint8Array([0]) }))).message).toMatch(/no file/);
  });

  it('is refused with too many entries or files, or with a password', async () => {
    const many = (count: number) =>
      zip(Object.fromEntries(Array.from({ length: count }, (_, at) => [`f${at}`, 'x'])));
    expect(await refusalOf(many(10_001))).toMatchObject({
      isTooLarge: true,
      message: expect.stringMatching(/more than 10,000 entries/) as string,
    });
    expect(await refusalOf(many(1501))).toMatchObject({
      isTooLarge: true,
      message: expect.stringMatching(/at most 1,500 files/) as string,
    });
    const locked = Buffer.from(zip({ 'a.txt': 'a' }));
    const central = locked.lastIndexOf(Buffer.from([0x50, 0x4b, 1, 2]));
    locked.writeUInt16LE(locked.readUInt16LE(central + 8) | 1, central + 8);
    expect((await refusalOf(locked)).message).toMatch(/encrypted/);
  });
});
