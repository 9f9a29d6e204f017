import { paths } from '@tessera/shared/paths';
import {
  Button,
  EmptyState,
  ErrorState,
  LinkButton,
  LoadMore,
  RefreshBar,
  VisuallyHidden,
} from '@tessera/shared/ui';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { AppWindow } from './app-window';
import { AppsSkeleton } from './apps-skeleton';
import { AppsToolbar } from './apps-toolbar';
import { Foot, Region } from './apps-list.styles';
import { awayOf, isWhole, type AppsQuery } from './apps-query';
import type { AppsState, ListedApps } from './apps-state';
import type { AppsStore } from './apps.store';
import { AppsContext, useApps } from './use-apps';
import { useNewProjectKey } from './use-new-project-key';
import { useAppsAddress, type AppsAddress } from './use-apps-address';

/** SCR-01: every app, to be found, opened and looked after. */
export function AppsList() {
  const address = useAppsAddress();
  const { query, view, isPhone } = address;
  const { state, apps } = useApps(query);
  useNewProjectKey();
  if (state.step === 'loading') return <AppsSkeleton view={view} isPhone={isPhone} />;
  const isReading = state.step === 'ready' && state.isRefreshing;
  return (
    <AppsContext value={apps}>
      {hasToolbar(state, query) ? <AppsToolbar address={address} isBusy={isReading} /> : null}
      <Region>
        {isReading ? <RefreshBar /> : null}
        <Apps state={state} apps={apps} address={address} />
      </Region>
      <Foot>
        {awayOf(query.status) ? <Link to={paths.apps.to()}>Back to apps</Link> : null}
        {query.status === 'archived' ? null : <Link to={`${paths.apps.to()}?status=archived`}>Archived</Link>}
        {query.status === 'deleted' ? null : <Link to={`${paths.apps.to()}?status=deleted`}>Deleted</Link>}
      </Foot>
    </AppsContext>
  );
}

/** Not where there is nothing to search in. It never goes while somebody types, whatever becomes of the search. */
function hasToolbar(state: Exclude<AppsState, { step: 'loading' }>, query: AppsQuery): boolean {
  if (!isWhole(query)) return true;
  return state.step === 'ready' && (state.projects.length > 0 || !isWhole(state.query));
}

interface AppsProps<State> {
  state: State;
  apps: AppsStore;
  address: AppsAddress;
}

function Apps({ state, apps, address }: AppsProps<Exclude<AppsState, { step: 'loading' }>>) {
  if (state.step === 'failed') {
    return (
      <ErrorState
        title="Failed to load projects. Please try again later."
        onRetry={() => void apps.retry()}
      />
    );
  }
  if (state.projects.length === 0) return <Nothing query={state.query} address={address} />;
  return <Listed state={state} apps={apps} address={address} />;
}

function Listed({ state, apps, address }: AppsProps<ListedApps>) {
  const focusPlace = useRef<(place: number) => void>(undefined);
  const { projects, next, more } = state;
  const count = projects.length;
  return (
    <>
      <VisuallyHidden role="status">{next === undefined ? countWords(count) : ''}</VisuallyHidden>
      <AppWindow
        listed={state}
        view={address.view}
        isPhone={address.isPhone}
        onNearEnd={() => void apps.more()}
        takeFocus={(take) => {
          focusPlace.current = take;
        }}
      />
      {next === undefined ? null : (
        <LoadMore
          shown={count}
          hasMore
          isBusy={more === 'busy'}
          error={more === 'failed' ? 'The next apps could not be loaded.' : undefined}
          onMore={() => {
            // To the first of those that come: the button moves away beneath them.
            void apps.more().then(() => focusPlace.current?.(count));
          }}
        />
      )}
    </>
  );
}

function countWords(count: number): string {
  return count === 1 ? '1 app' : `${String(count)} apps`;
}

function Nothing({ query, address }: { query: AppsQuery; address: AppsAddress }) {
  if (isWhole(query)) {
    return (
      <EmptyState
        title="Everything you build appears here."
        action={
          <LinkButton variant="primary" to={paths.appHome.to()}>
            Describe your first app
          </LinkButton>
        }
      />
    );
  }
  const away = awayOf(query.status);
  if (away && query.search === '') return <EmptyState title={away.nothing} />;
  return (
    <EmptyState
      title={query.search ? `Nothing matches "${query.search}"` : 'Nothing matches these filters'}
      action={<Button onClick={address.clear}>Clear filters</Button>}
    />
  );
}
