import {
  buildApi,
  buildApiError,
  buildCredits,
  buildDeployment,
  buildProject,
  buildSession,
  buildUser,
  renderRemote,
  uuid,
} from '@tessera/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { DeployNew } from './deploy-new';

interface Options {
  balance?: () => number;
  chosenId?: string | undefined;
  create?: (body: unknown) => unknown;
  projects?: ReturnType<typeof buildProject>[];
  isFree?: boolean;
  /** What the check says of a name that is not free. */
  refusal?: object;
}

function renderForm(options: Options = {}) {
  const { balance = () => 6000, chosenId, create, projects, isFree = true, refusal } = options;
  const { api, calls } = buildApi({
    'GET /project': () =>
      projects ?? [buildProject(), buildProject({ id: uuid(2), name: 'Draft', headVersion: null })],
    'GET /credits/user/:userId': () => [buildCredits({ balancecredits: balance() })],
    'GET /deployments/names/:name': ({ params }) =>
      isFree
        ? { available: true, url: `http://${params?.['name'] ?? ''}.tessera.example/` }
        : { available: false, ...(refusal ?? { suggestion: `${params?.['name'] ?? ''}-2` }) },
    'POST /deployments': ({ body }) => create?.(body) ?? buildDeployment(),
  });
  const view = renderRemote(<DeployNew chosenId={chosenId} />, {
    path: { pathname: '/deployment/new', search: '?project=x' },
    shell: { api, session: buildSession(buildUser()) },
  });
  return { ...view, calls };
}

const deployButton = () => screen.findByRole('button', { name: 'Deploy' });
const nameField = () => screen.findByRole('textbox', { name: 'App name' });

