import { REPOSITORY_SORTS, type RepositoryFilter } from '@tessera/shared/repositories';
import { useSearchText } from '@tessera/shared/remote';
import { useSearchParams } from 'react-router-dom';

const VISIBILITIES = ['public', 'private', 'internal'] as const;

/** What the address asks for; anything that it cannot mean is left out. */
function readFilter(params: URLSearchParams): RepositoryFilter {
  return {
    search: params.get('q') ?? '',
    visibility: VISIBILITIES.find((one) => one === params.get('visibility')) ?? '',
    language: params.get('language') ?? '',
    sort: REPOSITORY_SORTS.find((one) => one === params.get('sort')) ?? 'updated',
  };
}

function writeFilter(params: URLSearchParams, filter: RepositoryFilter): URLSearchParams {
  const next = new URLSearchParams(params);
  const { search: q, visibility, language, sort } = filter;
  for (const [name, value] of Object.entries({
    q,
    visibility,
    language,
    sort: sort === 'updated' ? '' : sort,
  })) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** Which repositories are shown, as the address says. A choice is a step that Back undoes; typing is none. */
export function useRepositoryFilter() {
  const [params, setParams] = useSearchParams();
  const filter = readFilter(params);
  const [text, setText] = useSearchText(filter.search, (search) => {
    setParams((now) => writeFilter(now, { ...readFilter(now), search }), { replace: true });
  });
  return {
    /** As it is typed: the list follows at once, the address when somebody pauses. */
    filter: { ...filter, search: text },
    type: setText,
    choose: (part: Partial<RepositoryFilter>) => {
      setParams((now) => writeFilter(now, { ...readFilter(now), ...part }));
    },
    isFiltered: text.trim() !== '' || filter.visibility !== '' || filter.language !== '',
    clear: () => {
      setText('');
      setParams((now) => writeFilter(now, { search: '', visibility: '', language: '', sort: filter.sort }));
    },
  };
}

export type RepositoryFilters = ReturnType<typeof useRepositoryFilter>;
