import { readFile, readdir, writeFile } from 'node:fs/promises';
import { buildManifest, SHELL, type BuildOverrides } from '../testing/builds';
import { mfrFixture } from '../testing/mfr-fixture';

const { inRegistry, mfr, path, publish, serials } = mfrFixture();

describe('mfr publish, exit 1: a check failed', () => {
  it.each<[string, string, BuildOverrides]>([
    ['E_MANIFEST', 'without a manifest', { files: { 'mf-version.json': undefined } }],
    ['E_BYTES', 'with a chunk missing', { files: { 'assets/lazy.b63b.js': undefined } }],
    [
      'E_BYTES',
      'with HTML under a script name',
      { files: { 'expose.11e8.js': '\n<!doctype html><title>404</title>' } },
    ],
    ['E_BYTES', 'with an empty script', { files: { 'expose.11e8.js': '' } }],
    ['E_BYTES', 'with a hidden file', { files: { '.env': 'KEY=1' } }],
    ['E_BYTES', 'with a file that its own list leaves out', { manifest: { files: {} } }],
  ])('[REL-06] %s refuses a build %s', async (code, _what, overrides) => {
    const refused = await publish(overrides);
    expect(refused.exit).toBe(1);
    expect(refused.error).toContain(`✗ ${code}`);
    expect(refused.error).toMatch(/next: tessera-build && mfr publish .*dist\nnothing changed\n$/);
    await expect(readdir(inRegistry())).rejects.toThrow('ENOENT');
  });

  it.each(['banana', '2.1', 'v2.1.0', '2.1.0+today', ''])(
    '[REL-06] E_MANIFEST names the version "%s", the form that it takes, and a build that has one',
    async (version) => {
      const refused = await publish({ manifest: { version } });
      expect(refused).toMatchObject({ exit: 1 });
      expect(refused.error).toContain(`"${version}" is no version: it takes three numbers, such as 2.1.0`);
      expect(refused.error).toContain('next: MF_VERSION=2.1.0 tessera-build && mfr publish ');
    },
  );

  it('[REL-06] E_MANIFEST says that there is no folder, and what makes one', async () => {
    const refused = await mfr('publish nowhere');
    expect(refused).toMatchObject({ exit: 1 });
    expect(refused.error).toBe(
      `✗ E_MANIFEST  there is no folder ${path('nowhere')}\n  next: tessera-build && mfr publish dist\nnothing changed\n`,
    );
  });

  it('[REL-06] gives what to run next the flags of this run', async () => {
    const refused = await mfr('publish nowhere --registry elsewhere --env staging');
    expect(refused.error).toContain('mfr publish dist --env staging --registry elsewhere\n');
  });

  it('[REL-06] E_MANIFEST refuses hashes in hexadecimal, E_BYTES hashes of other bytes', async () => {
    const listed = (sri: string) => ({
      'mf-version.json': JSON.stringify({
        remote: 'mf-auth',
        version: '1.0.0',
        container: { name: 'mf_auth__1_0_0', type: 'global', entry: 'remoteEntry.js', exposes: {} },
        requires: { shell: '^1.0.0', shared: {} },
        build: { commit: null, builtAt: null, node: '20', webpack: '5' },
        files: { 'remoteEntry.js': { sri, bytes: 2, type: 'text/javascript' } },
      }),
      'remoteEntry.js': '1;',
      'expose.11e8.js': undefined,
      'assets/lazy.b63b.js': undefined,
      'expose.8831.css': undefined,
    });
    expect((await publish({ files: listed(`sha384-${'0f'.repeat(48)}`) })).error).toContain('✗ E_MANIFEST');
    expect((await publish({ files: listed(`sha256-${'A'.repeat(43)}=`) })).error).toContain('✗ E_MANIFEST');
    const wrong = await publish({ files: listed(`sha384-${'A'.repeat(64)}`) });
    expect(wrong.error).toContain('remoteEntry.js does not match its hash');
  });

  it('[REL-02] E_IMMUTABLE refuses other bytes under a published version, and keeps the first', async () => {
    await publish();
    const before = await readFile(inRegistry('remotes/mf-auth/1.0.0.json'), 'utf8');
    const refused = await publish({ files: { 'remoteEntry.js': '"other";' } });
    expect(refused.exit).toBe(1);
    expect(refused.error).toContain(
      'E_IMMUTABLE  mf-auth 1.0.0 is published with other bytes (differing: remoteEntry.js)',
    );
    expect(refused.error).toContain(`next: MF_VERSION=1.0.1 tessera-build && mfr publish ${path('dist')}\n`);
    expect(await readFile(inRegistry('remotes/mf-auth/1.0.0.json'), 'utf8')).toBe(before);
  });

  it('[REL-05] E_NAME refuses a container name without the version', async () => {
    const { container } = buildManifest();
    const refused = await publish({
      manifest: { container: { ...container, name: 'mf_auth__fixed' } },
    });
    expect(refused).toMatchObject({ exit: 1 });
    expect(refused.error).toContain('it has to be mf_auth__1_0_0');
  });

  it('[REL-05] E_NAME refuses a second version that flattens to a taken container name', async () => {
    await publish({ version: '1.0.0-a.b' });
    expect((await publish({ version: '1.0.0-a-b' })).error).toContain('✗ E_NAME');
  });
});

