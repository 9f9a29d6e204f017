/** The typefaces that applications may import: variable fonts of Fontsource, served from the sites' own hosts. */

const PREFIX = '@fontsource-variable/';

/** Of all of them; `api/package.json` has the same, and a test compares both. */
const VERSION = '5.3.0';

interface Face {
  /** The name in CSS. */
  readonly family: string;
  readonly weights: string;
}

export const FONT_FACES: Readonly<Record<string, Face>> = {
  figtree: { family: 'Figtree Variable', weights: '300 900' },
  fraunces: { family: 'Fraunces Variable', weights: '100 900' },
  'ibm-plex-sans': { family: 'IBM Plex Sans Variable', weights: '100 700' },
  inter: { family: 'Inter Variable', weights: '100 900' },
  nunito: { family: 'Nunito Variable', weights: '200 1000' },
  'space-grotesk': { family: 'Space Grotesk Variable', weights: '300 700' },
};

/** The letters of each file: a browser loads only those that a page shows. */
const SUBSETS = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
};

/** What an import of a typeface is called: the package, or its style sheet. */
export function fontOf(specifier: string): string | undefined {
  if (!specifier.startsWith(PREFIX)) return undefined;
  const name = specifier.slice(PREFIX.length).replace(/\/index\.css$/, '');
  return Object.hasOwn(FONT_FACES, name) ? name : undefined;
}

/** The packages by name, for a sentence that says what may be imported. */
export const FONT_PACKAGES: readonly string[] = Object.keys(FONT_FACES).map((name) => PREFIX + name);

/** The style sheet of a typeface; empty for one that there is not. Text shows at once in the next best letters, and in these when they are there. */
export function fontStyleSheet(name: string): string {
  const face = Object.hasOwn(FONT_FACES, name) ? FONT_FACES[name] : undefined;
  if (!face) return '';
  return Object.entries(SUBSETS)
    .map(
      ([subset, range]) => `@font-face {
  font-family: '${face.family}';
  font-style: normal;
  font-display: swap;
  font-weight: ${face.weights};
  src: url(/vendor/${name}-${subset}-${VERSION}.woff2) format('woff2');
  unicode-range: ${range};
}
`,
    )
    .join('');
}
