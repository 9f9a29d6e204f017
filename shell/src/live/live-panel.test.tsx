import type { DevBuild, DevReport } from '@tessera/shared/contracts';
import { theme } from '@tessera/shared/ui';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { ThemeProvider } from 'styled-components';
import { createStore } from 'zustand/vanilla';
import { LivePanel } from './live-panel';

const problem = { file: 'src/entry.tsx', line: 3, column: 7, message: 'Expected ident' };

function buildDevBuild(overrides: Partial<DevBuild> = {}): DevBuild {
  return { name: 'mf-billing', version: '1.0.4-src.s1', heldBy: null, problems: [], ...overrides };
}

function setUp(...builds: DevBuild[]) {
  const report = createStore<DevReport>(() => ({ builds }));
  const view = render(
    <ThemeProvider theme={theme}>
      <LivePanel report={report} />
    </ThemeProvider>,
  );
  const tell = (...next: DevBuild[]) => {
    act(() => {
      report.setState({ builds: next });
    });
  };
  return { ...view, tell };
}

describe('what a developer is told in the page', () => {
  it('shows nothing while nothing is built here', () => {
    expect(setUp().container).toBeEmptyDOMElement();
  });

  it('[REL-07] says which remote is not the released one', async () => {
    const { container } = setUp(buildDevBuild());
    expect(screen.getByRole('status')).toHaveTextContent(
      'mf-billing is not the released version: 1.0.4-src.s1, built on this machine',
    );
    expect((await axe(container)).violations).toEqual([]);
  });

  it('[REL-04] says who holds a remote at what was pinned', () => {
    setUp(buildDevBuild({ heldBy: 'Rosa' }));
    expect(screen.getByRole('status')).toHaveTextContent(
      'mf-billing stays at the version that Rosa pinned; 1.0.4-src.s1 is ready to pin',
    );
  });

  it('shows what does not compile, with file and line, until it is hidden or mended', async () => {
    const { container, tell } = setUp(buildDevBuild({ problems: [problem] }));
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('mf-billing does not build. The last good build is still running.');
    expect(alert).toHaveTextContent('mf-billing · src/entry.tsx:3:7');
    expect(screen.getByRole('region', { name: 'mf-billing · src/entry.tsx:3:7' })).toHaveTextContent(
      'Expected ident',
    );
    expect((await axe(container)).violations).toEqual([]);

    await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    tell(buildDevBuild({ problems: [{ ...problem, line: 4 }] }));
    expect(screen.getByRole('alert')).toHaveTextContent('src/entry.tsx:4:7');
    tell(buildDevBuild());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows what is no remote, and what has no place', () => {
    const nowhere = { file: null, line: null, column: null, message: 'Building shell failed.' };
    setUp(buildDevBuild({ name: null, version: null, problems: [nowhere] }));
    expect(screen.getByRole('alert')).toHaveTextContent('The rest of the product does not build.');
    expect(screen.getByRole('region', { name: 'Build' })).toHaveTextContent('Building shell failed.');
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  });
});
