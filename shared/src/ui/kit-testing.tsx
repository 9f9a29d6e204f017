import { render, type RenderResult } from '@testing-library/react';
import { axe } from 'jest-axe';
import type { ReactElement, ReactNode } from 'react';
// oxlint-disable-next-line no-restricted-imports -- for tests only: no remote's bundle has this file
import { MemoryRouter } from 'react-router-dom';
import { ThemeProvider } from 'styled-components';
import { theme } from './theme';

/** Renders kit pieces as a page would: with the theme and a router. For tests only. */
export function renderKit(view: ReactElement): RenderResult {
  return render(view, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <ThemeProvider theme={theme}>
        <MemoryRouter>{children}</MemoryRouter>
      </ThemeProvider>
    ),
  });
}

/** Rules of axe that the element breaks. Colours are not seen by jsdom; the browser tests check them. */
export async function axeViolations(element: Element): Promise<string[]> {
  const results = await axe(element, { rules: { region: { enabled: false } } });
  return results.violations.map(
    (violation) => `${violation.id}: ${violation.nodes.map((node) => node.html).join(' ')}`,
  );
}
