/** @jest-environment @tessera/tooling/jest/jsdom-environment */
import '@testing-library/jest-dom';
import { act, screen, waitFor, within } from '@testing-library/react';
import { axe, toHaveNoViolations } from 'jest-axe';
import { buildRecord, buildStorage, buildText, goTo, openApp, storedTalks, talks } from '../kit-testing';

expect.extend(toHaveNoViolations);

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('AppShell', () => {
  it('opens every address, sets the title of the document and puts the focus on the heading', async () => {
    await openApp(buildStorage(buildText(buildRecord(1))), '#/');
    expect(await heading('Talks')).not.toHaveFocus();
    expect(document.title).toBe('Talks · Talk tracker');

    await goTo('#/talks/r1');
    expect(await heading('Talk 1')).toHaveFocus();
    expect(document.title).toBe('Talk 1 · Talk tracker');

    await goTo('#/talks/r1/edit');
    expect(await heading('Edit talk')).toHaveFocus();

    await goTo('#/rooms');
    expect(await heading('Rooms')).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Rooms' })).toHaveAttribute('aria-current', 'page');
  });

  it.each(['#/nowhere', '#/talks/r1/print', '#/%E0%A4%A'])('says that %s does not exist', async (hash) => {
    await openApp(buildStorage(), hash);

    expect(await heading('This page does not exist')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the start' })).toHaveAttribute('href', '#/');
  });

  it('writes what waits when the page is left', async () => {
    const storage = buildStorage();
    const { store } = await openApp(storage);
    act(() => {
      store.put(talks, null, { 'f1.1': 'Last words' });
    });
    expect(storage.writes).toBe(0);

    window.dispatchEvent(new Event('pagehide'));

    expect(storedTalks(storage)[0]?.values).toEqual({ 'f1.1': 'Last words' });
  });

  it('shows what another tab wrote', async () => {
    const storage = buildStorage(buildText(buildRecord(1)));
    await openApp(storage);

    act(() => {
      storage.writeFromOtherTab(buildText(buildRecord(1), buildRecord(2)));
    });

    expect(screen.getByRole('link', { name: 'Talk 2' })).toBeInTheDocument();
  });

  it('says that records are kept only until the page closes', async () => {
    await openApp(buildStorage(null, false));

    expect(screen.getByRole('note')).toHaveTextContent('Records are kept only until this page closes');
  });

  it('says when a change could not be stored, and tries again', async () => {
    const storage = buildStorage();
    const { user, store } = await openApp(storage);
    storage.canSave = false;
    act(() => {
      store.put(talks, null, { 'f1.1': 'Mine' });
      store.flush();
    });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The last change could not be stored');

    storage.canSave = true;
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));

    await waitFor(() => {
      expect(alert).not.toBeInTheDocument();
    });
    expect(storedTalks(storage)).toHaveLength(1);
  });

  it('shows one record in full, without a flaw that axe finds', async () => {
    const values = { 'f2.1': 'o2', 'f4.1': '12.50', 'f6.1': 3, 'f7.1': true, 'f10.1': 'One\nTwo' };
    const { container } = await openApp(buildStorage(buildText(buildRecord(1, values))), '#/talks/r1');

    expect(screen.getByText('€12.50')).toBeVisible();
    expect(screen.getByText('3 of 10')).toBeInTheDocument();
    // The word stands beside the tick, and the number beside more dots than one counts at a glance.
    expect(screen.getByText('Yes')).toBeVisible();
    expect(screen.getByText('Yes')).not.toHaveClass('visually-hidden');
    expect(screen.getByText('3', { selector: '.rating-number' })).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('deletes from the page of a record, goes back to the list and offers undo', async () => {
    const { user } = await openApp(buildStorage(buildText(buildRecord(1), buildRecord(2))), '#/talks/r1');

    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await heading('Talks');
    expect(screen.queryByRole('link', { name: 'Talk 1' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));

    expect(screen.getByRole('link', { name: 'Talk 1' })).toBeInTheDocument();
  });

  it('skips to the content without leaving the page', async () => {
    const { user } = await openApp(buildStorage());

    await user.click(screen.getByRole('link', { name: 'Skip to content' }));

    expect(screen.getByRole('main')).toHaveFocus();
    expect(window.location.hash).toBe('#/talks');
  });

  it.each(['toString', '-constructor', '__proto__'])(
    '[MODEL-07] opens a list whose address asks for the order %s',
    async (name) => {
      const query = `sort=${name}&view=${name}&view-at=${name}&filter=${name}&status=${name}`;
      await openApp(buildStorage(buildText(buildRecord(1))), `#/talks?${query}`);

      expect(await heading('Talks')).toBeVisible();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    },
  );
});
