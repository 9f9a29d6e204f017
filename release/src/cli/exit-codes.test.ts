import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { SHELL, writeBuild } from '../testing/builds';
import { mfrFixture } from '../testing/mfr-fixture';

const { inRegistry, mfr, mfrWords, path, publish, serials } = mfrFixture();

describe('mfr, exits 2, 4, 5 and 6', () => {
  it.each([
    '',
    'nonsense',
    'pin',
    'pin mf-auth',
    'status --base x',
    'status --env ../x',
    'pin mf-auth@1.0.0 mf-auth@1.0.1',
    'pin mf-auth@1.0.0 --base 7',
    'status --registry s3://x/y',
  ])('exit 2 for "mfr %s"', async (line) => {
    await mkdir(inRegistry(), { recursive: true });
    const refused = await mfr(line);
    expect(refused).toMatchObject({ exit: 2, out: '' });
    expect(refused.error).toMatch(/✗ E_USAGE {2}.+\n {2}next: mfr .+\nnothing changed\n$/);
  });

  it.each([
    ['list', "unknown command 'list'"],
    ['pin', "missing required argument 'remote@version'"],
    ['status --verbose', "unknown option '--verbose'"],
    ['statu', "unknown command 'statu' (Did you mean status?)"],
  ])('says what is wrong with "mfr %s" once, with a code and what to run next', async (line, cause) => {
    expect((await mfr(line)).error).toBe(`✗ E_USAGE  ${cause}\n  next: mfr --help\nnothing changed\n`);
    const { out, error } = await mfr(`${line} --json`);
    expect(error).toBe('');
    expect(JSON.parse(out)).toMatchObject({ refusals: [{ code: 'E_USAGE', cause, next: 'mfr --help' }] });
  });

  it('shows its commands when none is named, and refuses all the same', async () => {
    const refused = await mfrWords([]);
    expect(refused).toMatchObject({ exit: 2, out: '' });
    expect(refused.error).toContain('Usage: mfr ');
    expect(refused.error).toContain('✗ E_USAGE  no command is named\n  next: mfr --help');
  });

  it('[REL-04] exit 4 when the policy names other actors, wants a reason, or locks', async () => {
    await publish();
    await mkdir(inRegistry('policies'), { recursive: true });
    const setPolicy = (rules: object) =>
      writeFile(inRegistry('policies/local.json'), JSON.stringify({ kind: 'mf.policy/v1', ...rules }));
    await setPolicy({ actors: ['bob'] });
    expect((await mfr('pin --shell shell.json mf-auth@1.0.0')).error).toContain(
      'E_ACTOR  alice may not change local',
    );
    await setPolicy({ reasonRequired: true });
    expect(await mfr('pin --shell shell.json mf-auth@1.0.0')).toMatchObject({ exit: 4 });
    await setPolicy({ locked: { by: 'bob', reason: 'until Monday' } });
    expect((await mfr('pin --shell shell.json mf-auth@1.0.0')).error).toContain('E_LOCKED');
    await setPolicy({ actor: ['alice'] });
    expect(await mfr('pin --shell shell.json mf-auth@1.0.0')).toMatchObject({ exit: 6 });
    expect(await serials()).toEqual([]);
  });

  it('exit 5 when the registry is not there or not a folder, for readers and writers', async () => {
    expect(await mfr('status')).toMatchObject({ exit: 5 });
    expect(await mfr('pin mf-auth@1.0.0')).toMatchObject({ exit: 5 });
    await writeBuild(path('dist'));
    for (const command of ['publish dist', 'log', 'pin mf-auth@1.0.0', 'shell shell.json']) {
      const refused = await mfr(`${command} --registry shell.json`);
      expect(refused.exit).toBe(5);
      expect(refused.error).toContain('✗ E_REGISTRY');
    }
  });

  it('exit 5 when nobody names a registry: none is made where a command happens to run', async () => {
    await writeBuild(path('dist'));
    const refused = await mfr('publish dist', { variables: {} });
    expect(refused).toEqual({
      exit: 5,
      out: '',
      error:
        '✗ E_REGISTRY  no registry is named; --registry or REGISTRY_URL does that\n' +
        '  next: mfr publish dist --registry <folder>\nnothing changed\n',
    });
    expect((await readdir(path())).sort()).toEqual(['dist', 'shell.json']);
  });

  it('exit 5 asks for the registry that was meant, not for a new one', async () => {
    const { error } = await mfr('status');
    expect(error).toContain(
      `there is no registry at ${inRegistry()}; --registry or REGISTRY_URL names another`,
    );
    expect(error).toContain('next: mfr status --registry <folder>\n');
  });

  it('[REL-05] exit 6 when nothing says what the shell provides, or when a record or a file is missing', async () => {
    await publish();
    const blind = await mfr('pin mf-auth@1.0.0');
    expect(blind).toMatchObject({ exit: 6 });
    expect(blind.error).toContain('next: mfr shell shell/dist/mf-shell.json');

    const [version = ''] = await readdir(inRegistry('files/mf-auth'));
    await rm(inRegistry('files/mf-auth', version, 'assets/lazy.b63b.js'));
    const fileless = await mfr('pin --shell shell.json mf-auth@1.0.0');
    expect(fileless.exit).toBe(6);
    expect(fileless.error).toContain('mf-auth 1.0.0: assets/lazy.b63b.js is missing');

    await rm(inRegistry('records'), { recursive: true });
    expect(await mfr('pin --shell shell.json mf-auth@1.0.0')).toMatchObject({ exit: 6 });
    expect(await serials()).toEqual([]);
  });

  it('[REL-06] status shows broken bytes of what is live, and log a changed serial', async () => {
    await publish();
    await mfr('pin --shell shell.json mf-auth@1.0.0');
    const [version = ''] = await readdir(inRegistry('files/mf-auth'));
    await rm(inRegistry('files/mf-auth', version, 'remoteEntry.js'));
    const status = await mfr('status');
    expect(status.exit).toBe(6);
    expect(status.out).toContain('BROKEN');

    const path = inRegistry('envs/local/000001.json');
    await writeFile(path, (await readFile(path, 'utf8')).replace('alice', 'mally'));
    const log = await mfr('log');
    expect(log.exit).toBe(1);
    expect(log.error).toContain('E_CHAIN  serial 1 of local is not what was written');
    expect(await mfr('pin mf-auth@1.0.0')).toMatchObject({ exit: 1 });
  });
});

