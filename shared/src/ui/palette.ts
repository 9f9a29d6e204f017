/** The values behind the colour tokens, light and dark: the only place in the product with hex codes. */
export const lightPalette = {
  bg: '#fbfaf8',
  surface: '#ffffff',
  sunken: '#f3f1ee',
  text: '#1c1a22',
  muted: '#5e5969',
  line: '#e3dfda',
  lineStrong: '#858091',
  brand: '#5b34d6',
  onBrand: '#ffffff',
  brandHover: '#4a27b8',
  brandSoft: '#ece6fc',
  gold: '#8a6100',
  goldTile: '#d9a632',
  ok: '#1b7a4b',
  warn: '#9a5b00',
  bad: '#b3261e',
  onBad: '#ffffff',
  info: '#1d5fbf',
  scrim: 'rgb(28 26 34 / 0.44)',
  shadow: 'rgb(28 26 34 / 0.14)',
  /* Hues of mosaics, and in this order the series of charts: told apart with every kind of colour vision. */
  tile1: '#5b34d6',
  tile2: '#214f5c',
  tile3: '#7b2800',
  tile4: '#2c8143',
  tile5: '#b47188',
  tile6: '#797fc1',
} as const;

export const darkPalette: Record<keyof typeof lightPalette, string> = {
  bg: '#0f0d14',
  surface: '#17141f',
  sunken: '#0b0910',
  text: '#efecf6',
  muted: '#a59fb5',
  line: '#2a2536',
  lineStrong: '#736c89',
  brand: '#a98bff',
  onBrand: '#140c2e',
  brandHover: '#bfa8ff',
  brandSoft: '#241c40',
  gold: '#e5b95c',
  goldTile: '#e5b95c',
  ok: '#5bd197',
  warn: '#f0b35a',
  bad: '#ff8a80',
  onBad: '#2b0705',
  info: '#7fb2ff',
  scrim: 'rgb(5 4 8 / 0.66)',
  shadow: 'rgb(0 0 0 / 0.5)',
  tile1: '#a98bff',
  tile2: '#3fa4b1',
  tile3: '#ca824c',
  tile4: '#9dcc9b',
  tile5: '#a84e6b',
  tile6: '#5475ab',
};

export type ColorName = keyof typeof lightPalette;

/** `brandSoft` is the custom property `--t-brand-soft`. */
export function colorVariable(name: ColorName): string {
  return `--t-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
