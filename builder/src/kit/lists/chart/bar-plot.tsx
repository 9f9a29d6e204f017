import { valuesOf, type PlotProps } from './chart-data';
import { cut, widthOf } from './ticks';

const ROW = 36;
const BAR = 20;
const GAP = 10;

/** Lying bars with their names before and their values behind them: names of any length have room. */
export function BarPlot({ data, width, active, onActive }: PlotProps) {
  const { points, goal } = data;
  const names = Math.min(width * 0.36, Math.max(...points.map(({ label }) => widthOf(label)))) + GAP;
  const texts = Math.max(...points.map(({ text }) => widthOf(text))) + GAP;
  const values = [...valuesOf(data), ...(goal ? [goal.value] : [])];
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const room = Math.max(40, width - names - texts - (low < 0 ? texts : 0));
  const x = (value: number) => names + (low < 0 ? texts : 0) + ((value - low) / (high - low || 1)) * room;
  const top = goal ? 20 : 0;
  const height = top + points.length * ROW;
  return (
    <svg className="plot" width={width} height={height} viewBox={`0 0 ${String(width)} ${String(height)}`}>
      {points.map(({ key, label, value, text, toneClass = 'tone-accent' }, place) => {
        const y = top + place * ROW;
        const start = Math.min(x(0), x(value ?? 0));
        const length = Math.abs(x(value ?? 0) - x(0));
        const isNegative = (value ?? 0) < 0;
        return (
          <g
            key={key}
            className={`${toneClass}${active === null || active === place ? '' : ' mark-quiet'}`}
            onPointerEnter={() => {
              onActive(place);
            }}
          >
            <rect className="plot-band" x={0} y={y} width={width} height={ROW} />
            <text className="plot-name" x={0} y={y + ROW / 2} dominantBaseline="central">
              {cut(label, names - GAP)}
              <title>{label}</title>
            </text>
            <rect
              className="mark-track"
              x={x(low)}
              y={y + (ROW - BAR) / 2}
              width={room}
              height={BAR}
              rx={4}
            />
            <rect className="mark" x={start} y={y + (ROW - BAR) / 2} width={length} height={BAR} rx={4} />
            <text
              className="plot-value"
              x={isNegative ? start - 8 : start + length + 8}
              y={y + ROW / 2}
              textAnchor={isNegative ? 'end' : 'start'}
              dominantBaseline="central"
            >
              {text}
            </text>
          </g>
        );
      })}
      {goal && (
        <g className="plot-goal">
          <line x1={x(goal.value)} x2={x(goal.value)} y1={16} y2={height} />
          <text
            className="plot-goal-text"
            x={x(goal.value)}
            y={11}
            textAnchor={goal.value > high / 2 ? 'end' : 'start'}
          >
            Goal {goal.text}
          </text>
        </g>
      )}
    </svg>
  );
}
