import type { DevBuild, DevReport } from '@tessera/shared/contracts';
import { theme } from '@tessera/shared/ui';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { ThemeProvider } from 'styled-components';
import { createStore } from 'zustand/vanilla';
import type { Running } from './live-faults';
import { LivePanel } from './live-panel';

const problem = { file: 'src/entry.tsx', line: 3, column: 7, message: 'Expected ident' };
const framed = { ...problem, message: 'Expected ident\n3 | const const' };

function buildDevBuild(overrides: Partial<DevBuild> = {}): DevBuild {
  return { name: 'mf-billing', version: '1.0.4-src.s2', heldBy: null, problems: [], ...overrides };
}

function setUp(...builds: DevBuild[]) {
  const report = createStore<DevReport>(() => ({ builds }));
  const releases = createStore<Running>(() => ({ loaded: {}, failed: {} }));
  const view = render(
    <ThemeProvider theme={theme}>
      <main id="main" tabIndex={-1} />
      <LivePanel report={report} releases={releases} />
    </ThemeProvider>,
  );
  const tell = (...next: DevBuild[]) => {
    act(() => {
      report.setState({ builds: next });
    });
  };
  const run = (next: Running) => {
    act(() => {
      releases.setState(next);
    });
  };
  return { ...view, tell, run };
}

/** The lines about the builds; a copy button has a region of its own. */
const notes = () => screen.getAllByRole('status').at(-1) ?? document.body;
const hide = () => screen.getByRole('button', { name: 'Hide' });

describe('what a developer is told in the page', () => {
  it('shows nothing while nothing is built here', () => {
    expect(setUp().container).toHaveTextContent('');
  });

  it('[REL-07] says which remote is not the released one', async () => {
    const { container } = setUp(buildDevBuild());
    expect(notes()).toHaveTextContent(
      'mf-billing is not the released version: 1.0.4-src.s2, built on this machine',
    );
    expect((await axe(container)).violations).toEqual([]);
  });

  it('[REL-07] says what is being built', () => {
    const { tell } = setUp(
      buildDevBuild({ isBuilding: true }),
      buildDevBuild({ name: null, isBuilding: true }),
    );
    expect(notes()).toHaveTextContent('Building mf-billing…Building the rest of the product…');
    tell(buildDevBuild({ isBuilding: false }));
    expect(notes()).not.toHaveTextContent('Building');
  });

  it('[REL-04] says who holds a remote at what was pinned', () => {
    setUp(buildDevBuild({ heldBy: 'Rosa' }));
    expect(notes()).toHaveTextContent(
      'mf-billing stays at the version that Rosa pinned; 1.0.4-src.s2 is ready to pin',
    );
  });

  it('shows what does not compile, with file and line, until it is mended', async () => {
    const { container, tell } = setUp(buildDevBuild({ problems: [framed] }));
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('mf-billing does not build. The last good build is still running.');
    expect(screen.getByRole('region', { name: 'src/entry.tsx:3:7' })).toHaveTextContent('Expected ident');
    expect((await axe(container)).violations).toEqual([]);
    tell(buildDevBuild());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows what is no remote, and what has no place', () => {
    const nowhere = { file: null, line: null, column: null, message: 'Building shell failed.' };
    setUp(buildDevBuild({ name: null, version: null, problems: [nowhere] }));
    expect(screen.getByRole('alert')).toHaveTextContent('The rest of the product does not build.');
    expect(screen.getByText('Building shell failed.')).toBeVisible();
    expect(notes()).toBeEmptyDOMElement();
  });

  it('[COMP-01] tells refused pages from what does not build: a line a reason, the command by itself', () => {
    const refusal = { file: null, line: null, column: null, command: 'mfr status' };
    const problems = [
      { ...refusal, message: 'mf-billing claims /apphome' },
      { ...refusal, message: 'mf-billing claims /auth' },
    ];
    setUp(buildDevBuild({ problems, refused: 'pages' }));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'mf-billing was built, but its pages were refused. The last good build is still running.',
    );
    expect(screen.getByText('mf-billing claims /apphome')).toBeVisible();
    expect(screen.getByText('mf-billing claims /auth')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Next' })).toHaveTextContent(/^mfr status$/);
  });
});

describe('a build that crashes', () => {
  const crash = (version: string) =>
    ({
      remote: 'mf-billing',
      version,
      reason: 'evaluation',
      message: `mf-billing@${version} failed at mount (evaluation): no such row`,
      cause: new TypeError('no such row'),
    }) as const;
  const before = { version: '1.0.4-src.s1', digest: 'sha256:1', outcome: 'fallback' } as const;

  it('[REL-03] is told with its error, and the version in its place is named', () => {
    const { run } = setUp(buildDevBuild());
    run({ loaded: { 'mf-billing': before }, failed: { 'mf-billing': crash('1.0.4-src.s2') } });
    expect(screen.getByRole('alert')).toHaveTextContent(
      'mf-billing 1.0.4-src.s2 crashed. You see 1.0.4-src.s1, the version before it.',
    );
    expect(screen.getByRole('region', { name: 'Error' })).toHaveTextContent(/TypeError: no such row.* at /);
    expect(notes()).toHaveTextContent(
      'mf-billing runs 1.0.4-src.s1: 1.0.4-src.s2, built on this machine, crashed',
    );
  });

  it('[REL-03] is told also when there is nothing to show in its place', () => {
    const { run } = setUp(buildDevBuild());
    run({ loaded: {}, failed: { 'mf-billing': crash('1.0.4-src.s2') } });
    expect(screen.getByRole('alert')).toHaveTextContent('There is no version before it to show.');
    expect(notes()).toHaveTextContent('mf-billing is not running');
  });

  it('is not told any more once there is a newer build', () => {
    const { run, tell } = setUp(buildDevBuild());
    run({ loaded: { 'mf-billing': before }, failed: { 'mf-billing': crash('1.0.4-src.s2') } });
    tell(buildDevBuild({ version: '1.0.4-src.s3' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('problems that are put away', () => {
  const broken = buildDevBuild({ problems: [problem, { ...problem, line: 9 }], attempt: 1 });

  it('leave a button in their place, and the focus goes there and back', async () => {
    setUp(broken);
    hide().focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    const show = screen.getByRole('button', { name: 'Show problems (2)' });
    expect(show).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('alert')).toBeVisible();
    expect(hide()).toHaveFocus();
  });

  it('are put away by Escape from inside', async () => {
    setUp(broken);
    hide().focus();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Show problems (2)' })).toHaveFocus();
  });

  it('come back with other faults, and with the next build that has them still', async () => {
    const { tell } = setUp(broken);
    await userEvent.click(hide());
    tell({ ...broken, isBuilding: true });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    tell({ ...broken, attempt: 2 });
    expect(screen.getByRole('alert')).toHaveTextContent('src/entry.tsx:9:7');
  });

  it('leave the focus to the page when they are mended', () => {
    const { tell } = setUp(broken);
    hide().focus();
    tell(buildDevBuild());
    expect(screen.getByRole('main')).toHaveFocus();
  });
});
