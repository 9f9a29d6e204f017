/** @jest-environment @tessera/tooling/jest/jsdom-environment */
import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { buildRecord, buildStorage, buildText, openApp } from '../kit-testing';

const one = () => buildStorage(buildText(buildRecord(1)));

describe('useShortcuts', () => {
  it('[MODEL-05] goes to the search by / without typing it', async () => {
    const { user } = await openApp(one());

    await user.keyboard('/');

    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('[MODEL-05] adds a record by n, but types n where one types', async () => {
    const { user } = await openApp(one());
    await user.type(screen.getByRole('searchbox'), 'n/');
    expect(screen.getByRole('searchbox')).toHaveValue('n/');
    expect(screen.getByRole('heading', { name: 'Talks' })).toBeVisible();

    await user.clear(screen.getByRole('searchbox'));
    screen.getByRole('searchbox').blur();
    await user.keyboard('n');

    expect(await screen.findByRole('heading', { name: 'Add talk' })).toBeVisible();
  });

  it('[MODEL-05] leaves the keys of the browser alone', async () => {
    const { user } = await openApp(one());

    await user.keyboard('{Control>}n{/Control}');

    expect(window.location.hash).toBe('#/talks');
  });

  it('[MODEL-05] says its keys in the tooltips', async () => {
    await openApp(one());

    expect(screen.getByRole('searchbox')).toHaveAttribute('title', 'Search (press /)');
    expect(screen.getByRole('link', { name: 'Add talk' })).toHaveAttribute('title', 'Add talk (press n)');
  });
});
