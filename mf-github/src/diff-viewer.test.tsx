import type { AgentDiff, ChangedFile, FileDiff, FileStatus, User } from '@tessera/shared/contracts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import {
  buildApi,
  buildApiError,
  buildSession,
  buildUser,
  buildVersion,
  renderRemote,
  uuid,
  type Answers,
} from '@tessera/shared/testing';
import { GithubApp } from './app';

const AGENT = uuid(900);
const RUN = uuid(901);
const project = { id: uuid(902), name: 'Practice journal' };
const first = { id: uuid(903), number: 1 };
const second = { id: uuid(904), number: 2 };
const AT = '2026-05-01T08:00:00.000Z';

function buildFile(path: string, status: FileStatus, more: Partial<ChangedFile> = {}): ChangedFile {
  const name = path.split('/').at(-1) ?? path;
  return { name, path, type: 'file', status, added: 1, removed: 1, ...more };
}

const tree = [
  buildFile('src/form.tsx', 'modified'),
  buildFile('src/gone.ts', 'deleted', { added: 0 }),
  buildFile('src/moved.ts', 'renamed', { oldPath: 'lib/moved.ts', added: 0, removed: 0 }),
  buildFile('src/new.ts', 'added', { removed: 0 }),
  buildFile('src/old.ts', 'removed', { added: 0 }),
];

const texts: Readonly<Record<string, FileDiff>> = {
  'src/form.tsx': { oldText: 'one\ntwo\n', newText: 'one\n2\n', status: 'modified' },
  'src/gone.ts': { oldText: 'away\n', newText: null, status: 'deleted' },
  'src/moved.ts': { oldText: 'same\n', newText: 'same\n', status: 'renamed', oldPath: 'lib/moved.ts' },
  'src/new.ts': { oldText: null, newText: 'fresh\n', status: 'added' },
  'src/old.ts': { oldText: 'gone\n', newText: null, status: 'removed' },
};

function buildDiff(change: Partial<NonNullable<AgentDiff['change']>> | null = {}): AgentDiff {
  const author = 'agent' as const;
  return {
    project,
    change: change && {
      version: second,
      against: first,
      tree,
      modelChanges: ['field Difficulty added to Song'],
      records: { converted: 3, archived: 1 },
      runId: RUN,
      projectId: project.id,
      baseVersionId: first.id,
      versionId: second.id,
      ...change,
    },
    versions: [
      { ...second, note: 'Songs have a difficulty', author, runId: RUN, at: AT },
      { ...first, note: 'First version', author, runId: uuid(905), at: AT },
    ],
  };
}

function open(search = '', answers: Answers = {}, user: User | null = buildUser()) {
  const { api, made } = buildApi({
    'GET /agents/:id/diff': () => buildDiff(),
    'GET /versions/:id/diff/file': ({ query }) => texts[query?.['path'] ?? ''],
    ...answers,
  });
  const view = renderRemote(<GithubApp />, {
    path: { pathname: `/git-deff/${AGENT}`, search },
    shell: { api, session: buildSession(user ?? undefined) },
  });
  return { ...view, made };
}

/** Answers with one file of these texts. */
function withTexts(oldText: string | null, newText: string | null, path = 'src/form.tsx'): Answers {
  return {
    'GET /agents/:id/diff': () => buildDiff({ tree: [buildFile(path, 'modified')] }),
    'GET /versions/:id/diff/file': () => ({ oldText, newText, status: 'modified' }),
  };
}

function setWidth(width: number) {
  window.innerWidth = width;
  act(() => void window.dispatchEvent(new Event('resize')));
}

const lines = (count: number, change: Readonly<Record<number, string>> = {}) =>
  Array.from({ length: count }, (_, index) => `${change[index + 1] ?? `line ${String(index + 1)}`}\n`).join(
    '',
  );
const tableOf = (path: string) => screen.findByRole('table', { name: `Changes in ${path}` });
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

