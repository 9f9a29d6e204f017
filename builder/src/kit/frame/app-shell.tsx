import { useEffect } from 'react';
import type { ComponentType } from 'react';
import { ErrorBoundary } from './error-boundary';
import { AppTitleContext, PageHeading } from './page';
import { hrefOf, parseHash, useHash } from './router';
import type { Route } from './router';
import { tellParent } from '../data/storage-bridge';
import type { Store } from '../data/store';
import { StoreContext, useStoreState } from './store-context';
import type { Notice } from '../data/store-state';
import { ToastProvider } from './toasts';
import type { Entity } from '../data/types';

/** One kind of thing with its pages. */
export interface Section {
  readonly entity: Entity;
  readonly List: ComponentType;
  readonly Form: ComponentType<{ readonly id: string | null }>;
  readonly Detail: ComponentType<{ readonly id: string }>;
}

interface AppShellProps {
  readonly title: string;
  readonly sections: readonly Section[];
  readonly store: Store;
}

/** The frame around all pages: header, navigation, notices, messages, and the page that the address names. */
export function AppShell({ title, sections, store }: AppShellProps) {
  const hash = useHash();
  const { status, notice } = useStoreState(store);
  const isReady = status === 'ready';
  const route = parseHash(hash) ?? (/^#?\/?$/u.test(hash) ? homeOf(sections) : null);
  const section = sections.find(({ entity }) => entity.path === route?.path);
  useEffect(() => keepWritten(store), [store]);
  useEffect(() => {
    if (isReady) tellParent({ type: 'ready' });
  }, [isReady]);
  useEffect(() => {
    tellParent({ type: 'route', hash });
  }, [hash]);

  return (
    <StoreContext value={store}>
      <AppTitleContext value={title}>
        <ToastProvider>
          <Header title={title} sections={sections} current={section} />
          <NoticeBar notice={notice} onRetry={store.flush} />
          <main className="main" id="main" tabIndex={-1} aria-busy={!isReady}>
            {isReady && (
              <ErrorBoundary key={hash}>
                {section && route ? <CurrentPage section={section} route={route} /> : <UnknownPage />}
              </ErrorBoundary>
            )}
          </main>
        </ToastProvider>
      </AppTitleContext>
    </StoreContext>
  );
}

function homeOf(sections: readonly Section[]): Route | null {
  const first = sections[0];
  return first ? { page: 'list', path: first.entity.path, id: '' } : null;
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

function CurrentPage({ section, route }: { readonly section: Section; readonly route: Route }) {
  const { entity, List, Form, Detail } = section;
  const key = `${entity.id}/${route.page}/${route.id}`;
  if (route.page === 'list') return <List key={key} />;
  if (route.page === 'detail') return <Detail key={key} id={route.id} />;
  return <Form key={key} id={route.page === 'new' ? null : route.id} />;
}

interface HeaderProps {
  readonly title: string;
  readonly sections: readonly Section[];
  readonly current: Section | undefined;
}

function Header({ title, sections, current }: HeaderProps) {
  return (
    <header className="header">
      <a
        className="skip-link"
        href="#main"
        onClick={(event) => {
          // The address after # is the page's; the jump is made by hand.
          event.preventDefault();
          document.getElementById('main')?.focus();
        }}
      >
        Skip to content
      </a>
      <div className="header-row">
        <a className="app-title" href="#/">
          <svg
            className="mark"
            viewBox="0 0 16 16"
            width="20"
            height="20"
            aria-hidden="true"
            focusable="false"
          >
            <path d="M0 0h7v7H0zM9 0h7v7H9zM0 9h7v7H0z" />
            <path className="mark-tile" d="M9 9h7v7H9z" />
          </svg>
          <span dir="auto">{title}</span>
        </a>
        {sections.length > 1 && (
          <nav className="nav" aria-label="Sections">
            {sections.map((section) => (
              <a
                key={section.entity.id}
                href={hrefOf(section.entity.path, 'list')}
                aria-current={section === current ? 'page' : undefined}
                dir="auto"
              >
                {section.entity.plural}
              </a>
            ))}
          </nav>
        )}
      </div>
    </header>
  );
}

const noticeTexts: Readonly<Record<Notice, string>> = {
  memory: 'Records are kept only until this page closes: the browser offers no storage here.',
  unreadable:
    'The stored records could not be read. They are left as they are; what you add now is kept only until this page closes.',
  'not-saved': 'The last change could not be stored: the browser’s storage is full or switched off.',
};

function NoticeBar({ notice, onRetry }: { readonly notice: Notice | null; readonly onRetry: () => void }) {
  if (notice === null) return null;
  const isFailure = notice !== 'memory';
  return (
    <div className={isFailure ? 'notice notice-bad' : 'notice'} role={isFailure ? 'alert' : 'note'}>
      <p>{noticeTexts[notice]}</p>
      {notice === 'not-saved' && (
        <button type="button" className="button" onClick={onRetry}>
          Try again
        </button>
      )}
    </div>
  );
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
