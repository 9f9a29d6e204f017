import { useState } from 'react';
import { placed } from '../placed';
import type { TimedRecord, Times } from '../timed-record';
import { DayLink } from './day-link';
import type { WeekStart } from '../../data/week-start';
import { monthStart, dayText, weekStart } from '../../data/day-numbers';
import { formatDay, today } from '../days';
import { EventLink } from './event-link';
import { clip, inLanes, type InLane } from './lanes';
import type { GridKeys } from './use-grid-keys';
import type { Entity } from '../../data/types';

/** So many bars fit below each other before the rest is counted. */
const MOST_LANES = 3;

interface MonthGridProps {
  readonly entity: Entity;
  readonly times: Times;
  readonly events: readonly TimedRecord[];
  /** A day of the month that is shown. */
  readonly day: number;
  readonly weekBegins: WeekStart;
  readonly keys: GridKeys;
  readonly label: string;
}

/** A month as weeks, records as bars over their days. */
export function MonthGrid({ entity, times, events, day, weekBegins, keys, label }: MonthGridProps) {
  const first = monthStart(day);
  const start = weekStart(first, weekBegins);
  const weeks = Math.ceil((monthStart(day, 1) - start) / 7);
  return (
    <div className="month" role="grid" tabIndex={-1} aria-label={label} onKeyDown={keys.onKeyDown}>
      <div className="month-names" role="row">
        {Array.from({ length: 7 }, (_, place) => (
          <span key={place} className="month-name" role="columnheader">
            <span aria-hidden="true">{formatDay(start + place, { weekday: 'short' })}</span>
            <span className="visually-hidden">{formatDay(start + place, { weekday: 'long' })}</span>
          </span>
        ))}
      </div>
      {Array.from({ length: weeks }, (_, week) => (
        <MonthWeek
          key={start + week * 7}
          entity={entity}
          times={times}
          events={events}
          start={start + week * 7}
          month={first}
          focusDay={keys.day}
        />
      ))}
    </div>
  );
}

interface MonthWeekProps extends Pick<MonthGridProps, 'entity' | 'times' | 'events'> {
  /** The first day of the week. */
  readonly start: number;
  /** The first day of the month that is shown. */
  readonly month: number;
  /** The day that the keyboard comes to. */
  readonly focusDay: number;
}

function MonthWeek({ entity, times, events, start, month, focusDay }: MonthWeekProps) {
  const [isOpen, setIsOpen] = useState(false);
  const bars = inLanes(barsOf(events, start));
  const now = today();
  const lanes = Math.max(0, ...bars.map(({ lane }) => lane + 1));
  // A line that says '+1 more' takes the place of that one.
  const most = isOpen || lanes <= MOST_LANES ? lanes : MOST_LANES - 1;
  return (
    <div className={isOpen ? 'week week-open' : 'week'} role="row">
      {Array.from({ length: 7 }, (_, column) => {
        const day = start + column;
        const onDay = bars.filter(({ item }) => item.first <= day && item.last >= day);
        const hidden = onDay.filter(({ lane }) => lane >= most).length;
        return (
          <div key={day} className="day" role="gridcell" aria-current={day === now ? 'date' : undefined}>
            <DayLink
              entity={entity}
              times={times}
              day={day}
              className={dayClass(day, month, now)}
              isToday={day === now}
              count={onDay.length}
              tabIndex={day === focusDay ? 0 : -1}
            >
              <time ref={placed({ column: column + 1 })} dateTime={dayText(day)} className="day-number">
                {dayNumber(day)}
              </time>
            </DayLink>
            {onDay
              .filter(({ item, lane }) => item.first === day && lane < most)
              .map((bar) => (
                <EventLink
                  key={bar.item.event.row.id}
                  entity={entity}
                  event={bar.item.event}
                  className={barClass(bar)}
                  place={{ column: column + 1, span: bar.item.last - bar.item.first + 1, lane: bar.lane + 2 }}
                  isContinued={bar.item.event.first < bar.item.first}
                />
              ))}
            {hidden > 0 && (
              <button
                ref={placed({ column: column + 1, lane: most + 2 })}
                type="button"
                className="day-more"
                aria-label={`Show ${String(hidden)} more on ${formatDay(day, { day: 'numeric', month: 'long' })}`}
                onClick={() => {
                  setIsOpen(true);
                }}
              >
                +{hidden} more
              </button>
            )}
          </div>
        );
      })}
    </div>
  );
}

interface Bar {
  readonly event: TimedRecord;
  readonly first: number;
  readonly last: number;
}

/** What there is of the events in one week, long ones first, so that short ones fill the gaps. */
function barsOf(events: readonly TimedRecord[], start: number): readonly Bar[] {
  return events
    .flatMap((event) => clip({ event, first: event.first, last: event.last }, start, start + 6) ?? [])
    .sort((a, b) => a.first - b.first || b.last - a.last);
}

function barClass({ item: { event, first, last } }: InLane<Bar>): string {
  const isBlock = event.from === null || event.last > event.first;
  const ends = `${event.first < first ? ' event-from-before' : ''}${event.last > last ? ' event-goes-on' : ''}`;
  return `event-bar ${isBlock ? 'event-solid' : 'event-dotted'}${ends}`;
}

function dayClass(day: number, month: number, now: number): string {
  const isOther = monthStart(day) !== month;
  return `day-link${isOther ? ' day-other' : ''}${day === now ? ' day-today' : ''}`;
}

/** The number of the day; with the month on its first day, so that one sees where it begins. */
function dayNumber(day: number): string {
  const isFirst = monthStart(day) === day;
  return formatDay(day, isFirst ? { day: 'numeric', month: 'short' } : { day: 'numeric' });
}
