import { Route, Routes } from 'react-router-dom';
import { paths } from '@tessera/shared/paths';
import { DiffPage } from './pages/diff-page';
import { GithubCallbackPage } from './pages/github-callback-page';
import { GithubPage } from './pages/github-page';

/** This remote's pages, by their full addresses. */
export function GithubRoutes() {
  return (
    <Routes>
      <Route path={paths.diff.pattern} element={<DiffPage />} />
      <Route path={paths.github.pattern} element={<GithubPage />} />
      <Route path={paths.githubCallback.pattern} element={<GithubCallbackPage />} />
    </Routes>
  );
}
