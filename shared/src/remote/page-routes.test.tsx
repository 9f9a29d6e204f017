import { render } from '@testing-library/react';
import * as fc from 'fast-check';
import { MemoryRouter, Route, Routes, useParams } from 'react-router-dom';
import { patternFinder } from '../contracts';
import { PageRoutes } from './page-routes';

const pages = {
  docs: { pattern: '/team/docs/*' },
  settings: { pattern: '/team/:id/settings' },
  figure: { pattern: '/figures/:id' },
  newFigure: { pattern: '/figures/new' },
};
const elements = { docs: 'docs', settings: 'settings', figure: <Figure />, newFigure: 'new figure' };

function Figure() {
  return `figure ${useParams()['id'] ?? ''}`;
}

function textAt(path: string): string {
  const { container, unmount } = render(
    <MemoryRouter initialEntries={[path]}>
      <PageRoutes pages={pages} elements={elements} />
    </MemoryRouter>,
  );
  const text = container.textContent;
  unmount();
  return text;
}

describe('PageRoutes', () => {
  it('[COMP-01] draws the page that the shell finds for the address', () => {
    expect(textAt('/figures/%6eew')).toBe('new figure');
    expect(textAt('/team/docs/settings')).toBe('settings');
    expect(textAt('/team/docs/other')).toBe('docs');
  });

  it('[COMP-01] gives the page its parameters, decoded and in their own case', () => {
    expect(textAt('/figures/A%20b/')).toBe('figure A b');
  });

  it('[COMP-01] draws nothing for an address in another case, or of another remote', () => {
    expect(textAt('/figures/NEW')).toBe('');
    expect(textAt('/Figures/7')).toBe('');
    expect(textAt('/elsewhere')).toBe('');
  });
});

describe('patternFinder', () => {
  const part = fc.constantFrom('a', 'b', ':x', ':y', 'long-text');
  const pattern = fc
    .tuple(fc.array(part, { minLength: 1, maxLength: 4 }), fc.boolean())
    .map(([parts, hasRest]) => `/${parts.join('/')}${hasRest ? '/*' : ''}`);
  const piece = fc.constantFrom(
    'a',
    'b',
    'A',
    '%61',
    '%41',
    '',
    '%2F',
    '%0A',
    '%E0%A4%A',
    'long-text',
    'c',
    '.',
  );
  const address = fc.array(piece, { maxLength: 5 }).map((pieces) => `/${pieces.join('/')}`);

  // It warns of addresses that are not encoded well.
  beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  it('[COMP-01] finds what the routes of react-router draw, or nothing: remotes may draw by those', () => {
    fc.assert(
      fc.property(fc.array(pattern, { minLength: 1, maxLength: 4 }), address, (patterns, path) => {
        // Two of the same score that meet: react-router takes the first, whatever it is.
        const find = patternFinder(patterns.map((one) => ({ pattern: one })));
        const found = find(path)?.pattern;
        if (found === undefined) return;
        const { container, unmount } = render(
          <MemoryRouter initialEntries={[path]}>
            <Routes>
              {[...patterns]
                .sort((one) => (one === found ? -1 : 1))
                .map((one) => (
                  <Route key={one} path={one} element={one} />
                ))}
              <Route path="*" element={null} />
            </Routes>
          </MemoryRouter>,
        );
        expect({ patterns, path, drawn: container.textContent }).toEqual({ patterns, path, drawn: found });
        unmount();
      }),
    );
  });
});
