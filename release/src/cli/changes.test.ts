import { readFile } from 'node:fs/promises';
import { writeBuild } from '../testing/builds';
import { mfrFixture } from '../testing/mfr-fixture';

const { inRegistry, mfr, mfrWords, path, publish, serials } = mfrFixture();

describe('mfr, exit 0', () => {
  it('[REL-02] publishes a build, and says so when it is published already', async () => {
    const first = await publish();
    expect(first).toMatchObject({ exit: 0, error: '' });
    expect(first.out).toMatch(
      /^mf-auth 1\.0\.0 {2}sha256:[0-9a-f]{64} {2}4 files 0\.1 kB {2}published\nin (.*)\n$/,
    );
    expect(first.out.split('\n')[1]).toBe(`in ${inRegistry()}`);

    const again = await mfr('publish dist');
    expect(again.exit).toBe(0);
    expect(again.out).toContain('already published');
  });

  it('[REL-04] pins several remotes in one serial and shows who, when, why and the fallback', async () => {
    await publish();
    await publish({ remote: 'mf-billing', version: '2.0.0' });
    await mfr('pin --shell shell.json mf-auth@1.0.0 mf-billing@2.0.0');
    await publish({ version: '1.1.0' });

    const pinned = await mfrWords([
      'pin',
      'mf-auth@1.1.0',
      '--reason',
      'CHG-123 login fix',
      '--actor',
      'bob',
    ]);
    expect(pinned).toMatchObject({ exit: 0, out: 'local 2\n  mf-auth 1.0.0 → 1.1.0 (fallback 1.0.0)\n' });

    const status = await mfr('status', { now: '2026-03-01T12:12:00.000Z' });
    expect(status).toMatchObject({ exit: 0, error: '' });
    expect(status.out.split('\n')).toEqual([
      'local  serial 2  bob 12 min ago  "CHG-123 login fix"  chain ok  shell contract 1.2.0',
      'REMOTE      STABLE  FALLBACK  NEWEST  BYTES',
      'mf-auth     1.1.0   1.0.0     1.1.0   ok',
      'mf-billing  2.0.0   -         2.0.0   ok',
      '',
    ]);
  });

  it('[REL-04] makes no serial when the version is pinned already', async () => {
    await publish();
    await mfr('pin --shell shell.json mf-auth@1.0.0');
    const again = await mfr('pin mf-auth@1.0.0');
    expect(again).toMatchObject({ exit: 0, out: 'local 1  nothing to change, it is so already\n' });
    expect(await serials()).toEqual(['000001.json']);
  });

  it('changes nothing with --dry-run, and checks all the same', async () => {
    await publish();
    expect(await mfr('pin --shell shell.json mf-auth@1.0.0 --dry-run')).toMatchObject({ exit: 0 });
    expect(await serials()).toEqual([]);
    expect(await mfr('pin mf-auth@9.9.9 --dry-run')).toMatchObject({ exit: 1 });
    expect(await mfr('publish dist --dry-run')).toMatchObject({ exit: 0 });
  });

  it('[REL-04] rolls back twice to two versions before, and back to a serial', async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
      await publish({ version });
      await mfr(`pin --shell shell.json mf-auth@${version}`);
    }
    expect((await mfr('rollback mf-auth')).out).toContain('mf-auth 1.2.0 → 1.1.0 (fallback 1.0.0)');
    expect((await mfr('rollback mf-auth')).out).toContain('mf-auth 1.1.0 → 1.0.0');
    expect((await mfr('rollback mf-auth --to 3')).out).toContain('mf-auth 1.0.0 → 1.2.0 (fallback 1.1.0)');
    const log = await mfr('log');
    expect(log.exit).toBe(0);
    expect(log.out.split('\n')[0]).toContain('rollback mf-auth → 1.2.0');
    expect(log.out).toContain('chain ok, 6 serials');
  });

  it('[REL-04] rolls every remote back to a serial, and unpins what was not there then', async () => {
    await publish();
    await mfr('pin --shell shell.json mf-auth@1.0.0');
    await publish({ remote: 'mf-billing' });
    await mfr('pin mf-billing@1.0.0');
    expect((await mfr('rollback --to 1')).exit).toBe(0);
    expect((await mfr('status')).out).not.toContain('mf-billing');
  });
});

describe('mfr --json', () => {
  it('prints one object of schema mfr/v1 on standard output, whatever the exit code', async () => {
    await publish();
    const runs = [
      'pin --shell shell.json mf-auth@1.0.0',
      'status',
      'log',
      'publish dist',
      'pin mf-auth@9.9.9',
      'frobnicate',
    ];
    for (const line of runs) {
      const { exit, out, error } = await mfr(`${line} --json`);
      expect(error).toBe('');
      expect(JSON.parse(out)).toMatchObject({ schema: 'mfr/v1', exit, ok: exit === 0 });
    }
  });

  it('reads the registry and the environment from REGISTRY_URL and RELEASE_ENV', async () => {
    await writeBuild(path('dist'));
    const variables = { REGISTRY_URL: 'elsewhere', RELEASE_ENV: 'staging' };
    await mfr('publish dist', { variables });
    await mfr('pin --shell shell.json mf-auth@1.0.0', { variables });
    const { change } = JSON.parse(await readFile(path('elsewhere/envs/staging/000001.json'), 'utf8')) as {
      change: object;
    };
    expect(change).toMatchObject({ actor: 'unknown', base: 0 });
  });
});
