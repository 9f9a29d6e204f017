import { countOf, inSentence } from '../data/words';
import { useWeekStart } from '../frame/week-start';
import { Agenda } from './calendar/agenda';
import type { Times } from './timed-record';
import { useEvents } from './use-events';
import { CalendarBar } from './calendar/calendar-bar';
import { addMonths, monthStart, weekStart } from '../data/day-numbers';
import { formatDay, formatDays, today } from './days';
import { MonthGrid } from './calendar/month-grid';
import { useGridKeys } from './calendar/use-grid-keys';
import { placeText, usePlace, usualPlace } from './calendar/use-place';
import { WeekGrid } from './calendar/week-grid';
import type { ListView, ListViewProps, ViewOptions } from './list-view';

interface CalendarOptions extends ViewOptions, Times {}

/** Month, week and agenda by a day or a moment. */
export function calendarView({ start, end, color, ...options }: CalendarOptions): ListView {
  const times: Times = { start, ...(end && { end }), ...(color && { color }) };
  return {
    ...options,
    kind: 'calendar',
    opensAt: () => placeText(usualPlace()),
    Component: (props) => <Calendar {...props} times={times} />,
  };
}

interface CalendarProps extends ListViewProps {
  readonly times: Times;
}

/** The records on their days. */
function Calendar({ entity, rows, times, at, onAt }: CalendarProps) {
  const weekBegins = useWeekStart();
  const { mode, day, go } = usePlace(at, onAt);
  const events = useEvents(entity, rows, times);
  const goTo = (next: number) => {
    go({ day: next });
  };
  const keys = useGridKeys(day, goTo, weekBegins);
  const week = weekStart(day, weekBegins);
  const label =
    mode === 'week' ? formatDays(week, week + 6) : formatDay(day, { month: 'long', year: 'numeric' });
  const missing = rows.length - events.length;
  return (
    <div className="calendar">
      <CalendarBar
        label={label}
        mode={mode}
        onMode={(next) => {
          go({ mode: next });
        }}
        onToday={() => {
          goTo(today());
        }}
        onStep={(step) => {
          goTo(mode === 'week' ? day + step * 7 : addMonths(day, step));
        }}
      />
      {mode === 'month' && (
        <MonthGrid
          entity={entity}
          times={times}
          events={events}
          day={day}
          weekBegins={weekBegins}
          keys={keys}
          label={label}
        />
      )}
      {mode === 'week' && (
        <WeekGrid entity={entity} times={times} events={events} start={week} keys={keys} label={label} />
      )}
      {mode === 'agenda' && (
        <Agenda
          entity={entity}
          events={events}
          first={monthStart(day)}
          last={monthStart(day, 1) - 1}
          label={label}
        />
      )}
      {missing > 0 && (
        <p className="view-note">
          {countOf(missing, entity)} without {inSentence(times.start.name)}
        </p>
      )}
    </div>
  );
}
