/** The day on which weeks begin. */
export type WeekStart = 'monday' | 'sunday' | 'saturday';

/** The number of the day, as Date counts them. */
export const WEEKDAYS: Readonly<Record<WeekStart, number>> = { sunday: 0, monday: 1, saturday: 6 };

/** The day that weeks begin with where nothing else is said: the visitor's own custom, else Monday. */
export function usualWeekStart(language?: string): WeekStart {
  const locale: LocaleWithWeek = new Intl.Locale(
    language ?? new Intl.DateTimeFormat().resolvedOptions().locale,
  );
  const firstDay = (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay;
  if (firstDay === 7) return 'sunday';
  return firstDay === 6 ? 'saturday' : 'monday';
}

/** Older browsers have the property, newer ones the function, and some neither. */
interface LocaleWithWeek extends Intl.Locale {
  readonly weekInfo?: { readonly firstDay: number };
  getWeekInfo?(): { readonly firstDay: number };
}
