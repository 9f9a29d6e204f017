import type { DataPlace, Project } from '@tessera/shared/contracts';
import { buildApi, buildApiError, buildProject, renderRemote, uuid } from '@tessera/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { openTurning } from '../../lib/turning-testing';
import { ProjectSettings } from './project-settings';

const live = { id: uuid(901), url: 'http://plants.localhost', status: 'live' };

function renderSettings(
  { answers = {}, path = '/' }: { answers?: Parameters<typeof buildApi>[0]; path?: string } = {},
  first: Partial<Project> = {},
) {
  let project = buildProject({ description: 'What grows', bytes: 1_234_000, ...first });
  const { api, made: calls } = buildApi({
    'GET /project/:id': () => project,
    'PUT /project/:id': ({ body }) => {
      const {
        projectName = project.name,
        description = project.description,
        iconHue = project.iconHue,
        archived,
        dataPlace = project.dataPlace,
      } = body as {
        projectName?: string;
        description?: string;
        iconHue?: number | null;
        archived?: boolean;
        dataPlace?: DataPlace;
      };
      const archivedAt = archived === true ? '2026-11-20T10:00:00.000Z' : null;
      project = buildProject({ ...project, name: projectName, description, iconHue, archivedAt, dataPlace });
      return project;
    },
    'GET /versions/:id/file': () => {
      throw buildApiError(404, { error: 'No such file', code: 'NOT_FOUND' });
    },
    'POST /project': () => ({ project: buildProject({ id: uuid(2), name: 'Plant diary copy' }) }),
    'DELETE /project/:id': () => undefined,
    'POST /project/:id/restore': () => project,
    ...answers,
  });
  const navigate = jest.fn();
  const router = {
    getLocation: () => ({ pathname: '/', search: '', hash: '', state: null, key: 'default' }),
    getAction: () => 'POP' as const,
    subscribe: () => () => undefined,
    createHref: (to: string) => to,
    navigate,
    hold: () => () => undefined,
  };
  const view = renderRemote(
    <ProjectSettings projectId={uuid(1)} renderSharing={({ name }) => <p>links of {name}</p>} />,
    { shell: { api, router }, path },
  );
  const bodies = (name: string) => calls.filter((call) => call.name === name).map(({ body }) => body);
  return { ...view, bodies, navigate };
}

