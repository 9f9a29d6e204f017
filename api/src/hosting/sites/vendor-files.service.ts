import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { VendorManifest } from './site-page.view';

const manifestSchema = z.object({
  imports: z.record(z.string(), z.string()),
  files: z.record(z.string(), z.string()),
});

export interface VendorFiles {
  readonly manifest: VendorManifest;
  /** The text of a prebuilt file; undefined when the name is not in the manifest. */
  read(name: string): string | undefined;
}

/** Reads the prebuilt packages (`api/scripts/build-vendor.mjs`) once: 0.3 MB that every site shares. */
export async function loadVendorFiles(folder: string): Promise<VendorFiles> {
  const manifest = manifestSchema.parse(JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')));
  const names = Object.keys(manifest.files);
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  const byName = new Map(names.map((name, index) => [name, texts[index]]));
  return { manifest, read: (name) => byName.get(name) };
}
