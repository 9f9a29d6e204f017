import type { Theme } from '@tessera/shared/contracts';

/** A typeface that is shipped with the application, as a package of Fontsource. */
export interface Typeface {
  readonly package: string;
  readonly version: string;
  /** The name in CSS. */
  readonly family: string;
}

const typeface = (name: string, family: string): Typeface => ({
  package: `@fontsource-variable/${name}`,
  version: '5.3.0',
  family: `${family} Variable`,
});

const FIGTREE = typeface('figtree', 'Figtree');
const FRAUNCES = typeface('fraunces', 'Fraunces');
const IBM_PLEX_SANS = typeface('ibm-plex-sans', 'IBM Plex Sans');
const INTER = typeface('inter', 'Inter');
const NUNITO = typeface('nunito', 'Nunito');
const SPACE_GROTESK = typeface('space-grotesk', 'Space Grotesk');

const SANS = "ui-sans-serif, system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', sans-serif";
const SERIF = "ui-serif, Georgia, 'Times New Roman', serif";
const ROUND = `ui-rounded, ${SANS}`;

interface Lettering {
  readonly text: Typeface;
  readonly textFallback: string;
  readonly heading: Typeface;
  readonly headingFallback: string;
  readonly headingWeight: number;
  /** Large letters of most faces stand a little too far apart. */
  readonly headingSpacing: string;
}

const LETTERINGS: Readonly<Record<Theme['font'], Lettering>> = {
  plain: {
    text: INTER,
    textFallback: SANS,
    heading: INTER,
    headingFallback: SANS,
    headingWeight: 600,
    headingSpacing: '-0.02em',
  },
  editorial: {
    text: FIGTREE,
    textFallback: SANS,
    heading: FRAUNCES,
    headingFallback: SERIF,
    headingWeight: 560,
    headingSpacing: '-0.015em',
  },
  friendly: {
    text: NUNITO,
    textFallback: ROUND,
    heading: NUNITO,
    headingFallback: ROUND,
    headingWeight: 750,
    headingSpacing: '-0.01em',
  },
  technical: {
    text: IBM_PLEX_SANS,
    textFallback: SANS,
    heading: SPACE_GROTESK,
    headingFallback: SANS,
    headingWeight: 600,
    headingSpacing: '-0.025em',
  },
};

/** The typefaces of a theme, each once, in the order of their packages. */
export function typefacesOf({ font }: Theme): Typeface[] {
  const { text, heading } = LETTERINGS[font];
  const faces = text === heading ? [text] : [text, heading];
  return faces.sort((a, b) => (a.package < b.package ? -1 : 1));
}

/** The custom properties that say which letters are used. */
export function fontTokens({ font }: Theme): Readonly<Record<string, string>> {
  const { text, textFallback, heading, headingFallback, headingWeight, headingSpacing } = LETTERINGS[font];
  return {
    font: `'${text.family}', ${textFallback}`,
    'font-heading': `'${heading.family}', ${headingFallback}`,
    'heading-weight': String(headingWeight),
    'heading-spacing': headingSpacing,
  };
}
