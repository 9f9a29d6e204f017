import { lazyWithRetry, pageFinder, PageRoutes } from '@tessera/shared/remote';
import { Page, Skeleton } from '@tessera/shared/ui';
import { Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { NotYetPage } from './lib/not-yet-page';
import { pageInChunk } from './lib/page-in-chunk';
import { pages } from './pages';
import { AppAssistant } from './pages/app-assistant';
import { HomePages } from './pages/home-pages';
import { notYetPages } from './pages/not-yet-pages';

const KitPage = lazyWithRetry(async () => (await import('./pages/kit-page')).KitPage);
const TemplatesPage = lazyWithRetry(async () => (await import('./pages/templates-page')).TemplatesPage);
const TemplatePage = lazyWithRetry(async () => (await import('./pages/template-page')).TemplatePage);
const apps = pageInChunk(async () => (await import('./pages/apps-page')).AppsPage);
const CodeEditorPage = lazyWithRetry(async () => (await import('./pages/code-editor-page')).CodeEditorPage);
const builder = pageInChunk(async () => (await import('./pages/builder-page')).BuilderPage);
const newProject = pageInChunk(async () => (await import('./pages/new-project-page')).NewProjectPage);
const SharedAppPage = lazyWithRetry(async () => (await import('./pages/shared-app-page')).SharedAppPage);
const ProjectSettingsPage = lazyWithRetry(
  async () => (await import('./pages/project-settings-page')).ProjectSettingsPage,
);
const DatabasePage = lazyWithRetry(async () => (await import('./pages/database-page')).DatabasePage);
const TablePage = lazyWithRetry(async () => (await import('./pages/table-page')).TablePage);
const DatabaseMigrationPage = lazyWithRetry(
  async () => (await import('./pages/database-migration-page')).DatabaseMigrationPage,
);
const ConnectionPage = lazyWithRetry(async () => (await import('./pages/connection-page')).ConnectionPage);
const createApp = pageInChunk(async () => (await import('./pages/create-app-page')).CreateAppPage);

/** Fetches what a prompt leads to while it is being typed, and what opens by itself once the app is made. */
async function fetchAhead(): Promise<void> {
  void builder.fetchAhead();
  await createApp.fetchAhead();
}

const homePages = <HomePages CreateApp={createApp.Page} fetchAhead={fetchAhead} />;

const findPage = pageFinder(pages);

/** Those with a real assistant (SCR-02, 03, 06, 07, 10), somebody else's app, and the kit's own page. */
const WITHOUT_WIDGET: ReadonlySet<keyof typeof pages | undefined> = new Set<keyof typeof pages | undefined>([
  undefined,
  'app',
  'editApp',
  'createApp',
  'chatProject',
  'streamingChat',
  'agent',
  'share',
  'kit',
]);

/** CHAT-01: the same widget on all other pages, with its conversation. */
function Widget() {
  const { pathname } = useLocation();
  return <AppAssistant isShown={!WITHOUT_WIDGET.has(findPage(pathname))} />;
}

/** The place of a page whose code is on its way. */
function PageSkeleton() {
  return (
    <Page aria-busy="true" aria-label="Loading">
      <Skeleton width="240px" height="32px" />
      <Skeleton lines={4} />
    </Page>
  );
}

/** The pages that a later release brings. */
const notYet = Object.fromEntries(
  Object.entries(notYetPages).map(([name, page]) => [name, <NotYetPage key={name} {...page} />]),
) as Record<keyof typeof notYetPages, ReactNode>;

/** What each declared page draws. */
export function DashboardRoutes() {
  return (
    <>
      <Suspense fallback={<PageSkeleton />}>
        <PageRoutes
          pages={pages}
          elements={{
            ...notYet,
            appHome: homePages,
            apps: <apps.Page />,
            app: <builder.Page />,
            editApp: <builder.Page />,
            createApp: homePages,
            createProject: <newProject.Page />,
            projectSettings: <ProjectSettingsPage />,
            share: <SharedAppPage />,
            templates: <TemplatesPage />,
            template: <TemplatePage />,
            codeEditor: <CodeEditorPage />,
            database: <DatabasePage />,
            tableCreate: <TablePage />,
            databaseConnection: <ConnectionPage />,
            databaseMigration: <DatabaseMigrationPage />,
            kit: <KitPage />,
          }}
        />
      </Suspense>
      <Widget />
    </>
  );
}
