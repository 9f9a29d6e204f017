import { waitFor, within } from '@testing-library/dom';
import { stop } from 'esbuild';
import type { ApplicationModel, Field } from '@tessera/shared/contracts';
import { buildEntity, buildField, buildFullModel, buildModel, practiceFields } from './build-model';
import { openPage, startApp, type RunningApp } from './run-app-testing';

/** An emitted application, compiled and used as a visitor uses it. */

// A loaded machine takes its time over a window and a keyboard.
jest.setTimeout(60_000);

let app: RunningApp;

afterEach(() => {
  app.close();
});
afterAll(() => stop());

const journal = buildModel();
const withFields = (fields: Field[]): ApplicationModel => buildModel({ entities: [buildEntity({ fields })] });

/** Three songs as they are stored, written in the order of their titles' length. */
function songs(values: readonly Readonly<Record<string, unknown>>[]): string {
  const records = values.map((one, place) => ({
    id: `r${String(place + 1)}`,
    createdAt: `2026-03-0${String(place + 1)}T08:00:00.000Z`,
    updatedAt: `2026-03-0${String(place + 1)}T08:00:00.000Z`,
    values: one,
  }));
  return JSON.stringify({ v: 1, records: { e1: records } });
}

const THREE = songs([
  { 'f1.1': 'Asturias', 'f2.1': 'Albéniz', 'f3.1': 45 },
  { 'f1.1': 'Blackbird', 'f2.1': 'Lennon', 'f3.1': 5 },
  { 'f1.1': 'Cavatina', 'f2.1': 'Myers', 'f3.1': 120 },
]);

/** The names of the records in the table, from the top. */
function shownSongs(): string[] {
  const [, ...rows] = app.screen.queryAllByRole('row');
  return rows.map((row) => within(row).getAllByRole('link')[0]?.textContent ?? '');
}

const press = async (name: string | RegExp) => {
  await app.user.click(app.screen.getByRole('button', { name }));
};
const fill = async (name: string | RegExp, text: string) => {
  const box = app.screen.getByLabelText(name, { selector: 'input, textarea' });
  await app.user.clear(box);
  await app.user.type(box, text);
};
const heading = (name: string) => openPage(app.window, name);
const storedRecords = () =>
  (JSON.parse(app.stored() ?? 'null') as { records: { e1: { values: Record<string, unknown> }[] } }).records
    .e1;

