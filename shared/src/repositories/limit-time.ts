/** When GitHub may be asked again: the time of day, with the day where it is another one. */
export function limitTime(at: number): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(undefined, {
    ...(!isToday && { dateStyle: 'medium' }),
    timeStyle: 'short',
  }).format(at);
}
