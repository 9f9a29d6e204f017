import { colorVariable, darkPalette, lightPalette } from './palette';
import { theme } from './theme';

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255);
  const [red, green, blue] = channels.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  ) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

it('gives every colour as a custom property, so that the theme switches without a render', () => {
  expect(theme.colors.brand).toBe('var(--t-brand)');
  expect(theme.colors.brandSoft).toBe(`var(${colorVariable('brandSoft')})`);
});

describe.each([
  ['light', lightPalette],
  ['dark', darkPalette],
])('%s palette', (_, palette) => {
  it.each(['text', 'muted', 'brand', 'gold', 'ok', 'warn', 'bad', 'info'] as const)(
    'has readable %s',
    (name) => {
      for (const ground of [palette.bg, palette.surface, palette.sunken]) {
        expect(contrast(palette[name], ground)).toBeGreaterThanOrEqual(4.5);
      }
    },
  );

  it('has readable text on filled buttons and visible borders of controls', () => {
    expect(contrast(palette.onBrand, palette.brand)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette.onBrand, palette.brandHover)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette.onBad, palette.bad)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette.lineStrong, palette.surface)).toBeGreaterThanOrEqual(3);
  });
});
