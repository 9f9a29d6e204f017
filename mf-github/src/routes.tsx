import { PageRoutes } from '@tessera/shared/remote';
import { pages } from './pages';
import { DiffPage } from './pages/diff-page';
import { GithubCallbackPage } from './pages/github-callback-page';
import { GithubPage } from './pages/github-page';

/** What each declared page draws. */
export function GithubRoutes() {
  return (
    <PageRoutes
      pages={pages}
      elements={{ diff: <DiffPage />, github: <GithubPage />, callback: <GithubCallbackPage /> }}
    />
  );
}
