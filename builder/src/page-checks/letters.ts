/** A page that may fetch nothing may still import: each typeface that applications have, in a file of its own. */
const TYPEFACES: Readonly<Record<string, () => Promise<{ readonly default: string }>>> = {
  'Figtree Variable': () => import('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
  'Fraunces Variable': () => import('@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2'),
  'IBM Plex Sans Variable': () =>
    import('@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2'),
  'Inter Variable': () => import('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
  'Nunito Variable': () => import('@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2'),
  'Space Grotesk Variable': () =>
    import('@fontsource-variable/space-grotesk/files/space-grotesk-latin-wght-normal.woff2'),
};

/** The style sheet of what a page shows of them. Others would be wider, and every word would be broken. */
export async function lettersOf({ fonts }: Document): Promise<string> {
  const shown = [...fonts].filter(({ status }) => status === 'loaded');
  const families = new Set(shown.map(({ family }) => family.replaceAll(/["']/gu, '')));
  const faces = [...families].map(async (family) => {
    const letters = await TYPEFACES[family]?.();
    return letters === undefined
      ? ''
      : `@font-face{font-family:'${family}';font-weight:100 1000;src:url(${letters.default}) format('woff2')}`;
  });
  return (await Promise.all(faces)).join('');
}
