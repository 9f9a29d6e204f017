import { chartColors } from './chart-colors';
import { codeTones, WORD_GROUND, WORD_TONE } from './code-tones';
import { contrast, distance, mix, parseHex, colorVisions } from './color-math';
import { colorVariable, darkPalette, lightPalette, type ColorName } from './palette';
import { theme } from './theme';

const SERIES = ['tile1', 'tile2', 'tile3', 'tile4', 'tile5', 'tile6'] as const;
const STATES = ['ok', 'warn', 'bad', 'info', 'gold', 'brand', 'muted'] as const;
const GROUNDS = ['bg', 'surface', 'sunken'] as const;

/** Text on its ground, as the kit and the pages pair them. */
const TEXTS: readonly (readonly [ColorName, ColorName])[] = [
  ...GROUNDS.flatMap((ground) => (['text', ...STATES] as const).map((name) => [name, ground] as const)),
  ...(['text', 'muted', 'brand', 'bad', 'gold', 'info'] as const).map((name) => [name, 'brandSoft'] as const),
  ['onBrand', 'brand'],
  ['onBrand', 'brandHover'],
  ['onBad', 'bad'],
  ['brandHover', 'surface'],
  ['brandHover', 'bg'],
  // The tooltip is the page turned round.
  ['bg', 'text'],
];

/** Borders, marks and rings that carry meaning, on what they stand on. */
const MARKS: readonly (readonly [ColorName, ColorName])[] = [
  ...[...GROUNDS, 'brandSoft' as const].map((ground) => ['lineStrong', ground] as const),
  ...[...GROUNDS, 'brandSoft' as const].map((ground) => ['brand', ground] as const),
  // Large text and icons only: docs/design-language.md says so.
  ['ok', 'brandSoft'],
  ['warn', 'brandSoft'],
  ...SERIES.flatMap((name) => GROUNDS.map((ground) => [name, ground] as const)),
];

it('gives every colour as a custom property, so that the theme switches without a render', () => {
  expect(theme.colors.brand).toBe('var(--t-brand)');
  expect(theme.colors.brandSoft).toBe(`var(${colorVariable('brandSoft')})`);
});

it('draws the series of charts with the tiles', () => {
  expect(chartColors.series).toEqual(SERIES.map((name) => theme.colors[name]));
});

describe.each([
  ['light', lightPalette],
  ['dark', darkPalette],
])('%s palette', (_, palette) => {
  it.each(TEXTS)('has readable %s on %s (4.5 : 1)', (name, ground) => {
    expect(contrast(parseHex(palette[name]), parseHex(palette[ground]))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(MARKS)('has a visible %s on %s (3 : 1)', (name, ground) => {
    expect(contrast(parseHex(palette[name]), parseHex(palette[ground]))).toBeGreaterThanOrEqual(3);
  });

  it.each(Object.entries(codeTones))(
    '[DIFF-06] has readable code: %s in %s, on changed lines too',
    (_kind, tone) => {
      const color = parseHex(palette[tone]);
      for (const state of ['ok', 'bad'] as const) {
        const line = mix(parseHex(palette[state]), parseHex(palette.surface), 0.09);
        const word = mix(parseHex(palette[state]), line, WORD_GROUND);
        const inWord = mix(color, parseHex(palette.text), WORD_TONE);
        expect(contrast(color, line)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(inWord, word)).toBeGreaterThanOrEqual(4.5);
      }
    },
  );

  it.each(STATES)('has readable words on the quiet ground of %s', (state) => {
    const tone = parseHex(palette[state]);
    const ground = mix(tone, parseHex(palette.surface), 0.09);
    for (const name of ['text', 'muted', 'brand', state] as const)
      expect(contrast(parseHex(palette[name]), ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(SERIES)('has readable initials on an avatar of %s', (name) => {
    const ground = mix(parseHex(palette[name]), parseHex(palette.surface), 0.18);
    expect(contrast(parseHex(palette.text), ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(Object.keys(colorVisions))('has series of charts that are told apart with %s', (kind) => {
    const vision = colorVisions[kind];
    if (!vision) throw new Error(`No such vision: ${kind}`);
    const pairs = SERIES.flatMap((one, index) =>
      SERIES.slice(index + 1).map((other) => [one, other] as const),
    );
    for (const [one, other] of pairs)
      expect(distance(parseHex(palette[one]), parseHex(palette[other]), vision)).toBeGreaterThan(0.08);
  });
});
