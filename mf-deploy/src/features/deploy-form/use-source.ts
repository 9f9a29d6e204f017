import { useSearchParams } from 'react-router-dom';

export type Source = 'apps' | 'github';

/** Whether an application or a repository is chosen: it stands in the address, for the way to GitHub and back. */
export function useSource() {
  const [search, setSearch] = useSearchParams();
  const change = (values: Readonly<Record<'from' | 'repository', string | undefined>>) => {
    setSearch(
      (before) => {
        for (const [name, value] of Object.entries(values)) {
          if (value === undefined) before.delete(name);
          else before.set(name, value);
        }
        return before;
      },
      { replace: true },
    );
  };
  const repository = search.get('repository') ?? '';
  const source: Source = repository !== '' || search.get('from') === 'github' ? 'github' : 'apps';
  return {
    source,
    repository,
    show: (next: Source) => {
      change({ from: next === 'github' ? 'github' : undefined, repository: undefined });
    },
    chooseRepository: (name: string) => {
      change({ from: 'github', repository: name === '' ? undefined : name });
    },
  };
}
