import { useMemo, useState } from 'react';
import { countOf, inSentence } from '../data/words';
import { useVisitState } from '../frame/store-context';
import { useWeekStart } from '../frame/week-start';
import { Agenda } from './calendar/agenda';
import { eventsOf, type Times } from './timed-record';
import { CalendarBar, type CalendarMode } from './calendar/calendar-bar';
import { addMonths, formatDay, formatDays, monthStart, today, weekStart } from './days';
import { MonthGrid } from './calendar/month-grid';
import { useGridKeys } from './calendar/use-grid-keys';
import { WeekGrid } from './calendar/week-grid';
import type { ListView, ListViewProps, ViewOptions } from './list-view';

interface CalendarOptions extends ViewOptions, Times {}

/** Month, week and agenda by a day or a moment. */
export function calendarView({ start, end, color, ...options }: CalendarOptions): ListView {
  const times: Times = { start, ...(end && { end }), ...(color && { color }) };
  return {
    ...options,
    kind: 'calendar',
    Component: (props) => <Calendar {...props} times={times} />,
  };
}

interface CalendarProps extends ListViewProps {
  readonly times: Times;
}

/** On a page that is narrower a month has no room for names. */
const NARROW_PX = 704;

/** The records on their days. */
function Calendar({ entity, rows, times }: CalendarProps) {
  const weekBegins = useWeekStart();
  const name = `calendar/${entity.id}/${times.start.key}`;
  const [usual] = useState<CalendarMode>(() => (window.innerWidth <= NARROW_PX ? 'agenda' : 'month'));
  const [mode, setMode] = useVisitState<CalendarMode>(`${name}/mode`, usual);
  const [day, setDay] = useVisitState(`${name}/day`, today());
  const events = useMemo(() => eventsOf(entity, rows, times), [entity, rows, times]);
  const keys = useGridKeys(day, setDay, weekBegins);
  const week = weekStart(day, weekBegins);
  const label =
    mode === 'week' ? formatDays(week, week + 6) : formatDay(day, { month: 'long', year: 'numeric' });
  const missing = rows.length - events.length;
  return (
    <div className="calendar">
      <CalendarBar
        label={label}
        mode={mode}
        onMode={setMode}
        onToday={() => {
          setDay(today());
        }}
        onStep={(step) => {
          setDay(mode === 'week' ? day + step * 7 : addMonths(day, step));
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
