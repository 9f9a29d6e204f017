import { buildApiError, buildVersion, uuid } from '@tessera/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import {
  AGENT,
  RUN,
  buildDiff,
  buildFile,
  first,
  layOut,
  open,
  project,
  rowsOf,
  second,
  setWidth,
  tableOf,
} from './diff-viewer-testing';

layOut();

describe('the diff viewer', () => {
  beforeEach(() => setWidth(1440));

  it('[DIFF-01] tells every kind of change apart by a letter, an icon and a word, in a tree of folders', async () => {
    open();
    const files = await screen.findByRole('tree', { name: 'Changed files' });
    const items = within(files).getAllByRole('treeitem');
    expect(items.map((item) => item.textContent)).toEqual([
      'src',
      'Mmodified form.tsx+1−1',
      'Ddeleted gone.ts−1',
      '→renamed moved.ts',
      'Aadded new.ts+1',
      'Rremoved old.ts−1',
    ]);
    expect(within(files).getByTitle('Deleted: taken away by hand or by a pull')).toBeInTheDocument();
    expect(within(files).getByTitle('Removed: the builder no longer writes it')).toBeInTheDocument();
    expect(within(files).getByTitle('lib/moved.ts → src/moved.ts')).toBeInTheDocument();
    expect(screen.getByText('5 files changed')).toBeVisible();
  });

  it('[DIFF-06] shows what really changed in a file, line by line, and what that means in words', async () => {
    const { made } = open(`?run=${RUN}`);
    expect(rowsOf(await tableOf('src/form.tsx'))).toEqual(['11one', '2−removedtwo', '2+added2']);
    expect(made[0]).toMatchObject({ params: { id: AGENT }, query: { run: RUN } });
    expect(made[1]).toMatchObject({
      params: { id: second.id },
      query: { path: 'src/form.tsx', against: first.id },
    });
    expect(screen.getByText('Practice journal · v2 compared with v1')).toBeVisible();
    const words = within(screen.getByRole('region', { name: 'What changed' }));
    expect(words.getByText('field Difficulty added to Song')).toBeVisible();
    expect(words.getByText('“Songs have a difficulty”')).toBeVisible();
    expect(words.getByText('Minutes of 3 songs become numbers')).toBeVisible();
    expect(words.getByText('0 records lost')).toBeVisible();
  });

  it('says nothing of lost records of a first version, and who made it', async () => {
    open('', {
      'GET /agents/:id/diff': () => buildDiff({ against: null, records: { converted: [], archived: [] } }),
    });
    await tableOf('src/form.tsx');
    expect(screen.queryByText('0 records lost')).not.toBeInTheDocument();
    expect(screen.getByText(/^Made by the assistant/)).toBeVisible();
  });

  it.each([
    ['pull', /^Pulled from GitHub/, 'pulled'],
    ['import', /^Imported/, 'imported'],
    [null, /^By you/, 'by you'],
  ] as const)('[SCR-18] says of a version where it came from: %s', async (origin, words, word) => {
    const diff = buildDiff();
    const versions = diff.versions.map((version) => ({ ...version, author: 'user' as const, origin }));
    open('', { 'GET /agents/:id/diff': () => ({ ...diff, versions }) });
    await tableOf('src/form.tsx');
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByRole('option', { name: `v1 · ${word} · First version` })).toBeInTheDocument();
  });

  it('[DIFF-05] says what it waits for: a file that is loading, and one to be chosen', async () => {
    const view = open('?file=nowhere.ts');
    expect(await screen.findByText('Select a file to view code')).toBeVisible();
    view.unmount();

    open('', { 'GET /versions/:id/diff/file': () => new Promise(() => undefined) });
    expect(await screen.findByText('Loading content...')).toBeVisible();
  });

  it("[DIFF-05] says 'No repository loaded' for a run that made no version", async () => {
    open(`?run=${uuid(1)}`, {
      'GET /agents/:id/diff': ({ query }) => buildDiff(query?.['run'] ? null : {}),
    });
    expect(await screen.findByText('No repository loaded')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Show the newest changes' }));
    expect(await screen.findByRole('tree')).toBeVisible();
  });

  it("[DIFF-05] says 'No repository loaded' for a project without a version, and leads to the builder", async () => {
    open('', { 'GET /agents/:id/diff': () => ({ ...buildDiff(null), versions: [] }) });
    expect(await screen.findByText('No repository loaded')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open in builder' })).toHaveAttribute(
      'href',
      `/app/${project.id}`,
    );
  });

  it('[RT-03] offers sign-in to an anonymous visitor, with the way back', async () => {
    const { container, made } = open('?run=1', {}, null);
    expect(await screen.findByText('Sign in to continue')).toBeVisible();
    expect(screen.getByText('No repository loaded')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute(
      'href',
      `/signin?return=${encodeURIComponent(`/git-deff/${AGENT}?run=1`)}`,
    );
    expect(made).toEqual([]);
    expect((await axe(container)).violations).toEqual([]);
  });

  it.each([
    [403, { code: 'FORBIDDEN' }],
    [400, { code: 'BAD_REQUEST', fields: { id: 'Not an id' } }],
  ] as const)('[SCR-29] says that the agent is not there, or not mine (%s)', async (status, body) => {
    open('', {
      'GET /agents/:id/diff': () => {
        throw buildApiError(status, body);
      },
    });
    expect(await screen.findByText('Agent not found')).toBeVisible();
  });

  it('says what failed and tries again on request', async () => {
    let isDown = true;
    open('', {
      'GET /agents/:id/diff': () => {
        if (isDown) throw buildApiError(503, { error: 'The database is resting', code: 'UNAVAILABLE' });
        return buildDiff();
      },
    });
    expect(await screen.findByText('The database is resting')).toBeVisible();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('tree')).toBeVisible();
  });

  it('[DIFF-01] walks the tree with the arrow keys, finds by letters and opens a file with Enter', async () => {
    open();
    const files = await screen.findByRole('tree');
    const [folder] = within(files).getAllByRole('treeitem');
    folder?.focus();
    await userEvent.keyboard('{ArrowDown}n{Enter}');
    expect(await tableOf('src/new.ts')).toBeVisible();

    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(within(files).getAllByRole('treeitem')).toHaveLength(1);
  });

  it('[DIFF-01] draws of 400 files those in sight, and finds the others by a filter', async () => {
    const many = Array.from({ length: 400 }, (_, index) =>
      buildFile(`src/file-${String(index)}.ts`, 'added'),
    );
    open('', { 'GET /agents/:id/diff': () => buildDiff({ tree: many }) });
    const files = await screen.findByRole('tree');
    expect(within(files).getAllByRole('treeitem').length).toBeLessThan(50);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Filter files' }), 'file-399');
    expect(await within(files).findByRole('treeitem', { name: /file-399/ })).toBeVisible();
    expect(screen.getByText('1 of 400 files changed')).toBeVisible();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Filter files' }), 'x');
    expect(await screen.findByText('Nothing matches “file-399x”')).toBeVisible();
  });

  it('[SCR-29] restores the version before, shows it and offers the way back', async () => {
    const third = buildVersion({ number: 3 });
    const { shell, made, address } = open('', {
      'POST /versions/:id/restore': () => third,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Restore the version before' }));
    await waitFor(() => expect(address()).toContain(`version=${third.id}`));
    expect(made).toContainEqual({ name: 'POST /versions/:id/restore', params: { id: first.id } });
    expect(shell.notify).toHaveBeenCalledWith(expect.objectContaining({ title: 'Restored as v3' }));
  });

  it('[SCR-29] says why a patch could not be had', async () => {
    const { shell } = open('', {
      'GET /versions/:id/patch': () => {
        throw buildApiError(503, { error: 'Too busy', code: 'UNAVAILABLE' });
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Download patch' }));
    await waitFor(() =>
      expect(shell.notify).toHaveBeenCalledWith({
        type: 'error',
        title: 'The patch could not be made',
        message: 'Too busy',
      }),
    );
  });

  it('[SCR-29] chooses among runs and versions', async () => {
    const { made } = open();
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: 'Run or version' }),
      'v1 · run · First version',
    );
    await waitFor(() =>
      expect(made.filter(({ name }) => name === 'GET /agents/:id/diff').at(-1)).toMatchObject({
        query: { version: first.id },
      }),
    );
  });

  it('has no accessibility violations', async () => {
    const { container } = open();
    await tableOf('src/form.tsx');
    expect((await axe(container)).violations).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Split' }));
    expect((await axe(container)).violations).toEqual([]);
  });
});
