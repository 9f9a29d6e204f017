import { useContext, useEffect } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { WeekStart } from '../data/week-start';
import { tellParent } from '../data/bridge';
import type { Store } from '../data/store';
import { AskProvider } from './ask';
import { ErrorBoundary } from './error-boundary';
import { IconSetContext } from './icon-set';
import type { IconSet } from './icon-set';
import { Navigation } from './navigation';
import { NoticeBar } from './notice-bar';
import { AppTitleContext, PageHeading } from './page';
import { Rejections } from './rejections';
import { isHome, parseHash, useHash } from './router';
import type { Route } from './router';
import { SectionsContext } from './sections-context';
import type { Section } from './sections-context';
import { SIGN_IN, SignInContext, usePeople } from './sign-in-link';
import { useShortcuts } from './shortcuts';
import { StoreContext, useStoreState } from './store-context';
import { ToastProvider } from './toasts';
import { WeekStartContext } from './week-start';

/** One entry of the navigation. The first one is where the application opens. */
export interface AppPage {
  /** The part of the address after `#/`. A page that is the list of an entity has the entity's path. */
  readonly path: string;
  readonly name: string;
  /** The name of one of the application's icons. */
  readonly icon?: string;
  readonly Page: ComponentType;
}

interface AppShellProps {
  readonly title: string;
  /** The name of the icon beside the title; the tessera without it. */
  readonly icon?: string;
  /** The address of a picture that stands there instead. */
  readonly logo?: string;
  readonly icons?: IconSet;
  /** What the navigation lists; the list of every section without it. */
  readonly pages?: readonly AppPage[];
  readonly sections: readonly Section[];
  /** Where the pages are listed on a wide screen. */
  readonly navigation?: 'top' | 'side';
  /** The day on which weeks begin; the visitor's own custom without it. */
  readonly weekStart?: WeekStart;
  readonly store: Store;
  /** The page to sign in on, where people can. */
  readonly signIn?: ReactNode;
}

const NO_ICONS: IconSet = {};

/** The frame around all pages: header, navigation, notices, messages, and the page that the address names. */
export function AppShell({
  title,
  icon,
  logo,
  icons = NO_ICONS,
  sections,
  pages = sections.map(listPage),
  navigation = 'top',
  weekStart,
  store,
  signIn = null,
}: AppShellProps) {
  const hash = useHash();
  const { status, notice, problem, waiting } = useStoreState(store);
  const isReady = status === 'ready';
  const route = parseHash(hash) ?? (isHome(hash) ? homeOf(pages) : null);
  const place = pages.findIndex(({ path }) => path === route?.path);
  useShortcuts();
  useEffect(() => keepWritten(store), [store]);
  useEffect(() => {
    if (isReady) tellParent({ type: 'ready' });
  }, [isReady]);
  useEffect(() => {
    tellParent({ type: 'route', hash });
  }, [hash]);

  return (
    <StoreContext value={store}>
      <SectionsContext value={sections}>
        <IconSetContext value={icons}>
          <AppTitleContext value={title}>
            <WeekStartContext value={weekStart ?? null}>
              <SignInContext value={signIn}>
                <ToastProvider>
                  <AskProvider>
                    <div className={`frame frame-${navigation}`}>
                      <Navigation
                        title={title}
                        icon={icon}
                        logo={logo}
                        pages={pages}
                        currentPath={route?.path}
                      />
                      <div className="frame-content">
                        <NoticeBar
                          notice={notice}
                          problem={problem}
                          waiting={waiting}
                          onRetry={store.flush}
                        />
                        <Rejections />
                        <main className="main" id="main" tabIndex={-1} aria-busy={!isReady} data-page={place}>
                          {isReady && (
                            <ErrorBoundary key={route ? keyOf(route) : hash} address={hash}>
                              <CurrentPage route={route} pages={pages} sections={sections} />
                            </ErrorBoundary>
                          )}
                        </main>
                      </div>
                    </div>
                  </AskProvider>
                </ToastProvider>
              </SignInContext>
            </WeekStartContext>
          </AppTitleContext>
        </IconSetContext>
      </SectionsContext>
    </StoreContext>
  );
}

function listPage({ entity, List }: Section): AppPage {
  return { path: entity.path, name: entity.plural, Page: List };
}

function homeOf(pages: readonly AppPage[]): Route | null {
  const first = pages[0];
  return first ? { page: 'list', path: first.path, id: '' } : null;
}

/** Writes what is still waiting when the page is hidden or left. */
function keepWritten(store: Store): () => void {
  const onHide = () => {
    if (document.visibilityState === 'hidden') store.flush();
  };
  window.addEventListener('pagehide', store.flush);
  document.addEventListener('visibilitychange', onHide);
  return () => {
    window.removeEventListener('pagehide', store.flush);
    document.removeEventListener('visibilitychange', onHide);
  };
}

/** Filters in the address belong to a page: it stays while they change. */
function keyOf({ page, path, id }: Route): string {
  return `${path}/${page}/${id}`;
}

interface CurrentPageProps {
  readonly route: Route | null;
  readonly pages: readonly AppPage[];
  readonly sections: readonly Section[];
}

function CurrentPage({ route, pages, sections }: CurrentPageProps) {
  const people = usePeople();
  const signIn = useContext(SignInContext);
  if (!route) return <UnknownPage />;
  if (signIn !== null && people?.signIn && route.path === SIGN_IN && route.page === 'list') return signIn;
  const page = pages.find(({ path }) => path === route.path);
  if (page && route.page === 'list') return <page.Page />;
  const section = sections.find(({ entity }) => entity.path === route.path);
  return section ? <SectionPage section={section} route={route} /> : <UnknownPage />;
}

function SectionPage({ section, route }: { readonly section: Section; readonly route: Route }) {
  const { List, Form, Detail } = section;
  if (route.page === 'list') return <List />;
  if (route.page === 'detail') return <Detail id={route.id} />;
  return <Form id={route.page === 'new' ? null : route.id} />;
}

function UnknownPage() {
  return (
    <div className="blank">
      <PageHeading title="This page does not exist" />
      <p className="blank-text">The address may be mistyped, or the page is gone.</p>
      <a className="button button-primary" href="#/">
        Go to the start
      </a>
    </div>
  );
}
