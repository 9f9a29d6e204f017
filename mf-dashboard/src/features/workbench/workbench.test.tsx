import type { Project, Version } from '@tessera/shared/contracts';
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
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Workbench } from './workbench';

function renderBench(answers: Parameters<typeof buildApi>[0] = {}) {
  let versions: Version[] = [
    buildVersion({ number: 1, note: 'First' }),
    buildVersion({ number: 2, note: 'Rating' }),
  ];
  let project: Project = buildProject({ headVersion: { id: uuid(102), number: 2 } });
  const restored = () => {
    const version = buildVersion({ number: 3, note: 'v1 restored as v3', author: 'user' });
    versions = [...versions, version];
    project = { ...project, headVersion: { id: version.id, number: 3 } };
    return version;
  };
  const { api, calls } = buildApi({
    'GET /project/:id': () => project,
    'GET /project/:id/versions': () => ({ items: versions, nextCursor: null }),
    'GET /credits/user/:userId': () => [buildCredits({ balancecredits: 1234.5 })],
    'POST /project/:id/undo': restored,
    'POST /project/:id/redo': restored,
    'POST /versions/:id/restore': restored,
    ...answers,
  });
  const view = renderRemote(
    <Workbench
      projectId={uuid(1)}
      startPane="preview"
      renderConversation={() => <textarea aria-label="Describe a change" />}
      renderPreview={(_, versionId) => <p>preview of {versionId}</p>}
      renderCode={({ project, shownVersionId }) => <p>code of {shownVersionId ?? project.headVersion?.id}</p>}
      renderFound={() => null}
      renderShare={(_, isOpen) => (isOpen ? <p>links</p> : null)}
      renderData={() => <p>records</p>}
      renderChecks={() => <p>checks</p>}
      renderStatus={(_, showChecks) => (
        <button type="button" onClick={showChecks}>
          13 of 13 passing
        </button>
      )}
      renderHistory={({ versions: listed, thinnedCount }, flow, { showPreview }) => (
        <>
          <p>{`${String(listed.length)} versions, ${String(thinnedCount)} made way`}</p>
          <button
            type="button"
            onClick={() => {
              flow.look(listed[1]?.id);
              showPreview();
            }}
          >
            Look at the older
          </button>
        </>
      )}
    />,
    { shell: { api, session: buildSession(buildUser()) } },
  );
  return { ...view, calls };
}

/** jsdom's pointer events know no position; a mouse event of that name does. */
function point(target: Element, type: string, clientX: number) {
  fireEvent(target, new MouseEvent(type, { bubbles: true, clientX }));
}

