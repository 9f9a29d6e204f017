import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { digest8Of, recordLocation } from '@tessera/shared/contracts';
import { RefusedError } from '../core/refusal';
import { SHELL, temporaryFolder, writeBuild, type Folder } from '../testing/builds';
import { openRegistry, type Registry } from './registry';

let folder: Folder;
let registry: Registry;

beforeEach(async () => {
  folder = await temporaryFolder();
  registry = openRegistry(join(folder.path, 'registry'));
});

afterEach(() => folder.dispose());

const publish = async (version = '1.0.0') =>
  registry.publish(await writeBuild(join(folder.path, 'dist'), { version, files: { 'logo.svg': '<svg/>' } }));

const pin = (version = '1.0.0') =>
  registry.changeEnvironment({
    env: 'local',
    actor: 'alice',
    reason: 'first',
    ops: [
      { op: 'shell', shell: SHELL },
      { op: 'pin', remote: 'mf-auth', version },
    ],
  });

describe('what the server serves', () => {
  it('[REL-06] a record whose file hashes to its digest, listing every file with its SRI', async () => {
    const { digest } = await publish();
    const stored = await registry.readRecord(digest);
    const file = await readFile(join(registry.root, recordLocation(digest)));
    expect(`sha256:${createHash('sha256').update(file).digest('hex')}`).toBe(digest);
    expect(Buffer.from(stored?.bytes ?? [])).toEqual(file);
    const files = Object.entries(stored?.record.files ?? {});
    expect(files.map(([name, { type }]) => [name, type])).toEqual([
      ['assets/lazy.b63b.js', 'text/javascript'],
      ['expose.11e8.js', 'text/javascript'],
      ['expose.8831.css', 'text/css'],
      ['logo.svg', 'image/svg+xml'],
      ['remoteEntry.js', 'text/javascript'],
    ]);
    for (const [name, { sri, bytes }] of files) {
      const content = await readFile(registry.filePath('mf-auth', '1.0.0', digest8Of(digest), name) ?? '');
      expect(`sha384-${createHash('sha384').update(content).digest('base64')}`).toBe(sri);
      expect(content.length).toBe(bytes);
    }
  });

  it('[REL-04] the versions, oldest first: by number, builds of the same sources by when they were published', async () => {
    const versions = ['1.0.4-src.sbbbb', '1.1.0', '1.0.4', '1.0.4-src.saaaa'];
    for (const [index, version] of versions.entries()) {
      await publish(version);
      const time = new Date(Date.UTC(2026, 0, 1 + index));
      await utimes(join(registry.root, 'remotes/mf-auth', `${version}.json`), time, time);
    }
    const listed = (await registry.listVersions())['mf-auth'];
    expect(listed).toEqual(['1.0.4-src.sbbbb', '1.0.4-src.saaaa', '1.0.4', '1.1.0']);
  });

  it('[REL-06] no record that was changed on disk', async () => {
    const { digest } = await publish();
    const path = join(registry.root, recordLocation(digest));
    await writeFile(path, (await readFile(path, 'utf8')).replace('1.0.0', '1.0.1'));
    await expect(registry.readRecord(digest)).rejects.toThrow('E_DIGEST');
    expect(await registry.readRecord(`sha256:${'0'.repeat(64)}`)).toBeUndefined();
    expect(await registry.readRecord('../../etc/passwd')).toBeUndefined();
  });

  it('[REL-04] the newest environment document, with a strong etag over its exact bytes', async () => {
    await publish();
    expect(await registry.readEnvironment('local')).toBeUndefined();
    await pin();
    const head = await registry.readEnvironment('local');
    const file = await readFile(join(registry.root, 'envs/local/000001.json'));
    expect(Buffer.from(head?.bytes ?? [])).toEqual(file);
    expect(head?.etag).toBe(`"1-${createHash('sha256').update(file).digest('hex').slice(0, 8)}"`);
    expect(head?.document).toMatchObject({
      serial: 1,
      prev: null,
      change: { actor: 'alice', reason: 'first' },
    });
    expect(await registry.readEnvironment('../local')).toBeUndefined();
  });
});

describe('publishing', () => {
  it('[REL-02] of the same build by several at once publishes it once', async () => {
    const dist = await writeBuild(join(folder.path, 'dist'));
    const results = await Promise.all([1, 2, 3, 4].map(() => registry.publish(dist)));
    expect(results.filter(({ outcome }) => outcome === 'published')).toHaveLength(1);
    expect(await readdir(join(registry.root, 'files/mf-auth'))).toHaveLength(1);
    expect(await readdir(join(registry.root, '.tmp'))).toEqual([]);
  });

  it('[REL-02] of two builds under one version at once lets one win and refuses the other', async () => {
    const one = await writeBuild(join(folder.path, 'one'));
    const two = await writeBuild(join(folder.path, 'two'), { files: { 'remoteEntry.js': '"two";' } });
    const results = await Promise.allSettled([registry.publish(one), registry.publish(two)]);
    const refused = results.flatMap((result) =>
      result.status === 'rejected' ? [result.reason as unknown] : [],
    );
    expect(refused).toHaveLength(1);
    expect(refused[0]).toBeInstanceOf(RefusedError);
    expect(String(refused[0])).toContain('E_IMMUTABLE');
    expect(await pin()).toMatchObject({ outcome: 'changed' });
  });

  it('clears away what killed writers left a day ago, and nothing younger', async () => {
    const temporary = join(registry.root, '.tmp');
    await mkdir(join(temporary, 'old'), { recursive: true });
    await mkdir(join(temporary, 'young'));
    const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1000);
    await utimes(join(temporary, 'old'), yesterday, yesterday);
    await publish();
    expect(await readdir(temporary)).toEqual(['young']);
  });
});

describe('a fallback version that is broken', () => {
  it('[REL-04] does not stop the pin that may be the way out, and is told', async () => {
    const { digest } = await publish('1.0.0');
    await pin('1.0.0');
    await writeFile(
      registry.filePath('mf-auth', '1.0.0', digest8Of(digest), 'remoteEntry.js') ?? '',
      '"changed";',
    );
    await publish('1.1.0');
    const { outcome, warnings } = await pin('1.1.0');
    expect(outcome).toBe('changed');
    expect(warnings.map(({ code }) => code)).toEqual(['E_BYTES']);
  });
});
