import type { ApplicationModel } from '@tessera/shared/contracts';
import { contrast, readableShade, shift, tint } from './color';

type Tokens = Readonly<Record<string, string>>;

const WHITE = '#ffffff';
const INK = '#140c2e';
const AA_TEXT = 4.5;

/** Warm paper. */
const light = {
  bg: '#fbfaf8',
  surface: '#ffffff',
  sunken: '#f3f1ee',
  text: '#1c1a22',
  muted: '#5e5969',
  line: '#e3dfda',
  'line-strong': '#8c8696',
  bad: '#b3261e',
  'bad-soft': '#fbeae8',
  ok: '#1b7a4b',
} as const;

/** Deep ink. */
const dark = {
  bg: '#0f0d14',
  surface: '#17141f',
  sunken: '#0b0910',
  text: '#efecf6',
  muted: '#a59fb5',
  line: '#2a2536',
  'line-strong': '#6f6884',
  bad: '#ff8a80',
  'bad-soft': '#32181c',
  ok: '#5bd197',
} as const;

/** Tints of choices, by place; each pair reaches 4.5 : 1. */
const lightBadges: readonly (readonly [string, string])[] = [
  ['#eceaf0', '#4d4759'],
  ['#e2eefb', '#1a5087'],
  ['#fbeed3', '#7a4a00'],
  ['#dff2e7', '#17613d'],
  ['#fbe6ea', '#96233f'],
  ['#efe7fb', '#5a36a0'],
];
const darkBadges: readonly (readonly [string, string])[] = [
  ['#2a2536', '#c9c3d8'],
  ['#162a42', '#9cc8fb'],
  ['#38290f', '#f0c476'],
  ['#14301f', '#84dba9'],
  ['#3a1a24', '#ffabbd'],
  ['#2b2047', '#c9b3ff'],
];

/** The accent's shades for one theme: as text and line on every ground, and as a fill with text on it. */
function accentTokens(accent: string, scheme: 'light' | 'dark'): Tokens {
  const ground = scheme === 'light' ? light : dark;
  const direction = scheme === 'light' ? 'darker' : 'lighter';
  const soft = scheme === 'light' ? tint(accent, 0.945, 0.035) : tint(accent, 0.25, 0.055);
  const grounds = [ground.bg, ground.surface, ground.sunken, soft];
  const text = readableShade(accent, grounds, AA_TEXT, direction);
  // A fill has to stand out from the page (3 : 1), and one of the two inks has to be readable on it.
  const visible = readableShade(accent, [ground.bg, ground.surface], 3, direction);
  const onVisible = contrast(visible, WHITE) >= AA_TEXT ? WHITE : INK;
  const fill =
    scheme === 'light'
      ? readableShade(visible, [onVisible], AA_TEXT, onVisible === WHITE ? 'darker' : 'lighter')
      : visible;
  const on = contrast(fill, WHITE) >= contrast(fill, INK) ? WHITE : INK;
  const readableFill = readableShade(fill, [on], AA_TEXT, on === WHITE ? 'darker' : 'lighter');
  const hover = readableShade(
    shift(readableFill, on === WHITE ? -0.06 : 0.05),
    [on],
    AA_TEXT,
    on === WHITE ? 'darker' : 'lighter',
  );
  return {
    accent: text,
    'accent-fill': readableFill,
    'accent-hover': hover,
    'on-accent': on,
    'accent-soft': soft,
  };
}

/** All colours of one theme, by the name of their custom property. */
export function themeTokens(accent: string, scheme: 'light' | 'dark'): Tokens {
  const badges = (scheme === 'light' ? lightBadges : darkBadges).flatMap(([ground, text], place) => [
    [`badge-${String(place)}`, ground] as const,
    [`badge-${String(place)}-text`, text] as const,
  ]);
  return {
    ...(scheme === 'light' ? light : dark),
    ...accentTokens(accent, scheme),
    ...Object.fromEntries(badges),
    shadow: scheme === 'light' ? '0 8px 28px rgb(28 26 34 / 16%)' : '0 8px 28px rgb(0 0 0 / 60%)',
  };
}

function declarations(tokens: Tokens, indent: string): string {
  return Object.entries(tokens)
    .map(([name, value]) => `${indent}--${name}: ${value};\n`)
    .join('');
}

/** `src/theme.css`: the tokens of the theme that the model asks for. */
export function emitTheme(theme: ApplicationModel['theme']): string {
  const first = theme.mode === 'dark' ? 'dark' : 'light';
  const scheme = theme.mode === 'system' ? 'light dark' : theme.mode;
  const root = `:root {\n  color-scheme: ${scheme};\n${declarations(themeTokens(theme.accent, first), '  ')}}\n`;
  const heading = `/* Colours. The accent ${theme.accent} is darkened or lightened until text in it and on it is readable. */\n`;
  if (theme.mode !== 'system') return heading + root;
  const darkRoot = `  :root {\n${declarations(themeTokens(theme.accent, 'dark'), '    ')}  }\n`;
  return `${heading}${root}\n@media (prefers-color-scheme: dark) {\n${darkRoot}}\n`;
}