describe('the workbench view', () => {
  beforeEach(() => {
    localStorage.clear();
  });

  it('[PRJ-05] opens a project with its newest version, its name as heading, and the credits', async () => {
    renderBench();

    const heading = await screen.findByRole('heading', { level: 1, name: 'Plant diary' });
    expect(heading).toHaveAttribute('tabindex', '-1');
    expect(screen.getByText(`preview of ${uuid(102)}`)).toBeVisible();
    expect(await screen.findByText('· 1,234.5 credits')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Deploy' })).toHaveAttribute(
      'href',
      `/deployment/new?project=${uuid(1)}`,
    );
    expect(document.title).toBe('Plant diary · Tessera');
  });

  it('[SCR-02] keeps the preview mounted behind the code', async () => {
    renderBench();
    await userEvent.click(await screen.findByRole('tab', { name: 'Code' }));

    expect(screen.getByText(`code of ${uuid(102)}`)).toBeVisible();
    expect(screen.getByText(`preview of ${uuid(102)}`)).toBeInTheDocument();
    expect(screen.getByText(`preview of ${uuid(102)}`)).not.toBeVisible();
  });

  it('[SCR-02] moves between the tabs by arrows and by Alt and a number', async () => {
    renderBench();
    await userEvent.click(await screen.findByRole('tab', { name: 'Preview' }));

    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Code' })).toHaveFocus();
    expect(screen.getByRole('tab', { name: 'Code' })).toHaveAttribute('aria-selected', 'true');

    fireEvent.keyDown(document, { key: '3', code: 'Digit3', altKey: true });
    expect(screen.getByRole('tab', { name: 'Data' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByText('records')).toBeVisible();

    fireEvent.keyDown(document, { key: '5', code: 'Digit5', altKey: true });
    expect(screen.getByRole('tab', { name: 'History' })).toHaveAttribute('aria-selected', 'true');
  });

  it('[PRJ-03] looks at an earlier version and restores it as the newest', async () => {
    const { shell } = renderBench();
    await userEvent.click(await screen.findByRole('tab', { name: 'History' }));
    await userEvent.click(screen.getByRole('button', { name: 'Look at the older' }));

    expect(screen.getByText('You are looking at v1')).toBeVisible();
    expect(screen.getByText(`preview of ${uuid(101)}`)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Restore v1' }));

    expect(await screen.findByText(`preview of ${uuid(103)}`)).toBeVisible();
    expect(shell.notify).toHaveBeenCalledWith(
      expect.objectContaining({ type: 'success', title: 'v1 restored as v3' }),
    );
    expect(screen.queryByText('You are looking at v1')).not.toBeInTheDocument();
  });

  it('[PRJ-03] goes back to the newest version from an earlier one', async () => {
    renderBench();
    await userEvent.click(await screen.findByRole('tab', { name: 'History' }));
    await userEvent.click(screen.getByRole('button', { name: 'Look at the older' }));
    await userEvent.click(screen.getByRole('button', { name: 'Back to v2' }));

    expect(screen.getByText(`preview of ${uuid(102)}`)).toBeVisible();
  });

  it('[SAFE-03] knows how many older versions made way, and shows why nothing was restored', async () => {
    const versions = [buildVersion({ number: 35 }), buildVersion({ number: 36 })];
    const thinned = { count: 34, at: '2026-11-20T10:00:00.000Z' };
    const error = 'Your projects use all of your 200 MB. Delete a project to make room.';
    const { shell } = renderBench({
      'GET /project/:id/versions': () => ({ items: versions, nextCursor: null, thinned }),
      'POST /versions/:id/restore': () => Promise.reject(buildApiError(413, { error, code: 'QUOTA_FULL' })),
    });
    await userEvent.click(await screen.findByRole('tab', { name: 'History' }));
    expect(screen.getByText('2 versions, 34 made way')).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Look at the older' }));
    await userEvent.click(screen.getByRole('button', { name: 'Restore v35' }));
    await waitFor(() => {
      expect(shell.notify).toHaveBeenCalledWith({
        type: 'error',
        title: 'Nothing was restored',
        message: error,
      });
    });
  });

  it('[SCR-02] leads from the status line to the checks', async () => {
    renderBench();
    await userEvent.click(await screen.findByRole('button', { name: '13 of 13 passing' }));

    expect(screen.getByRole('tab', { name: 'Checks' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByText('checks')).toBeVisible();
  });

  it('[PRJ-03] undoes by the button, and by Ctrl+Z outside fields', async () => {
    const { calls } = renderBench();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(`preview of ${uuid(103)}`)).toBeVisible();

    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'z', ctrlKey: true });
    expect(calls.filter((call) => call === 'POST /project/:id/undo')).toHaveLength(1);

    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    expect(calls.filter((call) => call === 'POST /project/:id/undo')).toHaveLength(2);
    await screen.findByText(`preview of ${uuid(103)}`);
  });

  it('[SCR-02] widens the conversation by arrow keys between 300 and 600', async () => {
    renderBench();
    const divider = await screen.findByRole('separator', { name: 'Width of the conversation' });
    expect(divider).toHaveAttribute('aria-valuenow', '380');

    fireEvent.keyDown(divider, { key: 'ArrowRight' });
    expect(divider).toHaveAttribute('aria-valuenow', '396');
    fireEvent.keyDown(divider, { key: 'End' });
    fireEvent.keyDown(divider, { key: 'ArrowRight' });
    expect(divider).toHaveAttribute('aria-valuenow', '600');
    fireEvent.keyDown(divider, { key: 'Home' });
    expect(divider).toHaveAttribute('aria-valuenow', '300');
  });

  it('[SCR-02] widens the conversation by dragging', async () => {
    renderBench();
    const divider = await screen.findByRole('separator', { name: 'Width of the conversation' });

    point(divider, 'pointermove', 500);
    expect(divider).not.toHaveAttribute('aria-valuenow', '500');
    point(divider, 'pointerdown', 380);
    point(divider, 'pointermove', 450);
    expect(divider).toHaveAttribute('aria-valuenow', '450');

    point(divider, 'pointerup', 450);
    point(divider, 'pointermove', 520);
    expect(divider).toHaveAttribute('aria-valuenow', '450');
  });

  it.each([
    ['it is gone', 404, { error: 'Project not found', code: 'NOT_FOUND' }],
    [
      'its id can be none',
      400,
      { error: 'Validation failed', code: 'BAD_REQUEST', fields: { id: 'Invalid' } },
    ],
  ])('[SCR-02] says that a project is not there, with the way to the others: %s', async (_, status, body) => {
    renderBench({
      'GET /project/:id': () => {
        throw buildApiError(status, body);
      },
    });

    expect(await screen.findByText('Project not found')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Builder' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See your apps' })).toHaveAttribute('href', '/app');
  });

  it("[SCR-02] says that a project is somebody else's", async () => {
    renderBench({
      'GET /project/:id': () => {
        throw buildApiError(403, { error: 'Not your project', code: 'FORBIDDEN' });
      },
    });

    expect(await screen.findByText('You do not have access to this.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See your apps' })).toHaveAttribute('href', '/app');
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it('has no accessibility violations', async () => {
    const { container } = renderBench();
    await screen.findByText(/1,234.5 credits/);

    expect((await axe(container)).violations).toEqual([]);
  });
});
