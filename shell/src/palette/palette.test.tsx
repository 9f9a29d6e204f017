import { theme } from '@tessera/shared/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { ThemeProvider } from 'styled-components';
import { matchCommands } from '../lib/command-groups';
import type { Environment } from '../remotes/environment';
import type { Releases, ReleasesState } from '../remotes/releases.store';
import { ReleasesProvider } from '../remotes/remotes-context';
import type { SitePage } from '../site-map/site-map';
import { buildDocument, buildSiteMap } from '../testing/build-page';
import { paletteGroups } from './palette-commands';
import { palettePorts } from './palette.ports';
import { Palette } from './palette';

const commands: readonly Partial<SitePage>[] = [
  {
    pattern: '/billing',
    title: 'Billing',
    command: {
      category: 'Account',
      title: 'Billing & Plans',
      description: 'Plan, credits and payments',
      words: ['invoice'],
      position: 60,
    },
  },
  {
    pattern: '/Docs/*',
    title: 'Documentation',
    command: {
      category: 'Resources',
      title: 'Documentation',
      description: 'Read how things work',
      words: ['guide'],
      position: 42,
      to: '/Docs',
    },
  },
  {
    pattern: '/apphome',
    title: 'Home',
    command: {
      category: 'AI Tools',
      title: 'Open AI Chat',
      description: 'Describe an app and watch it being made',
      words: ['prompt'],
      position: 20,
    },
  },
  {
    pattern: '/agents',
    title: 'Agents',
    command: { category: 'AI Tools', title: 'AI Agents', description: 'Assistants', words: [], position: 21 },
  },
  {
    pattern: '/',
    title: 'Start',
    command: {
      category: 'Navigation',
      title: 'Home',
      description: 'Go to the start page',
      words: [],
      position: 10,
    },
  },
  { pattern: '/checkout', title: 'Checkout' },
];

const environment: Environment = { document: buildDocument(commands), source: 'server' };
const state: ReleasesState = { environment, source: 'server', isUnavailable: false, loaded: {}, failed: {} };
const releases = { getState: () => state, subscribe: () => () => undefined } as unknown as Releases;

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p>At {useLocation().pathname}</p>
      <Palette isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

async function open() {
  const view = render(
    <ThemeProvider theme={theme}>
      <MemoryRouter initialEntries={['/pricing']}>
        <ReleasesProvider value={releases}>
          <Page />
        </ReleasesProvider>
      </MemoryRouter>
    </ThemeProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: /^Command palette/ }));
  return view;
}

const selected = () => screen.getByRole('option', { selected: true });

describe('the palette', () => {
  it('[PAL-01] opens by its button with the field in focus, and closes with Escape', async () => {
    const { container } = await open();
    expect(screen.getByRole('combobox', { name: 'Search commands' })).toHaveFocus();
    expect((await axe(container)).violations).toEqual([]);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('[PAL-05] moves with wraparound, and Enter runs the selected command', async () => {
    await open();
    expect(selected()).toHaveTextContent('Home');
    await userEvent.keyboard('{ArrowUp}');
    expect(selected()).toHaveTextContent('Quick Deploy');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(selected()).toHaveTextContent('Open AI Chat');
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('At /apphome')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('[PAL-05] begins at the first match of another query', async () => {
    await open();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}bill');
    expect(selected()).toHaveTextContent('Billing & Plans');
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('At /billing')).toBeInTheDocument();
  });

  it('[PAL-05] runs a command by pointer, and leaves the focus in the field before', async () => {
    await open();
    const row = screen.getByRole('option', { name: /Documentation/ });
    await userEvent.hover(row);
    expect(row).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('combobox')).toHaveFocus();
    await userEvent.click(row);
    expect(screen.getByText('At /Docs')).toBeInTheDocument();
  });

  it('[PAL-06] says that no command was found for the query', async () => {
    await open();
    await userEvent.keyboard('nothing like it{Enter}{ArrowDown}');
    expect(screen.getByText('No commands found for “nothing like it”')).toBeInTheDocument();
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
  });

  it('[PAL-02] writes Open Terminal and Quick Deploy to the console, and goes nowhere', async () => {
    const written = jest.spyOn(palettePorts, 'write').mockImplementation(() => undefined);
    await open();
    await userEvent.keyboard('terminal{Enter}');
    expect(written.mock.calls).toEqual([['Open Terminal']]);
    expect(screen.getByText('At /pricing')).toBeInTheDocument();
    written.mockRestore();
  });
});

describe('the commands', () => {
  const went: string[] = [];
  const groups = paletteGroups(buildSiteMap(commands).pages, {
    go: (to) => went.push(to),
    write: (words) => went.push(words),
  });
  const found = (query: string) =>
    matchCommands(groups, query).flatMap(({ commands: rows }) => rows.map(({ title }) => title));

  it('[PAL-02] are those that pages declare and the two that lead nowhere', () => {
    const ends = groups
      .flatMap(({ commands: rows }) => rows)
      .map(({ title, run }) => {
        run();
        return [title, went.pop()];
      });
    expect(ends).toEqual([
      ['Home', '/'],
      ['Open AI Chat', '/apphome'],
      ['AI Agents', '/agents'],
      ['Documentation', '/Docs'],
      ['Billing & Plans', '/billing'],
      ['Open Terminal', 'Open Terminal'],
      ['Quick Deploy', 'Quick Deploy'],
    ]);
  });

  it('[PAL-03] are in their categories, in the order of their positions, with the actions last', () => {
    expect(groups.map(({ title }) => title)).toEqual([
      'Navigation',
      'AI Tools',
      'Resources',
      'Account',
      'Actions',
    ]);
  });

  it('[PAL-04] are found by title, description, category and keyword, in any case', () => {
    expect(found('QUICK')).toEqual(['Quick Deploy']);
    expect(found('watch it being')).toEqual(['Open AI Chat']);
    expect(found('ai tools')).toEqual(['Open AI Chat', 'AI Agents']);
    expect(found('invoice')).toEqual(['Billing & Plans']);
    expect(found('  ')).toHaveLength(7);
    expect(found('nothing like it')).toEqual([]);
  });
});
