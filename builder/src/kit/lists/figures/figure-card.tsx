import { useId, useMemo } from 'react';
import type { Metric } from '../../data/metrics';
import { useToday } from '../../frame/week-start';
import { placed } from '../placed';
import { figureData, type FigureData } from './figure-data';
import type { Row } from '../../data/types';

interface FigureCardProps {
  readonly metric: Metric;
  readonly rows: readonly Row[];
}

/** One figure: its name, its value, how far its goal is reached, and how it was in the period before. */
export function FigureCard({ metric, rows }: FigureCardProps) {
  const today = useToday();
  const { text, goal, change, href } = useMemo(() => figureData(metric, rows, today), [metric, rows, today]);
  const nameId = useId();
  return (
    <li className="figure" data-part={metric.id}>
      <p id={nameId} className="figure-name" dir="auto">
        {href === undefined ? (
          metric.name
        ) : (
          <a className="figure-link" href={href}>
            {metric.name}
          </a>
        )}
      </p>
      <p className="figure-value">{text}</p>
      {goal && <GoalBar goal={goal} nameId={nameId} />}
      {change && <ChangeLine change={change} />}
    </li>
  );
}

interface GoalBarProps {
  readonly goal: NonNullable<FigureData['goal']>;
  readonly nameId: string;
}

function GoalBar({ goal: { text, part }, nameId }: GoalBarProps) {
  if (part === null) return <p className="figure-note">Goal {text}</p>;
  const percent = Math.round(part * 100);
  return (
    <div className="goal">
      <div
        className="goal-track"
        role="meter"
        aria-labelledby={nameId}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.min(100, percent)}
        aria-valuetext={`${String(percent)} % of ${text}`}
      >
        <span ref={placed({ part: Math.min(1, part) })} className="goal-bar" />
      </div>
      <p className="figure-note">
        {percent}&nbsp;% of {text}
      </p>
    </div>
  );
}

/** Says which way with a sign and in words: a colour alone would not, and up is not always good. */
function ChangeLine({ change }: { readonly change: NonNullable<FigureData['change']> }) {
  const { now, before, part } = change;
  return (
    <p className="figure-note">
      <span className="figure-now">
        {now.text} in {now.name}
      </span>
      <span className="figure-before">
        {part !== null && part !== 0 && (
          <span className="figure-change">
            <span aria-hidden="true">{part > 0 ? '▲' : '▼'}</span>
            <span className="visually-hidden">{part > 0 ? 'up' : 'down'}</span>{' '}
            {Math.round(Math.abs(part) * 100)}&nbsp;% from{' '}
          </span>
        )}
        {before.text} in {before.name}
      </span>
    </p>
  );
}
