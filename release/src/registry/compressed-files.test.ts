import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { digest8Of } from '@tessera/shared/contracts';

import { RefusedError } from '../core/refusal';
import { temporaryFolder, writeBuild, type Folder } from '../testing/builds';
import { openRegistry, type Registry } from './registry';

let folder: Folder;
let registry: Registry;
let digest: string;

const PLAIN = ['expose.11e8.js', 'expose.8831.css', 'logo.svg', 'picture.png', 'remoteEntry.js'];
const FILES = { 'logo.svg': '<svg/>', 'picture.png': 'png', 'assets/lazy.b63b.js': undefined };

const dist = () => join(folder.path, 'dist');
const published = (name = '') => join(registry.root, 'files', 'mf-auth', `1.0.0-${digest8Of(digest)}`, name);
const verify = async () =>
  (await registry.verifyVersion('mf-auth', { version: '1.0.0', digest })).refusals.map(
    ({ code, cause }) => `${code} ${cause}`,
  );

beforeEach(async () => {
  folder = await temporaryFolder();
  registry = openRegistry(join(folder.path, 'registry'));
  await writeBuild(dist(), {
    files: FILES,
    manifest: {
      container: {
        name: 'mf_auth__1_0_0',
        type: 'global',
        entry: 'remoteEntry.js',
        exposes: { './lifecycles': { js: ['expose.11e8.js'], async: [], css: ['expose.8831.css'] } },
      },
    },
  });
  ({ digest } = await registry.publish(dist()));
});
afterEach(() => folder.dispose());

describe('the compressed files of a version', () => {
  it('lie beside its text files and decode to them; its record does not know of them', async () => {
    const texts = PLAIN.filter((name) => !name.endsWith('.png'));
    expect((await readdir(published())).sort()).toEqual(
      [...PLAIN, ...texts.map((name) => `${name}.br`)].sort(),
    );
    for (const name of texts) {
      const decoded = brotliDecompressSync(await readFile(published(`${name}.br`)));
      expect(decoded).toEqual(await readFile(published(name)));
    }
    const stored = await registry.readRecord(digest);
    expect(Object.keys(stored?.record.files ?? {}).sort()).toEqual(PLAIN);
    expect(await verify()).toEqual([]);
  });

  it('are left out of a build for one machine, and added by publishing again', async () => {
    const other = openRegistry(join(folder.path, 'one-machine'));
    await other.publish(dist(), { isCompressed: false });
    const lying = async () =>
      (await readdir(other.root, { recursive: true })).filter((name) => name.endsWith('.br'));
    expect(await lying()).toEqual([]);
    await other.publish(dist());
    expect(await lying()).toHaveLength(PLAIN.length - 1);
  });

  it.each([
    ['bytes that are no brotli', Buffer.from('damaged')],
    ['brotli of something else', brotliCompressSync('another script')],
  ])('[REL-06] are verified: %s are E_BYTES, and publishing again mends them', async (_what, bytes) => {
    await writeFile(published('remoteEntry.js.br'), bytes);
    expect(await verify()).toEqual([
      'E_BYTES mf-auth 1.0.0: remoteEntry.js.br is not remoteEntry.js compressed',
    ]);
    await registry.publish(dist());
    expect(await verify()).toEqual([]);
  });

  it('[REL-06] are no place to hide a file: one without its original is not listed', async () => {
    await writeFile(published('other.js.br'), brotliCompressSync('other'));
    expect(await verify()).toEqual(['E_BYTES mf-auth 1.0.0: other.js.br is not listed in its record']);
  });

  it('may be missing, as in a registry of before, and come with the next publishing', async () => {
    await rm(published('remoteEntry.js.br'));
    expect(await verify()).toEqual([]);
    await registry.publish(dist());
    expect(await readdir(published())).toContain('remoteEntry.js.br');
  });

  it('are not taken from a build', async () => {
    await writeFile(join(dist(), 'remoteEntry.js.br'), brotliCompressSync('another script'));
    const refused = registry.publish(dist());
    await expect(refused).rejects.toThrow(RefusedError);
    await expect(refused).rejects.toThrow('remoteEntry.js.br is made when remoteEntry.js is published');
  });
});