describe('mfr, exit 3: a conflict', () => {
  it('[REL-04] exit 3 explains the conflict when the same remote moved since --base', async () => {
    for (const version of ['1.4.1', '1.4.2', '1.5.1']) await publish({ version });
    await mfr('pin --shell shell.json mf-auth@1.4.1');
    await mfr('pin mf-auth@1.4.2');
    await mfrWords(['rollback', 'mf-auth', '--reason', 'login loop', '--actor', 'bob']);

    const later = { now: '2026-03-01T12:00:40.000Z' };
    const refused = await mfr('pin mf-auth@1.5.1 --base 2', later);
    expect(refused.exit).toBe(3);
    expect(refused.error).toContain(
      '412 conflict: you looked at 2, local is 3 (bob, 40 s ago: rollback mf-auth → 1.4.1, "login loop")',
    );
    const { conflict } = JSON.parse((await mfr('pin mf-auth@1.5.1 --base 2 --json', later)).out) as {
      conflict: object;
    };
    expect(conflict).toEqual({
      env: 'local',
      base: 2,
      current: 3,
      by: 'bob',
      at: '2026-03-01T12:00:00.000Z',
      reason: 'login loop',
      opsSince: [
        {
          serial: 3,
          by: 'bob',
          at: '2026-03-01T12:00:00.000Z',
          reason: 'login loop',
          ops: [{ op: 'rollback', remote: 'mf-auth', to: '1.4.1' }],
        },
      ],
      sameRemote: true,
      rebasable: false,
    });
    expect(await serials()).toHaveLength(3);
  });

  it('[REL-04] answers done, not conflict, when the same pin is made again with the same --base', async () => {
    await publish();
    await mfr('shell shell.json');
    expect(await mfr('pin mf-auth@1.0.0 --base 1')).toMatchObject({ exit: 0 });
    expect(await mfr('pin mf-auth@1.0.0 --base 1')).toMatchObject({ exit: 0 });
    expect(await serials()).toHaveLength(2);
  });

  it('[REL-04] rebases a stale --base when only other remotes moved, and keeps both changes', async () => {
    await publish();
    await publish({ remote: 'mf-billing' });
    await mfr('shell shell.json');
    await mfr('pin mf-billing@1.0.0');
    const rebased = await mfr('pin mf-auth@1.0.0 --base 1');
    expect(rebased).toMatchObject({ exit: 0 });
    expect(rebased.out).toContain('rebased: you looked at 1');
    expect((await mfr('status')).out).toMatch(/mf-auth .*\nmf-billing /);
  });

  it('[REL-05] checks again on the new base: a shell that moved since --base can refuse the rebase', async () => {
    await publish({ manifest: { requires: { shell: '1.2.x', shared: {} } } });
    await mfr('shell shell.json');
    await writeFile(path('next.json'), JSON.stringify({ ...SHELL, contract: '1.3.0' }));
    await mfr('shell next.json');
    expect(await mfr('pin mf-auth@1.0.0 --base 1')).toMatchObject({ exit: 1 });
  });
});
