import type { ChartPoint, PlotProps } from './chart-data';

const SIZE = 200;
const OUTER = 96;
const INNER = 62;
/** What is left between two slices, in pixels at the outer edge. */
const SPACE = 2;
const STEPS = 6;

/** Shares of a whole, each named and given in a list beside the ring. */
export function DonutPlot({ data, active, onActive }: PlotProps) {
  const slices = slicesOf(data.points);
  return (
    <div className="donut">
      <svg
        className="plot donut-ring"
        width={SIZE}
        height={SIZE}
        viewBox={`0 0 ${String(SIZE)} ${String(SIZE)}`}
      >
        {slices.map(({ place, from, to, toneClass }) => (
          <path
            key={place}
            className={`mark ${toneClass}${active === null || active === place ? '' : ' mark-quiet'}`}
            d={slicePath(from, to)}
            onPointerEnter={() => {
              onActive(place);
            }}
          />
        ))}
      </svg>
      <ul className="legend" aria-hidden="true">
        {slices.map(({ place, point, share, toneClass }) => (
          <li
            key={place}
            className={`legend-row ${toneClass}${active === place ? ' legend-active' : ''}`}
            onPointerEnter={() => {
              onActive(place);
            }}
          >
            <span className="tone-tile" />
            <span className="legend-name" dir="auto">
              {point.label}
            </span>
            <span className="legend-value">{point.text}</span>
            <span className="legend-share">{formatShare(share)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface Slice {
  readonly place: number;
  readonly point: ChartPoint;
  /** Parts of the whole, from 0 to 1. */
  readonly from: number;
  readonly to: number;
  readonly share: number;
  readonly toneClass: string;
}

function slicesOf(points: readonly ChartPoint[]): readonly Slice[] {
  const sizes = points.map(({ value }) => Math.max(0, value ?? 0));
  const whole = sizes.reduce((sum, size) => sum + size, 0);
  let from = 0;
  return points.flatMap((point, place) => {
    const share = whole === 0 ? 0 : (sizes[place] ?? 0) / whole;
    if (share === 0) return [];
    const slice = {
      place,
      point,
      from,
      to: from + share,
      share,
      toneClass: point.toneClass ?? `step-${String(place % STEPS)}`,
    };
    from += share;
    return [slice];
  });
}

function formatShare(share: number): string {
  return new Intl.NumberFormat(undefined, {
    style: 'percent',
    maximumFractionDigits: share < 0.1 ? 1 : 0,
  }).format(share);
}

/** A piece of the ring; a whole one is drawn in two halves, because an arc cannot end where it begins. */
function slicePath(from: number, to: number): string {
  if (to - from > 0.9999) return `${piece(0, 0.5, 0)}${piece(0.5, 1, 0)}`;
  return piece(from, to, SPACE);
}

function piece(from: number, to: number, space: number): string {
  const isLong = to - from > 0.5 ? 1 : 0;
  const outer = space / 2 / OUTER / (2 * Math.PI);
  const inner = space / 2 / INNER / (2 * Math.PI);
  return [
    `M${at(OUTER, from + outer)}`,
    `A${String(OUTER)} ${String(OUTER)} 0 ${String(isLong)} 1 ${at(OUTER, Math.max(from + outer, to - outer))}`,
    `L${at(INNER, Math.max(from + inner, to - inner))}`,
    `A${String(INNER)} ${String(INNER)} 0 ${String(isLong)} 0 ${at(INNER, from + inner)}Z`,
  ].join('');
}

/** A place on a circle; the first is at the top. */
function at(radius: number, part: number): string {
  const angle = (part - 0.25) * 2 * Math.PI;
  const x = SIZE / 2 + radius * Math.cos(angle);
  const y = SIZE / 2 + radius * Math.sin(angle);
  return `${x.toFixed(2)} ${y.toFixed(2)}`;
}
