import { listProjects } from '@tessera/shared/contracts';
import { errorMessage } from '@tessera/shared/http';
import { BareDialog, Button, Row, Spinner } from '@tessera/shared/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { CommandList } from '../lib/command-list';
import type { QuickOpenProps } from '../lib/quick-open-props';
import { useApi, useShellSession } from '../session/session-context';
import { useSiteMap } from '../site-map/use-site-map';
import { readRecent } from './recent';
import { searchGroups } from './search-groups';
import { createSearchStore, type SearchState } from './search.store';

/** APP-07: the search over the signed-in pages. */
export function SearchOverlay({ isOpen, onOpenChange, typedAhead = '' }: QuickOpenProps) {
  return (
    <BareDialog title="Search" isOpen={isOpen} onOpenChange={onOpenChange}>
      <SearchContent typedAhead={typedAhead} onDone={() => onOpenChange(false)} />
    </BareDialog>
  );
}

/** Mounted while the search is open: every opening begins with what was typed ahead of it, and asks for the projects again. */
function SearchContent({ typedAhead, onDone }: { typedAhead: string; onDone: () => void }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { state, load } = useSearch();
  const recent = useRecent();
  const [query, setQuery] = useState(typedAhead);
  const siteMap = useSiteMap();
  const groups = searchGroups({
    pages: siteMap?.pages ?? [],
    query,
    projects: state.step === 'ready' ? state.projects : [],
    recent,
    pathname,
    go: (to) => void navigate(to),
  });
  return (
    <CommandList
      label="Search projects and pages"
      placeholder="Search projects and pages…"
      query={query}
      onQueryChange={setQuery}
      groups={groups}
      onRun={(item) => {
        onDone();
        item.run();
      }}
      onClose={onDone}
      emptyText={state.step === 'loading' ? 'Looking…' : <>Nothing matches “{query.trim()}”</>}
      note={<Note state={state} onRetry={() => void load()} />}
    />
  );
}

function useSearch() {
  const api = useApi();
  const [{ store, load }] = useState(() =>
    createSearchStore({
      list: () => api.call(listProjects, { query: {} }),
      describe: (error) => errorMessage(error, 'Try again later.'),
    }),
  );
  useEffect(() => {
    void load();
  }, [load]);
  return { state: useSyncExternalStore(store.subscribe, store.getState), load };
}

function useRecent(): readonly string[] {
  const session = useShellSession();
  const [recent] = useState(() => {
    const state = session.getState();
    return state.status === 'signedIn' ? readRecent(state.user.id) : [];
  });
  return recent;
}

/** What the list cannot say: the projects are on their way, or could not be had. */
function Note({ state, onRetry }: { state: SearchState; onRetry: () => void }) {
  if (state.step === 'ready') return null;
  if (state.step === 'loading')
    return (
      <Line>
        <Spinner size={16} label="Loading your projects" />
        <span aria-hidden>Loading your projects…</span>
      </Line>
    );
  return (
    <Line role="alert">
      <Row justify="space-between">
        <span>Your projects could not be loaded. {state.message}</span>
        <Button size="small" onClick={onRetry}>
          Try again
        </Button>
      </Row>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]};
  padding: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[4]};
  border-block-start: 1px solid ${({ theme }) => theme.colors.line};
  color: ${({ theme }) => theme.colors.muted};
  font-size: ${({ theme }) => theme.sizes[13]};

  > div {
    flex: 1;
  }
`;
