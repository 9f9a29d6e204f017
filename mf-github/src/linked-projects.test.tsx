import {
  linkProject,
  listBranches,
  listLinkedProjects,
  pushProject,
  readGithubInfo,
  readProjectRepository,
  readPushPreview,
} from '@tessera/shared/contracts';
import { buildApiError, buildNetworkError, callName, uuid } from '@tessera/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import {
  buildLink,
  buildPreview,
  buildProjectLink,
  NEWER,
  NOBODY,
  openDialog,
  openGithub,
  openProjects,
  press,
  project,
} from './github-testing';

const PREVIEW = callName(readPushPreview);
const PUSH = callName(pushProject);
const diverged = { [PREVIEW]: () => buildPreview({ behind: 2, newer: NEWER }) };
const pushed = {
  commit: 'a1b2c3d4e5',
  url: 'https://github.test/commit/a1b2c3d',
  branch: 'main',
  commits: 2,
  leftOut: [],
};

beforeEach(() => {
  localStorage.clear();
});

describe('[SCR-18] linked projects', () => {
  it('say how far they are from their branch, and what was pushed last', async () => {
    const known = {
      pushProblem: 'GitHub has newer commits. Pull first.',
      lastPush: {
        at: '2026-11-20T10:00:00.000Z',
        commit: 'a1b2c3d4',
        url: 'https://github.test/c',
        versionNumber: 10,
      },
    };
    const { card, container } = await openProjects({
      [callName(listLinkedProjects)]: () => ({ items: [buildLink(known)] }),
      [callName(readProjectRepository)]: () => ({ link: buildProjectLink({ ...known, behind: 3 }) }),
    });
    expect(await within(card).findByText('3 commits to pull')).toBeVisible();
    expect(within(card).getByText('2 versions to push')).toBeVisible();
    expect(within(card).getByRole('link', { name: 'a1b2c3d' })).toHaveAttribute(
      'href',
      'https://github.test/c',
    );
    expect(within(card).getByRole('link', { name: 'ada-l/plants · main' })).toBeVisible();
    expect(within(card).getByRole('note')).toHaveTextContent('The last automatic push failed');
    expect(within(card).getByRole('note')).toHaveTextContent('Pull first.');
    expect(within(card).getByRole('link', { name: 'View newest version' })).toHaveAttribute(
      'href',
      `/git-deff/${project.agentId}?version=${uuid(112)}`,
    );
    expect((await axe(container)).violations).toEqual([]);
  });

  it('lead to what a push would bring, where two versions show that', async () => {
    const { card } = await openProjects({
      [callName(readProjectRepository)]: () => ({ link: buildProjectLink({ branchVersionId: uuid(110) }) }),
    });
    expect(await within(card).findByRole('link', { name: 'View changes' })).toHaveAttribute(
      'href',
      `/git-deff/${project.agentId}?version=${uuid(112)}&against=${uuid(110)}`,
    );
  });

  it('give the focus back to what was pressed once something was pushed', async () => {
    const { dialog, card } = await openDialog('Push', { [PUSH]: () => pushed });
    await within(dialog).findByRole('list', { name: 'Commits' });
    await press(dialog, 'Push');
    await press(await screen.findByRole('dialog', { name: 'Pushed' }), 'Done');
    expect(within(card).getByRole('button', { name: 'Push' })).toHaveFocus();
  });

  it('show the one that somebody was led to, and give it the focus once', async () => {
    const other = buildLink({ project: { ...buildLink().project, id: uuid(2), name: 'Wine cellar' } });
    const scroll = jest.fn();
    Element.prototype.scrollIntoView = scroll;
    openGithub(`/github?tab=projects&project=${uuid(2)}`, {
      [callName(listLinkedProjects)]: () => ({ items: [buildLink(), other] }),
    });
    const card = await screen.findByRole('article', { name: 'Wine cellar' });
    await waitFor(() => expect(card).toHaveFocus());
    expect(scroll).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('article', { name: 'Plant diary' })).not.toHaveAttribute('tabindex');
  });

  it('say where GitHub could not be asked, and ask again', async () => {
    let problem: 'away' | null = 'away';
    const { card } = await openProjects({
      [callName(readProjectRepository)]: () => ({
        link: buildProjectLink({ problem, ahead: 0, behind: problem ? null : 0 }),
      }),
    });
    expect(await within(card).findByText('GitHub did not answer.')).toBeVisible();
    problem = null;
    await press(card, 'Ask again');
    expect(await within(card).findByText('Up to date')).toBeVisible();
  });

  it('are pushed after every version, or not, by a switch that goes back where that cannot be kept', async () => {
    const answers = [
      () => ({ link: buildProjectLink({ pushOnVersion: true }) }),
      () => Promise.reject(buildApiError(502, { error: 'GitHub does not answer', code: 'UPSTREAM_FAILED' })),
    ];
    const { card, sent } = await openProjects({ [callName(linkProject)]: () => answers.shift()?.() });
    const toggle = within(card).getByRole('switch', { name: 'Push after every version' });
    await userEvent.click(toggle);
    await waitFor(() => expect(toggle).toBeEnabled());
    expect(toggle).toBeChecked();
    expect(sent(callName(linkProject))[0]?.body).toEqual({
      repository: 'ada-l/plants',
      branch: 'main',
      pushOnVersion: true,
    });
    await userEvent.click(toggle);
    expect(await within(card).findByText('GitHub does not answer')).toBeVisible();
  });

  it('are unlinked once that is confirmed', async () => {
    let items = [buildLink()];
    const { card, sent } = await openProjects({
      [callName(listLinkedProjects)]: () => ({ items }),
      [callName(linkProject)]: () => {
        items = [];
        return { link: null };
      },
    });
    await press(card, 'Unlink');
    await press(screen.getByRole('alertdialog', { name: 'Unlink Plant diary?' }), 'Unlink');
    expect(await screen.findByText('No project is linked to a repository yet.')).toBeVisible();
    expect(screen.getByRole('group', { name: 'Linked projects' })).toHaveFocus();
    expect(sent(callName(linkProject))[0]?.body).toEqual({ repository: null });
  });

  it('say nothing more of the one that somebody was led to once it is unlinked here', async () => {
    let items = [buildLink()];
    const { address } = openGithub(`/github?tab=projects&project=${project.id}`, {
      [callName(listLinkedProjects)]: () => ({ items }),
      [callName(linkProject)]: () => {
        items = [];
        return { link: null };
      },
    });
    await press(await screen.findByRole('article', { name: 'Plant diary' }), 'Unlink');
    await press(screen.getByRole('alertdialog', { name: 'Unlink Plant diary?' }), 'Unlink');
    expect(await screen.findByText('No project is linked to a repository yet.')).toBeVisible();
    expect(screen.queryByText(/not linked to a repository/)).not.toBeInTheDocument();
    expect(address()).toBe('/github?tab=projects');
  });

  it('never say that they are up to date with a branch that was rewritten', async () => {
    const { card } = await openProjects({
      [callName(readProjectRepository)]: () => ({ link: buildProjectLink({ ahead: 0, isDiverged: true }) }),
    });
    expect(await within(card).findByText("GitHub's branch was rewritten")).toBeVisible();
    expect(within(card).queryByText('Up to date')).not.toBeInTheDocument();
  });

  it('are there without an account too, which is said once, and send nothing', async () => {
    const { card } = await openProjects({
      [callName(readGithubInfo)]: () => NOBODY,
      [callName(readProjectRepository)]: () => ({
        link: buildProjectLink({ problem: 'notConnected', behind: null }),
      }),
    });
    await waitFor(() => expect(within(card).getByRole('status')).not.toHaveAttribute('aria-busy'));
    expect(screen.getAllByText('Connect GitHub to import and push code.')).toHaveLength(1);
    expect(within(card).queryByRole('button', { name: 'Ask again' })).not.toBeInTheDocument();
    for (const name of ['Push', 'Pull', 'Open pull request'])
      expect(within(card).getByRole('button', { name })).toBeDisabled();
    expect(within(card).getByRole('button', { name: 'Unlink' })).toBeEnabled();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  });

  it('are tried again where they could not be read', async () => {
    let isAway = true;
    openGithub('/github?tab=projects', {
      [callName(listLinkedProjects)]: () => {
        if (isAway) throw buildApiError(503, { error: 'Resting', code: 'UNAVAILABLE' });
        return { items: [] };
      },
    });
    expect(await screen.findByText('Resting')).toBeVisible();
    isAway = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No project is linked to a repository yet.')).toBeVisible();
  });
});

