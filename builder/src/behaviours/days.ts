/** Days as they are stored, `2026-03-09`, without a time zone in between. */

const two = (number: number) => String(number).padStart(2, '0');

export function dayOf(moment: Date): string {
  return `${String(moment.getFullYear()).padStart(4, '0')}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

export function addDays(day: string, days: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, date + days)).toISOString().slice(0, 10);
}

export function timeAt(minutes: number): string {
  const inDay = ((minutes % 1440) + 1440) % 1440;
  return `${two(Math.floor(inDay / 60))}:${two(inDay % 60)}`;
}
