import { dateOf, dayOf, formatDate, formatDay } from './day';

it('says the year of a day only where it is another', () => {
  const today = new Date(2026, 4, 1);
  expect(formatDay(new Date(2026, 4, 14), today)).toBe('May 14');
  expect(formatDay(new Date(2027, 4, 14), today)).toBe('May 14, 2027');
  expect(formatDate('2026-11-01')).toBe('November 1, 2026');
});

it("names a day by the reader's own calendar", () => {
  expect(dayOf(new Date(2026, 0, 2, 0, 30))).toBe('2026-01-02');
  expect(dayOf(dateOf('2026-03-29'))).toBe('2026-03-29');
});
