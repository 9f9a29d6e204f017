import type { LinkedProject } from '@tessera/shared/contracts';
import {
  buildApi,
  buildApiError,
  buildCredits,
  buildProject,
  buildRepository,
  buildSession,
  buildUser,
  renderRemote,
  uuid,
  type Answers,
} from '@tessera/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { DeployNew } from './deploy-new';

function buildLinked(project: Partial<LinkedProject['project']> = {}): LinkedProject {
  return {
    repository: 'Ada-L/plants',
    url: 'https://github.test/ada-l/plants/tree/main',
    branch: 'main',
    pushOnVersion: false,
    ahead: 0,
    branchVersionId: null,
    branchVersionNumber: 0,
    mergedUpTo: null,
    lastPush: null,
    pushProblem: null,
    project: {
      id: uuid(1),
      name: 'Plant diary',
      agentId: uuid(501),
      headVersionNumber: 1,
      headVersionId: uuid(91),
      ...project,
    },
  };
}

interface Options {
  search?: string;
  chosenId?: string;
  answers?: Answers;
}

function renderForm({ search = '', chosenId, answers = {} }: Options = {}) {
  const { api } = buildApi({
    'GET /project': () => [buildProject(), buildProject({ id: uuid(2), name: 'Wine cellar' })],
    'GET /credits/user/:userId': () => [buildCredits()],
    'GET /deployments/names/:name': () => ({ available: true, url: 'http://x.tessera.example/' }),
    'GET /github/repositories': () => [
      buildRepository(),
      buildRepository({ id: 43, name: 'wine', updatedat: '2026-01-01T00:00:00.000Z' }),
    ],
    'GET /github/repositories/selected': () => ({ repositories: ['ada-l/wine'] }),
    'GET /github/projects': () => ({ items: [] }),
    'GET /github/options': () => ({ canConnect: true, url: 'https://github.test', callbackUrl: '/' }),
    ...answers,
  });
  return renderRemote(<DeployNew chosenId={chosenId} />, {
    path: { pathname: '/deployment/new', search },
    shell: { api, session: buildSession(buildUser()) },
  });
}

const openGithub = async () =>
  userEvent.click(await screen.findByRole('radio', { name: 'GitHub repository' }));
const picker = () => screen.findByRole('combobox', { name: 'Repository' });
const nameField = () => screen.findByRole('textbox', { name: 'App name' });
const deployButton = () => screen.getByRole('button', { name: 'Deploy' });

describe('deploying a repository', () => {
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
  });

  it('[DEP-01] offers the repositories beside the applications, the selected ones first', async () => {
    const { address } = renderForm();
    await openGithub();
    await userEvent.click(await picker());
    const options = within(screen.getByRole('listbox')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'ada-l/wineWhat grows where',
      'ada-l/plantsWhat grows where',
    ]);
    expect(address()).toBe('/deployment/new?from=github');
    expect(deployButton()).toBeDisabled();
    expect(screen.getByText('Please select a repository to deploy')).toBeVisible();
  });

  it('[SCR-27] imports a repository as a project first, and comes back for the rest', async () => {
    const { container, address } = renderForm({ search: '?name=plants' });
    await openGithub();
    await userEvent.type(await picker(), 'plants{Enter}');
    expect(await screen.findByText('ada-l/plants is imported as a project first.')).toBeVisible();
    expect(address()).toBe('/deployment/new?name=plants&from=github&repository=ada-l%2Fplants');
    expect(deployButton()).toBeDisabled();
    expect(screen.getByText('Import it or choose its project first')).toBeVisible();
    const next = encodeURIComponent('/deployment/new?imported=yes&name=plants');
    expect(screen.getByRole('link', { name: 'Import as project' })).toHaveAttribute(
      'href',
      `/create-project?repository=ada-l/plants&next=${next}`,
    );
    expect((await axe(container)).violations).toEqual([]);
  });

  it('[SCR-27] has what was filled in before the import', async () => {
    const { unmount } = renderForm();
    await userEvent.click(await screen.findByRole('radio', { name: /Plant diary/ }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Region' }), 'European');
    unmount();
    renderForm({ search: `?imported=yes&project=${uuid(2)}`, chosenId: uuid(2) });
    expect(await screen.findByRole('radio', { name: /Wine cellar/ })).toBeChecked();
    expect(await nameField()).toHaveValue('wine-cellar');
    expect(screen.getByRole('combobox', { name: 'Region' })).toHaveDisplayValue('European');
    expect(deployButton()).toBeEnabled();
  });

  it('[SCR-27] offers the project that is linked to the repository already', async () => {
    const { address } = renderForm({
      search: '?from=github&repository=ada-l/plants',
      answers: { 'GET /github/projects': () => ({ items: [buildLinked()] }) },
    });
    expect(await screen.findByText('ada-l/plants is linked to a project of yours.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Import as project' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Choose "Plant diary"' }));
    expect(screen.getByRole('radio', { name: /Plant diary/ })).toBeChecked();
    expect(address()).toBe('/deployment/new');
    expect(await nameField()).toHaveValue('plant-diary');
  });

  it('[SCR-27] opens a linked project that has nothing to deploy yet', async () => {
    renderForm({
      search: '?repository=ada-l/plants',
      answers: { 'GET /github/projects': () => ({ items: [buildLinked({ id: uuid(3), name: 'Draft' })] }) },
    });
    expect(await screen.findByRole('link', { name: 'Open "Draft"' })).toHaveAttribute(
      'href',
      `/app/${uuid(3)}`,
    );
  });

  it('[DEP-01] connects GitHub where no account is', async () => {
    renderForm({
      search: '?from=github',
      answers: {
        'GET /github/repositories': () => {
          throw buildApiError(409, { error: 'No.', code: 'NOT_CONNECTED' });
        },
      },
    });
    expect(await screen.findByRole('button', { name: 'Connect GitHub' })).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Your apps' }));
    expect(screen.getByRole('radio', { name: /Plant diary/ })).toBeVisible();
  });

  it('[DEP-01] offers repositories to somebody who has no application yet', async () => {
    renderForm({ answers: { 'GET /project': () => [] } });
    await userEvent.click(await screen.findByRole('button', { name: 'Import a GitHub repository' }));
    await userEvent.type(await picker(), 'plants{Enter}');
    expect(await screen.findByRole('link', { name: 'Import as project' })).toBeVisible();
  });
});
