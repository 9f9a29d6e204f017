import { theme } from './theme';

const { colors } = theme;

/**
 * Colours of charts. The series are told apart with every kind of colour vision and stand out 3 : 1 from the page in
 * both themes (theme.test.ts); a seventh begins anew, so group what is left into 'Other'. Name each in a `Legend`.
 */
export const chartColors = {
  series: [colors.tile1, colors.tile2, colors.tile3, colors.tile4, colors.tile5, colors.tile6],
  grid: colors.line,
  axis: colors.lineStrong,
  label: colors.muted,
} as const;

/** The colour of a series by its place, from 0. */
export function seriesColor(place: number): string {
  return chartColors.series[place % chartColors.series.length] ?? colors.brand;
}
