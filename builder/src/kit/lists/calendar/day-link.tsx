import type { ReactNode } from 'react';
import { inSentence } from '../../data/words';
import { NewRecordLink } from '../new-record-link';
import type { Times } from '../timed-record';
import { dayText } from '../../data/day-numbers';
import { formatDay } from '../days';
import type { Entity, Value } from '../../data/types';

/** When something begins that is added on a day without saying when. */
const USUAL_TIME = '09:00';

/** What a record that is added on a day begins with. */
export function startingOn(day: number, { start }: Pick<Times, 'start'>): Readonly<Record<string, Value>> {
  return { [start.key]: start.type === 'datetime' ? `${dayText(day)}T${USUAL_TIME}` : dayText(day) };
}

interface DayLinkProps {
  readonly entity: Entity;
  readonly times: Times;
  readonly day: number;
  readonly className: string;
  readonly isToday: boolean;
  /** How many records are on it. */
  readonly count: number;
  readonly tabIndex?: number;
  readonly children: ReactNode;
}

/** A day that adds a record on it when it is pressed. */
export function DayLink({ entity, times, day, className, isToday, count, tabIndex, children }: DayLinkProps) {
  const date = formatDay(day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const said = [isToday ? 'today' : '', count > 0 ? `${String(count)} here` : ''].filter(Boolean).join(', ');
  return (
    <NewRecordLink
      entity={entity}
      values={startingOn(day, times)}
      className={className}
      label={`${date}${said === '' ? '' : `, ${said}`}. Add ${inSentence(entity.name)}`}
      tabIndex={tabIndex}
      day={day}
    >
      {children}
    </NewRecordLink>
  );
}
