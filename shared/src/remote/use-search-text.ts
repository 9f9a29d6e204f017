import { useEffect, useEffectEvent, useState } from 'react';
import { schedule } from './schedule';

const TYPING_MS = 250;

/**
 * The text of a search field, which goes into the address when somebody pauses, and follows it.
 *
 * @param search what the address says
 * @param write puts it there, in place of what was there: not a step for each letter
 */
export function useSearchText(search: string, write: (search: string) => void) {
  const [text, setText] = useState(search);
  const [seen, setSeen] = useState(search);
  const [written, setWritten] = useState<string>();
  if (seen !== search) {
    setSeen(search);
    setWritten(undefined);
    // Somebody went back or cleared it; what comes of writing is older than what is typed by now.
    if (search !== written) setText(search);
  }
  const pause = useEffectEvent(() => {
    setWritten(text);
    write(text);
  });
  useEffect(() => {
    if (text === search) return undefined;
    return schedule(() => {
      pause();
    }, TYPING_MS);
  }, [text, search]);
  return [text, setText] as const;
}
