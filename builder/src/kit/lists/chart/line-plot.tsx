import type { PlotProps } from './chart-data';
import { scaleOf, ScaleFrame, type Scale } from './scale-frame';

/** More points than this stand too close for a dot each. */
const MOST_DOTS = 40;

interface Place {
  readonly x: number;
  readonly y: number;
}

/** A line through the points, interrupted where there is no value. */
export function LinePlot(props: PlotProps) {
  const { data, width, active } = props;
  const scale = scaleOf(data, width);
  const runs = runsOf(
    data.points.map(({ value }) => value),
    scale,
  );
  const hasDots = data.points.length <= MOST_DOTS;
  const chosen = active === null ? null : (data.points[active]?.value ?? null);
  return (
    <ScaleFrame {...props} scale={scale}>
      <g className="tone-accent">
        {runs.map((run) => (
          <g key={pathOf(run)}>
            <path className="mark-area" d={areaOf(run, scale.y(0))} />
            <path className="mark-line" d={pathOf(run)} />
            {(hasDots || run.length === 1) &&
              run.map(({ x, y }) => <circle key={x} className="mark-dot" cx={x} cy={y} r={3} />)}
          </g>
        ))}
        {active !== null && chosen !== null && (
          <circle className="mark-dot mark-dot-active" cx={scale.x(active)} cy={scale.y(chosen)} r={5} />
        )}
      </g>
    </ScaleFrame>
  );
}

/** The points that stand side by side without a gap. */
function runsOf(values: readonly (number | null)[], { x, y }: Scale): Place[][] {
  const runs: Place[][] = [[]];
  for (const [place, value] of values.entries()) {
    if (value === null) runs.push([]);
    else runs.at(-1)?.push({ x: x(place), y: y(value) });
  }
  return runs.filter((run) => run.length > 0);
}

function pathOf(run: readonly Place[]): string {
  return `M${run.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
}

function areaOf(run: readonly Place[], base: number): string {
  const first = run[0]?.x ?? 0;
  const last = run.at(-1)?.x ?? 0;
  return `${pathOf(run)}L${last.toFixed(1)} ${base.toFixed(1)}L${first.toFixed(1)} ${base.toFixed(1)}Z`;
}
