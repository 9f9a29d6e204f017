import { findPublicPage } from '@tessera/shared/public-pages';
import { pages } from './pages';

/** /keep is for those who are signed in: the server says nothing of it. */
const publicPages = Object.entries(pages).filter(([name]) => name !== 'keep');

it.each(publicPages)('[RT-01] %s has the title that the server writes', (_name, page) => {
  const title = findPublicPage(page.pattern.replace('/*', ''))?.title;
  expect(page).toHaveProperty('title', title);
});

it.each([
  ['root', 'AI-Powered Coding Assistant'],
  ['home', 'Software from a sentence'],
  ['landing', 'From idea to live application'],
  ['enhanced', 'Templates and features'],
  ['newHero', 'One sentence in, a working application out'],
  ['pricing', 'Pricing'],
  ['documentation', 'Documentation'],
  ['docs', 'Documentation'],
] as const)('[RT-01] %s is called %s', (name, title) => {
  expect(pages[name]).toHaveProperty('title', title);
});
