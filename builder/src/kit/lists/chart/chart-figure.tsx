import { useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { inSentence } from '../../data/words';
import { BarPlot } from './bar-plot';
import type { ChartData, ChartShape, PlotProps } from './chart-data';
import { ChartTable } from './chart-table';
import { ColumnPlot } from './column-plot';
import { DonutPlot } from './donut-plot';
import { LinePlot } from './line-plot';
import { useWidth } from './use-width';

/** What stands for a value that nothing could be worked out for. */
const NOTHING = '–';

interface ChartFigureProps {
  readonly title: string;
  /** The heading's level on its page. */
  readonly level?: 2 | 3;
  readonly data: ChartData;
  readonly shape: ChartShape;
}

/** A chart with its title, the value that is pointed at, and the same as a table. */
export function ChartFigure({ title, level = 2, data, shape }: ChartFigureProps) {
  const [isTable, setIsTable] = useState(false);
  const titleId = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  const isEmpty = data.points.every(({ value, text }) => value === 0 || text === NOTHING);
  // What is no number, the first day of something, has no place on a scale.
  const isDrawn = shape !== 'table' && data.points.some(({ value }) => value !== null);
  return (
    <section className="chart" aria-labelledby={titleId}>
      <div className="chart-head">
        <Heading id={titleId} className="chart-title" dir="auto">
          {title}
        </Heading>
        {isDrawn && !isEmpty && (
          <button
            type="button"
            className="button button-quiet chart-switch"
            aria-pressed={isTable}
            onClick={() => {
              setIsTable(!isTable);
            }}
          >
            Show as table
          </button>
        )}
      </div>
      {isEmpty ? (
        <p className="chart-empty">Nothing to draw yet. It appears with the first records.</p>
      ) : (
        <>
          {isDrawn && !isTable && <ChartPlot title={title} data={inTime(data)} shape={shape} />}
          <ChartTable data={data} isShown={isTable || !isDrawn} />
        </>
      )}
    </section>
  );
}

/** What has no day has no place in time; the table has it. */
function inTime(data: ChartData): ChartData {
  return data.isSequence ? { ...data, points: data.points.filter(({ key }) => key !== '') } : data;
}

function Plot({ shape, ...props }: PlotProps & { readonly shape: ChartShape }) {
  const { isSequence, total } = props.data;
  if (shape === 'line') return <LinePlot {...props} />;
  // Shares are only of what adds up.
  if (shape === 'donut' && total !== undefined) return <DonutPlot {...props} />;
  return isSequence ? <ColumnPlot {...props} /> : <BarPlot {...props} />;
}

/** The drawing. For the keyboard it is a slider along its values, which a screen reader reads out; all of them are in the table. */
function ChartPlot({ title, data, shape }: Pick<ChartFigureProps, 'title' | 'data' | 'shape'>) {
  const [active, setActive] = useState<number | null>(null);
  const { ref, width } = useWidth();
  const point = active === null ? undefined : data.points[active];
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextPlace(event.key, active, data.points.length);
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
  };
  return (
    <div
      className="chart-plot"
      onPointerLeave={() => {
        setActive(null);
      }}
    >
      <p className="readout">
        {(point ?? data.total) !== undefined && (
          <span className="readout-value">{point ? point.text : data.total}</span>
        )}
        <span className="readout-label" dir="auto">
          {point ? point.label : noteOf(title, data)}
        </span>
      </p>
      <div
        ref={ref}
        className="plot-frame"
        role="slider"
        tabIndex={0}
        aria-label={`${title}, values of the chart`}
        aria-valuemin={1}
        aria-valuemax={data.points.length}
        aria-valuenow={(active ?? 0) + 1}
        aria-valuetext={point ? `${point.label}: ${point.text}` : 'Arrow keys go through the values'}
        onKeyDown={onKeyDown}
        onBlur={() => {
          setActive(null);
        }}
      >
        <Plot shape={shape} data={data} width={width} active={active} onActive={setActive} />
      </div>
    </div>
  );
}

/** What the drawing is about while no value is pointed at, unless its title says so. */
function noteOf(title: string, { total, groupName }: ChartData): string {
  if (total !== undefined) return 'in total';
  const by = `by ${inSentence(groupName)}`;
  return title.toLowerCase().endsWith(by.toLowerCase()) ? '' : by;
}

function nextPlace(key: string, active: number | null, count: number): number | null | undefined {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return Math.min((active ?? -1) + 1, count - 1);
    case 'ArrowLeft':
    case 'ArrowUp':
      return Math.max((active ?? count) - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case 'Escape':
      return null;
    default:
      return undefined;
  }
}
