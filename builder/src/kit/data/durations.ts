/** Durations are whole minutes. */

const HOUR = 60;
const DAY = 24 * HOUR;

const MINUTES: Readonly<Record<string, number>> = {
  ...namesOf(7 * DAY, 'w week weeks'),
  ...namesOf(DAY, 'd day days'),
  ...namesOf(HOUR, 'h hr hrs hour hours'),
  // '1h 30' ends in minutes, as it is spoken; a lone number is minutes as well.
  ...namesOf(1, ' m min mins minute minutes'),
  ...namesOf(1 / 60, 's sec secs second seconds'),
};

function namesOf(minutes: number, names: string): Record<string, number> {
  return Object.fromEntries(names.split(' ').map((name) => [name, minutes]));
}

/** Reads '1:30', '1h 30', '90 min', '1.5 h', '2 days' and '45' as minutes, or null when it is none of them. */
export function parseDuration(text: string): number | null {
  const [, sign = '', size = ''] = /^([-−–]?)\s*(.*)$/su.exec(text.trim()) ?? [];
  const minutes = parseClock(size) ?? parseParts(size);
  return minutes === null ? null : (sign === '' ? 1 : -1) * Math.round(minutes) + 0;
}

function parseClock(text: string): number | null {
  const match = /^(\d+):([0-5]\d)$/u.exec(text);
  return match ? Number(match[1]) * HOUR + Number(match[2]) : null;
}

function parseParts(text: string): number | null {
  if (!/^(?:\d+(?:[.,]\d+)?\s*\p{L}*\.?[\s,]*)+$/u.test(text)) return null;
  let sum = 0;
  let smallest = Number.POSITIVE_INFINITY;
  for (const [, amount = '', unit = ''] of text.matchAll(/(\d+(?:[.,]\d+)?)\s*(\p{L}*)/gu)) {
    const minutes = MINUTES[unit.toLowerCase()];
    if (minutes === undefined || minutes >= smallest) return null;
    sum += Number(amount.replace(',', '.')) * minutes;
    smallest = minutes;
  }
  return sum;
}

/** Minutes as they are said: '1 h 30 min', '45 min', '−2 h'. */
export function formatDuration(minutes: number): string {
  const size = Math.abs(minutes);
  const hours = Math.trunc(size / HOUR);
  const rest = size - hours * HOUR;
  const parts = [
    ...(hours > 0 ? [`${String(hours)}\u00a0h`] : []),
    ...(rest > 0 || hours === 0 ? [`${String(rest)}\u00a0min`] : []),
  ];
  return (minutes < 0 ? '−' : '') + parts.join(' ');
}

/** Minutes as they are typed: '1:30'. */
export function durationText(minutes: number): string {
  const size = Math.abs(minutes);
  const clock = `${String(Math.trunc(size / HOUR))}:${String(size % HOUR).padStart(2, '0')}`;
  return (minutes < 0 ? '-' : '') + clock;
}
