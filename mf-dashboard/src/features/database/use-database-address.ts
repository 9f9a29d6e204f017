import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { DatabaseTab, DataEnvironment } from './database-tab';

export interface DatabaseAddress {
  readonly projectId: string | undefined;
  readonly tab: DatabaseTab | undefined;
  readonly environment: DataEnvironment;
  readonly chooseProject: (id: string) => void;
  readonly chooseTab: (id: string) => void;
  readonly chooseEnvironment: (environment: DataEnvironment) => void;
}

/** What /database shows, as its address says: `?project=…&tab=data&environment=production`. */
export function useDatabaseAddress(tabs: readonly DatabaseTab[]): DatabaseAddress {
  const [query, setQuery] = useSearchParams();
  const change = useCallback(
    (name: string, value: string | undefined) => {
      setQuery(
        (now) => {
          if (value === undefined) now.delete(name);
          else now.set(name, value);
          return now;
        },
        { replace: true },
      );
    },
    [setQuery],
  );
  const [first] = tabs;
  return {
    projectId: query.get('project') ?? undefined,
    tab: tabs.find(({ id }) => id === query.get('tab')) ?? first,
    environment: query.get('environment') === 'production' ? 'production' : 'preview',
    chooseProject: (id) => {
      // A table that is looked at is one of the project before.
      setQuery((now) => {
        now.set('project', id);
        now.delete('table');
        return now;
      });
    },
    chooseTab: (id) => {
      change('tab', id === first?.id ? undefined : id);
    },
    chooseEnvironment: (environment) => {
      change('environment', environment === 'preview' ? undefined : environment);
    },
  };
}