const nameField = () => screen.findByLabelText('Project name');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the settings of a project', () => {
  beforeEach(() => {
    sessionStorage.clear();
  });

  it('[SCR-05] chooses a colour for its icon, and its own again', async () => {
    const { bodies } = renderSettings();
    await userEvent.click(await screen.findByRole('radio', { name: 'Green' }));
    await press('Save');
    expect(await screen.findByText('Saved')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Automatic' }));
    await press('Save');
    await waitFor(() => {
      expect(bodies('PUT /project/:id')).toEqual([{ iconHue: 4 }, { iconHue: null }]);
    });
  });

  it('[SCR-05] has its name, description, age and size, and axe finds nothing', async () => {
    const { container } = renderSettings();
    expect(await nameField()).toHaveValue('Plant diary');
    expect(screen.getByLabelText(/^Description/)).toHaveValue('What grows');
    expect(screen.getByText('1.2 MB')).toBeVisible();
    expect((await axe(container)).violations).toEqual([]);
  });

  it('[SCR-05] saves what was changed and nothing else, by button and by key, and says so', async () => {
    const { bodies } = renderSettings();
    await userEvent.type(await nameField(), ' two');
    expect(screen.getByText('Not saved')).toBeVisible();
    await press('Save');
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(screen.queryByText('Not saved')).not.toBeInTheDocument();
    await userEvent.type(screen.getByLabelText(/^Description/), ' here');
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
    expect(fireEvent.keyDown(document.body, { key: 's', ctrlKey: true })).toBe(false);
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(bodies('PUT /project/:id')).toEqual([
      { projectName: 'Plant diary two' },
      { description: 'What grows here' },
    ]);
  });

  it('[SCR-05] keeps what is typed for the tab, asks before it is closed, and throws it away when told', async () => {
    const { unmount } = renderSettings();
    await userEvent.type(await nameField(), ' two');
    const closing = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(true);
    unmount();
    renderSettings();
    expect(await nameField()).toHaveValue('Plant diary two');
    await press('Discard changes');
    expect(await nameField()).toHaveValue('Plant diary');
    const free = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(free);
    expect(free.defaultPrevented).toBe(false);
  });

  it('[SCR-05] keeps an open question, and what is typed in it, where a tablet is turned', async () => {
    const { turn, restore } = openTurning();
    renderSettings({ path: '/?tab=danger' });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete project' }));
    const field = screen.getByRole('textbox', { name: 'Type Plant diary to confirm' });
    await userEvent.type(field, 'Plant');
    turn(true);
    expect(screen.getByRole('combobox', { name: 'Settings', hidden: true })).toHaveValue('danger');
    expect(screen.getByRole('textbox', { name: 'Type Plant diary to confirm' })).toBe(field);
    turn(false);
    expect(field).toHaveValue('Plant');
    restore();
  });

  it('[SCR-05] says on a phone which part is not saved', async () => {
    const { turn, restore } = openTurning();
    turn(true);
    renderSettings();
    await userEvent.type(await nameField(), ' two');
    expect(screen.getByRole('option', { name: 'General (not saved)' })).toBeInTheDocument();
    restore();
  });

  it('[SCR-05] says at the field what is wrong with it, before and after asking the server', async () => {
    const message = 'You already have "Wine"';
    const refuse = () => {
      throw buildApiError(409, { error: message, code: 'CONFLICT', fields: { projectName: message } });
    };
    const { bodies } = renderSettings({ answers: { 'PUT /project/:id': refuse } });
    await userEvent.clear(await nameField());
    await press('Save');
    expect(await nameField()).toHaveAccessibleDescription('Project name is required');
    expect(bodies('PUT /project/:id')).toEqual([]);
    await userEvent.type(await nameField(), 'Wine');
    await press('Save');
    await waitFor(async () => expect(await nameField()).toHaveAccessibleDescription(message));
    expect(await nameField()).toHaveValue('Wine');
  });

  it('[SCR-05] has its open tab in the address, and keeps what is typed in another', async () => {
    const { address } = renderSettings({ path: '/?tab=sharing' });
    expect(await screen.findByText('links of Plant diary')).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'General' }));
    expect(address()).toBe('/');
    await userEvent.type(await nameField(), ' two');
    await userEvent.click(screen.getByRole('tab', { name: 'Danger' }));
    expect(address()).toBe('/?tab=danger');
    await userEvent.click(screen.getByRole('tab', { name: /^General/ }));
    expect(await nameField()).toHaveValue('Plant diary two');
  });

  it('[SCR-05] archives and duplicates', async () => {
    const { bodies, shell } = renderSettings({ path: '/?tab=danger' });
    await userEvent.click(await screen.findByRole('button', { name: 'Archive' }));
    expect(await screen.findByRole('button', { name: 'Unarchive' })).toBeVisible();
    expect(bodies('PUT /project/:id')).toEqual([{ archived: true }]);
    await press('Duplicate');
    expect(bodies('POST /project')).toEqual([{ fromProjectId: uuid(1) }]);
    await waitFor(() => {
      expect(shell.notify).toHaveBeenCalledWith(
        expect.objectContaining({ title: '"Plant diary copy" created' }),
      );
    });
  });

  it('[SCR-05] deletes after its name was typed, says what goes with it, and offers the way back', async () => {
    const { bodies, navigate, shell } = renderSettings({ path: '/?tab=danger' }, { deployment: live });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete project' }));
    const dialog = within(screen.getByRole('alertdialog'));
    expect(dialog.getByText(/plants\.localhost is live and stops at once/)).toBeVisible();
    const confirm = dialog.getByRole('button', { name: 'Delete project' });
    await userEvent.type(dialog.getByRole('textbox'), 'Plant');
    expect(confirm).toBeDisabled();
    await userEvent.type(dialog.getByRole('textbox'), ' diary');
    await userEvent.click(confirm);
    expect(bodies('DELETE /project/:id')).toHaveLength(1);
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/app'));
    const [notice] = jest.mocked(shell.notify).mock.calls.at(-1) ?? [];
    expect(notice?.title).toBe('"Plant diary" deleted');
    notice?.action?.onSelect();
    await waitFor(() => expect(navigate).toHaveBeenCalledWith(`/create-project/${uuid(1)}`));
    expect(bodies('POST /project/:id/restore')).toHaveLength(1);
  });

  it.each([
    [403, 'FORBIDDEN', 'You do not have access to this.'],
    [404, 'NOT_FOUND', 'Project not found'],
  ] as const)('[SCR-05] says so for a project that answers %d', async (status, code, words) => {
    const refuse = () => {
      throw buildApiError(status, { error: 'No', code });
    };
    renderSettings({ answers: { 'GET /project/:id': refuse } });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See your apps' })).toHaveAttribute('href', '/app');
  });

  it('[DATA-01, SCR-05] says where data lives, saves another place, and says what becomes of what there is', async () => {
    const { bodies, container } = renderSettings({ path: '/?tab=database' }, { deployment: live });
    expect(await screen.findByRole('radio', { name: /In the browser/ })).toBeChecked();
    expect(screen.getByText('A change applies from the next deployment.')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: /In a project database/ }));
    expect(screen.getByText(/stays in their browsers/)).toBeVisible();
    expect((await axe(container)).violations).toEqual([]);
    await press('Save');
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(bodies('PUT /project/:id')).toEqual([{ dataPlace: 'database' }]);
    expect(screen.queryByText(/stays in their browsers/)).not.toBeInTheDocument();
  });

  it('[DATA-01, SCR-05] keeps the choice in the form when it cannot be saved', async () => {
    const answers = {
      'PUT /project/:id': () => {
        throw buildApiError(503, { error: 'Not now.', code: 'UNAVAILABLE' });
      },
    };
    renderSettings({ path: '/?tab=database', answers });
    await userEvent.click(await screen.findByRole('radio', { name: /In a project database/ }));
    await press('Save');
    expect(await screen.findByText('Not now.')).toBeVisible();
    expect(screen.getByRole('radio', { name: /In a project database/ })).toBeChecked();
  });
});
