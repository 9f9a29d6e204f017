import { buildManifest, SHELL, type BuildOverrides } from '../testing/builds';
import { parseBuildManifest, recordOf } from './build-manifest';
import { checkName, checkRequirements, containerNameOf } from './checks';
import { contentFault, factsFault, factsOf, isSafeFileName } from './file-facts';
import { fileLocation } from './locations';

const requiring = (shell: string, shared: Record<string, string> = {}) =>
  recordOf(buildManifest({ manifest: { requires: { shell, shared } } }), {});

const codes = (overrides: BuildOverrides) =>
  checkName(recordOf(buildManifest(overrides), {})).map(({ code }) => code);

const noVersion = (text: string) =>
  `"${text}" is no version: it takes three numbers, such as 2.1.0 or 2.1.0-beta.1`;

describe('checks of a pin', () => {
  it.each<[string, string, string[]]>([
    ['^1.0.0', '1.2.0', []],
    ['^1.3.0', '1.2.0', ['E_SHELL']],
    ['^1.0.0', '2.0.0', ['E_SHELL']],
    ['^1.0.0', '1.3.0-beta.1', ['E_SHELL']],
    ['nonsense', '1.2.0', ['E_SHELL']],
  ])('[REL-05] a remote that requires shell %s on a shell with %s: %j', (range, contract, expected) => {
    const found = checkRequirements(requiring(range), { ...SHELL, contract });
    expect(found.map(({ code }) => code)).toEqual(expected);
  });

  it('[REL-05] names each shared package that the shell has too old, or not at all', () => {
    const found = checkRequirements(
      requiring('*', { react: '^20.0.0', 'react-dom': '^19.0.0', toString: '*' }),
      SHELL,
    );
    expect(found.map(({ code, cause }) => `${code} ${cause}`)).toEqual([
      'E_SHARED mf-auth 1.0.0 requires react ^20.0.0, the shell provides 19.3.1',
      'E_SHARED mf-auth 1.0.0 requires react-dom ^19.0.0, the shell provides none',
      'E_SHARED mf-auth 1.0.0 requires toString *, the shell provides none',
    ]);
  });

  it('[REL-05] does not take an unknown shell for a fitting one', () => {
    expect(checkRequirements(requiring('*'), undefined).map(({ code }) => code)).toEqual(['E_EVIDENCE']);
  });

  it('[REL-05] wants remote and version in the container name', () => {
    expect(containerNameOf('mf-auth', '1.4.2-RC.1')).toBe('mf_auth__1_4_2_rc_1');
    expect(codes({})).toEqual([]);
    const { container } = buildManifest({ version: '1.0.1' });
    expect(codes({ version: '1.0.0', manifest: { container } })).toEqual(['E_NAME']);
  });

  it.each([
    [{ version: '1.0.0-..' }, { cause: noVersion('1.0.0-..'), version: '2.1.0' }],
    [{ version: '01.0.0' }, { cause: noVersion('01.0.0'), version: '2.1.0' }],
    [
      { manifest: { requires: { shell: 'new', shared: {} } } },
      { cause: 'requires: shell has the range "new", which is none' },
    ],
  ])('[REL-05] refuses the manifest %j', (overrides, why) => {
    expect(parseBuildManifest(JSON.stringify(buildManifest(overrides)))).toEqual({ ok: false, ...why });
  });
});

describe('facts of a file', () => {
  it('[REL-06] are the SRI in base64, the size and the content type', () => {
    expect(factsOf('x.js', Buffer.from('abc'))).toEqual({
      sri: 'sha384-ywB1P0WjXou1oD1pmsZQBycsMqsO3tFjGotgWkP/W+2AhgcroefMI1i67KE0yCWn',
      bytes: 3,
      type: 'text/javascript',
    });
  });

  it('[REL-06] tell apart every changed byte', () => {
    const bytes = Buffer.from('"some script";');
    const facts = factsOf('x.js', bytes);
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(factsFault('x.js', facts, changed)).toBe('x.js does not match its hash');
    }
    expect(factsFault('x.js', facts, bytes)).toBeUndefined();
    expect(factsFault('x.css', facts, bytes)).toContain('recorded as text/javascript');
  });

  it('[REL-06] find HTML under any name of code, and leave pictures alone', () => {
    expect(contentFault('a.css', Buffer.from('\uFEFF \n<html>'))).toBe('a.css is HTML, not text/css');
    expect(contentFault('a.js.map', Buffer.from('<!DOCTYPE html>'))).toContain('HTML');
    expect(contentFault('a.svg', Buffer.from('<svg/>'))).toBeUndefined();
  });

  it.each([
    '../x.js',
    '/x.js',
    'a/../x.js',
    'a//x.js',
    '.env',
    'a/.b',
    'a\\b.js',
    'a b.js',
    '__proto__',
    '',
    'a/',
    'x?y',
  ])('[REL-06] refuse the name "%s"', (name) => {
    expect(isSafeFileName(name)).toBe(false);
    expect(fileLocation('mf-auth', '1.0.0', '01234567', name)).toBeUndefined();
  });

  it('[REL-02] lie where their address says, and nowhere for parts that are none', () => {
    expect(fileLocation('mf-auth', '1.0.0', '01234567', 'a/b.js')).toBe(
      'files/mf-auth/1.0.0-01234567/a/b.js',
    );
    expect(fileLocation('..', '1.0.0', '01234567', 'b.js')).toBeUndefined();
    expect(fileLocation('mf-auth', '../1', '01234567', 'b.js')).toBeUndefined();
    expect(fileLocation('mf-auth', '1.0.0', '..', 'b.js')).toBeUndefined();
  });
});
