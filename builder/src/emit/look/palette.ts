import type { Tone } from '@tessera/shared/contracts';
import { contrast, readableShade, shift, tint } from './color';

export type Scheme = 'light' | 'dark';
export type Tokens = Readonly<Record<string, string>>;

const WHITE = '#ffffff';
const INK = '#140c2e';
const AA_TEXT = 4.5;
/** A colour on which white is nearly readable. */
const NEARLY_READABLE = 3.3;

/** Colours that are the same in every application. */
const FIXED: Readonly<Record<Scheme, Tokens>> = {
  light: {
    surface: '#ffffff',
    text: '#1c1a22',
    muted: '#5a5665',
    'line-strong': '#8a8494',
    bad: '#b3261e',
    'bad-soft': '#fbeae8',
    ok: '#1b7a4b',
    shadow: '0 8px 28px rgb(28 26 34 / 16%)',
  },
  dark: {
    text: '#efecf6',
    muted: '#a7a1b7',
    'line-strong': '#746d89',
    bad: '#ff8a80',
    'bad-soft': '#32181c',
    ok: '#5bd197',
    shadow: '0 8px 28px rgb(0 0 0 / 60%)',
  },
};

/** How light the grounds are, and at most how colourful: paper and ink that lean towards the accent. */
const GROUNDS: Readonly<Record<Scheme, Readonly<Record<string, readonly [number, number]>>>> = {
  light: { bg: [0.985, 0.007], sunken: [0.962, 0.01], line: [0.905, 0.014] },
  dark: { bg: [0.165, 0.016], surface: [0.205, 0.02], sunken: [0.14, 0.014], line: [0.29, 0.026] },
};

type Pair = readonly [ground: string, text: string];

/** Grounds and texts of states; each pair reaches 4.5 : 1. */
const TONES: Readonly<Record<Scheme, Readonly<Record<Exclude<Tone, 'accent'>, Pair>>>> = {
  light: {
    neutral: ['#eceaf0', '#4d4759'],
    info: ['#e2eefb', '#1a5087'],
    good: ['#dff2e7', '#17613d'],
    warning: ['#fbeed3', '#7a4a00'],
    bad: ['#fbe6e4', '#96231c'],
  },
  dark: {
    neutral: ['#2a2536', '#c9c3d8'],
    info: ['#162a42', '#9cc8fb'],
    good: ['#14301f', '#84dba9'],
    warning: ['#38290f', '#f0c476'],
    bad: ['#3c1a1a', '#ffb0a8'],
  },
};

/** Tints of options that mean nothing in particular, by place: none that could be taken for a good, a late or a bad state. */
const PLACES: Readonly<Record<Scheme, readonly Pair[]>> = {
  light: [
    ['#eceaf0', '#4d4759'],
    ['#e2eefb', '#1a5087'],
    ['#efe7fb', '#5a36a0'],
    ['#daf2f1', '#0c5a5c'],
    ['#fae6f4', '#8a2472'],
    ['#eef1da', '#525c12'],
  ],
  dark: [
    ['#2a2536', '#c9c3d8'],
    ['#162a42', '#9cc8fb'],
    ['#2b2047', '#c9b3ff'],
    ['#0f3031', '#7edad6'],
    ['#3a1a33', '#fbaae2'],
    ['#2b2f12', '#cfd984'],
  ],
};

/** Grounds, lines and text. */
function groundTokens(accent: string, scheme: Scheme): Tokens {
  const grounds = Object.entries(GROUNDS[scheme]).map(([name, [lightness, chroma]]) => [
    name,
    tint(accent, lightness, chroma),
  ]);
  return { ...(Object.fromEntries(grounds) as Tokens), ...FIXED[scheme] };
}

/** The accent's shades: as text and line on every ground, and as a fill with text on it. */
function accentTokens(accent: string, scheme: Scheme, ground: Tokens): Tokens {
  const { bg = '', surface = '', sunken = '' } = ground;
  const direction = scheme === 'light' ? 'darker' : 'lighter';
  const soft = scheme === 'light' ? tint(accent, 0.945, 0.035) : tint(accent, 0.25, 0.055);
  const text = readableShade(accent, [bg, surface, sunken, soft], AA_TEXT, direction);
  // A fill has to stand out from the page (3 : 1), and one of the two inks has to be readable on it.
  const visible = readableShade(accent, [bg, surface], 3, direction);
  // Dark ink is for yellows: a green or an orange that is made a little darker looks better under white.
  const onVisible = contrast(visible, WHITE) >= NEARLY_READABLE ? WHITE : INK;
  const away = (ink: string) => (ink === WHITE ? 'darker' : 'lighter');
  const fill = scheme === 'light' ? readableShade(visible, [onVisible], AA_TEXT, away(onVisible)) : visible;
  const on = contrast(fill, WHITE) >= contrast(fill, INK) ? WHITE : INK;
  const readableFill = readableShade(fill, [on], AA_TEXT, away(on));
  const hover = readableShade(shift(readableFill, on === WHITE ? -0.06 : 0.05), [on], AA_TEXT, away(on));
  return {
    accent: text,
    'accent-fill': readableFill,
    'accent-hover': hover,
    'on-accent': on,
    'accent-soft': soft,
  };
}

/** `--tone-good` is a ground, `--tone-good-text` what stands on it; `--badge-2` the same by place. */
function pairTokens(scheme: Scheme, { 'accent-soft': soft = '', accent = '' }: Tokens): Tokens {
  const named: readonly (readonly [string, Pair])[] = [
    ...Object.entries(TONES[scheme]).map(([tone, pair]) => [`tone-${tone}`, pair] as const),
    ['tone-accent', [soft, accent]],
    ...PLACES[scheme].map((pair, place) => [`badge-${String(place)}`, pair] as const),
  ];
  return Object.fromEntries(
    named.flatMap(([name, [ground, text]]) => [
      [name, ground],
      [`${name}-text`, text],
    ]),
  );
}

/** All colours of one theme, by the name of their custom property. */
export function colorTokens(accent: string, scheme: Scheme): Tokens {
  const ground = groundTokens(accent, scheme);
  const shades = accentTokens(accent, scheme, ground);
  return { ...ground, ...shades, ...pairTokens(scheme, shades) };
}
