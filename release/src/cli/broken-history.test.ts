import { copyFile, readFile, rm, writeFile } from 'node:fs/promises';
import { mfrFixture } from '../testing/mfr-fixture';

const { inRegistry, mfr, publish, serials } = mfrFixture();

const serialFile = (serial: number) => inRegistry(`envs/local/00000${String(serial)}.json`);

/** Four serials: mf-auth 1.0.0 to 1.3.0. */
beforeEach(async () => {
  for (const minor of [0, 1, 2, 3]) {
    await publish({ version: `1.${String(minor)}.0` });
    await mfr(`pin --shell shell.json mf-auth@1.${String(minor)}.0`);
  }
});

const remove = (serial: number) => rm(serialFile(serial));

async function tamper(serial: number): Promise<void> {
  const text = await readFile(serialFile(serial), 'utf8');
  await writeFile(serialFile(serial), text.replace('alice', 'mally'));
}

const WRITES = [
  'pin mf-auth@1.0.0',
  'pin mf-auth@1.3.0',
  'pin mf-auth@1.0.0 --dry-run',
  'rollback mf-auth',
  'rollback --to 1',
  'shell shell.json',
];

describe('a history that is broken in the middle', () => {
  it.each([
    ['removed', remove],
    ['changed', tamper],
  ])('[REL-04] takes no change while a serial is %s, and says what to restore', async (_how, harm) => {
    await harm(2);
    const before = await serials();
    for (const line of WRITES) {
      const refused = await mfr(line);
      expect(refused).toMatchObject({ exit: 1, out: '' });
      expect(refused.error).toMatch(
        /^✗ E_CHAIN {2}serial 2 of local is not what was written: .+; nothing can change in local until envs\/local\/000002\.json is restored from a copy\n {2}next: mfr log\nnothing changed\n$/,
      );
    }
    expect(await serials()).toEqual(before);
  });

  it('[REL-04] takes changes again once the serial is back', async () => {
    await copyFile(serialFile(2), inRegistry('kept.json'));
    await remove(2);
    expect(await mfr('pin mf-auth@1.0.0')).toMatchObject({ exit: 1 });
    await copyFile(inRegistry('kept.json'), serialFile(2));
    expect(await mfr('pin mf-auth@1.0.0')).toMatchObject({ exit: 0 });
    expect((await mfr('status')).out).toContain('serial 5');
  });

  it('[REL-04] status still names what is live, and says where the history is broken', async () => {
    await remove(2);
    const status = await mfr('status');
    expect(status.exit).toBe(1);
    expect(status.out).toContain('local  serial 4  alice');
    expect(status.out).toContain('chain BROKEN at 2');
    expect(status.out).toMatch(/mf-auth +1\.3\.0 +1\.2\.0/);
    const { out } = await mfr('status --json');
    expect(JSON.parse(out)).toMatchObject({
      ok: false,
      serial: 4,
      document: 'envs/local/000004.json',
      chain: { serial: 2, cause: 'its file is missing' },
      remotes: [{ remote: 'mf-auth', stable: { version: '1.3.0' } }],
    });
  });
});

describe('a history whose newest serial is broken', () => {
  it.each([
    ['removed', remove, 'serial 3  alice'],
    ['changed', tamper, 'serial 4 from its copy'],
  ])('[REL-04] takes no change while it is %s, and names the copy to restore', async (_how, harm, live) => {
    await harm(4);
    const refused = await mfr('pin mf-auth@1.0.0');
    expect(refused).toMatchObject({ exit: 1, out: '' });
    expect(refused.error).toContain('until envs/local/000004.json is restored from last-resort/local.json\n');
    const status = await mfr('status');
    expect(status.exit).toBe(1);
    expect(status.out).toContain(live);
    expect(status.out).toContain('chain BROKEN at 4');

    // The refusal's own advice.
    await copyFile(inRegistry('last-resort/local.json'), serialFile(4));
    expect(await mfr('pin mf-auth@1.0.0')).toMatchObject({ exit: 0 });
  });

  it('[REL-04] status names no serial when its copy is damaged too', async () => {
    await tamper(4);
    await writeFile(inRegistry('last-resort/local.json'), '{}');
    const { out } = await mfr('status --json');
    expect(JSON.parse(out)).toMatchObject({ exit: 1, serial: null, chain: { serial: 4 }, remotes: [] });
  });
});

describe('files beside the history', () => {
  it.each([
    ['empty', ''],
    ['cut', '{"kind":'],
  ])('[REL-04] status and log name the copy of the last change when it is %s', async (_how, text) => {
    await writeFile(inRegistry('last-resort/local.json'), text);
    for (const line of ['status', 'log']) {
      const { exit, out, error } = await mfr(line);
      expect(exit).toBe(1);
      expect(out).not.toContain('chain ok');
      expect(error).toContain('✗ E_CHAIN  last-resort/local.json is not what was written: it is not JSON;');
    }
    // The refusal's own advice.
    await copyFile(serialFile(4), inRegistry('last-resort/local.json'));
    expect(await mfr('status')).toMatchObject({ exit: 0, error: '' });
  });

  it('[REL-04] the next change writes the copy anew', async () => {
    await writeFile(inRegistry('last-resort/local.json'), '');
    expect(await mfr('pin mf-auth@1.0.0')).toMatchObject({ exit: 0 });
    expect(await mfr('status')).toMatchObject({ exit: 0, error: '' });
  });

  it.each([
    ['empty', '', 'it is not JSON'],
    ['of another version', '{"remote":"mf-auth","version":"1.0.0"}', 'it names mf-auth 1.0.0'],
  ])("[REL-04] status names the file of a container's name that is %s", async (_how, text, why) => {
    const file = inRegistry('names/mf_auth__1_2_0.json');
    await writeFile(file, text);
    const { exit, error } = await mfr('status');
    expect(exit).toBe(1);
    expect(error).toContain(`✗ E_NAME  names/mf_auth__1_2_0.json is not what was written: ${why};`);
    expect(error).toContain('next: mfr publish <dist of mf-auth 1.2.0>');
    expect(JSON.parse((await mfr('status --json')).out)).toMatchObject({ ok: false, exit: 1 });
    // The refusal's own advice.
    await rm(file);
    await publish({ version: '1.2.0' });
    expect(await mfr('status')).toMatchObject({ exit: 0, error: '' });
  });
});
