import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { FONT_FACES } from '../builds/font-faces.rules';

/** `url(/vendor/inter-latin-5.3.0.woff2)`, as a build says where its letters are. */
const FONT_ADDRESS = /url\(["']?\/vendor\/([a-z-]+?)-(latin(?:-ext)?)-[\d.]+\.woff2["']?\)/g;

/** A style sheet with its letters inside. */
export async function inlineFonts(css: string): Promise<string> {
  const addresses = new Map<string, string>();
  for (const [address, font = '', subset = ''] of css.matchAll(FONT_ADDRESS)) {
    if (!addresses.has(address)) addresses.set(address, await dataAddress(font, subset));
  }
  return css.replace(FONT_ADDRESS, (address) => addresses.get(address) ?? address);
}

async function dataAddress(font: string, subset: string): Promise<string> {
  if (!Object.hasOwn(FONT_FACES, font)) return 'url(data:,)';
  const require = createRequire(import.meta.url);
  const folder = dirname(require.resolve(`@fontsource-variable/${font}/package.json`));
  const letters = await readFile(join(folder, `files/${font}-${subset}-wght-normal.woff2`));
  return `url(data:font/woff2;base64,${letters.toString('base64')})`;
}
