import type { ChartData } from './chart-data';

/** Steps of a scale that people count in. */
const MINUTES = [1, 2, 5, 10, 15, 30, 60, 120, 180, 240, 360, 480, 720, 1440];

/** Round places of a scale from `low` to `high`, about so many; the first and the last reach beyond both. */
export function ticksOf(low: number, high: number, about: number, steps: ChartData['steps']): number[] {
  const step = stepOf((high - low || 1) / about, steps);
  const first = Math.floor(low / step);
  const last = Math.max(Math.ceil(high / step), first + 1);
  // Multiplied, not added up: ten times 0.1 is not 1.
  return Array.from({ length: last - first + 1 }, (_, place) => round((first + place) * step));
}

function stepOf(least: number, steps: ChartData['steps']): number {
  if (steps === 'minutes') {
    const minutes = MINUTES.find((step) => step >= least);
    if (minutes !== undefined) return minutes;
    return roundStep(least / 1440) * 1440;
  }
  const step = roundStep(least);
  return steps === 'whole' ? Math.max(1, Math.ceil(step)) : step;
}

function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  const factor = [1, 2, 2.5, 5].find((one) => one * power >= least * 0.999_999) ?? 10;
  return factor * power;
}

function round(value: number): number {
  return Number(value.toPrecision(12));
}

/** How wide a text of a chart is at most, in pixels. */
export function widthOf(text: string): number {
  // Most letters of 12 px are narrower; those of Asian scripts are as wide as high.
  return Array.from(text).reduce((sum, letter) => sum + (letter > '\u2e7f' ? 12 : 6.8), 0);
}

/** The text, cut so that it fits. */
export function cut(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  const letters = Array.from(text);
  while (letters.length > 1 && widthOf(letters.join('')) + 7 > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** Every how manieth label has room: 1 for all of them. */
export function labelStep(labels: readonly string[], band: number): number {
  const widest = Math.max(...labels.map(widthOf), 1) + 10;
  return Math.max(1, Math.ceil(widest / band));
}
