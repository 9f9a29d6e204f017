import { setClock } from './clock';
import {
  addDays,
  addMinutes,
  addMonths,
  dateOf,
  dayOfMonth,
  daysBetween,
  minutesBetween,
  monthOf,
  now,
  timeOf,
  today,
  weekdayOf,
  yearOf,
} from './dates';

afterEach(() => {
  setClock(null);
});

describe('the clock', () => {
  it('[MODEL-02] can be stopped, and says the day and the minute where it is read', () => {
    setClock(new Date(2026, 2, 9, 7, 5, 59));
    expect([today(), now()]).toEqual(['2026-03-09', '2026-03-09T07:05']);
    setClock(null);
    expect(Math.abs(new Date(`${now()}:00`).getTime() - Date.now())).toBeLessThan(120_000);
  });
});

describe('dates', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2026-05-15', -5, '2025-12-15'],
    ['2026-01-31T18:30', 1, '2026-02-28T18:30'],
    ['9999-12-31', 1, null],
    ['2026-02-30', 1, null],
  ])('[MODEL-02] %s and %i months is %s', (date, months, expected) => {
    expect(addMonths(date, months)).toBe(expected);
  });

  it('[MODEL-02] move by days over months, years and changes of the clock', () => {
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
    expect(addDays('2025-12-31T23:59', 1)).toBe('2026-01-01T23:59');
    expect(addDays('0099-12-31', 1)).toBe('0100-01-01');
    expect([addDays(null, 1), addDays('2026-03-09', null), addDays('no date', 1)]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('[MODEL-02] are so many days apart', () => {
    expect(daysBetween('2026-03-01', '2026-03-09')).toBe(8);
    expect(daysBetween('2026-03-09', '2026-03-01')).toBe(-8);
    expect(daysBetween('2026-03-28', '2026-03-30T01:00')).toBe(2);
    expect(daysBetween(null, '2026-03-09')).toBeNull();
  });

  it('[MODEL-02] know their parts', () => {
    expect([yearOf('2026-03-09'), monthOf('2026-03-09'), dayOfMonth('2026-03-09T10:00')]).toEqual([
      2026, 3, 9,
    ]);
    expect(['2026-03-09', '2026-03-15', '1969-12-31'].map(weekdayOf)).toEqual([1, 7, 3]);
    expect([
      dateOf('2026-03-09T18:30'),
      timeOf('2026-03-09T18:30'),
      timeOf('2026-03-09'),
      yearOf(null),
    ]).toEqual(['2026-03-09', '18:30', null, null]);
  });
});

describe('times', () => {
  it('[MODEL-02] go on after midnight', () => {
    expect([addMinutes('23:30', 60), addMinutes('00:10', -20)]).toEqual(['00:30', '23:50']);
    expect(addMinutes('2026-12-31T23:30', 60)).toBe('2027-01-01T00:30');
    expect(minutesBetween('22:00', '06:00')).toBe(480);
    expect(minutesBetween('2026-03-28T22:00', '2026-03-29T06:00')).toBe(480);
    expect(minutesBetween('2026-03-09T10:00', '2026-03-09T09:15')).toBe(-45);
    expect([minutesBetween(null, '06:00'), addMinutes('25:00', 1), addMinutes('10:00', null)]).toEqual([
      null,
      null,
      null,
    ]);
  });
});
