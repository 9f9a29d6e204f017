/**
 * Writes builder/src/emit/icons/lucide-icons.ts: the shapes of the icons that applications may name, taken from
 * lucide-react, so that the emitter, which does no input or output, has them. Run it after a change of
 * scripts/icon-names.mjs or of lucide's version: `node builder/scripts/embed-icons.mjs`. A test fails while it is stale.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { format } from 'oxfmt';
import { ICON_NAMES } from './icon-names.mjs';

const output = join(import.meta.dirname, '../src/emit/icons/lucide-icons.ts');
const lucide = dirname(createRequire(import.meta.url).resolve('lucide-react/package.json'));
const { version } = JSON.parse(readFileSync(join(lucide, 'package.json'), 'utf8'));

/** `['<path d="…" />']`, without the keys that React wants in a list. */
async function shapesOf(name) {
  const file = pathToFileURL(join(lucide, `dist/esm/icons/${name}.mjs`)).href;
  const { default: Icon, __iconData = await dataOfAlias(file) } = await import(file);
  if (!Icon) throw new Error(`Lucide has no icon called ${name}.`);
  return __iconData.node.map(([tag, attributes]) => {
    const drawn = Object.entries(attributes).filter(([attribute]) => attribute !== 'key');
    const pairs = drawn.map(([attribute, value]) => `${attribute}="${value}"`);
    return `<${tag} ${pairs.join(' ')} />`;
  });
}

/** An old name only passes on what the new one exports. */
async function dataOfAlias(file) {
  const [, target] = /from '(\.\/[a-z0-9-]+\.mjs)'/.exec(readFileSync(fileURLToPath(file), 'utf8')) ?? [];
  const { __iconData } = await import(new URL(target, file).href);
  return __iconData;
}

const entries = await Promise.all(
  ICON_NAMES.map(async (name) => `${JSON.stringify(name)}: ${JSON.stringify(await shapesOf(name))},`),
);
const source = `// Written by builder/scripts/embed-icons.mjs from lucide-react ${version} (ISC licence); change builder/scripts/icon-names.mjs instead.

/** The elements of the icons that an application may name, as JSX. They are drawn in a square of 24. */
export const lucideIcons: Readonly<Record<string, readonly string[]>> = {
${entries.join('\n')}
};
`;
const { code } = await format(output, source, { singleQuote: true, printWidth: 110 });
writeFileSync(output, code);
