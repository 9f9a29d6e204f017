import { useEffect, useState } from 'react';
import { formatExact, formatRelative } from './format';

export interface RelativeTimeProps {
  /** ISO 8601 or a date. */
  at: string | Date;
}

const REFRESH_MS = 30_000;

/** When something happened, relative to now, with the exact time as tooltip. Keeps itself up to date. */
export function RelativeTime({ at }: RelativeTimeProps) {
  const now = useNow();
  const time = new Date(at);
  if (Number.isNaN(time.getTime())) return null;
  return (
    <time dateTime={time.toISOString()} title={formatExact(time.getTime())}>
      {formatRelative(time.getTime(), now)}
    </time>
  );
}

function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now());
    }, REFRESH_MS);
    return () => {
      clearInterval(timer);
    };
  }, []);
  return now;
}
