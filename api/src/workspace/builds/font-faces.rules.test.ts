import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { FONT_FACES, fontOf, fontStyleSheet } from './font-faces.rules';

const { resolve } = createRequire(__filename);

/** What a style sheet says of the letters of a subset, by property. */
function faceOf(style: string, subset: string): Record<string, string> {
  const rules = [...style.matchAll(/@font-face \{([^}]+)\}/g)].map(([, rule = '']) => rule);
  const rule = rules.find((one) => new RegExp(`-${subset}-(?:wght|\\d)`).test(one)) ?? '';
  return Object.fromEntries(
    [...rule.matchAll(/([a-z-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

describe('[MODEL-09] the typefaces of applications', () => {
  it.each(Object.keys(FONT_FACES))('describe %s as its package does', (name) => {
    // Not the sheet itself, which jest would take for a module of ours.
    const manifestPath = resolve(`@fontsource-variable/${name}/package.json`);
    const own = readFileSync(join(dirname(manifestPath), 'index.css'), 'utf8');
    for (const subset of ['latin', 'latin-ext']) {
      const { src: _ownFile, ...theirs } = faceOf(own, subset);
      const { src = '', ...ours } = faceOf(fontStyleSheet(name), subset);
      expect(ours).toEqual(theirs);
      const { version } = JSON.parse(readFileSync(manifestPath, 'utf8')) as { version: string };
      expect(src).toBe(`url(/vendor/${name}-${subset}-${version}.woff2) format('woff2')`);
    }
  });

  it('are imported as a package or as its style sheet, and nothing else of it is', () => {
    expect(fontOf('@fontsource-variable/inter')).toBe('inter');
    expect(fontOf('@fontsource-variable/inter/index.css')).toBe('inter');
    for (const other of ['@fontsource-variable/roboto', '@fontsource-variable/inter/full.css', 'inter', '']) {
      expect(fontOf(other)).toBeUndefined();
    }
    expect(fontOf('@fontsource-variable/constructor')).toBeUndefined();
  });
});
