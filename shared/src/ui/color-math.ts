/** Red, green and blue from 0 to 1. For tests of the palette only. */
export type Rgb = readonly [number, number, number];

export function parseHex(hex: string): Rgb {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255,
  );
  return [red, green, blue];
}

function toLinear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** `color-mix(in srgb, one part, other)`. */
export function mix(one: Rgb, other: Rgb, part: number): Rgb {
  return [0, 1, 2].map(
    (channel) => one[channel as 0] * part + other[channel as 0] * (1 - part),
  ) as unknown as Rgb;
}

function luminance(color: Rgb): number {
  const [red, green, blue] = color.map(toLinear) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2 contrast, 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

type Matrix = readonly [Rgb, Rgb, Rgb];

/** Machado, Oliveira and Fernandes 2009, severity 1, on linear light. */
export const colorVisions: Readonly<Record<string, Matrix>> = {
  'usual vision': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function dot(one: Rgb, other: Rgb): number {
  return one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
}

function toOklab(linear: Rgb): Rgb {
  const long = Math.cbrt(dot([0.4122214708, 0.5363325363, 0.0514459929], linear));
  const medium = Math.cbrt(dot([0.2119034982, 0.6806995451, 0.1073969566], linear));
  const short = Math.cbrt(dot([0.0883024619, 0.2817188376, 0.6299787005], linear));
  const cones: Rgb = [long, medium, short];
  return [
    dot([0.2104542553, 0.793617785, -0.0040720468], cones),
    dot([1.9779984951, -2.428592205, 0.4505937099], cones),
    dot([0.0259040371, 0.7827717662, -0.808675766], cones),
  ];
}

/** How far apart two colours look to a kind of vision: distance in OKLab, where 0.02 is just noticed. */
export function distance(one: Rgb, other: Rgb, vision: Matrix): number {
  const [a, b] = [one, other].map((color) => {
    const linear = color.map(toLinear) as unknown as Rgb;
    return toOklab(vision.map((row) => Math.min(1, Math.max(0, dot(row, linear)))) as unknown as Rgb);
  }) as [Rgb, Rgb];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
