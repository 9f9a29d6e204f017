import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { PagePatterns } from './pages';

interface PageRoutesProps<Name extends string> {
  pages: PagePatterns<Name>;
  /** What each page draws: every declared page has to be here. */
  elements: Readonly<Record<Name, ReactNode>>;
}

/** Draws the declared page of the address, and nothing for an address that is another remote's. */
export function PageRoutes<Name extends string>({ pages, elements }: PageRoutesProps<Name>) {
  const names = Object.keys(pages) as Name[];
  return (
    <Routes>
      {names.map((name) => (
        <Route key={name} path={pages[name].pattern} element={elements[name]} />
      ))}
      {/* The shell takes this remote away a moment after the address has changed to another's. */}
      <Route path="*" element={null} />
    </Routes>
  );
}