// Nothing is laid out in these tests: a window of 600 pixels, and rows of 20.
beforeAll(() => {
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(20);
});
afterAll(() => {
  jest.restoreAllMocks();
});

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
    const markers = items.slice(1).map((item) => item.querySelector('[data-status]'));
    expect(new Set(markers.map((marker) => marker?.querySelector('svg')?.innerHTML)).size).toBe(5);
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
    expect(
      words.getByText('0 records lost, 3 records converted, 1 record put away, Undo brings it back'),
    ).toBeVisible();
  });

  it('[DIFF-02] shows both sides in split view, and falls back to unified at a window width of 1024', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Split' }));
    expect(await screen.findByRole('columnheader', { name: 'Old text' })).toBeInTheDocument();
    expect(rowsOf(await tableOf('src/form.tsx'))).toEqual(['1one1one', '2−removedtwo2+added2']);

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

  it('[SCR-29] says of a file that failed so in its place, and tries again', async () => {
    let isDown = true;
    open('', {
      'GET /versions/:id/diff/file': () => {
        if (isDown) throw buildApiError(503, { error: 'The store is resting', code: 'UNAVAILABLE' });
        return texts['src/form.tsx'];
      },
    });
    expect(await screen.findByText('The store is resting')).toBeVisible();
    expect(screen.getByRole('tree')).toBeVisible();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await tableOf('src/form.tsx')).toBeVisible();
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

  it('[SCR-29] goes to the next file and the next change by keys, once the focus is inside', async () => {
    open();
    await tableOf('src/form.tsx');
    screen.getByRole('region', { name: 'File changes' }).focus();
    await userEvent.keyboard(']]]');
    await tableOf('src/new.ts');
    await userEvent.keyboard('n');
    expect(screen.getByRole('row', { name: /fresh/ })).toHaveFocus();
    await userEvent.keyboard('[[');
    expect(await tableOf('src/moved.ts')).toBeVisible();
    expect(screen.getByText('Moved without a change in its text.')).toBeVisible();
    await userEvent.keyboard('s');
    expect(await screen.findByRole('columnheader', { name: 'Old text' })).toBeInTheDocument();
  });

  it('[DIFF-06] folds what is unchanged until asked for, one stretch or all', async () => {
    open('', withTexts(lines(60), lines(60, { 30: 'other' })));
    const table = await tableOf('src/form.tsx');
    expect(table).toHaveAttribute('aria-rowcount', '11');
    await userEvent.click(within(table).getByRole('button', { name: 'Show 26 unchanged lines' }));
    expect(await within(table).findByRole('row', { name: /line 1$/ })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Unfold all' }));
    expect(table).toHaveAttribute('aria-rowcount', '62');
  });

  it('[SCR-29] draws of 10,000 lines those in sight', async () => {
    open('', withTexts(lines(10_000), lines(10_000, { 500: 'other' })));
    const table = await tableOf('src/form.tsx');
    await userEvent.click(screen.getByRole('button', { name: 'Unfold all' }));
    await waitFor(() => expect(table).toHaveAttribute('aria-rowcount', '10002'));
    expect(within(table).getAllByRole('row').length).toBeLessThan(80);
  });

  it('[DIFF-06] can leave whitespace aside, and says when nothing else differs', async () => {
    open('', withTexts('if (a)\r\n', '  if (a)\n'));
    await tableOf('src/form.tsx');
    expect(screen.getByText('Line breaks changed from CRLF to LF.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Ignore whitespace' }));
    expect(await screen.findByText('Only spaces and line breaks differ.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Ignore whitespace' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('[DIFF-06] says what is empty, what is no text, and where a line break is missing', async () => {
    open('', withTexts('a\u0000b', 'a\u0000bcd')).unmount();
    const view = open('', withTexts('a\u0000b', 'a\u0000bcd'));
    expect(await screen.findByText('Binary file, not shown')).toBeVisible();
    expect(screen.getByText(/before, .* now\.$/)).toBeVisible();
    view.unmount();
    const other = open('', withTexts(null, ''));
    expect(await screen.findByText('This file is empty')).toBeVisible();
    other.unmount();
    open('', withTexts('a\n', 'a'));
    expect(await screen.findByText('No line break at the end of the file')).toBeVisible();
  });

  it('[DIFF-06] cuts a very long line until all of it is asked for', async () => {
    const long = 'x'.repeat(500_000);
    open('', withTexts('', `${long}\n`));
    const table = await tableOf('src/form.tsx');
    expect(table.textContent.length).toBeLessThan(3000);
    await userEvent.click(within(table).getByRole('button', { name: /^Show the whole line/ }));
    expect(table.textContent.length).toBeGreaterThan(500_000);
  });

  it('[SCR-29] finds in the file, in folded lines too, and goes from match to match', async () => {
    open('', withTexts(lines(60, { 2: 'a needle' }), lines(60, { 2: 'a needle', 30: 'other needle' })));
    await tableOf('src/form.tsx');
    screen.getByRole('region', { name: 'File changes' }).focus();
    await userEvent.keyboard('{Control>}f{/Control}');
    const field = screen.getByRole('textbox', { name: 'Find in this file' });
    expect(field).toHaveFocus();
    await userEvent.type(field, 'NEEDLE');
    const search = within(screen.getByRole('search'));
    expect(await search.findByText('1 of 2')).toBeVisible();
    // The first one lay in a fold.
    expect(await screen.findByRole('row', { name: /a needle/ })).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    expect(await search.findByText('2 of 2')).toBeVisible();
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    expect(await search.findByText('1 of 2')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('search')).not.toBeInTheDocument();
  });

  it('[SCR-29] names lines in the address, and shows those that it names, unfolding them', async () => {
    const { address } = open('?line=R2', withTexts(lines(60), lines(60, { 30: 'other' })));
    const table = await tableOf('src/form.tsx');
    const row = await within(table).findByRole('row', { name: /line 2$/ });
    const [, named] = within(row).getAllByRole('cell');
    expect(named).toHaveClass('named');
    fireEvent.click(
      within(await within(table).findByRole('row', { name: /line 5$/ })).getAllByRole('cell')[1] ?? row,
      {
        shiftKey: true,
      },
    );
    await waitFor(() => expect(address()).toContain('line=R2-R5'));
  });

  it('[SCR-29] copies the path, and what is selected without numbers and signs', async () => {
    const user = userEvent.setup();
    const { shell } = open();
    const table = await tableOf('src/form.tsx');
    await user.click(screen.getByRole('button', { name: 'More for this file' }));
    await user.click(screen.getByRole('menuitem', { name: 'Copy path' }));
    expect(await navigator.clipboard.readText()).toBe('src/form.tsx');
    expect(shell.notify).toHaveBeenCalledWith({ type: 'success', title: 'Path copied' });

    const copied = new Map<string, string>();
    document.getSelection()?.selectAllChildren(table);
    fireEvent.copy(table, {
      clipboardData: { setData: (kind: string, text: string) => copied.set(kind, text) },
    });
    expect(copied.get('text/plain')).toBe('one\ntwo\n2');
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
