import { hrefOf } from '../../frame/router';
import { RecordBadges } from '../record-badges';
import { timeText, type TimedRecord } from '../timed-record';
import { dayText } from '../../data/day-numbers';
import { formatDay, today } from '../days';
import type { Entity } from '../../data/types';

interface AgendaProps {
  readonly entity: Entity;
  readonly events: readonly TimedRecord[];
  /** The first and the last day that are shown. */
  readonly first: number;
  readonly last: number;
  /** What is shown, as one reads it: 'March 2026'. */
  readonly label: string;
}

/** The days that have records, one below the other. */
export function Agenda({ entity, events, first, last, label }: AgendaProps) {
  const days = byDay(events, first, last);
  const now = today();
  if (days.length === 0) return <p className="agenda-empty">Nothing in {label}.</p>;
  return (
    <ol className="agenda">
      {days.map(([day, list]) => (
        <li key={day} className={day === now ? 'agenda-day agenda-today' : 'agenda-day'}>
          <h3 className="agenda-date">
            <time dateTime={dayText(day)}>
              <span className="agenda-number">{formatDay(day, { day: 'numeric' })}</span>{' '}
              <span>{formatDay(day, { weekday: 'short', month: 'short' })}</span>
            </time>
            {day === now && <span className="agenda-mark">Today</span>}
          </h3>
          <ul className="agenda-list">
            {list.map((event) => (
              <AgendaEntry key={event.row.id} entity={entity} event={event} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

function AgendaEntry({ entity, event }: { readonly entity: Entity; readonly event: TimedRecord }) {
  const when = timeText(event);
  return (
    <li className={`agenda-entry ${event.toneClass}`}>
      <a className="row-link" href={hrefOf(entity.path, 'detail', event.row.id)} dir="auto">
        {event.name}
      </a>
      {when !== '' && <span className="agenda-time">{when}</span>}
      <RecordBadges entity={entity} row={event.row} />
    </li>
  );
}

/** Every event on the first of its days that is shown. */
function byDay(
  events: readonly TimedRecord[],
  first: number,
  last: number,
): readonly (readonly [number, readonly TimedRecord[]])[] {
  const days = new Map<number, TimedRecord[]>();
  for (const event of events) {
    if (event.last < first || event.first > last) continue;
    const day = Math.max(event.first, first);
    days.set(day, [...(days.get(day) ?? []), event]);
  }
  return [...days].sort(([a], [b]) => a - b);
}
