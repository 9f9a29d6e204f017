import { memo, useLayoutEffect, useMemo, useRef } from 'react';
import type { WeekStart } from '../data/week-start';
import { countOf, inSentence } from '../data/words';
import { hrefOf } from '../frame/router';
import { useWeekStart } from '../frame/week-start';
import { timeText, type TimedRecord, type Times } from './timed-record';
import { useEvents } from './use-events';
import { formatDay, today } from './days';
import type { ListView, ListViewProps, ViewOptions } from './list-view';
import { placed } from './placed';
import { RecordBadges } from './record-badges';
import { RecordLink } from './record-link';
import { timelineRows } from './timeline/timeline-rows';
import { timelineScale, type TimelineScale } from './timeline/timeline-scale';
import { WindowedList } from './windowed-list';
import type { ChoiceField, Entity } from '../data/types';

interface TimelineOptions extends ViewOptions, Times {
  /** Puts the records under a heading for each option. */
  readonly group?: ChoiceField;
}

/** Bars from a start to an end over a scale of days, weeks or months. */
export function timelineView({ start, end, color, group, ...options }: TimelineOptions): ListView {
  const shownBy = color ?? group;
  const times: Times = { start, ...(end && { end }), ...(shownBy && { color: shownBy }) };
  return {
    ...options,
    kind: 'timeline',
    Component: (props) => <Timeline {...props} times={times} group={group} />,
  };
}

interface TimelineProps extends ListViewProps {
  readonly times: Times;
  readonly group: ChoiceField | undefined;
}

/** A bar of so many pixels has room for what it says. */
const ROOM_FOR_TEXT = 100;

// What scrolls has to take the focus, so that the arrow keys can scroll it.
const scrolling = { role: 'region', tabIndex: 0 } as const;

/** The records as a list whose lines reach over time. */
function Timeline({ entity, rows, times, group }: TimelineProps) {
  const weekBegins = useWeekStart();
  const events = useEvents(entity, rows, times);
  const lines = useMemo(() => timelineRows(events, group), [events, group]);
  const scale = useScale(events, weekBegins);
  const frame = useRef<HTMLDivElement>(null);
  const missing = rows.length - events.length;
  useLayoutEffect(() => {
    if (frame.current) scrollToToday(frame.current, scale);
  }, [scale]);
  return (
    <>
      <div {...scrolling} ref={frame} className="timeline-frame" aria-label={`${entity.plural}, timeline`}>
        <div ref={placed({ days: scale.days, day: scale.dayWidth })} className="timeline">
          <TimelineHead scale={scale} />
          <WindowedList
            items={lines}
            className="timeline-rows"
            aria-label={entity.plural}
            attributesOf={({ kind }) => ({ className: kind === 'group' ? 'timeline-group' : 'timeline-row' })}
          >
            {(line) =>
              line.kind === 'group' ? (
                <TimelineHeading name={line.name} count={line.count} />
              ) : (
                <TimelineRecord entity={entity} event={line.event} scale={scale} />
              )
            }
          </WindowedList>
        </div>
      </div>
      {missing > 0 && (
        <p className="view-note">
          {countOf(missing, entity)} without {inSentence(times.start.name)}
        </p>
      )}
    </>
  );
}

/** From the first record to the last, and always with today. The same as long as those are on the same days. */
function useScale(events: readonly TimedRecord[], weekBegins: WeekStart): TimelineScale {
  const now = today();
  const first = events.reduce((least, event) => Math.min(least, event.first), now);
  const last = events.reduce((most, event) => Math.max(most, event.last), now);
  return useMemo(() => timelineScale(first, last, weekBegins), [first, last, weekBegins]);
}

/** Puts today in the middle, as far as there is something on both sides. */
function scrollToToday(frame: HTMLElement, scale: TimelineScale): void {
  const part = (today() - scale.first) / scale.days;
  frame.scrollLeft = part * frame.scrollWidth - frame.clientWidth / 2;
}

/** The scale; what it tells stands with every record for screen readers. */
function TimelineHead({ scale }: { readonly scale: TimelineScale }) {
  const now = today() - scale.first;
  return (
    <div className="timeline-head" aria-hidden="true">
      <div className="timeline-corner" />
      <div className="timeline-scale">
        {scale.upper.map(({ day, span, label }) => (
          <span key={day} ref={placed({ from: day, span })} className="tick tick-upper">
            <span>{label}</span>
          </span>
        ))}
        {scale.lower.map(({ day, span, label }) => (
          <span key={day} ref={placed({ from: day, span })} className="tick tick-lower">
            <span>{label}</span>
          </span>
        ))}
        <span
          ref={placed({ from: now + 0.5 })}
          className="timeline-today"
          title={formatDay(today(), { dateStyle: 'long' })}
        />
      </div>
    </div>
  );
}

function TimelineHeading({ name, count }: { readonly name: string; readonly count: number }) {
  return (
    <h2 className="timeline-group-name">
      <span dir="auto">{name}</span> <span className="timeline-count">{count}</span>
    </h2>
  );
}

interface TimelineRecordProps {
  readonly entity: Entity;
  readonly event: TimedRecord;
  readonly scale: TimelineScale;
}

/** Drawn anew only when something of it changes, not with every letter of a search. */
const TimelineRecord = memo(function TimelineRecord({ entity, event, scale }: TimelineRecordProps) {
  const { row, name, toneClass, first, last } = event;
  const when = timeText(event) || formatDay(first, { dateStyle: 'medium' });
  return (
    <>
      <span className="timeline-name">
        <RecordLink entity={entity} row={row} />
        <span className="visually-hidden">, {when}</span>
        <RecordBadges entity={entity} row={row} />
      </span>
      <span className="timeline-track" aria-hidden="true">
        {/* For the mouse: the keyboard has the name. */}
        <a
          ref={placed({ from: first - scale.first, span: last - first + 1 })}
          className={`timeline-bar ${toneClass}`}
          href={hrefOf(entity.path, 'detail', row.id)}
          tabIndex={-1}
          title={`${name}\n${when}`}
        >
          {(last - first + 1) * scale.dayWidth >= ROOM_FOR_TEXT && (
            <span className="timeline-when">{when}</span>
          )}
        </a>
      </span>
    </>
  );
});
