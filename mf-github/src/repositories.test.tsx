import {
  createRepository,
  linkProject,
  listRepositories,
  readSelectedRepositories,
  selectRepositories,
} from '@tessera/shared/contracts';
import { personStorage } from '@tessera/shared/remote';
import { buildApiError, buildRepository, callName, type MadeCall } from '@tessera/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { buildProjectLink, openGithub, project, user } from './github-testing';

const LIST = callName(listRepositories);
const plants = buildRepository({ id: 1, name: 'plants', updatedat: '2026-11-19T10:00:00.000Z' });
const site = buildRepository({
  id: 2,
  name: 'site',
  visibility: 'public',
  language: 'HTML',
  stargazers_count: 40,
  isArchived: true,
  updatedat: '2026-11-20T10:00:00.000Z',
});

const two = { [LIST]: () => [plants, site] };
const names = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  localStorage.clear();
});

describe('[GIT-03] the repositories of the account', () => {
  it('say what they are, when they changed, and lead where they can go', async () => {
    const { container } = openGithub('/github', two);
    const card = await screen.findByRole('article', { name: 'ada-l/site' });
    expect(card).toHaveTextContent('Archived');
    expect(card).toHaveTextContent('Public');
    expect(card).toHaveTextContent('HTML');
    expect(card).toHaveTextContent('40 stars');
    expect(card).toHaveTextContent(/updated \d+ (?:day|hour)s? ago|updated less than an hour ago/);
    expect(within(card).getByText(/ago$/)).toHaveAttribute('title', expect.stringContaining('2026'));
    expect(within(card).queryByRole('button', { name: /Link to project/ })).not.toBeInTheDocument();
    expect(within(card).getByRole('link', { name: /Open on GitHub/ })).toHaveAttribute('href', site.html_url);
    expect(within(card).getByRole('link', { name: /Import as project/ })).toHaveAttribute(
      'href',
      '/create-project?repository=ada-l/site',
    );
    expect((await axe(container)).violations).toEqual([]);
  });

  it('are found by words, visibility and language, and sorted, as the address says', async () => {
    const { address } = openGithub('/github?sort=name&visibility=private', two);
    await screen.findByRole('article', { name: 'ada-l/plants' });
    expect(names()).toEqual(['ada-l/plants']);
    await userEvent.selectOptions(screen.getByLabelText('Visibility'), 'Any visibility');
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Stars');
    expect(names()).toEqual(['ada-l/site', 'ada-l/plants']);
    await userEvent.selectOptions(screen.getByLabelText('Language'), 'TypeScript');
    expect(names()).toEqual(['ada-l/plants']);
    expect(address()).toBe('/github?sort=stars&language=TypeScript');

    screen.getByRole('button', { name: 'Create repository' }).focus();
    await userEvent.keyboard('/zzz');
    expect(await screen.findByText('Nothing matches "zzz"')).toBeVisible();
    await press('Clear filters');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(names()).toEqual(['ada-l/site', 'ada-l/plants']);
    await waitFor(() => expect(address()).toBe('/github?sort=stars'));
  });

  it('are drawn in portions where there are hundreds', async () => {
    openGithub('/github', {
      [LIST]: ({ query }: MadeCall) =>
        Number(query?.['page']) === 1
          ? Array.from({ length: 100 }, (_, at) => buildRepository({ id: at, name: `r${String(at)}` }))
          : [],
    });
    expect(await screen.findByText('48 of 100 shown')).toBeVisible();
    expect(names()).toHaveLength(48);
    await press('Load more');
    expect(names()).toHaveLength(96);
  });

  it('[GIT-05] are none where they could not be had, with why and another try', async () => {
    let isAway = true;
    openGithub('/github', {
      [LIST]: () => {
        if (isAway) throw buildApiError(429, { code: 'RATE_LIMITED' }, 3600);
        return [plants];
      },
    });
    expect(await screen.findByText('No repositories found')).toBeVisible();
    expect(screen.getByText(/^GitHub allows no more calls until /)).toBeVisible();
    isAway = false;
    await press('Try again');
    expect(await screen.findByRole('article', { name: 'ada-l/plants' })).toBeVisible();
  });

  it('are imported by the key I', async () => {
    const { address } = openGithub('/github', two);
    const card = await screen.findByRole('article', { name: 'ada-l/plants' });
    within(card)
      .getByRole('button', { name: /^Select/ })
      .focus();
    await userEvent.keyboard('i');
    expect(address()).toBe('/create-project?repository=ada-l/plants');
  });
});