describe('[SCR-18] pushing', () => {
  it('shows a commit for each version, the files and what is left out, and says the commit', async () => {
    const { dialog, container, sent } = await openDialog('Push', { [PUSH]: () => pushed });
    const commits = within(await within(dialog).findByRole('list', { name: 'Commits' })).getAllByRole(
      'listitem',
    );
    expect(commits.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('v12Add a rating'),
      expect.stringContaining('v11Add a field'),
    ]);
    const files = within(dialog).getByRole('list', { name: 'Files in the change' });
    expect(files).toHaveTextContent('Mmodified src/App.tsx+3 −1');
    expect(files).toHaveTextContent('Ddeleted src/old.ts');
    expect(within(dialog).getByRole('list', { name: 'Files left out' })).toHaveTextContent(
      'It may hold secrets.',
    );
    expect((await axe(container)).violations).toEqual([]);

    const message = within(dialog).getByLabelText('Message of the newest commit, v12');
    await userEvent.clear(message);
    await userEvent.type(message, 'Rate plants');
    await press(dialog, 'Push');
    expect(await screen.findByText(/Pushed 2 commits to main/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'View a1b2c3d on GitHub' })).toHaveAttribute('href', pushed.url);
    expect(sent(PUSH)[0]?.body).toEqual({ branch: 'main', message: 'Rate plants' });
  });

  it('sends the same key until an answer comes, and keeps what was typed', async () => {
    const answers = [() => Promise.reject(buildNetworkError()), () => pushed];
    const { dialog, sent } = await openDialog('Push', { [PUSH]: () => answers.shift()?.() });
    await userEvent.type(await within(dialog).findByLabelText(/^Message/), '!');
    await press(dialog, 'Push');
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('What you typed is kept.');
    expect(within(dialog).getByLabelText(/^Message/)).toHaveValue('Add a rating\n\nwith stars!');
    await press(dialog, 'Push');
    await screen.findByText(/Pushed 2 commits/);
    const [first, second] = sent(PUSH).map(({ idempotencyKey }) => idempotencyKey);
    expect(first).toBeDefined();
    expect(second).toBe(first);
  });

  it('pushes nothing over newer commits: it pulls first, or makes a branch', async () => {
    const { dialog, sent } = await openDialog('Push', {
      ...diverged,
      [PUSH]: () => ({ ...pushed, branch: 'tessera/v12' }),
    });
    expect(await within(dialog).findByText('GitHub has 2 newer commits')).toBeVisible();
    expect(within(dialog).getByText('Mend a title')).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Push' })).toBeDisabled();
    await press(dialog, 'Push to a new branch');
    const name = within(dialog).getByLabelText('Name of the new branch');
    expect(name).toHaveValue('tessera/v12');
    await userEvent.type(name, ' x');
    await press(dialog, 'Push to a new branch');
    expect(name).toHaveAccessibleDescription(/A branch has no spaces/);
    expect(sent(PUSH)).toEqual([]);
    await userEvent.clear(name);
    await userEvent.type(name, 'tessera/v12');
    await press(dialog, 'Push to a new branch');
    expect(await screen.findByText(/Pushed 2 commits to tessera\/v12/)).toBeVisible();
    expect(sent(PUSH)[0]?.body).toEqual({ branch: 'main', newBranch: 'tessera/v12' });
    await press(screen.getByRole('dialog', { name: 'Pushed' }), 'Open pull request');
    expect(await screen.findByLabelText('Branch')).toHaveValue('tessera/v12');
  });

  it('is as careful with a branch that was rewritten', async () => {
    const { dialog } = await openDialog('Push', { [PREVIEW]: () => buildPreview({ isDiverged: true }) });
    expect(await within(dialog).findByText("GitHub's branch was rewritten")).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Push' })).toBeDisabled();
    await press(dialog, 'Push to a new branch');
    expect(within(dialog).getByRole('button', { name: 'Push to a new branch' })).toBeEnabled();
  });

  it('says so as well where GitHub moved on since, and leads to the pull', async () => {
    const { dialog } = await openDialog('Push', {
      [PUSH]: () => Promise.reject(buildApiError(409, { error: 'x', code: 'DIVERGED', behind: 1 })),
    });
    await within(dialog).findByRole('list', { name: 'Commits' });
    await press(dialog, 'Push');
    expect(await within(dialog).findByText('GitHub has 1 newer commit')).toBeVisible();
    await press(dialog, 'Pull first');
    expect(await screen.findByRole('dialog', { name: 'Pull into Plant diary' })).toBeVisible();
  });

  it('says once why GitHub could not be asked, and asks again for all of it', async () => {
    let isLimited = true;
    const ask = <Answer,>(answer: Answer) => {
      if (isLimited) throw buildApiError(429, { error: 'GitHub allows no more calls', code: 'RATE_LIMITED' });
      return answer;
    };
    const { dialog } = await openDialog('Push', {
      [PREVIEW]: () => ask(buildPreview()),
      [callName(listBranches)]: () => ask({ items: [{ name: 'main', isDefault: true }] }),
    });
    expect(await within(dialog).findByText('What a push would bring could not be read')).toBeVisible();
    expect(within(dialog).getAllByText('GitHub allows no more calls')).toHaveLength(1);
    isLimited = false;
    await press(dialog, 'Try again');
    expect(await within(dialog).findByRole('list', { name: 'Commits' })).toBeVisible();
    expect(await within(dialog).findByRole('option', { name: 'main (default)' })).toBeVisible();
  });

  it('says that there is nothing to push', async () => {
    const { dialog } = await openDialog('Push', {
      [PREVIEW]: () => buildPreview({ commits: [], files: [] }),
    });
    expect(await within(dialog).findByText(/There is nothing to push/)).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Push' })).toBeDisabled();
  });
});
