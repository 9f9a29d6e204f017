import { ownStorage } from '@tessera/shared/remote';
import { useIsPhone } from '@tessera/shared/ui';
import { useSearchParams } from 'react-router-dom';
import { readQuery, readView, writeQuery, type AppsQuery, type AppsView } from './apps-query';

const VIEW = 'apps-view';
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
