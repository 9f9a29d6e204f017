import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

export type DataChoice = 'preview' | 'live';

const NAME = 'data';

/** Which records are shown, as the address says: `?tab=data&data=live`. */
export function useDataChoice() {
  const [params, setParams] = useSearchParams();
  const isDataShown = params.get('tab') === 'data';
  const said = params.get(NAME) === 'live' ? 'live' : 'preview';
  // The address says nothing while another tab is shown: whoever comes back finds what was left, and the address says it again.
  const [left, setLeft] = useState<DataChoice>(said);
  const choose = useCallback(
    (next: DataChoice) => {
      setLeft(next);
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
  const choice = said === 'live' ? said : left;
  useEffect(() => {
    if (isDataShown && said !== choice) choose(choice);
  }, [isDataShown, said, choice, choose]);
  return { choice, choose };
}
