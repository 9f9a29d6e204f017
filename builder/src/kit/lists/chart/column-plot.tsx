import type { ChartData, PlotProps } from './chart-data';
import { scaleOf, ScaleFrame } from './scale-frame';
import { widthOf } from './ticks';

const WIDEST = 56;
/** Between the labels of two bars. */
const GAP = 10;

/** Upright bars, for what follows each other in time. */
export function ColumnPlot(props: PlotProps) {
  const { data, width, active } = props;
  const scale = scaleOf(data, width);
  const { band, x, y } = scale;
  const bar = Math.min(WIDEST, band * 0.64);
  // The line of a goal would cross them.
  const labels = data.goal ? undefined : labelsWithin(data, band - GAP);
  return (
    <ScaleFrame {...props} scale={scale}>
      {data.points.map(({ key, value, toneClass = 'tone-accent' }, place) => (
        <g key={key} className={`${toneClass}${active === null || active === place ? '' : ' mark-quiet'}`}>
          <path className="mark" d={columnPath(x(place) - bar / 2, bar, y(0), y(value ?? 0))} />
          {labels && value !== null && (
            <text className="plot-value" x={x(place)} y={Math.min(y(value), y(0)) - 6} textAnchor="middle">
              {labels[place]}
            </text>
          )}
        </g>
      ))}
    </ScaleFrame>
  );
}

/** What stands above the bars: the values, or the same in few characters where there is only room for those. */
function labelsWithin({ points, short }: ChartData, width: number): readonly string[] | undefined {
  const texts = points.map(({ text }) => text);
  const shortTexts = points.map(({ value }) => (value === null ? '' : short(value)));
  return [texts, shortTexts].find((labels) => labels.every((label) => widthOf(label) <= width));
}

/** A bar from the base line whose far end is rounded. */
function columnPath(left: number, width: number, base: number, end: number): string {
  const height = Math.abs(end - base);
  const radius = Math.min(4, height, width / 2);
  const inward = end < base ? radius : -radius;
  const right = left + width;
  return [
    `M${px(left)} ${px(base)}V${px(end + inward)}`,
    `Q${px(left)} ${px(end)} ${px(left + radius)} ${px(end)}`,
    `H${px(right - radius)}`,
    `Q${px(right)} ${px(end)} ${px(right)} ${px(end + inward)}`,
    `V${px(base)}Z`,
  ].join('');
}

function px(value: number): string {
  return value.toFixed(1);
}
