import type { ReactNode } from 'react';
import { valuesOf, type ChartData, type PlotProps } from './chart-data';
import { labelStep, ticksOf, widthOf } from './ticks';

const HEIGHT = 232;
const TOP = 20;
const BOTTOM = 28;

/** Where things are on a plot with points side by side. */
export interface Scale {
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
  /** The width that each point has. */
  readonly band: number;
  readonly x: (place: number) => number;
  readonly y: (value: number) => number;
  readonly ticks: readonly number[];
}

/** Round values up the side, points along the foot. */
export function scaleOf(data: ChartData, width: number): Scale {
  const values = [...valuesOf(data), ...(data.goal ? [data.goal.value] : [])];
  const ticks = ticksOf(Math.min(0, ...values), Math.max(0, ...values), 4, data.steps);
  const low = ticks[0] ?? 0;
  const high = ticks.at(-1) ?? 1;
  const left = Math.max(...ticks.map((tick) => widthOf(data.short(tick)))) + 10;
  const bottom = HEIGHT - BOTTOM;
  const band = (width - left) / Math.max(1, data.points.length);
  return {
    left,
    top: TOP,
    bottom,
    band,
    ticks,
    x: (place) => left + band * (place + 0.5),
    y: (value) => bottom - ((value - low) / (high - low)) * (bottom - TOP),
  };
}

interface ScaleFrameProps extends PlotProps {
  readonly scale: Scale;
  readonly children: ReactNode;
}

/** The lines and labels around a plot, and the areas that tell which point is pointed at. */
export function ScaleFrame({ data, width, scale, active, onActive, children }: ScaleFrameProps) {
  const { left, top, bottom, band, ticks, x, y } = scale;
  const step = labelStep(
    data.points.map(({ label, short = label }) => short),
    band,
  );
  return (
    <svg className="plot" width={width} height={HEIGHT} viewBox={`0 0 ${String(width)} ${String(HEIGHT)}`}>
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            className={tick === 0 ? 'plot-base' : 'plot-line'}
            x1={left}
            x2={width}
            y1={y(tick)}
            y2={y(tick)}
          />
          <text className="plot-text" x={left - 8} y={y(tick)} textAnchor="end" dominantBaseline="middle">
            {data.short(tick)}
          </text>
        </g>
      ))}
      {data.points.map(({ key, label, short = label }, place) => (
        <g key={key}>
          {place % step === 0 && (
            <text className="plot-text" x={x(place)} y={bottom + 18} textAnchor="middle">
              {short}
            </text>
          )}
          <rect
            className={place === active ? 'plot-band plot-band-active' : 'plot-band'}
            x={x(place) - band / 2}
            y={top - 8}
            width={band}
            height={bottom - top + 8}
            onPointerEnter={() => {
              onActive(place);
            }}
          />
        </g>
      ))}
      <g className="plot-marks">{children}</g>
      {data.goal && <GoalLine goal={data.goal} left={left} right={width} y={y(data.goal.value)} />}
    </svg>
  );
}

interface GoalLineProps {
  readonly goal: NonNullable<ChartData['goal']>;
  readonly left: number;
  readonly right: number;
  readonly y: number;
}

function GoalLine({ goal, left, right, y }: GoalLineProps) {
  return (
    <g className="plot-goal">
      <line x1={left} x2={right} y1={y} y2={y} />
      <text className="plot-goal-text" x={right - 2} y={y - 6} textAnchor="end">
        Goal {goal.text}
      </text>
    </g>
  );
}
