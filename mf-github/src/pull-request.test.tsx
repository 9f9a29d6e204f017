import { listBranches, openPullRequest } from '@tessera/shared/contracts';
import { buildApiError, callName } from '@tessera/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { openDialog, press } from './github-testing';

beforeEach(() => {
  localStorage.clear();
});

describe('[SCR-18] a pull request', () => {
  it('is filled in from what changed, and leads to GitHub once it is open', async () => {
    const refusals = [buildApiError(422, { error: 'GitHub: a pull request exists', code: 'UNPROCESSABLE' })];
    const { dialog, sent, container } = await openDialog('Open pull request', {
      [callName(openPullRequest)]: () => {
        const refusal = refusals.shift();
        if (refusal) throw refusal;
        return { number: 7, url: 'https://github.test/pull/7', branch: 'tessera/v12' };
      },
    });
    const title = await within(dialog).findByLabelText('Title');
    expect(title).toHaveValue('Add a rating');
    expect(within(dialog).getByLabelText('Description')).toHaveValue('field Rating added to Plant');
    expect(within(dialog).getByLabelText('Branch')).toHaveValue('tessera/v12');
    expect((await axe(container)).violations).toEqual([]);
    await userEvent.clear(title);
    await press(dialog, 'Open pull request');
    expect(title).toHaveAccessibleDescription('Please enter a title');
    await userEvent.type(title, 'Ratings');
    await press(dialog, 'Open pull request');
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('a pull request exists');
    expect(title).toHaveValue('Ratings');
    await press(dialog, 'Open pull request');
    expect(await screen.findByRole('link', { name: 'View #7 on GitHub' })).toHaveAttribute(
      'href',
      'https://github.test/pull/7',
    );
    expect(sent(callName(openPullRequest)).at(-1)?.body).toEqual({
      title: 'Ratings',
      body: 'field Rating added to Plant',
      branch: 'tessera/v12',
    });
  });

  it('is said on the card for as long as the page is open, and the next one suggests another branch', async () => {
    const { dialog, card } = await openDialog('Open pull request', {
      [callName(listBranches)]: () => ({
        items: [
          { name: 'main', isDefault: true },
          { name: 'tessera/v12', isDefault: false },
        ],
      }),
      [callName(openPullRequest)]: () => ({
        number: 7,
        url: 'https://github.test/pull/7',
        branch: 'tessera/v12-2',
      }),
    });
    expect(await within(dialog).findByDisplayValue('tessera/v12-2')).toBeVisible();
    await press(dialog, 'Open pull request');
    await press(await screen.findByRole('dialog', { name: 'Pull request opened' }), 'Done');
    const now = screen.getByRole('article', { name: card.getAttribute('aria-label') ?? '' });
    expect(within(now).getByText(/Pull request from tessera\/v12-2 is open/)).toBeVisible();
    expect(within(now).getByRole('link', { name: '#7' })).toHaveAttribute(
      'href',
      'https://github.test/pull/7',
    );
    await press(now, 'Open pull request');
    expect(await screen.findByDisplayValue('tessera/v12-3')).toBeVisible();
  });
});
