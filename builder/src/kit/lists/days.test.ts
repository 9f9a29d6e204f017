import fc from 'fast-check';
import { minutesOf, timeText } from '../data/dates';
import { addMonths, dayText, monthStart, weekStart } from '../data/day-numbers';
import { WEEKDAYS } from '../data/week-start';
import { dayOf } from './days';

const anyDay = fc.integer({ min: -20_000, max: 60_000 });
const day = (text: string) => dayOf(text) ?? Number.NaN;

describe('[MODEL-04] days of a calendar', () => {
  it('reads days as they are stored, and none that do not exist', () => {
    expect(dayText(day('2026-03-09'))).toBe('2026-03-09');
    expect(dayOf('2026-03-09T18:30')).toBe(day('2026-03-09'));
    expect(dayOf('2026-02-30')).toBeNull();
    expect(dayOf('next week')).toBeNull();
    expect(minutesOf('2026-03-09T18:30')).toBe(18 * 60 + 30);
    expect(minutesOf('2026-03-09')).toBeNull();
    expect(timeText(65)).toBe('01:05');
  });

  it('counts on through the days on which clocks change', () => {
    expect(day('2026-03-30') - day('2026-03-28')).toBe(2);
    expect(day('2026-10-26') - day('2026-10-24')).toBe(2);
    fc.assert(
      fc.property(anyDay, (number) => {
        expect(dayOf(dayText(number))).toBe(number);
      }),
    );
  });

  it('begins weeks on the day that is asked for', () => {
    expect(dayText(weekStart(day('2026-11-23'), 'monday'))).toBe('2026-11-23');
    expect(dayText(weekStart(day('2026-11-22'), 'monday'))).toBe('2026-11-16');
    expect(dayText(weekStart(day('2026-11-23'), 'sunday'))).toBe('2026-11-22');
    fc.assert(
      fc.property(anyDay, fc.constantFrom('monday', 'sunday', 'saturday'), (number, first) => {
        const start = weekStart(number, first);
        expect(number - start).toBeGreaterThanOrEqual(0);
        expect(number - start).toBeLessThan(7);
        expect(new Date(start * 86_400_000).getUTCDay()).toBe(WEEKDAYS[first]);
      }),
    );
  });

  it('ends months right', () => {
    expect(dayText(addMonths(day('2026-01-31'), 1))).toBe('2026-02-28');
    expect(dayText(addMonths(day('2028-01-31'), 1))).toBe('2028-02-29');
    expect(dayText(addMonths(day('2026-01-15'), -1))).toBe('2025-12-15');
    expect(dayText(monthStart(day('2026-12-09'), 1))).toBe('2027-01-01');
  });
});
