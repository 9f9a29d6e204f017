import fc from 'fast-check';
import type { Theme } from '@tessera/shared/contracts';
import { contrast, readableShade, shift, tint } from './color';
import { typefacesOf } from './fonts';
import { colorTokens } from './palette';
import { emitTheme } from './theme';

const SCHEMES = ['light', 'dark'] as const;
const GROUNDS = ['bg', 'surface', 'sunken'] as const;
const hex = (value: number) => `#${value.toString(16).padStart(6, '0')}`;

/** Thirty accents around the colour wheel, and those at its ends. */
const ACCENTS = [
  ...'#5b34d6 #ff0000 #00ff00 #0000ff #ffff00 #00ffff #ff00ff #000000 #ffffff #808080'.split(' '),
  ...'#f97316 #eab308 #84cc16 #22c55e #10b981 #14b8a6 #06b6d4 #0ea5e9 #3b82f6 #6366f1'.split(' '),
  ...'#8b5cf6 #a855f7 #d946ef #ec4899 #f43f5e #7f1d1d #14532d #1e3a8a #fdf6b2 #c0a080'.split(' '),
];

/** Which text stands on which ground in the style sheets. */
const PAIRS = [
  ...GROUNDS.flatMap((ground) => [
    ['text', ground],
    ['muted', ground],
    ['accent', ground],
    ['bad', ground],
  ]),
  ['accent', 'accent-soft'],
  ['text', 'accent-soft'],
  ['bad', 'bad-soft'],
  ['text', 'bad-soft'],
  ['ok', 'surface'],
  ...['neutral', 'accent', 'info', 'good', 'warning', 'bad'].flatMap((tone) => [
    [`tone-${tone}-text`, `tone-${tone}`],
    [`tone-${tone}-text`, 'surface'],
  ]),
  ['on-accent', 'accent-fill'],
  ['on-accent', 'accent-hover'],
  ...[0, 1, 2, 3, 4, 5].map((place) => [`badge-${String(place)}-text`, `badge-${String(place)}`]),
] as const;

/** Pairs below a contrast, as sentences. */
function unreadable(accent: string, scheme: 'light' | 'dark'): string[] {
  const tokens = colorTokens(accent, scheme);
  const below = (text: string, ground: string, least: number) =>
    contrast(tokens[text] ?? '', tokens[ground] ?? '') < least
      ? [`${accent} ${scheme}: ${text} on ${ground} is below ${String(least)} : 1`]
      : [];
  return [
    ...PAIRS.flatMap(([text = '', ground = '']) => below(text, ground, 4.5)),
    ...['bg', 'surface'].flatMap((ground) => below('accent-fill', ground, 3)),
    ...['bg', 'surface'].flatMap((ground) => below('line-strong', ground, 3)),
  ];
}

const look = { radius: 'soft', density: 'cozy', font: 'plain', navigation: 'top' } as const;

describe('[MODEL-09] the colours of an application', () => {
  it.each(ACCENTS)('are readable in both themes with the accent %s', (accent) => {
    expect(SCHEMES.flatMap((scheme) => unreadable(accent, scheme))).toEqual([]);
  });

  it('are readable with any accent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), fc.constantFrom(...SCHEMES), (color, scheme) => {
        expect(unreadable(hex(color), scheme)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('keep an accent that is readable as it is', () => {
    expect(colorTokens('#5b34d6', 'light')).toMatchObject({ accent: '#5b34d6', 'accent-fill': '#5b34d6' });
  });

  it('follow the system, or stay light or dark, as the model says', () => {
    const { bg: light } = colorTokens('#5b34d6', 'light');
    const { bg: dark } = colorTokens('#5b34d6', 'dark');
    const system = emitTheme({ ...look, mode: 'system', accent: '#5b34d6' });
    expect(system).toContain('color-scheme: light dark;');
    expect(system.indexOf(`--bg: ${light ?? ''}`)).toBeLessThan(system.indexOf('prefers-color-scheme: dark'));
    expect(system).toContain(`    --bg: ${dark ?? ''};`);
    expect(emitTheme({ ...look, mode: 'light', accent: '#5b34d6' })).not.toContain('@media');
    expect(emitTheme({ ...look, mode: 'dark', accent: '#5b34d6' })).toContain(`--bg: ${dark ?? ''};`);
  });
});

describe('[MODEL-09] the look of an application', () => {
  const themes: readonly Theme[] = [
    {
      mode: 'system',
      accent: '#b0446f',
      radius: 'round',
      density: 'cozy',
      font: 'editorial',
      navigation: 'top',
    },
    {
      mode: 'system',
      accent: '#3f5d6b',
      radius: 'sharp',
      density: 'compact',
      font: 'technical',
      navigation: 'side',
    },
    {
      mode: 'system',
      accent: '#d97706',
      radius: 'round',
      density: 'cozy',
      font: 'friendly',
      navigation: 'top',
    },
    { mode: 'system', accent: '#5b34d6', radius: 'soft', density: 'cozy', font: 'plain', navigation: 'top' },
  ];

  it('leans towards the accent on every ground, so that no two accents share their paper', () => {
    for (const scheme of SCHEMES) {
      const papers = themes.map(({ accent }) => colorTokens(accent, scheme)['bg']);
      expect(new Set(papers).size).toBe(themes.length);
    }
  });

  it('names letters that are shipped, and has them in the package', () => {
    for (const theme of themes) {
      const families = typefacesOf(theme).map(({ family }) => family);
      const [, text = ''] = /--font:\s*'([^']+)'/u.exec(emitTheme(theme)) ?? [];
      const [, heading = ''] = /--font-heading:\s*'([^']+)'/u.exec(emitTheme(theme)) ?? [];
      expect(new Set([text, heading])).toEqual(new Set(families));
    }
  });

  it('has the corners and the room that the model asks for', () => {
    const [florist, workshop] = themes.map(emitTheme);
    expect(florist).toContain('--radius: 12px;');
    expect(workshop).toContain('--radius: 2px;');
    expect(florist).toContain('--control-height: 2.5rem;');
    expect(workshop).toContain('--control-height: 2.125rem;');
  });
});

describe('shades', () => {
  it('count contrast as WCAG does', () => {
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(contrast('#ffffff', '#777777')).toBe(contrast('#777777', '#ffffff'));
  });

  it('are always colours', () => {
    const color = fc.integer({ min: 0, max: 0xffffff }).map(hex);
    fc.assert(
      fc.property(color, color, fc.double({ min: -1, max: 1, noNaN: true }), (one, other, by) => {
        const shades = [
          readableShade(one, [other], 4.5, 'darker'),
          readableShade(one, [other], 4.5, 'lighter'),
          tint(one, Math.abs(by), 0.1),
          shift(one, by),
        ];
        for (const shade of shades) expect(shade).toMatch(/^#[0-9a-f]{6}$/u);
      }),
    );
  });
});
