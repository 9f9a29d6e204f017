import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createApplication, emit, type ProjectFile } from '@tessera/builder';
import { zipSync, strToU8, unzipSync, strFromU8 } from 'fflate';
import { ARCHIVE_LIMITS } from './archive.schema';
import { withoutServer, withServer } from './export-server.rules';
import { packArchive } from './pack-archive.child';
import { unpackArchive } from './unpack-archive.child';

const API = join(__dirname, '../../..');
const at = new Date(Date.UTC(2026, 10, 27));
const { model } = createApplication('A list of books with title, author and rating', { name: 'Books' });
const written = emit(model);
const served = withServer(written);

const textOf = (files: readonly ProjectFile[], path: string) =>
  files.find((file) => file.path === path)?.text ?? '';
const changed = (path: string, text: string) =>
  written.map((file) => (file.path === path ? { path, text } : file));
const pathsIn = (zip: Uint8Array) => Object.keys(unzipSync(zip));

async function broughtBack(files: Readonly<Record<string, Uint8Array>>) {
  const result = await unpackArchive(zipSync(files));
  if (!result.ok) throw new Error(result.message);
  return result;
}

describe('the server of an export', () => {
  it('[PRJ-03] is in the ZIP only where all visitors share the records', () => {
    const files = { files: written, at };
    expect(pathsIn(packArchive({ ...files, isServed: false }))).toHaveLength(written.length);
    expect(pathsIn(packArchive({ ...files, isServed: true }))).toEqual([
      ...written.map(({ path }) => path),
      'server/index.js',
      'server/rules.js',
    ]);
  });

  it('[PRJ-03] is started by npm, with the very packages that Tessera runs', () => {
    const { scripts, dependencies } = JSON.parse(textOf(served, 'package.json')) as {
      scripts: Record<string, string>;
      dependencies: Record<string, string>;
    };
    expect(scripts).toMatchObject({
      build: 'tsc && vite build',
      prestart: 'npm run build',
      start: 'node server/index.js',
    });
    const require = createRequire(join(API, 'package.json'));
    const entries = ['fastify', '@fastify/static', 'zod', '@electric-sql/pglite'].map((name) => {
      const entry = require.resolve(name);
      const root = entry.slice(
        0,
        entry.lastIndexOf(`node_modules/${name}/`) + `node_modules/${name}/`.length,
      );
      const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
      return [name, version] as const;
    });
    expect(dependencies).toMatchObject(Object.fromEntries(entries));
    expect(dependencies).toHaveProperty('react');
  });

  it('[PRJ-03] says in the README how to run it, where its records are, and that nobody signs in', () => {
    const readme = textOf(served, 'README.md');
    expect(readme).toContain(textOf(written, 'README.md'));
    for (const word of ['npm run dev', 'npm start', '`data`', 'backup', 'everybody is a visitor', 'HOST'])
      expect(readme).toContain(word);
  });

  it('leaves alone what somebody wrote themselves, and projects that npm cannot run', () => {
    const own = [
      ...changed('package.json', '{"scripts":{"start":"mine"}}'),
      { path: 'server/index.js', text: '//' },
    ];
    const packed = withServer(own);
    expect(JSON.parse(textOf(packed, 'package.json'))).toHaveProperty('scripts.start', 'mine');
    expect(textOf(packed, 'server/index.js')).toBe('//');
    const broken = changed('package.json', '{');
    expect(withServer(broken)).toBe(broken);
    const code = [{ path: 'package.json', text: '{}' }];
    expect(withServer(code)).toBe(code);
  });

  it('is as the sources are; when this fails, run `node api/scripts/embed-export-server.mjs`', () => {
    const script = join(API, 'scripts/embed-export-server.mjs');
    expect(() => execFileSync(process.execPath, [script, '--check'], { stdio: 'pipe' })).not.toThrow();
  });
});

describe('a ZIP with a server that comes back', () => {
  const zipped = unzipSync(packArchive({ files: written, at, isServed: true }));

  it('[SCR-04] is the project that it was: the server is no edit by hand', async () => {
    const { files, generated, report } = await broughtBack(zipped);
    expect(Object.fromEntries(files.map(({ path, text }) => [path, text]))).toEqual(
      Object.fromEntries(generated.map(({ path, text }) => [path, text])),
    );
    expect(report).toMatchObject({ skipped: [], isCodeOnly: false, files: written.length });
  });

  it('[SCR-04] leaves the records of its server where they are', async () => {
    const { files, report } = await broughtBack({
      ...zipped,
      'data/lock.1': strToU8('{}'),
      'data/x/production/PG_VERSION': strToU8('18'),
    });
    expect(files).toHaveLength(written.length);
    expect(report.skipped).toEqual([
      { path: 'data/', why: 'The records of an application are not part of a project' },
    ]);
  });

  it('[SCR-04] loses its server also where another release wrote it', async () => {
    const older = (path: string, from: string, to: string) => ({
      [path]: strToU8(strFromU8(zipped[path] ?? new Uint8Array()).replace(from, to)),
    });
    const { files } = await broughtBack({
      ...zipped,
      ...older('package.json', '"fastify": "5.', '"fastify": "4.'),
      ...older('README.md', 'builds the application and serves it', 'serves the application'),
    });
    for (const path of ['package.json', 'README.md']) expect(textOf(files, path)).toBe(textOf(written, path));
  });

  it('[SCR-04] is none where somebody else has a server and data of their own', async () => {
    const own = {
      'package.json': '{"dependencies":{"fastify":"5.0.0"}}',
      'server/index.js': 'listen();',
      'data/towns.json': '[]',
    };
    const { files, report } = await broughtBack(
      Object.fromEntries(Object.entries(own).map(([path, text]) => [path, strToU8(text)])),
    );
    for (const [path, text] of Object.entries(own)) expect(textOf(files, path)).toBe(text);
    expect(report.skipped).toEqual([]);
  });

  it('[SCR-04] keeps a file of the server that somebody made their own, and edits beside it', async () => {
    const [, ...lines] = strFromU8(zipped['server/index.js'] ?? new Uint8Array()).split('\n');
    const manifest = strFromU8(zipped['package.json'] ?? new Uint8Array()).replace('"1.0.0"', '"2.0.0"');
    const { files } = await broughtBack({
      ...zipped,
      'server/index.js': strToU8(lines.join('\n')),
      'package.json': strToU8(manifest),
    });
    expect(textOf(files, 'server/index.js')).toBe(lines.join('\n'));
    expect(textOf(files, 'server/rules.js')).toBe('');
    expect(textOf(files, 'package.json')).toBe(textOf(written, 'package.json').replace('"1.0.0"', '"2.0.0"'));
  });

  it('[SCR-04] counts no file of the server among those of a project', async () => {
    const free = ARCHIVE_LIMITS.files - written.length;
    const more = Array.from({ length: free }, (_, at) => [`notes/${at}.md`, strToU8('x')] as const);
    expect((await broughtBack({ ...zipped, ...Object.fromEntries(more) })).report.files).toBe(
      ARCHIVE_LIMITS.files,
    );
  });

  it('gives back README and manifest byte for byte', () => {
    expect(withoutServer(served)).toEqual(written);
    expect(withoutServer(written)).toBe(written);
    const bare = written.filter(({ path }) => path !== 'README.md');
    expect(withoutServer(withServer(bare))).toEqual(bare);
  });
});
