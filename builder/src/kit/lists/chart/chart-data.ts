/** One mark of a chart: what it stands for and how much that is. */
export interface ChartPoint {
  readonly key: string;
  readonly label: string;
  /** The label where there is little room. */
  readonly short?: string;
  /** Null where there was nothing to work it out from. */
  readonly value: number | null;
  /** The value as people read it: '€1,200.00', '2 h 30 min'. */
  readonly text: string;
  /** The class that colours it, where it means something. */
  readonly toneClass?: string;
  /** Where one sees the records that are counted. */
  readonly href?: string;
}

export type ChartShape = 'bar' | 'line' | 'donut' | 'table';

/** What a chart draws. */
export interface ChartData {
  /** What is measured: 'Revenue'. */
  readonly name: string;
  /** What the points are: 'Month', 'Status'. */
  readonly groupName: string;
  readonly points: readonly ChartPoint[];
  /** Whether the points follow each other in time. */
  readonly isSequence: boolean;
  /** The value of all together, where they add up. */
  readonly total?: string;
  readonly goal?: { readonly value: number; readonly text: string };
  /** What a step of the scale may be a multiple of. */
  readonly steps: 'decimal' | 'whole' | 'minutes';
  /** A value in few characters, for the scale. */
  readonly short: (value: number) => string;
}

/** What every kind of plot gets. */
export interface PlotProps {
  readonly data: ChartData;
  /** In pixels. */
  readonly width: number;
  /** The place of the point that is pointed at or chosen by keyboard. */
  readonly active: number | null;
  readonly onActive: (place: number | null) => void;
}

/** The values that are there. */
export function valuesOf({ points }: ChartData): number[] {
  return points.flatMap(({ value }) => (value === null ? [] : [value]));
}
