/** @jest-environment @tessera/tooling/jest/jsdom-environment */
import '@testing-library/jest-dom';
import { act, screen, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import { buildRecord, buildStorage, buildText, goTo, openApp } from '../kit-testing';

expect.extend(toHaveNoViolations);

const three = () =>
  buildText(
    buildRecord(1, { 'f1.1': 'Banana', 'f3.1': 10, 'f2.1': 'o1' }),
    buildRecord(2, { 'f1.1': 'apple', 'f3.1': 9, 'f2.1': 'o2', 'f9.1': 'https://example.com/a' }),
    buildRecord(3, { 'f1.1': 'Cherry', 'f8.1': 'a@example.com', 'f7.1': true }),
  );

/** The names of the records, in the order on the page. */
const names = () =>
  within(screen.getByRole('main'))
    .getAllByRole('link')
    .filter(({ className }) => className.includes('row-link'))
    .map(({ textContent }) => textContent);

describe('RecordList', () => {
  it('opens with the order of the application and sorts by any heading, both ways, empty ones last', async () => {
    const { user } = await openApp(buildStorage(three()));
    expect(names()).toEqual(['apple', 'Banana', 'Cherry']);
    expect(screen.getByRole('columnheader', { name: 'Title' })).toHaveAttribute('aria-sort', 'ascending');

    const minutes = screen.getByRole('button', { name: 'Minutes' });
    await user.click(minutes);
    expect(names()).toEqual(['apple', 'Banana', 'Cherry']);
    await user.click(minutes);

    expect(names()).toEqual(['Banana', 'apple', 'Cherry']);
    expect(screen.getByRole('columnheader', { name: 'Minutes' })).toHaveAttribute('aria-sort', 'descending');
  });

  it('sorts by the toolbar too, and says which way', async () => {
    const { user } = await openApp(buildStorage(three()));

    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Minutes');
    await user.click(screen.getByRole('button', { name: 'Order: Lowest first' }));

    expect(names()).toEqual(['Banana', 'apple', 'Cherry']);
    expect(screen.getByRole('button', { name: 'Order: Highest first' })).toBeVisible();
  });

  it('searches as one types, counts, and offers to clear when nothing matches', async () => {
    const { user } = await openApp(buildStorage(three()));
    const search = screen.getByRole('searchbox', { name: 'Search talks' });
    const result = () => within(screen.getByRole('main')).getByRole('status');
    expect(result()).toHaveTextContent('3 talks');

    await user.type(search, 'given');
    expect(names()).toEqual(['apple']);
    expect(result()).toHaveTextContent('1 of 3 talks');

    await user.type(search, ' harbour');
    expect(screen.getByText('Nothing matches "given harbour"')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));

    expect(names()).toHaveLength(3);
    expect(search).toHaveValue('');
    expect(search).toHaveFocus();
  });

  it('shows a table, a list or cards, and remembers which', async () => {
    const storage = buildStorage(three());
    const { user, store } = await openApp(storage);
    expect(screen.getByRole('table')).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Cards' }));
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.getByRole('list', { name: 'Talks' })).toHaveClass('cards');
    await user.click(screen.getByRole('button', { name: 'List' }));

    expect(screen.getByRole('list', { name: 'Talks' })).toHaveClass('rows');
    expect(screen.getByRole('button', { name: 'List' })).toHaveAttribute('aria-pressed', 'true');
    store.flush();
    expect(storage.text).toContain('"views":{"e1":{"chosen":"v2","over":"v1"}}');
  });

  it('keeps search and order while another page is open', async () => {
    const { user } = await openApp(buildStorage(three()));
    await user.type(screen.getByRole('searchbox'), 'an');

    await goTo('#/rooms');
    await goTo('#/talks');

    expect(screen.getByRole('searchbox')).toHaveValue('an');
    expect(names()).toEqual(['Banana']);
  });

  it('names the thing when there is none and offers the first one', async () => {
    const { container } = await openApp(buildStorage());

    expect(screen.getByText('No talks yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add the first talk' })).toHaveAttribute('href', '#/talks/new');
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('deletes at once, moves the focus to the next record, and brings it back with undo', async () => {
    const { user } = await openApp(buildStorage(three()));

    await user.click(screen.getByRole('button', { name: 'Delete Banana' }));
    expect(names()).toEqual(['apple', 'Cherry']);
    expect(await screen.findByText('Deleted talk “Banana”. Undo is offered for ten seconds.')).toHaveRole(
      'status',
    );
    await screen.findByRole('button', { name: 'Undo' });
    expect(screen.getByRole('link', { name: 'Cherry' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Undo' }));

    expect(names()).toEqual(['apple', 'Banana', 'Cherry']);
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('offers only safe links that open elsewhere', async () => {
    await openApp(buildStorage(three()));

    expect(screen.getByRole('link', { name: 'example.com/a' })).toHaveAttribute('rel', 'noopener noreferrer');
    expect(screen.getByRole('link', { name: 'a@example.com' })).toHaveAttribute(
      'href',
      'mailto:a@example.com',
    );
  });

  it.each(['Table', 'List', 'Cards'])('has no flaw that axe finds as %s', async (view) => {
    const { user, container } = await openApp(buildStorage(three()));

    await user.click(screen.getByRole('button', { name: view }));

    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('[MODEL-04] more records than one sees', () => {
  const many = (count: number) =>
    buildText(...Array.from({ length: count }, (_, place) => buildRecord(place + 1, { 'f3.1': place % 90 })));
  const rowsOf = (role: string) => within(screen.getByRole('main')).getAllByRole(role, { hidden: true });

  it.each([
    ['Table', 'row'],
    ['List', 'listitem'],
    ['Cards', 'listitem'],
  ])('of two thousand only those near what is seen are on the page, as %s', async (view, role) => {
    const { user } = await openApp(buildStorage(many(2000)));
    await user.click(screen.getByRole('button', { name: view }));

    expect(rowsOf(role).length).toBeLessThan(120);
  });

  it('each says which of how many it is', async () => {
    const { user } = await openApp(buildStorage(many(200)));
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '201');
    expect(rowsOf('row')[0]).toHaveAttribute('aria-rowindex', '1');

    await user.click(screen.getByRole('button', { name: 'List' }));

    // The first stands for rows before.
    expect(rowsOf('listitem')[1]).toHaveAttribute('aria-posinset', '1');
    expect(rowsOf('listitem')[1]).toHaveAttribute('aria-setsize', '200');
  });

  it('all of them are printed', async () => {
    await openApp(buildStorage(many(200)));

    act(() => {
      window.dispatchEvent(new Event('beforeprint'));
    });
    const printed = screen.getByRole('table', { name: /, printed$/, hidden: true });
    expect(within(printed).getAllByRole('row', { hidden: true })).toHaveLength(201);
    act(() => {
      window.dispatchEvent(new Event('afterprint'));
    });

    expect(rowsOf('row').length).toBeLessThan(120);
  });
});
