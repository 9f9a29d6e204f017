import { placed } from '../placed';
import type { TimedRecord, Times } from '../timed-record';
import { DayLink } from './day-link';
import { dayText } from '../../data/day-numbers';
import { formatDay, formatMinutes, today } from '../days';
import { EventLink } from './event-link';
import { clip, clusters, inLanes } from './lanes';
import type { GridKeys } from './use-grid-keys';
import type { Entity } from '../../data/types';

const HOUR = 60;
const DAY = 24 * HOUR;
/** The hours that are always there. */
const WORKDAY = { from: 8 * HOUR, to: 18 * HOUR };
/** Shorter ones are drawn so long, so that one can read and press them. */
const SHORTEST = 30;

interface WeekGridProps {
  readonly entity: Entity;
  readonly times: Times;
  readonly events: readonly TimedRecord[];
  /** The first day of the week. */
  readonly start: number;
  readonly keys: GridKeys;
  readonly label: string;
}

/** A week: what takes whole days above, what has a time at its hours. */
export function WeekGrid({ entity, times, events, start, keys, label }: WeekGridProps) {
  const shown = events.filter(({ first, last }) => last >= start && first <= start + 6);
  const isWhole = ({ first, last, from }: TimedRecord) => from === null || last - first > 1;
  const whole = inLanes(
    shown.filter(isWhole).flatMap((event) => clip({ event, ...event }, start, start + 6) ?? []),
  );
  const blocks = shown.filter((event) => !isWhole(event)).flatMap(partsOf);
  const hours = hoursOf(blocks, times);
  const now = today();
  return (
    <div
      className={hours ? 'week-grid week-hours' : 'week-grid'}
      role="grid"
      tabIndex={-1}
      aria-label={label}
      onKeyDown={keys.onKeyDown}
    >
      <div className="week-days" role="row">
        {Array.from({ length: 7 }, (_, column) => {
          const day = start + column;
          const count = shown.filter(({ first, last }) => first <= day && last >= day).length;
          return (
            <div
              key={day}
              ref={placed({ column: column + 1 })}
              className="week-day"
              role="gridcell"
              aria-current={day === now ? 'date' : undefined}
            >
              <DayLink
                entity={entity}
                times={times}
                day={day}
                className={day === now ? 'week-day-link day-today' : 'week-day-link'}
                isToday={day === now}
                count={count}
                tabIndex={day === keys.day ? 0 : -1}
              >
                <span className="week-day-name">{formatDay(day, { weekday: 'short' })}</span>
                <time className="day-number" dateTime={dayText(day)}>
                  {formatDay(day, { day: 'numeric' })}
                </time>
              </DayLink>
            </div>
          );
        })}
      </div>
      <div className="week-whole" role="row">
        <div className="week-cell" role="gridcell" aria-label="All day">
          {whole.map(({ item, lane }) => (
            <EventLink
              key={item.event.row.id}
              entity={entity}
              event={item.event}
              className="event-bar event-solid"
              place={{ column: item.first - start + 1, span: item.last - item.first + 1, lane: lane + 1 }}
              isContinued
            />
          ))}
        </div>
      </div>
      {hours && <Hours entity={entity} blocks={blocks} start={start} hours={hours} />}
    </div>
  );
}

/** The part of an event on one day, in minutes. `first` and `last` are minutes too, both counted. */
interface Block {
  readonly event: TimedRecord;
  readonly day: number;
  readonly first: number;
  readonly last: number;
}

/** What goes over midnight is drawn on both days. */
function partsOf(event: TimedRecord): readonly Block[] {
  const from = event.from ?? 0;
  const to = event.to ?? DAY;
  if (event.first === event.last) return [blockOf(event, event.first, from, to)];
  return [blockOf(event, event.first, from, DAY), blockOf(event, event.last, 0, to)];
}

function blockOf(event: TimedRecord, day: number, from: number, to: number): Block {
  const first = Math.min(from, DAY - SHORTEST);
  return { event, day, first, last: Math.min(DAY, Math.max(to, first + SHORTEST)) - 1 };
}

interface HourRange {
  readonly from: number;
  readonly to: number;
}

/** The hours to show; null where records have no times. */
function hoursOf(blocks: readonly Block[], { start }: Times): HourRange | null {
  if (start.type === 'date' && blocks.length === 0) return null;
  const from = Math.min(WORKDAY.from, ...blocks.map(({ first }) => first));
  const to = Math.max(WORKDAY.to, ...blocks.map(({ last }) => last));
  return { from: Math.floor(from / HOUR) * HOUR, to: Math.ceil(to / HOUR) * HOUR };
}

interface HoursProps extends Pick<WeekGridProps, 'entity' | 'start'> {
  readonly blocks: readonly Block[];
  readonly hours: HourRange;
}

function Hours({ entity, blocks, start, hours }: HoursProps) {
  const count = (hours.to - hours.from) / HOUR;
  return (
    <div ref={placed({ hours: count })} className="hours" role="row">
      <div className="hour-names" role="rowheader">
        {Array.from({ length: count }, (_, place) => (
          <span key={place} className="hour-name">
            {formatMinutes(hours.from + place * HOUR)}
          </span>
        ))}
      </div>
      {Array.from({ length: 7 }, (_, column) => (
        <div key={column} className="hour-day" role="gridcell">
          {clusters(
            blocks.filter(({ day }) => day === start + column).sort((a, b) => a.first - b.first),
          ).flatMap((cluster) => {
            const placedBlocks = inLanes(cluster);
            const lanes = Math.max(...placedBlocks.map(({ lane }) => lane + 1));
            return placedBlocks.map(({ item, lane }) => (
              <EventLink
                key={item.event.row.id}
                entity={entity}
                event={item.event}
                className="event-block"
                place={{
                  from: (item.first - hours.from) / HOUR,
                  length: (item.last + 1 - item.first) / HOUR,
                  lane,
                  lanes,
                }}
              />
            ));
          })}
        </div>
      ))}
    </div>
  );
}
