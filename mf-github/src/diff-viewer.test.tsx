import type { User } from '@tessera/shared/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import {
  buildApi,
  buildApiError,
  buildProject,
  buildReceipt,
  buildRun,
  buildSession,
  buildUser,
  buildVersion,
  renderRemote,
  type Answers,
  type MadeCall,
} from '@tessera/shared/testing';
import { GithubApp } from './app';

const run = buildRun({ receipt: buildReceipt({ modelChanges: ['field Difficulty added to Song'] }) });
const first = buildVersion({ number: 1, note: 'First version' });
const second = buildVersion({ number: 2, note: 'Difficulty', runId: run.id });
const project = buildProject({ name: 'Practice journal' });
/** Texts by version and path. */
const files: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  [first.id]: { 'src/form.tsx': 'one\ntwo\n', 'src/old.ts': 'gone\n', 'src/same.ts': 'same\n' },
  [second.id]: { 'src/form.tsx': 'one\n2\n', 'src/new.ts': 'fresh\n', 'src/same.ts': 'same\n' },
};
const filesOf = ({ params }: MadeCall) => files[params?.['id'] ?? ''] ?? {};

const server: Answers = {
  'GET /project': () => [project],
  'GET /project/:id/versions': () => ({ items: [second, first], nextCursor: null }),
  'GET /runs/:id': () => run,
  'GET /versions/:id/files': (call) => ({
    items: Object.entries(filesOf(call)).map(([path, text]) => ({ path, size: text.length, hash: text })),
  }),
  'GET /versions/:id/file': (call) => {
    const path = call.query?.['path'] ?? '';
    return { path, text: filesOf(call)[path] };
  },
};

function open(search = '', answers: Answers = {}, user: User | null = buildUser()) {
  return renderRemote(<GithubApp />, {
    path: { pathname: `/git-deff/${project.agentId}`, search },
    shell: { api: buildApi({ ...server, ...answers }).api, session: buildSession(user ?? undefined) },
  });
}

function setWidth(width: number) {
  window.innerWidth = width;
  act(() => void window.dispatchEvent(new Event('resize')));
}

describe('the diff viewer', () => {
  beforeEach(() => setWidth(1440));

  it('[DIFF-01] marks added, modified and removed files in a tree of folders', async () => {
    open();
    const tree = await screen.findByRole('tree', { name: 'Changed files' });
    expect(
      within(tree)
        .getAllByRole('treeitem')
        .map((item) => item.textContent),
    ).toEqual(['src', 'Mmodified form.tsx', 'Aadded new.ts', 'Rremoved old.ts']);
  });

  it('[DIFF-06] shows what really changed in a file, line by line, and what that means in words', async () => {
    open(`?run=${run.id}`);
    expect(await screen.findByText('field Difficulty added to Song')).toBeVisible();
    const table = await screen.findByRole('table', { name: 'Changes in src/form.tsx' });
    expect(
      within(table)
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent),
    ).toEqual(['11one', '2−removedtwo', '2+added2']);
    expect(screen.getByText('Practice journal · v2 compared with v1')).toBeVisible();
  });

  it('[DIFF-02] shows both sides in split view, and falls back to unified at a window width of 1024', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Split' }));
    expect(await screen.findByRole('columnheader', { name: 'Old text' })).toBeInTheDocument();

    setWidth(1024);
    await waitFor(() =>
      expect(screen.queryByRole('columnheader', { name: 'Old text' })).not.toBeInTheDocument(),
    );
    expect(screen.queryByRole('button', { name: 'Split' })).not.toBeInTheDocument();

    setWidth(1025);
    expect(await screen.findByRole('columnheader', { name: 'Old text' })).toBeInTheDocument();
  });

  it('[DIFF-05] says what it waits for: a file that is loading, and one to be chosen', async () => {
    const view = open('?file=nowhere.ts');
    expect(await screen.findByText('Select a file to view code')).toBeVisible();
    view.unmount();

    open('', { 'GET /versions/:id/file': () => new Promise(() => undefined) });
    expect(await screen.findByText('Loading content...')).toBeVisible();
  });

  it("[DIFF-05] says 'No repository loaded' for a run that made no version", async () => {
    open('?run=00000000-0000-4000-8000-000000000000');
    expect(await screen.findByText('No repository loaded')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Show the newest changes' }));
    expect(await screen.findByRole('tree')).toBeVisible();
  });

  it('[RT-03] offers sign-in to an anonymous visitor, with the way back', async () => {
    const { container } = open('?run=1', {}, null);
    expect(screen.getByText('Sign in to continue')).toBeVisible();
    expect(screen.getByText('No repository loaded')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute(
      'href',
      `/signin?return=${encodeURIComponent(`/git-deff/${project.agentId}?run=1`)}`,
    );
    expect((await axe(container)).violations).toEqual([]);
  });

  it('says that the agent is not there when no project of mine has it', async () => {
    open('', { 'GET /project': () => [] });
    expect(await screen.findByText('Agent not found')).toBeVisible();
  });

  it('says what failed and tries again on request', async () => {
    let isDown = true;
    open('', {
      'GET /project/:id/versions': () => {
        if (isDown) throw buildApiError(503, { error: 'The database is resting', code: 'UNAVAILABLE' });
        return { items: [second, first], nextCursor: null };
      },
    });
    expect(await screen.findByText('The database is resting')).toBeVisible();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('tree')).toBeVisible();
  });

  it('walks the tree with the arrow keys and opens a file with Enter', async () => {
    open();
    const tree = await screen.findByRole('tree');
    const [folder] = within(tree).getAllByRole('treeitem');
    folder?.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(await screen.findByRole('table', { name: 'Changes in src/new.ts' })).toBeVisible();

    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(within(tree).getAllByRole('treeitem')).toHaveLength(1);
  });

  it('goes to the next file and the next change by keys, once the focus is inside', async () => {
    open();
    (await screen.findByRole('region', { name: 'File changes' })).focus();
    await userEvent.keyboard(']');
    await screen.findByRole('table', { name: 'Changes in src/new.ts' });
    await userEvent.keyboard('n');
    expect(screen.getByRole('row', { name: /fresh/ })).toHaveFocus();
  });

  it('has no accessibility violations', async () => {
    const { container } = open();
    await screen.findByRole('table');
    expect((await axe(container)).violations).toEqual([]);
  });
});