describe('[GIT-04] selecting repositories', () => {
  it('is kept at the server and in this browser', async () => {
    const { sent } = openGithub('/github', {
      ...two,
      [callName(readSelectedRepositories)]: () => ({ repositories: ['ada-l/site'] }),
      [callName(selectRepositories)]: () => ({ success: true }),
    });
    expect(await screen.findByText('1 selected · kept for deploying')).toBeVisible();
    await press('Select ada-l/plants');
    expect(screen.getByText('2 selected · kept for deploying')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Selected ada-l/plants' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await press('Selected ada-l/site');
    await waitFor(() =>
      expect(sent(callName(selectRepositories)).map(({ body }) => body)).toEqual([
        { repositories: ['ada-l/site', 'ada-l/plants'] },
        { repositories: ['ada-l/plants'] },
      ]),
    );
    expect(personStorage(user.id).read('selected-repositories')).toBe('["ada-l/plants"]');
  });

  it('goes back to what is kept where it cannot be saved', async () => {
    const { shell } = openGithub('/github', {
      ...two,
      [callName(selectRepositories)]: () =>
        Promise.reject(buildApiError(503, { error: 'Not now', code: 'UNAVAILABLE' })),
    });
    await screen.findByRole('article', { name: 'ada-l/plants' });
    await press('Select ada-l/plants');
    await waitFor(() => expect(shell.notify).toHaveBeenCalledWith({ type: 'error', title: 'Not now' }));
    expect(screen.getByRole('button', { name: 'Select ada-l/plants' })).toBeVisible();
    expect(personStorage(user.id).read('selected-repositories')).toBe('[]');
  });
});

describe('[SCR-18] linking a repository to a project', () => {
  it('asks for the project and the branch, and keeps them when it is refused', async () => {
    const answers = [
      () => Promise.reject(buildApiError(403, { error: 'You may not push to it', code: 'FORBIDDEN' })),
      () => ({ link: buildProjectLink({ branch: 'next' }) }),
      () => ({ link: buildProjectLink({ branch: 'next', pushOnVersion: true }) }),
    ];
    const { shell, sent, container } = openGithub('/github', {
      ...two,
      [callName(linkProject)]: () => answers.shift()?.(),
    });
    await screen.findByRole('article', { name: 'ada-l/plants' });
    await press(/Link to project/);
    const dialog = await screen.findByRole('dialog', { name: 'Link ada-l/plants' });
    const field = within(dialog).getByLabelText('Project');
    await waitFor(() => expect(within(dialog).getByLabelText('Branch')).toHaveValue('main'));
    await press('Link');
    expect(field).toHaveAccessibleDescription('Choose a project');

    await userEvent.selectOptions(field, project.id);
    await userEvent.selectOptions(within(dialog).getByLabelText('Branch'), 'next');
    await userEvent.click(within(dialog).getByRole('switch', { name: 'Push after every version' }));
    expect((await axe(container)).violations).toEqual([]);
    await press('Link');
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('You may not push to it');
    expect(field).toHaveValue(project.id);
    await press('Link');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    // Without the switch GitHub is asked, and knows a repository that was made anew under the same name.
    expect(sent(callName(linkProject)).map(({ params, body }) => ({ params, body }))).toEqual(
      [
        { repository: 'ada-l/plants', branch: 'next' },
        { repository: 'ada-l/plants', branch: 'next' },
        { repository: 'ada-l/plants', branch: 'next', pushOnVersion: true },
      ].map((body) => ({ params: { id: project.id }, body })),
    );
    expect(shell.notify).toHaveBeenCalledWith(expect.objectContaining({ title: 'Plant diary is linked' }));
  });
});

describe('[SCR-18] creating a repository', () => {
  const openDialog = async (answers: Parameters<typeof openGithub>[1]) => {
    const view = openGithub('/github', { ...two, ...answers });
    await screen.findByRole('article', { name: 'ada-l/plants' });
    await press('Create repository');
    return { ...view, dialog: await screen.findByRole('dialog', { name: 'Create repository' }) };
  };

  it("keeps to GitHub's rules as one types, is private unless told, and shows what was made", async () => {
    const { dialog, sent } = await openDialog({
      [callName(createRepository)]: () => buildRepository({ id: 3, name: 'my-garden' }),
    });
    const name = within(dialog).getByLabelText('Name');
    await userEvent.type(name, 'my garden');
    expect(name).toHaveAccessibleDescription('A name has letters, digits and . - _ only');
    await press('Use "my-garden"');
    expect(name).toHaveValue('my-garden');
    expect(within(dialog).getByRole('switch', { name: 'Private' })).toBeChecked();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Create repository' }));
    expect(await screen.findByRole('article', { name: 'ada-l/my-garden' })).toBeVisible();
    expect(sent(callName(createRepository))[0]?.body).toEqual({ name: 'my-garden', private: true });
  });

  it('says at the field that a name is taken', async () => {
    const { dialog } = await openDialog({
      [callName(createRepository)]: () =>
        Promise.reject(buildApiError(409, { error: 'You have a repository of this name', code: 'CONFLICT' })),
    });
    await userEvent.type(within(dialog).getByLabelText('Name'), 'plants');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Create repository' }));
    await waitFor(() =>
      expect(within(dialog).getByLabelText('Name')).toHaveAccessibleDescription(
        'You have a repository of this name',
      ),
    );
    expect(within(dialog).getByLabelText('Name')).toHaveValue('plants');
  });

  it('asks again for the link where only that did not work', async () => {
    const { dialog } = await openDialog({
      [callName(createRepository)]: () => buildRepository({ id: 3, name: 'garden' }),
      [callName(linkProject)]: () =>
        Promise.reject(buildApiError(502, { error: 'GitHub does not answer', code: 'UPSTREAM_FAILED' })),
    });
    await userEvent.type(within(dialog).getByLabelText('Name'), 'garden');
    await within(dialog).findByRole('option', { name: /Plant diary/ });
    await userEvent.selectOptions(within(dialog).getByLabelText(/Project/), project.id);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Create repository' }));
    const link = await screen.findByRole('dialog', { name: 'Link ada-l/garden' });
    expect(within(link).getByRole('alert')).toHaveTextContent('GitHub does not answer');
    await waitFor(() => expect(within(link).getByLabelText('Project')).toHaveValue(project.id));
  });
});
