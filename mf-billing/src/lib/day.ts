/** A day as a person says it: '14 May', with its year where that is another than today's. */
export function formatDay(at: string | Date, today = new Date()): string {
  const date = typeof at === 'string' ? dateOf(at) : at;
  const isThisYear = date.getFullYear() === today.getFullYear();
  return new Intl.DateTimeFormat(undefined, {
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
  }).format(date);
}

/** '1 November 2026': with its year always. */
export function formatDate(at: string | Date): string {
  return new Intl.DateTimeFormat(undefined, { dateStyle: 'long' }).format(
    typeof at === 'string' ? dateOf(at) : at,
  );
}

/** A bare day is that day everywhere: noon, so that no change of the clocks moves it into another. */
export function dateOf(text: string): Date {
  return new Date(/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T12:00:00` : text);
}

/** The reader's calendar day of a time: `2026-05-14`. */
export function dayOf(at: Date): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${String(at.getFullYear())}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}`;
}
