import { useMemo, type ReactNode } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { patternFinder } from '../contracts/page-patterns';
import type { PagePatterns } from './pages';

interface PageRoutesProps<Name extends string> {
  pages: PagePatterns<Name>;
  /** What each page draws: every declared page has to be here. */
  elements: Readonly<Record<Name, ReactNode>>;
}

/** The page that an address means, by the remote's own name for it: the one whose guard the shell has asked. */
export function pageFinder<Name extends string>(
  pages: PagePatterns<Name>,
): (pathname: string) => Name | undefined {
  const names = Object.keys(pages) as Name[];
  const find = patternFinder(names.map((name) => ({ name, pattern: pages[name].pattern })));
  return (pathname) => find(pathname)?.name;
}

/** Draws the declared page of the address, and nothing for an address that is another remote's. */
export function PageRoutes<Name extends string>({ pages, elements }: PageRoutesProps<Name>) {
  const find = useMemo(() => pageFinder(pages), [pages]);
  const { pathname } = useLocation();
  const name = find(pathname);
  // The shell takes this remote away a moment after the address has changed to another's.
  if (name === undefined) return null;
  const element = elements[name] === undefined ? <NoElement name={name} /> : elements[name];
  // The only route, and not one among all: `<Routes>` would choose anew, by rules of its own.
  return (
    <Routes>
      <Route path={pages[name].pattern} element={element} />
    </Routes>
  );
}

/** The types ask for every element; whoever builds without them finds the section's error card, which says why. */
function NoElement({ name }: { name: string }): never {
  throw new Error(`${name} is declared in pages.ts and has no element in routes.tsx`);
}