describe('mfr pin, exit 1: a check failed', () => {
  it('[REL-05] E_SHELL and E_SHARED refuse a pin with the ranges in words, and change nothing', async () => {
    await publish();
    await mfr('pin --shell shell.json mf-auth@1.0.0');
    await publish({
      version: '2.0.0',
      manifest: { requires: { shell: '^2.0.0', shared: { react: '^18.2.0' } } },
    });
    const refused = await mfr('pin mf-auth@2.0.0 --env local');
    expect(refused.exit).toBe(1);
    expect(refused.error).toContain(
      'E_SHELL  mf-auth 2.0.0 requires shell contract ^2.0.0, the shell provides 1.2.0',
    );
    expect(refused.error).toContain(
      'E_SHARED  mf-auth 2.0.0 requires react ^18.2.0, the shell provides 19.3.1',
    );
    expect(refused.error).toContain('next: mfr status --env local');
    expect(await serials()).toEqual(['000001.json']);
  });

  it('[REL-05] E_SHELL refuses a shell that a live remote does not accept', async () => {
    await publish();
    await mfr('pin --shell shell.json mf-auth@1.0.0');
    await writeFile(path('next.json'), JSON.stringify({ ...SHELL, contract: '2.0.0' }));
    const refused = await mfr('shell next.json');
    expect(refused).toMatchObject({ exit: 1 });
    expect(refused.error).toContain('✗ E_SHELL  mf-auth 1.0.0');
  });

  it('[REL-06] E_BYTES refuses to pin a version whose stored file was changed', async () => {
    await publish();
    const [version] = await readdir(inRegistry('files/mf-auth'));
    await writeFile(inRegistry('files/mf-auth', version ?? '', 'remoteEntry.js'), '"tampered";');
    const refused = await mfr('pin --shell shell.json mf-auth@1.0.0');
    expect(refused.exit).toBe(1);
    expect(refused.error).toContain('✗ E_BYTES  mf-auth 1.0.0: remoteEntry.js');

    // The refusal's own advice: publishing the same build again mends it.
    expect((await mfr('publish dist')).exit).toBe(0);
    expect((await mfr('pin --shell shell.json mf-auth@1.0.0')).exit).toBe(0);
  });

  it('E_UNKNOWN names the versions there are, E_HISTORY says that there is nothing before', async () => {
    await publish();
    expect((await mfr('pin mf-auth@1.0.1')).error).toContain(
      '(published: 1.0.0)\n  next: mfr pin mf-auth@1.0.0',
    );
    await mfr('pin --shell shell.json mf-auth@1.0.0');
    expect(await mfr('rollback mf-auth')).toMatchObject({ exit: 1 });
    expect(await mfr('rollback mf-auth --to 7')).toMatchObject({ exit: 1 });
  });
});
