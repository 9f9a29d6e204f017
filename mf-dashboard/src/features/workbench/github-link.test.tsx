import type { LinkedProject } from '@tessera/shared/contracts';
import {
  buildApi,
  buildApiError,
  buildCredits,
  buildProject,
  buildSession,
  buildUser,
  buildVersion,
  renderRemote,
  uuid,
} from '@tessera/shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Workbench } from './workbench';

const PROBLEM = 'GitHub has 2 commits that this project does not have. Pull first.';

function buildLink(overrides: Partial<LinkedProject> = {}): LinkedProject {
  return {
    repository: 'ada-l/plants',
    url: 'https://github.test/ada-l/plants/tree/main',
    branch: 'main',
    pushOnVersion: true,
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
      headVersionNumber: 2,
      headVersionId: uuid(92),
    },
    ...overrides,
  };
}

/** @param links what the server says of it, each time it is asked */
async function openBench(links: () => readonly LinkedProject[] | Promise<never>) {
  let number = 1;
  const { api, calls } = buildApi({
    'GET /project/:id': () => buildProject({ headVersion: { id: uuid(100 + number), number } }),
    'GET /project/:id/versions': () => ({ items: [buildVersion({ number })], nextCursor: null }),
    'GET /credits/user/:userId': () => [buildCredits()],
    'POST /project/:id/undo': () => {
      number += 1;
      return buildVersion({ number });
    },
    'GET /github/projects': async () => ({ items: await links() }),
  });
  const view = renderRemote(
    <Workbench
      projectId={uuid(1)}
      startPane="preview"
      renderConversation={() => null}
      renderPreview={() => <p>preview</p>}
      renderCode={() => null}
      renderFound={() => null}
      renderShare={() => null}
      renderData={() => null}
      renderChecks={() => null}
      renderStatus={() => null}
      renderHistory={() => null}
    />,
    { shell: { api, session: buildSession(buildUser()) } },
  );
  await screen.findByText('preview');
  const asked = () => calls.filter((name) => name === 'GET /github/projects').length;
  await waitFor(() => expect(asked()).toBe(1));
  return { ...view, asked };
}

const notPushed = () => screen.findByRole('link', { name: 'Not pushed' });

async function itemGithub() {
  await userEvent.click(screen.getByRole('button', { name: 'Project menu' }));
  return screen.findByRole('menuitem', { name: 'GitHub' });
}

describe('GitHub in the builder', () => {
  it('[SCR-02] leads from a linked project to where it is pushed', async () => {
    await openBench(() => [buildLink({ project: { ...buildLink().project, id: uuid(2) } }), buildLink()]);
    expect(await itemGithub()).toHaveAttribute('href', `/github?tab=projects&project=${uuid(1)}`);
    expect(screen.queryByRole('link', { name: 'Not pushed' })).toBeNull();
  });

  it.each([
    ['is linked to nothing', () => []],
    ['has links that cannot be read', () => Promise.reject(buildApiError(503, { error: 'Not now.' }))],
  ])('[SCR-02] leads to the settings from a project that %s, and says nothing of it', async (_, links) => {
    const { shell } = await openBench(links);
    expect(await itemGithub()).toHaveAttribute('href', `/create-project/${uuid(1)}?tab=github`);
    expect(screen.queryByText('Not pushed')).toBeNull();
    expect(screen.queryByText('Not now.')).toBeNull();
    expect(shell.notify).not.toHaveBeenCalled();
    expect(shell.reportError).not.toHaveBeenCalled();
  });

  it('[SCR-18] says that a version was not pushed, with the reason, and leads to where it is', async () => {
    const { container } = await openBench(() => [buildLink({ ahead: 1, pushProblem: PROBLEM })]);
    const link = await notPushed();
    expect(link).toHaveAccessibleDescription(PROBLEM);
    expect(link).toHaveAttribute('href', `/github?tab=projects&project=${uuid(1)}`);
    expect((await axe(container)).violations).toEqual([]);
  });

  it('[SCR-18] asks after each new version, and again while its push is under way', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    try {
      let link = buildLink();
      const { asked } = await openBench(() => [link]);
      link = buildLink({ ahead: 1 });
      const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
      await user.click(screen.getByRole('button', { name: 'Undo' }));
      await waitFor(() => expect(asked()).toBe(2));
      expect(screen.queryByRole('link', { name: 'Not pushed' })).toBeNull();
      link = buildLink({ ahead: 1, pushProblem: PROBLEM });
      await act(() => jest.advanceTimersByTimeAsync(3000));
      expect(await notPushed()).toBeVisible();
      link = buildLink();
      fireEvent(document, new Event('visibilitychange'));
      await waitFor(() => expect(screen.queryByRole('link', { name: 'Not pushed' })).toBeNull());
      const before = asked();
      await act(() => jest.advanceTimersByTimeAsync(60_000));
      expect(asked()).toBe(before);
    } finally {
      jest.useRealTimers();
    }
  });
});
