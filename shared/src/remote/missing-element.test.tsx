import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { PageRoutes } from './page-routes';

const pages = { pricing: { pattern: '/pricing' }, quiet: { pattern: '/quiet' }, docs: { pattern: '/docs' } };
/** As of somebody who builds without types. */
const elements = { docs: 'docs', quiet: null } as never;

function show(path: string) {
  return render(
    <MemoryRouter initialEntries={[path]}>
      <PageRoutes pages={pages} elements={elements} />
    </MemoryRouter>,
  );
}

describe('a declared page without an element', () => {
  it('[COMP-01] is an error that says what is missing, and not an empty page', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => show('/pricing')).toThrow(
      'pricing is declared in pages.ts and has no element in routes.tsx',
    );
  });

  it('leaves the other pages as they are, and what is empty on purpose', () => {
    show('/docs');
    expect(screen.getByText('docs')).toBeVisible();
    expect(show('/quiet').container).toBeEmptyDOMElement();
  });
});
