/** @jest-environment @tessera/tooling/jest/jsdom-environment */
import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import { buildRecord, buildStorage, buildText, goTo, openApp, storedTalks } from '../kit-testing';

expect.extend(toHaveNoViolations);

const field = (name: string) => screen.getByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Save' });

describe('RecordForm', () => {
  it('adds a record with every kind of value, says so and puts the focus on it in the list', async () => {
    const storage = buildStorage();
    const { user, store } = await openApp(storage);
    await goTo('#/talks/new');
    expect(field('Title')).toHaveFocus();

    await user.type(field('Title'), '  Tiles  ');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Given');
    await user.type(field('Minutes'), '45');
    await user.type(field('Fee'), '1,200.5');
    await user.type(screen.getByLabelText('Held on'), '2026-03-09');
    await user.click(screen.getByRole('radio', { name: '0' }));
    await user.click(screen.getByRole('checkbox', { name: 'Recorded' }));
    await user.type(field('Contact'), 'a@example.com');
    await user.type(field('Link'), 'example.com');
    await user.type(field('Notes'), 'One{Enter}Two');
    await user.click(save());

    expect(await screen.findByRole('link', { name: 'Tiles' })).toHaveFocus();
    expect(screen.getByRole('region', { name: 'Messages' })).toHaveTextContent('Talk added.');
    store.flush();
    expect(storedTalks(storage)[0]?.values).toEqual({
      'f1.1': 'Tiles',
      'f2.1': 'o2',
      'f3.1': 45,
      'f4.1': '1200.50',
      'f5.1': '2026-03-09',
      'f6.1': 0,
      'f7.1': true,
      'f8.1': 'a@example.com',
      'f9.1': 'https://example.com',
      'f10.1': 'One\nTwo',
    });
    // Every key is typed one by one, which takes its time on a machine that does other things too.
  });

  it('shows what to do at the fields, puts the focus on the first one and loses nothing that was typed', async () => {
    const storage = buildStorage();
    const { user, container } = await openApp(storage, '#/talks/new');

    await user.type(field('Minutes'), '120');
    await user.type(field('Contact'), 'nobody');
    await user.click(save());

    expect(field('Title')).toHaveFocus();
    expect(field('Title')).toHaveAccessibleDescription('Title is required.');
    expect(field('Title')).toBeInvalid();
    expect(field('Minutes')).toHaveAccessibleDescription('From 1 to 90 Enter a number from 1 to 90.');
    expect(field('Minutes')).toHaveValue('120');
    expect(field('Contact')).toHaveValue('nobody');
    expect(screen.getByRole('alert')).toHaveTextContent('Not saved: 3 fields need a change.');
    expect(storage.writes).toBe(0);
    expect(await axe(container)).toHaveNoViolations();

    await user.type(field('Title'), 'T');
    expect(field('Title')).toBeValid();
    expect(screen.getByRole('alert')).toHaveTextContent('Not saved: 2 fields need a change.');
  });

  it('keeps what was typed when the page is left by mistake, until it is cancelled', async () => {
    const { user } = await openApp(buildStorage(buildText(buildRecord(1))), '#/talks/new');
    await user.type(field('Title'), 'Half');

    await goTo('#/talks');
    await goTo('#/talks/new');
    expect(field('Title')).toHaveValue('Half');
    expect(screen.getByRole('note')).toHaveTextContent('What you typed before is still here.');

    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await screen.findByRole('heading', { name: 'Talks' });
    await goTo('#/talks/new');
    expect(field('Title')).toHaveValue('');
  });

  it('takes no focus where it is the first page: a preview that loads anew leaves it to the chat', async () => {
    await openApp(buildStorage(), '#/talks/new');

    expect(field('Title')).not.toHaveFocus();
    expect(document.body).toHaveFocus();
  });

  it('has what was typed again after a preview loaded anew, as far as it fits, and the browser asks nothing', async () => {
    const storage = buildStorage();
    storage.drafts = JSON.stringify([
      ['draft/e1/', { 'f1.1': 'Half', 'f7.1': 'once a text', 'f99.1': 'gone' }],
    ]);
    const { user } = await openApp(storage, '#/talks/new');
    expect(field('Title')).toHaveValue('Half');
    expect(screen.getByRole('checkbox', { name: 'Recorded' })).not.toBeChecked();
    expect(screen.getByRole('note')).toHaveTextContent('What you typed before is still here.');

    await user.type(field('Title'), ' of it');

    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
    expect(storage.drafts).toContain('Half of it');

    await user.click(save());
    await screen.findByRole('link', { name: 'Half of it' });
    expect(storage.drafts).toBe('[]');
  });

  it('changes only what was changed: an option that is gone and values of removed fields stay stored', async () => {
    const values = { 'f2.1': 'o9', 'f3.0': 'an hour', 'f99.1': 'removed', 'f6.1': 4 };
    const storage = buildStorage(buildText(buildRecord(1, values)));
    const { user, store } = await openApp(storage, '#/talks/r1/edit');
    expect(screen.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('None');
    expect(field('Minutes')).toHaveValue('');

    await user.clear(field('Title'));
    await user.type(field('Title'), 'Renamed');
    await user.click(save());
    await screen.findByRole('heading', { name: 'Renamed' });
    store.flush();

    expect(storedTalks(storage)[0]?.values).toEqual({ ...values, 'f1.1': 'Renamed' });
    expect(screen.getByRole('link', { name: 'Edit' })).toHaveFocus();
  });

  it('stores the option that is chosen in the place of one that is gone', async () => {
    const storage = buildStorage(buildText(buildRecord(1, { 'f2.1': 'o9' })));
    const { user, store } = await openApp(storage, '#/talks/r1/edit');

    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Idea');
    await user.click(save());
    await screen.findByRole('heading', { name: 'Talk 1' });
    store.flush();

    expect(storedTalks(storage)[0]?.values['f2.1']).toBe('o1');
  });

  it('empties a field that is cleared', async () => {
    const storage = buildStorage(buildText(buildRecord(1, { 'f3.1': 45, 'f6.1': 4 })));
    const { user, store } = await openApp(storage, '#/talks/r1/edit');

    await user.clear(field('Minutes'));
    await user.click(screen.getByRole('radio', { name: 'None' }));
    await user.click(save());
    await screen.findByRole('heading', { name: 'Talk 1' });
    store.flush();

    expect(storedTalks(storage)[0]?.values).toMatchObject({ 'f3.1': null, 'f6.1': null });
  });

  it('says that a record is not there any more', async () => {
    await openApp(buildStorage(), '#/talks/r9/edit');

    expect(screen.getByRole('heading', { name: 'This talk does not exist' })).toBeVisible();
  });

  it('asks before the browser leaves a page with something typed', async () => {
    const { user } = await openApp(buildStorage(), '#/talks/new');
    const leave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(leave()).toBe(false);

    await user.type(field('Title'), 'T');

    expect(leave()).toBe(true);
  });
});

describe('RatingInput', () => {
  const group = () => screen.getByRole('radiogroup', { name: 'Severity' });

  it('offers every step from nought on, and none', async () => {
    await openApp(buildStorage(), '#/talks/new');

    const steps = within(group()).getAllByRole<HTMLInputElement>('radio');

    expect(steps.map(({ value }) => value)).toEqual([
      '0',
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
      '9',
      '10',
      '',
    ]);
    expect(screen.getByRole('radio', { name: 'None' })).toBeChecked();
  });

  it('moves by arrow keys and keeps nought apart from nothing', async () => {
    const storage = buildStorage();
    const { user, store } = await openApp(storage, '#/talks/new');
    await user.type(field('Title'), 'T');
    await user.click(screen.getByRole('radio', { name: '1' }));
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByRole('radio', { name: '0' })).toBeChecked();
    await user.click(save());
    await user.click(await screen.findByRole('link', { name: 'T' }));

    await waitFor(() => {
      expect(screen.getByText('0 of 10')).toBeInTheDocument();
    });
    store.flush();
    expect(storedTalks(storage)[0]?.values['f6.1']).toBe(0);
  });
});
