import { findPublicPage } from '@tessera/shared/public-pages';
import { pages } from './pages';

it.each(Object.entries(pages))('[RT-01] %s has the title that the server writes', (_name, page) => {
  const title = findPublicPage(page.pattern.replace('/*', ''))?.title;
  expect(page).toHaveProperty('title', title);
});
