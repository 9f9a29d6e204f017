import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { versionFault } from '../webpack/manifest.mjs';
import { ROOT } from './lib/workspace.mjs';

const semver = createRequire(join(ROOT, 'release/package.json'))('semver');

let folder;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-remote-'));
  writeFileSync(join(folder, 'package.json'), '{"name":"@team/mf-figures","version":"2.0.0"}');
  writeFileSync(join(folder, 'main.js'), 'globalThis.figures = 1;');
  writeFileSync(
    join(folder, 'webpack.config.mjs'),
    `export default { mode: 'none', context: import.meta.dirname, entry: './main.js', output: { path: import.meta.dirname + '/dist' } };`,
  );
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs one of a remote's own commands in its folder. */
function run(command, words = [], environment = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(ROOT, `tooling/bin/${command}.mjs`), ...words],
    { cwd: folder, encoding: 'utf8', env: { PATH: process.env.PATH, ...environment } },
  );
  return { exit: status, out: stdout, error: stderr };
}

const oneSentence = /^[^\n]+\n$/;

describe('tessera-build', () => {
  it.each([
    ['2.1.0', { MF_VERSION: '2.1.0' }],
    ['2.0.0', { MF_VERSION: '' }],
  ])('[COMP-04] says that it built %s, where, and how large it is', (version, environment) => {
    const built = run('build', [], environment);
    expect(built).toMatchObject({ exit: 0, error: '' });
    expect(built.out).toMatch(/^mf-figures \S+ {2}dist {2}1 files \d\.\d kB\n$/);
    expect(built.out).toContain(` ${version} `);
  });

  it.each(['banana', '2.1', 'v2.1.0'])('[COMP-04] refuses %s before it builds', (version) => {
    expect(run('build', [], { MF_VERSION: version })).toEqual({
      exit: 1,
      out: '',
      error: `"${version}" is no version (MF_VERSION, or that of package.json): it takes three numbers, such as 2.1.0 or 2.1.0-beta.1.\n`,
    });
    expect(existsSync(join(folder, 'dist'))).toBe(false);
  });

  it('[COMP-04] takes the versions that can be published, and no others', () => {
    const versions = ['1.0.0', '0.0.10', '1.0.0-a.b', '1.0.0-0', '1.0.4-src.s0f3e1a2b', '1.0.0-x-y.1'];
    const others = ['01.0.0', '1.0.0-01', '1.0.0-..', '1.0.0-', '1.0.0+a', ' 1.0.0', '1.0', '', 'x'];
    for (const text of [...versions, ...others])
      expect([text, versionFault(text) === undefined]).toEqual([text, semver.valid(text) === text]);
  });

  it('[COMP-04] says in one sentence that this is no folder of a remote', () => {
    rmSync(join(folder, 'webpack.config.mjs'));
    const refused = run('build');
    expect(refused).toMatchObject({ exit: 1, out: '' });
    expect(refused.error).toContain('There is no webpack.config.mjs in ');
    expect(refused.error).toMatch(oneSentence);
  });
});

describe.each(['build', 'dev'])('tessera-%s', (command) => {
  it('[COMP-04] --help prints how it is used', () => {
    const help = run(command, ['--help']);
    expect(help).toMatchObject({ exit: 0, error: '' });
    expect(help.out).toMatch(new RegExp(`^tessera-${command} \\[`));
  });

  it.each(['--nonsense', 'word'])('[COMP-04] answers %s with one sentence', (word) => {
    const refused = run(command, [word]);
    expect(refused).toMatchObject({ exit: 2, out: '' });
    expect(refused.error).toMatch(oneSentence);
    expect(refused.error).toContain(`tessera-${command} --help`);
  });
});

describe('tessera-dev', () => {
  it.each([
    [['--against', 'localhost:3971'], 1],
    [['--against', 'http://localhost:1'], 1],
    [['--port', '70000'], 2],
    [['--port'], 2],
  ])('[REL-07] %j ends with one sentence', (words, exit) => {
    const refused = run('dev', words);
    expect(refused).toMatchObject({ exit, out: '' });
    expect(refused.error).toMatch(oneSentence);
  });
});
