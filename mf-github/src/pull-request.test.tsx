import {
  listBranches,
  listLinkedProjects,
  openPullRequest,
  readGithubInfo,
  readProject,
  readPushPreview,
} from '@tessera/shared/contracts';
import { buildApiError, callName, uuid, type MadeCall } from '@tessera/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { buildLink, buildPreview, NOBODY, openDialog, openGithub, press, project } from './github-testing';

const PREVIEW = callName(readPushPreview);
const opened = { number: 7, url: 'https://github.test/pull/7', branch: 'tessera/v11' };
const earlier = buildPreview({
  commits: buildPreview().commits.slice(0, 1),
  pullRequest: { title: 'Add a field', body: 'field Name added to Plant' },
});
/** As the builder's menu of a version leads here. */
const led = (version: string) => `/github?tab=projects&project=${project.id}&pullRequest=${version}`;

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
      versionId: uuid(112),
    });
  });

  it('is of an earlier version too, with its own words and branch, and into another branch', async () => {
    const { dialog, sent } = await openDialog('Open pull request', {
      [PREVIEW]: ({ query }: MadeCall) => (query?.['versionId'] === undefined ? buildPreview() : earlier),
      [callName(openPullRequest)]: () => opened,
    });
    const version = await within(dialog).findByLabelText('Version');
    expect(version).toHaveDisplayValue('v12 · Add a rating');
    await userEvent.selectOptions(version, 'v11 · Add a field');
    expect(await within(dialog).findByDisplayValue('Add a field')).toHaveAccessibleName('Title');
    expect(within(dialog).getByLabelText('Branch')).toHaveValue('tessera/v11');
    await userEvent.selectOptions(within(dialog).getByLabelText('Into'), 'next');
    expect(dialog).toHaveAccessibleDescription('ada-l/plants: from the branch below into next');
    await press(dialog, 'Open pull request');
    await screen.findByRole('link', { name: 'View #7 on GitHub' });
    expect(sent(callName(openPullRequest))[0]?.body).toEqual({
      ...earlier.pullRequest,
      branch: 'tessera/v11',
      base: 'next',
      versionId: uuid(111),
    });
  });

  it('says that there is nothing to propose, and takes the branch itself into another one', async () => {
    const { dialog, sent } = await openDialog('Open pull request', {
      [PREVIEW]: () => buildPreview({ commits: [], files: [], leftOut: [] }),
      [callName(openPullRequest)]: () => opened,
    });
    expect(await within(dialog).findByText(/Every version is in main already/)).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Open pull request' })).toBeDisabled();
    expect(within(dialog).queryByLabelText('Title')).not.toBeInTheDocument();
    const into = await within(dialog).findByLabelText('Into');
    await userEvent.selectOptions(into, 'next');
    expect(into).toHaveFocus();
    expect(within(dialog).getByLabelText('Branch')).toHaveValue('main');
    await press(dialog, 'Open pull request');
    await screen.findByRole('link', { name: 'View #7 on GitHub' });
    expect(sent(callName(openPullRequest))[0]?.body).toMatchObject({ branch: 'main', base: 'next' });
  });

  it('is not asked for while it cannot be read what goes into it, until that is tried again', async () => {
    let isAway = true;
    const { dialog } = await openDialog('Open pull request', {
      [PREVIEW]: () => {
        if (isAway) throw buildApiError(502, { error: 'GitHub is away', code: 'UPSTREAM_FAILED' });
        return buildPreview();
      },
    });
    expect(await within(dialog).findByText('GitHub is away')).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Open pull request' })).toBeDisabled();
    isAway = false;
    await press(dialog, 'Try again');
    expect(await within(dialog).findByLabelText('Title')).toHaveValue('Add a rating');
    expect(within(dialog).getByRole('button', { name: 'Open pull request' })).toBeEnabled();
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

describe('[SCR-18] a link to a pull request', () => {
  it('opens it with that version, and leaves the card in its place once it is closed', async () => {
    const { address } = openGithub(led(uuid(111)), {
      [PREVIEW]: ({ query }: MadeCall) => (query?.['versionId'] === undefined ? buildPreview() : earlier),
    });
    const dialog = await screen.findByRole('dialog', { name: 'Open pull request' });
    expect(await within(dialog).findByLabelText('Version')).toHaveDisplayValue('v11 · Add a field');
    await press(dialog, 'Cancel');
    await waitFor(() => expect(screen.getByRole('article', { name: 'Plant diary' })).toHaveFocus());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(address()).toBe(`/github?tab=projects&project=${project.id}`);
  });

  it('is spent once it is open at GitHub, which stays said', async () => {
    const { address } = openGithub(led(uuid(112)), { [callName(openPullRequest)]: () => opened });
    const dialog = await screen.findByRole('dialog', { name: 'Open pull request' });
    await within(dialog).findByLabelText('Title');
    await press(dialog, 'Open pull request');
    expect(await screen.findByRole('dialog', { name: 'Pull request opened' })).toBeVisible();
    await waitFor(() => expect(address()).toBe(`/github?tab=projects&project=${project.id}`));
    await press(screen.getByRole('dialog', { name: 'Pull request opened' }), 'Done');
    expect(screen.getByRole('article', { name: 'Plant diary' })).toHaveFocus();
  });

  it('says that the branch has the version already, and offers the others', async () => {
    openGithub(led(uuid(110)));
    const dialog = await screen.findByRole('dialog', { name: 'Open pull request' });
    const version = await within(dialog).findByLabelText('Version');
    await waitFor(() => expect(version).toHaveAccessibleDescription(/main has this version already/));
    expect(within(dialog).getByRole('button', { name: 'Open pull request' })).toBeDisabled();
    await userEvent.selectOptions(version, uuid(112));
    expect(within(dialog).getByRole('button', { name: 'Open pull request' })).toBeEnabled();
  });

  it('says of a version of another project that it is none of this one', async () => {
    openGithub(led(uuid(999)), {
      [PREVIEW]: ({ query }: MadeCall) => {
        if (query?.['versionId'] === uuid(999))
          throw buildApiError(403, { error: 'It is not yours', code: 'FORBIDDEN' });
        return buildPreview();
      },
    });
    const dialog = await screen.findByRole('dialog', { name: 'Open pull request' });
    const version = await within(dialog).findByLabelText('Version');
    await waitFor(() =>
      expect(version).toHaveAccessibleDescription(/Plant diary has no such version\. Choose another one/),
    );
    expect(within(dialog).queryByText(/already/)).not.toBeInTheDocument();
  });

  it('says that the project is not linked any more, as far as there is one', async () => {
    const none = { [callName(listLinkedProjects)]: () => ({ items: [] }) };
    const { unmount } = openGithub(led(uuid(112)), { ...none, [callName(readProject)]: () => project });
    expect(await screen.findByText(/^Plant diary is not linked to a repository any more\./)).toBeVisible();
    unmount();
    openGithub(led(uuid(112)), {
      ...none,
      [callName(readProject)]: () => {
        throw buildApiError(404, { error: 'x', code: 'NOT_FOUND' });
      },
    });
    expect(await screen.findByText(/^The project that this link leads to is not linked/)).toBeVisible();
  });

  it('says of a version that a pull merged into a later one that it goes there with that one', async () => {
    openGithub(led(uuid(110)), {
      [callName(listLinkedProjects)]: () => ({
        items: [buildLink({ branchVersionNumber: 9, mergedUpTo: 10 })],
      }),
      [PREVIEW]: () => buildPreview({ besides: [{ versionId: uuid(110), number: 10 }] }),
    });
    const dialog = await screen.findByRole('dialog', { name: 'Open pull request' });
    expect(await within(dialog).findByLabelText('Version')).toHaveAccessibleDescription(
      /v10 is part of v11, which brings in what came from GitHub\. Choose another one\./,
    );
  });

  it('waits for an account to be connected', async () => {
    openGithub(led(uuid(112)), { [callName(readGithubInfo)]: () => NOBODY });
    await screen.findByRole('article', { name: 'Plant diary' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
