import {
  listBranches,
  listLinkedProjects,
  listProjects,
  listRepositories,
  readGithubInfo,
  readGithubOptions,
  readProjectRepository,
  readPushPreview,
  readSelectedRepositories,
  type LinkedProject,
  type ProjectRepository,
  type PushPreview,
} from '@tessera/shared/contracts';
import { BrowserPortsContext } from '@tessera/shared/remote';
import {
  buildApi,
  buildProject,
  buildRepository,
  buildSession,
  buildUser,
  callName,
  renderRemote,
  uuid,
  type Answers,
} from '@tessera/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GithubApp } from './app';

const AT = '2026-11-20T10:00:00.000Z';

export const user = buildUser();
export const project = buildProject({ name: 'Plant diary' });

export const CONNECTED = {
  githubUsername: 'ada-l',
  githubaccesstoken: '••••cafe',
  via: 'token',
  auth: { provider: 'github', accessToken: '••••cafe', displayName: 'ada-l' },
};
export const NOBODY = { githubUsername: null, githubaccesstoken: null, auth: null };
export const OPTIONS = {
  canConnect: true,
  url: 'https://github.test',
  callbackUrl: 'https://tessera.test/api/github/callback',
};

/** A project that is linked to `ada-l/plants`; overridable. */
export function buildLink(overrides: Partial<LinkedProject> = {}): LinkedProject {
  return {
    repository: 'ada-l/plants',
    url: 'https://github.test/ada-l/plants/tree/main',
    branch: 'main',
    pushOnVersion: false,
    ahead: 2,
    branchVersionId: null,
    branchVersionNumber: 0,
    mergedUpTo: null,
    lastPush: null,
    pushProblem: null,
    project: {
      id: project.id,
      name: project.name,
      agentId: project.agentId,
      headVersionNumber: 12,
      headVersionId: uuid(112),
    },
    ...overrides,
  };
}

/** The same as GitHub was asked about it. */
export function buildProjectLink(overrides: Partial<ProjectRepository> = {}): ProjectRepository {
  const { project: _, ...link } = buildLink();
  return { ...link, behind: 0, problem: null, isEmpty: false, isDiverged: false, ...overrides };
}

/** Two versions that a push would bring; overridable. */
export function buildPreview(overrides: Partial<PushPreview> = {}): PushPreview {
  return {
    branch: 'main',
    isNewBranch: false,
    commits: [
      { versionId: uuid(111), number: 11, message: 'Add a field', at: AT },
      { versionId: uuid(112), number: 12, message: 'Add a rating\n\nwith stars', at: AT },
    ],
    besides: [],
    files: [
      { name: 'App.tsx', path: 'src/App.tsx', type: 'file', status: 'modified', added: 3, removed: 1 },
      { name: 'old.ts', path: 'src/old.ts', type: 'file', status: 'deleted', added: 0, removed: 9 },
    ],
    leftOut: [{ path: '.env', why: 'It may hold secrets.' }],
    newer: [],
    behind: 0,
    isDiverged: false,
    pullRequest: { title: 'Add a rating', body: 'field Rating added to Plant' },
    ...overrides,
  };
}

export const NEWER: PushPreview['newer'] = [
  {
    sha: 'abcdef1234567',
    message: 'Mend a title',
    author: 'Grace',
    at: AT,
    url: 'https://github.test/commit/abcdef1',
  },
];

/** A connected account with one repository and one linked project. */
const SERVER: Answers = {
  [callName(readGithubInfo)]: () => CONNECTED,
  [callName(readGithubOptions)]: () => OPTIONS,
  [callName(listRepositories)]: () => [buildRepository()],
  [callName(readSelectedRepositories)]: () => ({ repositories: [] }),
  [callName(listBranches)]: () => ({
    items: [
      { name: 'main', isDefault: true },
      { name: 'next', isDefault: false },
    ],
  }),
  [callName(listProjects)]: () => [project],
  [callName(listLinkedProjects)]: () => ({ items: [buildLink()] }),
  [callName(readProjectRepository)]: () => ({ link: buildProjectLink() }),
  [callName(readPushPreview)]: () => buildPreview(),
};

/** Opens a page of the remote for somebody who is connected, unless the answers say otherwise. */
export function openGithub(path = '/github', answers: Answers = {}) {
  const { api, ...server } = buildApi({ ...SERVER, ...answers });
  const leave = jest.fn<undefined, [string]>();
  const view = renderRemote(
    <BrowserPortsContext value={{ leave, leaveForGood: leave }}>
      <GithubApp />
    </BrowserPortsContext>,
    { path, shell: { api, session: buildSession(user) } },
  );
  const sent = (name: string) => server.made.filter((call) => call.name === name);
  return { ...view, ...server, leave, sent };
}

/** Opens the linked projects, with one that is linked. */
export async function openProjects(answers: Answers = {}) {
  const view = openGithub('/github?tab=projects', answers);
  return { ...view, card: await screen.findByRole('article', { name: 'Plant diary' }) };
}

/** Presses one of its buttons, which opens a dialog. */
export async function openDialog(action: 'Push' | 'Pull' | 'Open pull request', answers: Answers = {}) {
  const view = await openProjects(answers);
  await userEvent.click(within(view.card).getByRole('button', { name: action }));
  const title = {
    Push: 'Push Plant diary',
    Pull: 'Pull into Plant diary',
    'Open pull request': 'Open pull request',
  };
  const dialog = await screen.findByRole('dialog', { name: title[action] });
  return { ...view, dialog };
}
export const press = async (dialog: HTMLElement, name: string) =>
  userEvent.click(await within(dialog).findByRole('button', { name }));
