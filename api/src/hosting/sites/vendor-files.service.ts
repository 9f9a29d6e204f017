import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { errorCode } from '../../core/error-code';
import type { VendorManifest } from './site-page.view';
import type { SiteFile } from './site-sources.port';

const scriptSchema = z.object({ name: z.string(), integrity: z.string() });

const manifestSchema = z.object({
  imports: z.record(z.string(), z.string()),
  files: z.record(z.string(), z.string()),
  fonts: z.array(z.string()),
  checks: scriptSchema,
  checksLater: z.record(z.string(), z.string()),
  picking: scriptSchema,
  records: scriptSchema,
});

export interface VendorFiles {
  readonly manifest: VendorManifest;
  /** A prebuilt file; undefined when the name is not in the manifest. */
  read(name: string): SiteFile | undefined;
  /** The letters of a typeface (WOFF2, which nothing makes smaller); undefined when there are none of that name. */
  readFont(name: string): Uint8Array | undefined;
}

/** Reads the prebuilt packages and typefaces (`api/scripts/build-vendor.mjs`) once: 0.9 MB that every site shares. */
export async function loadVendorFiles(folder: string): Promise<VendorFiles> {
  const manifest = manifestSchema.parse(JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')));
  const { files: shared, checks, checksLater, picking, records } = manifest;
  const names = [
    ...Object.keys(shared),
    checks.name,
    ...Object.keys(checksLater),
    picking.name,
    records.name,
  ];
  const files = await Promise.all(names.map((name) => readVendorFile(join(folder, name))));
  const byName = new Map(names.map((name, index) => [name, files[index]]));
  const fonts = await Promise.all(
    manifest.fonts.map(async (name) => [withoutVersion(name), await readFile(join(folder, name))] as const),
  );
  const fontByName = new Map(fonts);
  return {
    manifest,
    read: (name) => byName.get(name),
    readFont: (name) => fontByName.get(withoutVersion(name)),
  };
}

/** A build from before a typeface's next version still asks for the old one, and gets the new one. */
function withoutVersion(name: string): string {
  return name.replace(/-\d+(?:\.\d+)*(?=\.woff2$)/, '');
}

/** With the `.br` that the build lays beside it. */
async function readVendorFile(path: string): Promise<SiteFile> {
  const brotli = await readFile(`${path}.br`).catch((error: unknown) => {
    if (errorCode(error) !== 'ENOENT') throw error;
    return null;
  });
  return { text: await readFile(path, 'utf8'), brotli };
}
