import { colorVariable, lightPalette, type ColorName } from './palette';

/** Colours are custom properties, so that light and dark switch by `data-theme` on <html> without a render. */
const colors = Object.fromEntries(
  (Object.keys(lightPalette) as ColorName[]).map((name) => [name, `var(${colorVariable(name)})`]),
) as Record<ColorName, string>;

/** The tokens of docs/design-language.md. Sizes of type are rem, so that the reader's own size holds. */
export const theme = {
  colors,
  /** Multiples of 4 px by their count: `space[6]` is 24 px. */
  space: {
    1: '4px',
    2: '8px',
    3: '12px',
    4: '16px',
    6: '24px',
    8: '32px',
    12: '48px',
    16: '64px',
    24: '96px',
  },
  radii: { control: '6px', card: '10px', sheet: '16px', full: '999px' },
  fonts: {
    sans: "'Inter Variable', Inter, system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
    // The shell puts its own font in front when the first page stands (shell/src/fonts.css).
    mono: 'var(--t-font-mono, ui-monospace, SFMono-Regular, Menlo, Consolas, monospace)',
  },
  /** Sizes of type by their pixels at the usual root size. */
  sizes: {
    12: '0.75rem',
    13: '0.8125rem',
    14: '0.875rem',
    16: '1rem',
    20: '1.25rem',
    28: '1.75rem',
    40: '2.5rem',
    56: '3.5rem',
    64: '4rem',
  },
  weights: { regular: 400, medium: 500, strong: 600 },
  lineHeights: { text: 1.5, heading: 1.15 },
  tracking: { display: '-0.02em' },
  /** Hover and press; entering; leaving. Nothing moves further than `shift`. */
  motion: { fast: '120ms ease-out', enter: '200ms ease-out', leave: '160ms ease-out', shift: '8px' },
  focus: { width: '2px', offset: '2px' },
  /** Least edge of what is pressed: by pointer, by finger. */
  targets: { pointer: '32px', touch: '44px' },
  /** Least height of a line of a list and of a table. */
  rows: { list: '40px', table: '36px' },
  shadows: { float: `0 1px 2px ${colors.shadow}, 0 12px 32px -8px ${colors.shadow}` },
  widths: { content: '1200px', reading: '68ch', form: '560px' },
  /** Height of the line at the window's end that the shell keeps for itself: no page reaches under it. */
  strip: '28px',
  layers: { sticky: 10, drawer: 20, overlay: 30, toast: 40 },
  media: {
    phone: '@media (max-width: 767.98px)',
    tablet: '@media (max-width: 1023.98px)',
    desktop: '@media (min-width: 1024px)',
    wide: '@media (min-width: 1280px)',
    touch: '@media (pointer: coarse)',
    reducedMotion: '@media (prefers-reduced-motion: reduce)',
  },
} as const;

export type Theme = typeof theme;
export type SpaceStep = keyof Theme['space'];

/** A quiet ground in the tone of a state, readable under `text` and under the tone itself. */
export function softBackground(color: string): string {
  return `color-mix(in srgb, ${color} 9%, ${colors.surface})`;
}

declare module 'styled-components' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- the library's own way to type its theme
  export interface DefaultTheme extends Theme {}
}