describe('[PRJ-02] an application made from a model', () => {
  it('starts empty, names what it keeps and offers to add the first', async () => {
    app = await startApp(journal);
    expect(app.screen.getByText('No practice sessions yet')).toBeTruthy();
    await app.user.click(app.screen.getByRole('link', { name: 'Add the first practice session' }));
    await heading('Add practice session');
    expect(app.window.document.activeElement).toBe(app.screen.getByLabelText('Song'));
    expect(app.window.document.title).toBe('Add practice session · Guitar practice journal');
  });

  it('adds a record, shows it in the list, and has it after a reload', async () => {
    app = await startApp(journal, { hash: '#/practice-sessions/new' });
    await fill('Song', 'Recuerdos');
    await fill(/^Minutes/u, '25');
    await fill('Date practised', '2026-03-09');
    await app.user.click(app.screen.getByLabelText('Mastered'));
    await press('Save');
    await heading('Practice sessions');
    expect(shownSongs()).toEqual(['Recuerdos']);

    app = await app.reload();
    expect(shownSongs()).toEqual(['Recuerdos']);
    expect(app.screen.getByText('1 practice session')).toBeTruthy();
    expect(storedRecords()[0]?.values).toMatchObject({
      'f1.1': 'Recuerdos',
      'f3.1': 25,
      'f5.1': '2026-03-09',
      'f6.1': true,
    });
  });

  it('says at the field what is wrong, goes there, and loses nothing that was typed', async () => {
    app = await startApp(journal, { hash: '#/practice-sessions/new' });
    await fill(/^Minutes/u, '601');
    await fill('Notes', 'slowly');
    await press('Save');
    expect(app.screen.getByText('Song is required.')).toBeTruthy();
    expect(app.screen.getByText('Enter a number from 0 to 600.')).toBeTruthy();
    const song = app.screen.getByLabelText('Song');
    expect(app.window.document.activeElement).toBe(song);
    expect(song.getAttribute('aria-invalid')).toBe('true');
    const described = (song.getAttribute('aria-describedby') ?? '').split(' ');
    expect(described.map((id) => app.window.document.getElementById(id)?.textContent)).toContain(
      'Song is required.',
    );
    expect(app.screen.getByRole('alert').textContent).toBe('Not saved: 2 fields need a change.');
    expect(app.screen.getByLabelText<HTMLTextAreaElement>('Notes').value).toBe('slowly');

    await fill('Song', 'Lágrima');
    await fill(/^Minutes/u, '60');
    await press('Save');
    await heading('Practice sessions');
    expect(shownSongs()).toEqual(['Lágrima']);
  });

  it('changes a record and keeps values that it knows nothing about', async () => {
    const stored = songs([{ 'f1.1': 'Asturias', 'f99.1': 'from another version' }]);
    app = await startApp(journal, { stored, hash: '#/practice-sessions/r1/edit' });
    await heading('Edit practice session');
    await fill('Song', 'Sevilla');
    await press('Save');
    await heading('Sevilla');
    expect(storedRecords()[0]?.values).toMatchObject({ 'f1.1': 'Sevilla', 'f99.1': 'from another version' });
  });

  it('deletes a record and brings it back to its place', async () => {
    app = await startApp(journal, { stored: THREE });
    await press('Delete Blackbird');
    expect(shownSongs()).toEqual(['Asturias', 'Cavatina']);
    await press('Undo');
    expect(shownSongs()).toEqual(['Asturias', 'Blackbird', 'Cavatina']);
    app = await app.reload();
    expect(shownSongs()).toEqual(['Asturias', 'Blackbird', 'Cavatina']);
  });

  it('keeps a deleted record away after a reload', async () => {
    app = await startApp(journal, { stored: THREE, hash: '#/practice-sessions/r2' });
    await heading('Blackbird');
    await press('Delete');
    await heading('Practice sessions');
    app = await app.reload();
    expect(shownSongs()).toEqual(['Asturias', 'Cavatina']);
  });

  it('finds records by any field, without case or accents, and says when there are none', async () => {
    app = await startApp(journal, { stored: THREE });
    await fill('Search practice sessions', 'ALBENIZ');
    await waitFor(() => expect(shownSongs()).toEqual(['Asturias']), { container: app.window.document.body });
    expect(app.screen.getByText('1 of 3 practice sessions')).toBeTruthy();
    await fill('Search practice sessions', 'nobody');
    await app.screen.findByText('Nothing matches "nobody"');
    await press('Clear filters');
    await waitFor(() => expect(shownSongs()).toHaveLength(3), { container: app.window.document.body });
  });

  it('sorts numbers as numbers, both ways', async () => {
    app = await startApp(journal, { stored: THREE });
    const minutes = app.screen.getByRole('columnheader', { name: 'Minutes' });
    await app.user.click(within(minutes).getByRole('button'));
    expect(shownSongs()).toEqual(['Blackbird', 'Asturias', 'Cavatina']);
    expect(minutes.getAttribute('aria-sort')).toBe('ascending');
    await app.user.click(within(minutes).getByRole('button'));
    expect(shownSongs()).toEqual(['Cavatina', 'Asturias', 'Blackbird']);
  });

  it('opens sorted as the model says', async () => {
    const [entity] = journal.entities;
    const sorted = { ...journal, entities: [{ ...entity, sort: { field: 'f3', direction: 'desc' } }] };
    app = await startApp(sorted as ApplicationModel, { stored: THREE });
    expect(shownSongs()).toEqual(['Cavatina', 'Asturias', 'Blackbird']);
  });

  it('remembers the view that was chosen', async () => {
    app = await startApp(journal, { stored: THREE });
    await press('Cards');
    expect(app.screen.queryByRole('table')).toBeNull();
    app = await app.reload();
    expect(app.screen.getByRole('list', { name: 'Practice sessions' })).toBeTruthy();
    expect(app.screen.getByRole('button', { name: 'Cards' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('leads from one kind of record to another, whatever they are called', async () => {
    app = await startApp(buildFullModel());
    const sections = within(app.screen.getByRole('navigation', { name: 'Main menu' }));
    expect(sections.getAllByRole('link').map((link) => link.textContent)).toEqual(['Books', 'New', 'レシピ']);
    await app.user.click(sections.getByRole('link', { name: 'レシピ' }));
    await heading('レシピ');
    expect(decodeURIComponent(app.window.location.hash)).toBe('#/レシピ');
    app = await app.reload();
    await heading('レシピ');
  });

  it('says that a page or a record does not exist', async () => {
    app = await startApp(journal, { hash: '#/nothing-here' });
    await heading('This page does not exist');
    app.close();
    app = await startApp(journal, { stored: THREE, hash: '#/practice-sessions/gone' });
    expect(app.screen.getByRole('heading', { level: 1 }).textContent).not.toContain('Asturias');
  });

  it('leaves stored text that it cannot read as it is, and says so', async () => {
    app = await startApp(journal, { stored: '{"v":1,"records":' });
    expect(app.screen.getByRole('alert').textContent).toContain('could not be read');
    await app.user.click(app.screen.getByRole('link', { name: 'Add the first practice session' }));
    await heading('Add practice session');
    await fill('Song', 'Adelita');
    await press('Save');
    await heading('Practice sessions');
    expect(app.stored()).toBe('{"v":1,"records":');
  });
});

describe('[PRJ-02] every type of field', () => {
  it('takes what is typed, stores it exactly and shows it', async () => {
    const full = buildFullModel();
    app = await startApp(full, { hash: '#/books/new' });
    await fill('Title', '<b>Ulysses</b>');
    await fill(/^Pages/u, '1,200');
    await fill(/^Weight/u, '0.75');
    await fill(/^Price/u, '19.9');
    await fill('Bought', '2026-02-28');
    await fill('Starts', '18:30');
    await fill('Meets', '2026-02-28T18:30');
    await app.user.selectOptions(app.screen.getByLabelText('Status'), 'Reading');
    await fill('Contact', 'ann@example.com');
    await fill('Link', 'example.com/a');
    await app.user.click(within(app.screen.getByRole('radiogroup', { name: 'Stars' })).getByLabelText('4'));
    await fill(/^Score/u, '88');
    await press('Save');
    await heading('Books');
    expect(storedRecords()[0]?.values).toMatchObject({
      'f1.1': '<b>Ulysses</b>',
      'f3.1': 1200,
      'f4.1': 0.75,
      'f5.1': '19.90',
      'f7.1': '2026-02-28',
      'f8.1': '18:30',
      'f9.1': '2026-02-28T18:30',
      'f11.1': 'o2',
      'f12.1': 'ann@example.com',
      'f13.1': 'https://example.com/a',
      'f15.1': 4,
      'f16.1': 88,
    });
    await app.user.click(app.screen.getByRole('link', { name: '<b>Ulysses</b>' }));
    await heading('<b>Ulysses</b>');
    expect(app.screen.getByText('€19.90')).toBeTruthy();
    expect(app.screen.getByRole('link', { name: /example\.com\/a/u }).getAttribute('rel')).toContain(
      'noopener',
    );
    expect(app.screen.getByRole('link', { name: 'ann@example.com' }).getAttribute('href')).toBe(
      'mailto:ann@example.com',
    );
  });

  it('refuses an address that would run code, and a wrong email', async () => {
    app = await startApp(buildFullModel(), { hash: '#/books/new' });
    await fill('Title', 'x');
    await fill('Link', 'javascript:alert(1)');
    await fill('Contact', 'ann@');
    await press('Save');
    expect(app.screen.getByText('Enter a web address like https://example.com.')).toBeTruthy();
    expect(app.screen.getByText('Enter an email address like name@example.com.')).toBeTruthy();
    expect(app.screen.getByRole('alert').textContent).toBe('Not saved: 2 fields need a change.');
  });
});

describe('[PRJ-03] a changed model over the records of before', () => {
  const [song] = practiceFields;
  const first = song ?? buildField(1);
  const level = buildField(2, { name: 'Level' });

  it('converts the values of a field that changed its type, and shows them again after undo', async () => {
    const stored = songs([
      { 'f1.1': 'A', 'f2.1': '4' },
      { 'f1.1': 'B', 'f2.1': '1,200.50' },
      { 'f1.1': 'C', 'f2.1': 'hard' },
    ]);
    const texts = () =>
      app.screen
        .getAllByRole('row')
        .slice(1)
        .map((row) => within(row).getAllByRole('cell')[1]?.textContent);
    const asNumber = withFields([first, { ...level, type: 'number', key: 'f2.2' }]);
    app = await startApp(asNumber, { stored });
    expect(texts()).toEqual(['4', '1200.5', expect.not.stringContaining('hard')]);

    app = await app.reload(withFields([first, level]));
    expect(texts()).toEqual(['4', '1,200.50', 'hard']);
  });

  it('keeps a value that did not convert when the record is saved', async () => {
    const stored = songs([{ 'f1.1': 'C', 'f2.1': 'hard' }]);
    const asNumber = withFields([first, { ...level, type: 'number', key: 'f2.2' }]);
    app = await startApp(asNumber, { stored, hash: '#/practice-sessions/r1/edit' });
    await fill('Song', 'Changed');
    await press('Save');
    await heading('Changed');
    app = await app.reload(withFields([first, level]));
    expect(app.screen.getByText('hard')).toBeTruthy();
  });

  it('finds the option that says the same as the text', async () => {
    const options = [
      { id: 'o1', label: 'Easy' },
      { id: 'o2', label: 'Hard' },
    ];
    app = await startApp(withFields([first, { ...level, type: 'choice', key: 'f2.2', options }]), {
      stored: songs([{ 'f1.1': 'A', 'f2.1': 'hard' }]),
      hash: '#/practice-sessions/r1',
    });
    expect(app.screen.getByText('Hard')).toBeTruthy();
  });

  it('keeps the values of a renamed field', async () => {
    app = await startApp(withFields([first, { ...level, name: 'Difficulty' }]), {
      stored: songs([{ 'f1.1': 'A', 'f2.1': 'hard' }]),
      hash: '#/practice-sessions/r1',
    });
    expect(app.screen.getByText('Difficulty')).toBeTruthy();
    expect(app.screen.getByText('hard')).toBeTruthy();
  });

  it('shows a removed field again, with its values, when the removal is undone', async () => {
    app = await startApp(withFields([first]), {
      stored: songs([{ 'f1.1': 'A', 'f2.1': 'hard' }]),
      hash: '#/practice-sessions/r1/edit',
    });
    expect(app.screen.queryByLabelText('Level')).toBeNull();
    await fill('Song', 'B');
    await press('Save');
    await heading('B');
    app = await app.reload(withFields([first, level]));
    expect(app.screen.getByText('hard')).toBeTruthy();
  });
});
