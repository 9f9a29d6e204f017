import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { errorCode } from '../../core/error-code';
import type { VendorManifest } from './site-page.view';
import type { SiteFile } from './site-sources.port';

const manifestSchema = z.object({
  imports: z.record(z.string(), z.string()),
  files: z.record(z.string(), z.string()),
});

export interface VendorFiles {
  readonly manifest: VendorManifest;
  /** A prebuilt file; undefined when the name is not in the manifest. */
  read(name: string): SiteFile | undefined;
}

/** Reads the prebuilt packages (`api/scripts/build-vendor.mjs`) once: 0.3 MB that every site shares. */
export async function loadVendorFiles(folder: string): Promise<VendorFiles> {
  const manifest = manifestSchema.parse(JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')));
  const names = Object.keys(manifest.files);
  const files = await Promise.all(names.map((name) => readVendorFile(join(folder, name))));
  const byName = new Map(names.map((name, index) => [name, files[index]]));
  return { manifest, read: (name) => byName.get(name) };
}

/** With the `.br` that the build lays beside it. */
async function readVendorFile(path: string): Promise<SiteFile> {
  const brotli = await readFile(`${path}.br`).catch((error: unknown) => {
    if (errorCode(error) !== 'ENOENT') throw error;
    return null;
  });
  return { text: await readFile(path, 'utf8'), brotli };
}
