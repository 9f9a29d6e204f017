import { ownStorage, schedule } from '@tessera/shared/remote';
import { useIsPhone } from '@tessera/shared/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readQuery, readView, writeQuery, type AppsQuery, type AppsView } from './apps-query';

const VIEW = 'apps-view';
const TYPING_MS = 250;
const kept = ownStorage('mf-dashboard', 'localStorage');

/** What the address asks for. A choice is a step that Back undoes; the view is kept in the browser besides. */
export function useAppsAddress() {
  const [params, setParams] = useSearchParams();
  const isPhone = useIsPhone();
  const query = readQuery(params);
  const askedView = params.get('view');
  return {
    query,
    /** A phone has room for lines only. */
    view: isPhone ? 'list' : readView(params, kept.read(VIEW)),
    isPhone,
    choose: (next: Partial<AppsQuery>) => {
      setParams(writeQuery({ ...query, ...next }, askedView));
    },
    /** While somebody types: not a step for each letter. */
    type: (search: string) => {
      setParams(writeQuery({ ...query, search }, askedView), { replace: true });
    },
    chooseView: (view: AppsView) => {
      kept.write(VIEW, view);
      setParams(writeQuery(query, view));
    },
    clear: () => {
      setParams(writeQuery({ ...query, search: '', status: 'all' }, askedView));
    },
  };
}

export type AppsAddress = ReturnType<typeof useAppsAddress>;

/** The text of the search field, which goes into the address when somebody pauses, and follows it. */
export function useSearchText(search: string, type: (search: string) => void) {
  const [text, setText] = useState(search);
  const [from, setFrom] = useState(search);
  if (from !== search) {
    // Somebody went back or cleared it.
    setFrom(search);
    setText(search);
  }
  const typed = useEffectEvent(() => {
    setFrom(text);
    type(text);
  });
  useEffect(() => {
    if (text === search) return undefined;
    return schedule(() => {
      typed();
    }, TYPING_MS);
  }, [text, search]);
  return [text, setText] as const;
}
