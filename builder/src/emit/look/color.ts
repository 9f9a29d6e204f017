/** A colour in OKLCH: lightness 0-1, chroma, hue in radians. */
interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

type Triple = readonly [number, number, number];

function toLinear(hex: string): Triple {
  const channel = (at: number) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

function toHex(linear: Triple): string {
  const channels = linear.map((value) => {
    const clamped = Math.min(1, Math.max(0, value));
    const encoded = clamped <= 0.0031308 ? clamped * 12.92 : 1.055 * clamped ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

function toOklch(hex: string): Oklch {
  const [r, g, b] = toLinear(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, bb),
    h: Math.atan2(bb, a),
  };
}

function toLinearRgb({ l, c, h }: Oklch): Triple {
  const a = c * Math.cos(h);
  const b = c * Math.sin(h);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

/** The colour as `#rrggbb`; one that a screen cannot show loses chroma, not lightness or hue. */
function fromOklch(color: Oklch): string {
  let { c } = color;
  const fits = (rgb: Triple) => rgb.every((value) => value >= -0.0005 && value <= 1.0005);
  while (c > 0.002 && !fits(toLinearRgb({ ...color, c }))) c *= 0.96;
  return toHex(toLinearRgb({ ...color, c }));
}

/** Contrast of two colours as WCAG 2 counts it, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const luminance = (hex: string) => {
    const [r, g, b] = toLinear(hex);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The nearest shade of a colour that reaches a contrast on all backgrounds, by going darker or lighter. */
export function readableShade(
  hex: string,
  backgrounds: readonly string[],
  least: number,
  direction: 'darker' | 'lighter',
): string {
  const { l, c, h } = toOklch(hex);
  const end = direction === 'darker' ? 0 : 1;
  for (let step = 0; step <= 100; step += 1) {
    const shade = step === 0 ? hex : fromOklch({ l: l + ((end - l) * step) / 100, c, h });
    if (backgrounds.every((background) => contrast(shade, background) >= least)) return shade;
  }
  return direction === 'darker' ? '#000000' : '#ffffff';
}

/** The same hue at a lightness from 0 to 1, with at most this much chroma. */
export function tint(hex: string, lightness: number, mostChroma: number): string {
  const { c, h } = toOklch(hex);
  return fromOklch({ l: lightness, c: Math.min(c, mostChroma), h });
}

/** The same colour, lighter or darker by an amount of lightness. */
export function shift(hex: string, by: number): string {
  const { l, c, h } = toOklch(hex);
  return fromOklch({ l: Math.min(1, Math.max(0, l + by)), c, h });
}
