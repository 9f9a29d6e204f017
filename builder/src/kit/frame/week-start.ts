import { createContext, useContext, useMemo } from 'react';
import { currentMoment } from '../calc/clock';
import { dayOf } from '../data/dates';
import type { Today } from '../data/filters';
import { usualWeekStart, type WeekStart } from '../data/week-start';

/** The day on which weeks begin in this application; null leaves it to the visitor's own custom. */
export const WeekStartContext = createContext<WeekStart | null>(null);

/** The day on which weeks begin: in calendars, in filters like 'This week', and in what is counted by week. */
export function useWeekStart(): WeekStart {
  return useContext(WeekStartContext) ?? usualWeekStart();
}

/** What filters and figures by day reckon from: the same object as long as it is the same day. */
export function useToday(): Today {
  const weekStart = useWeekStart();
  const day = dayOf(currentMoment());
  return useMemo(() => ({ day, weekStart }), [day, weekStart]);
}
