import { buildApiError } from '@tessera/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  buildDiff,
  buildFile,
  layOut,
  lines,
  open,
  rowsOf,
  setWidth,
  tableOf,
  texts,
  withTexts,
} from './diff-viewer-testing';

layOut();

describe('the text of a file that changed', () => {
  beforeEach(() => {
    localStorage.clear();
    setWidth(1440);
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

  it('[SCR-29] goes from line to line by the arrows, into folds too, and names those that Shift goes over', async () => {
    const { address } = open('', withTexts(lines(60), lines(60, { 30: 'other' })));
    const table = await tableOf('src/form.tsx');
    const row = (name: RegExp) => within(table).findByRole('row', { name });
    screen.getByRole('region', { name: 'File changes' }).focus();
    await userEvent.keyboard('n{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(address()).toContain('line=R31'));
    expect(await row(/line 31$/)).toHaveFocus();
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await waitFor(() => expect(address()).toContain('line=R31-R33'));
    await userEvent.keyboard('{Shift>}{ArrowUp}{ArrowUp}{ArrowUp}{/Shift}');
    await waitFor(() => expect(address()).toContain('line=R30-R31'));
    expect(await row(/other$/)).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(within(table).getByRole('button', { name: 'Show 26 unchanged lines' })).toHaveFocus();
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    await waitFor(() => expect(address()).toMatch(/line=R2$/));
    expect(await row(/line 2$/)).toHaveFocus();
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

  it('[DIFF-02] keeps how somebody reads for the next time', async () => {
    const view = open();
    await tableOf('src/form.tsx');
    await userEvent.click(screen.getByRole('button', { name: 'Split' }));
    await userEvent.click(screen.getByRole('button', { name: 'Ignore whitespace' }));
    view.unmount();
    open();
    await tableOf('src/form.tsx');
    expect(screen.getByRole('button', { name: 'Split' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: 'Ignore whitespace' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('counts the lines that are shown where whitespace is ignored', async () => {
    open('', {
      ...withTexts('one\ntwo\n', '  one\n2\n'),
      'GET /agents/:id/diff': () =>
        buildDiff({ tree: [buildFile('src/form.tsx', 'modified', { added: 2, removed: 2 })] }),
    });
    await tableOf('src/form.tsx');
    expect(screen.getByText('2 lines removed')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Ignore whitespace' }));
    expect(await screen.findByText('1 line removed')).toBeInTheDocument();
  });

  it('has the focus once it is there and after a press in the tree, and Ctrl F finds from anywhere', async () => {
    open();
    await tableOf('src/form.tsx');
    const reading = screen.getByRole('region', { name: 'File changes' });
    expect(reading).toHaveFocus();
    await userEvent.click(screen.getByRole('treeitem', { name: /new\.ts/ }));
    expect(reading).toHaveFocus();
    await tableOf('src/new.ts');
    screen.getByRole('combobox', { name: 'Run or version' }).focus();
    await userEvent.keyboard('{Control>}f{/Control}');
    expect(screen.getByRole('textbox', { name: 'Find in this file' })).toHaveFocus();
  });
});