describe('the deploy form', () => {
  beforeEach(() => {
    sessionStorage.clear();
  });

  it('[DEP-01] lists the applications that have a version, and the choices', async () => {
    renderForm();

    expect(await screen.findByRole('radio', { name: /Plant diary/ })).not.toBeChecked();
    expect(screen.queryByRole('radio', { name: /Draft/ })).not.toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Region' })).toHaveDisplayValue('America');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Production',
      'Staging',
      'Development',
      'America',
      'European',
      'Asia-Pacific',
    ]);
  });

  it('[DEP-02] begins with the defaults', async () => {
    renderForm();

    expect(await nameField()).toHaveValue('my-web-application');
    expect(screen.getByRole('combobox', { name: 'Environment' })).toHaveDisplayValue('Production');
    expect(screen.getByRole('switch', { name: 'Auto-scale' })).toBeChecked();
  });

  it('[DEP-01] takes the name of the application, until somebody types one', async () => {
    renderForm({
      projects: [buildProject(), buildProject({ id: uuid(2), name: 'Wine cellar' })],
    });
    await userEvent.click(await screen.findByRole('radio', { name: /Plant diary/ }));
    expect(await nameField()).toHaveValue('plant-diary');
    await userEvent.click(screen.getByRole('radio', { name: /Wine cellar/ }));
    expect(await nameField()).toHaveValue('wine-cellar');

    await userEvent.type(await nameField(), '-2');
    await userEvent.click(screen.getByRole('radio', { name: /Plant diary/ }));
    expect(await nameField()).toHaveValue('wine-cellar-2');
  });

  it('[DEP-01] shows the address while the name is typed', async () => {
    renderForm({ chosenId: uuid(1) });
    expect(await screen.findByText('plant-diary.tessera.example')).toBeVisible();

    await userEvent.type(await nameField(), 's');

    expect(screen.getByText('plant-diarys.tessera.example')).toBeVisible();
  });

  it('[DEP-07] says before anybody presses that the credits do not suffice, and keeps the form for the way back', async () => {
    const { unmount } = renderForm({ chosenId: uuid(1), balance: () => 1000 });
    await userEvent.type(await nameField(), '-x');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Region' }), 'European');

    expect(await screen.findByText(/Current balance:/)).toHaveTextContent('1000 credits.');
    expect(await deployButton()).toBeEnabled();
    unmount();
    renderForm({ chosenId: uuid(1) });

    expect(await nameField()).toHaveValue('plant-diary-x');
    expect(screen.getByRole('combobox', { name: 'Region' })).toHaveDisplayValue('European');
  });

  it('[DEP-07] keeps what was typed before an application was chosen, and forgets it once it is live', async () => {
    const { unmount: leave } = renderForm({ balance: () => 50 });
    await userEvent.clear(await nameField());
    await userEvent.type(await nameField(), 'window-sill');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Environment' }), 'Staging');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Region' }), 'European');
    await userEvent.click(screen.getByRole('switch', { name: 'Auto-scale' }));
    leave();

    const { unmount } = renderForm();
    expect(await nameField()).toHaveValue('window-sill');
    expect(screen.getByRole('combobox', { name: 'Environment' })).toHaveDisplayValue('Staging');
    expect(screen.getByRole('combobox', { name: 'Region' })).toHaveDisplayValue('European');
    expect(screen.getByRole('switch', { name: 'Auto-scale' })).not.toBeChecked();

    await userEvent.click(screen.getByRole('radio', { name: /Plant diary/ }));
    await userEvent.click(await deployButton());
    await screen.findByRole('heading', { name: 'Deployment Successful!' });
    unmount();
    renderForm();
    expect(await nameField()).toHaveValue('my-web-application');
  });

  it('[DEP-03] filters the name while it is typed', async () => {
    renderForm();
    await userEvent.clear(await nameField());

    await userEvent.type(await nameField(), 'My App_2!-x');

    expect(await nameField()).toHaveValue('myapp2-x');
  });

  it('[DEP-04] says what is missing and does not deploy before', async () => {
    renderForm();
    expect(await deployButton()).toBeDisabled();
    expect(screen.getByText('Please select an application to deploy')).toBeVisible();

    await userEvent.click(screen.getByRole('radio', { name: /Plant diary/ }));
    expect(await deployButton()).toBeEnabled();

    await userEvent.clear(await nameField());
    expect(await deployButton()).toBeDisabled();
    expect(screen.getByText('Please enter an app name')).toBeVisible();
  });

  it('[DEP-06] disables the inputs while deploying', async () => {
    renderForm({ chosenId: uuid(1), create: () => new Promise(() => undefined) });

    await userEvent.click(await deployButton());

    expect(await screen.findByRole('button', { name: 'Deploying your app...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(await nameField()).toBeDisabled();
    expect(screen.getByRole('radio', { name: /Plant diary/ })).toBeDisabled();
    expect(screen.getByRole('switch', { name: 'Auto-scale' })).toBeDisabled();
  });

  it('[DEP-08] ends with the address, Live, and the way to another app', async () => {
    const bodies: unknown[] = [];
    renderForm({
      chosenId: uuid(1),
      create: (body) => {
        bodies.push(body);
        return buildDeployment();
      },
    });
    await userEvent.click(await deployButton());

    expect(await screen.findByRole('heading', { name: 'Deployment Successful!' })).toHaveFocus();
    expect(screen.getByText('Live')).toBeVisible();
    expect(screen.getByRole('link', { name: 'http://plants.localhost/' })).toHaveAttribute(
      'href',
      'http://plants.localhost/',
    );
    expect(bodies).toEqual([
      {
        projectId: uuid(1),
        appName: 'plant-diary',
        environment: 'production',
        region: 'america',
        autoScale: true,
      },
    ]);
    // What one does first with it stands first.
    const open = screen.getByRole('link', { name: 'Open' });
    expect(open).toHaveAttribute('href', 'http://plants.localhost/');
    expect(screen.getByRole('link', { name: 'Use your own domain' })).toHaveAttribute(
      'href',
      `/deployment/${uuid(901)}?tab=settings#domains`,
    );
    const again = screen.getByRole('button', { name: 'Deploy Another App' });
    expect(open.compareDocumentPosition(again)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.click(again);

    expect(await deployButton()).toBeVisible();
  });

  it('[DEP-07] tells about too few credits in the words of the specification, with the way back', async () => {
    const { calls } = renderForm({ chosenId: uuid(1), balance: () => 1000 });

    await userEvent.click(await deployButton());

    const banner = await screen.findByRole('alert');
    expect(banner).toHaveTextContent('Insufficient Credits');
    expect(banner).toHaveTextContent(
      'You need more than 1000 credits to deploy. Current balance: 1000 credits.',
    );
    expect(screen.getByRole('link', { name: 'Purchase more credits to continue' })).toHaveAttribute(
      'href',
      '/add-credits?need=1000&return=%2Fdeployment%2Fnew%3Fproject%3Dx',
    );
    expect(calls).not.toContain('POST /deployments');
  });

  it('[DEP-07] shows the same banner when the check itself fails', async () => {
    const { shell } = renderForm({
      chosenId: uuid(1),
      balance: () => {
        throw new Error('down');
      },
    });

    await userEvent.click(await deployButton());

    expect(await screen.findByRole('alert')).toHaveTextContent('Current balance: 0 credits.');
    expect(shell.reportError).toHaveBeenCalled();
  });

  it('offers a free name in place of one that is in use', async () => {
    renderForm({ chosenId: uuid(1), isFree: false });
    expect(await screen.findByText('This name is in use')).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Use plant-diary-2' }));

    expect(await nameField()).toHaveValue('plant-diary-2');
  });

  it('[SAFE-05] says at the field, while the name is typed, that it rests after somebody else', async () => {
    const message = 'This name was used by someone else not long ago. Choose another.';
    renderForm({ chosenId: uuid(1), isFree: false, refusal: { message } });

    await waitFor(async () => {
      expect(await nameField()).toHaveAccessibleDescription(new RegExp(message));
    });
    expect(screen.queryByRole('button', { name: /^Use / })).not.toBeInTheDocument();
  });

  it('shows at the name why the server refused it', async () => {
    renderForm({
      chosenId: uuid(1),
      create: () => {
        throw buildApiError(409, {
          error: 'This name is in use',
          code: 'CONFLICT',
          fields: { appName: 'This name is in use' },
          suggestion: 'plants-2',
        });
      },
    });
    await userEvent.click(await deployButton());

    await waitFor(async () => {
      expect(await nameField()).toHaveAccessibleDescription(/This name is in use/);
    });
    await userEvent.click(screen.getByRole('button', { name: 'Use plants-2' }));
    expect(await nameField()).toHaveValue('plants-2');
  });

  it('takes the name that a project has live, to replace it', async () => {
    const deployment = { id: uuid(901), url: 'http://plants.localhost:3000/', status: 'live' };
    renderForm({ chosenId: uuid(1), projects: [buildProject({ deployment })], isFree: false });

    expect(await nameField()).toHaveValue('plants');
    expect(screen.getByText(/Replaces what this application has live/)).toBeVisible();
  });

  it('leads somebody without an application to making one', async () => {
    renderForm({ projects: [] });

    expect(await screen.findByText('Once you have built an app, you can put it live here.')).toBeVisible();
  });

  it('has no accessibility violations', async () => {
    const { container } = renderForm();
    await screen.findByText('This name is free.');

    expect((await axe(container)).violations).toEqual([]);
  });
});
