import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

export type DataChoice = 'preview' | 'live';

const NAME = 'data';

/** Which records are shown, as the address says: `?tab=data&data=live`. */
export function useDataChoice() {
  const [params, setParams] = useSearchParams();
  const isDataShown = params.get('tab') === 'data';
  const said: DataChoice = params.get(NAME) === 'live' ? 'live' : 'preview';
  // The address says nothing while another tab is shown: whoever comes back finds what was left, and the address says it again.
  const [choice, setChoice] = useState(said);
  const [heard, setHeard] = useState(said);
  if (heard !== said) {
    setHeard(said);
    if (isDataShown) setChoice(said);
  }
  const tell = useCallback(
    (next: DataChoice) => {
      setParams(
        (now) => {
          if (next === 'live') now.set(NAME, next);
          else now.delete(NAME);
          return now;
        },
        { replace: true },
      );
    },
    [setParams],
  );
  useEffect(() => {
    if (isDataShown && said !== choice) tell(choice);
  }, [isDataShown, said, choice, tell]);
  return { choice, choose: setChoice };
}
