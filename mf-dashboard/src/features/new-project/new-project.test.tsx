import type { ImportReport } from '@tessera/shared/contracts';
import { ownStorage } from '@tessera/shared/remote';
import { readCreation } from '@tessera/shared/remote/hand-over';
import { buildApi, buildApiError, buildProject, renderRemote, uuid } from '@tessera/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { NewProject } from './new-project';

const template = (id: string, title: string) => ({
  id,
  title,
  category: 'Personal',
  description: `All about ${title.toLowerCase()}`,
  prompt: `Build ${title}`,
});

const report: ImportReport = {
  files: 42,
  bytes: 120_000,
  skipped: [{ path: '.env', why: 'Looks like a secret' }],
  moreSkipped: 2,
  framework: 'React with Vite',
  isCodeOnly: true,
  hasEntry: false,
};

function renderForm(answers: Parameters<typeof buildApi>[0] = {}) {
  const { api, calls, made } = buildApi({
    'GET /template': () => ({ data: [template('books', 'Reading list'), template('plants', 'Plant diary')] }),
    'POST /project': () => ({ project: buildProject(), runId: uuid(201) }),
    'POST /uploads': () => ({ id: uuid(700), name: 'app.zip', size: 3, type: 'application/zip' }),
    'POST /project/import': ({ body }) =>
      (body as { dryRun?: boolean }).dryRun ? { report } : { project: buildProject({ id: uuid(9) }) },
    ...answers,
  });
  return { ...renderRemote(<NewProject />, { path: '/create-project', shell: { api } }), calls, made };
}

const kept = ownStorage('mf-dashboard', 'sessionStorage');
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const zip = new File(['PK'], 'guitar-journal-v3.zip', { type: 'application/zip' });

beforeEach(() => {
  sessionStorage.clear();
});

describe('the form of a new project', () => {
  it('[SCR-04] makes a project from a description, and hands it to the page that shows it being made', async () => {
    const { made, address } = renderForm();
    await userEvent.type(field('Project name'), 'Plant diary');
    await userEvent.type(field(/^Description/), 'For the window sill');
    await userEvent.type(field('What should it do?'), 'plants with name and room');
    await userEvent.click(screen.getByRole('radio', { name: /^In a project database/ }));
    const summary = within(screen.getByRole('region', { name: 'Summary' }));
    expect(summary.getByText('In a project database')).toBeInTheDocument();
    await press('Create project');

    await waitFor(() => {
      expect(address()).toBe('/create-app/Plant%20diary');
    });
    const call = made.find(({ name }) => name === 'POST /project');
    const wish = {
      projectName: 'Plant diary',
      description: 'For the window sill',
      prompt: 'plants with name and room',
      dataPlace: 'database',
    };
    expect(call?.body).toEqual(wish);
    expect(readCreation('Plant diary')).toEqual({ ...wish, idempotencyKey: call?.idempotencyKey });
    expect(kept.read('new-project')).toBeNull();
  });

  it('[SCR-04] / leads to the search of the templates', async () => {
    renderForm();
    await userEvent.click(screen.getByRole('radio', { name: 'Template' }));
    const search = await screen.findByRole('searchbox', { name: 'Search templates' });
    await userEvent.click(document.body);
    await userEvent.keyboard('/');
    expect(search).toHaveFocus();
    expect(search).toHaveValue('');
  });

  it('[SCR-04] makes a project from a template that was searched for, and takes its name', async () => {
    const { made, address } = renderForm();
    await userEvent.click(screen.getByRole('radio', { name: 'Template' }));
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search templates' }), 'reading');
    expect(screen.queryByRole('radio', { name: 'Plant diary' })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Reading list' }));
    expect(field('Project name')).toHaveValue('Reading list');
    await press('Create project');

    await waitFor(() => {
      expect(address()).toBe('/create-app/Reading%20list');
    });
    expect(made.find(({ name }) => name === 'POST /project')?.body).toMatchObject({
      prompt: 'Build Reading list',
    });
  });

  it('[SCR-04] says what becomes of the files before it makes anything of them', async () => {
    const { made, address, shell } = renderForm();
    await userEvent.click(screen.getByRole('radio', { name: 'ZIP or folder' }));
    await userEvent.upload(screen.getByLabelText('ZIP or HTML file'), zip);
    expect(field('Project name')).toHaveValue('Guitar journal');
    await press('Create project');

    const heading = await screen.findByRole('heading', { name: 'What will be imported' });
    expect(heading).toHaveFocus();
    const found = within(screen.getByRole('region', { name: 'What will be imported' }));
    expect(found.getByText('React with Vite')).toBeVisible();
    expect(
      found.getByText(
        /^Imported as code only\. Preview needs an index\.html or a React entry\. Chat cannot change it/,
      ),
    ).toBeVisible();
    const summary = within(screen.getByRole('region', { name: 'Summary' }));
    expect(summary.getByText('In the browser')).toBeVisible();
    expect(screen.getByText(/ · data in the browser · /)).toBeInTheDocument();
    expect(found.getByRole('list', { name: 'Files left out' })).toHaveTextContent(
      '.envLooks like a secretand 2 more',
    );
    await press('Import project');

    await waitFor(() => {
      expect(address()).toBe(`/app/${uuid(9)}`);
    });
    const [upload, dryRun, real] = made.slice(-3);
    expect(upload).toMatchObject({ body: { purpose: 'import' }, fileName: 'guitar-journal-v3.zip' });
    const files = { source: 'zip', uploadId: uuid(700), projectName: 'Guitar journal' };
    const wish = { ...files, dataPlace: 'database' };
    expect([dryRun?.body, real?.body]).toEqual([{ ...wish, dryRun: true }, wish]);
    // The .env that was left out leads to where its variables are set.
    const notice = jest.mocked(shell.notify).mock.lastCall?.[0];
    expect(notice?.action?.label).toBe('Set variables');
    const navigate = jest.spyOn(shell.router, 'navigate');
    act(() => notice?.action?.onSelect());
    expect(navigate).toHaveBeenCalledWith(`/project/${uuid(9)}/env`);
  });

  it('[SCR-04] names the variables that .env files make, says that they are set, and leads to them', async () => {
    const variables = [
      { path: '.env', environment: 'all' as const, names: ['API_KEY', 'PORT'] },
      { path: '.env.production', environment: 'production' as const, names: ['API_KEY'] },
    ];
    const skipped = ['.env.test', '.env.production'].map((path) => ({ path, why: 'Not all of it' }));
    const withVariables = { ...report, skipped, moreSkipped: 0, variables };
    const { shell, address } = renderForm({
      'POST /project/import': ({ body }) =>
        (body as { dryRun?: boolean }).dryRun
          ? { report: withVariables }
          : { project: buildProject({ id: uuid(9) }) },
    });
    await userEvent.click(screen.getByRole('radio', { name: 'ZIP or folder' }));
    await userEvent.upload(screen.getByLabelText('ZIP or HTML file'), zip);
    await press('Create project');
    const list = within(await screen.findByRole('list', { name: 'Variables that are set' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '.env: 2 variablesAPI_KEY, PORT',
      '.env.production: 1 variable for ProductionAPI_KEY',
    ]);
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Variables',
      'Left out (2)',
    ]);
    await press('Import project');

    await waitFor(() => {
      expect(address()).toBe(`/app/${uuid(9)}`);
    });
    const notice = jest.mocked(shell.notify).mock.lastCall?.[0];
    expect(notice?.message).toBe(
      '3 variables set. Left out: .env.test. Only partly imported: .env.production',
    );
    // Until somebody closes it: it is the lead to the variables.
    expect(notice?.duration).toBe(Infinity);
    expect(notice?.action?.label).toBe('See variables');
  });

  it('[SCR-04] says in percent how much of a ZIP is sent, and then that it is read', async () => {
    const answer = { id: uuid(700), name: 'app.zip', size: 3, type: 'application/zip' };
    let arrive: () => void = () => undefined;
    const { made } = renderForm({
      'POST /uploads': () =>
        new Promise((resolve) => {
          arrive = () => {
            resolve(answer);
          };
        }),
    });
    await userEvent.click(screen.getByRole('radio', { name: 'ZIP or folder' }));
    await userEvent.upload(screen.getByLabelText('ZIP or HTML file'), zip);
    await press('Create project');
    expect(await screen.findByText('Uploading…')).toBeVisible();
    const upload = await waitFor(() => {
      const one = made.find(({ name }) => name === 'POST /uploads');
      expect(one).toBeDefined();
      return one;
    });
    act(() => upload?.onUploadProgress?.(0.42));
    const bar = screen.getByRole('progressbar', { name: 'Uploading guitar-journal-v3.zip' });
    expect(bar).toHaveAttribute('aria-valuenow', '42');
    expect(screen.getByText('42%')).toBeVisible();
    act(() => upload?.onUploadProgress?.(1));
    expect(screen.getByText('Reading…')).toBeVisible();
    arrive();
    await screen.findByRole('heading', { name: 'What will be imported' });
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('[SCR-04] names what is missing at its field and in a summary that takes focus', async () => {
    const { calls } = renderForm();
    await press('Create project');
    const summary = screen.getByRole('group', { name: 'Check these fields' });
    expect(summary).toHaveFocus();
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Project name is required', 'Describe the application in more than one character']);
    expect(field('Project name')).toBeInvalid();
    await userEvent.click(within(summary).getByRole('link', { name: 'Project name is required' }));
    expect(field('Project name')).toHaveFocus();
    expect(calls).not.toContain('POST /project');
  });

  it('[SCR-04] offers a free name where the wanted one is taken', async () => {
    const message = 'You already have "Plant diary"';
    renderForm({
      'POST /project': () => {
        throw buildApiError(409, { error: message, code: 'CONFLICT', fields: { projectName: message } });
      },
      'GET /project': () => [buildProject({ name: 'Plant diary' })],
    });
    await userEvent.type(field('Project name'), 'Plant diary');
    await userEvent.type(field('What should it do?'), 'plants');
    await press('Create project');
    await press((await screen.findByRole('button', { name: 'Use "Plant diary 2"' })).textContent);
    expect(field('Project name')).toHaveValue('Plant diary 2');
    expect(field('Project name')).toHaveFocus();
    expect(field('Project name')).toBeValid();
  });

  it('[SCR-04] keeps what was typed across a reload, and asks before it throws it away', async () => {
    const view = renderForm();
    await userEvent.type(field('Project name'), 'Half done');
    await userEvent.type(field('What should it do?'), 'plants');
    view.unmount();
    const { address } = renderForm();
    expect(field('Project name')).toHaveValue('Half done');
    expect(field('What should it do?')).toHaveValue('plants');

    await press('Cancel');
    await press('Keep editing');
    expect(address()).toBe('/create-project');
    await press('Cancel');
    await press('Discard');
    expect(address()).toBe('/app');
    expect(kept.read('new-project')).toBeNull();
  });

  it('[SCR-04] keeps everything when the server cannot be reached', async () => {
    renderForm({
      'POST /project/import': () => {
        throw buildApiError(422, {
          error: 'The ZIP is empty.',
          code: 'UNPROCESSABLE',
          fields: { uploadId: 'The ZIP is empty.' },
        });
      },
    });
    await userEvent.click(screen.getByRole('radio', { name: 'ZIP or folder' }));
    await userEvent.upload(screen.getByLabelText('ZIP or HTML file'), zip);
    await press('Create project');
    const summary = await screen.findByRole('group', { name: 'Check these fields' });
    expect(within(summary).getByRole('link', { name: 'The ZIP is empty.' })).toBeVisible();
    expect(screen.getByText('guitar-journal-v3.zip', { selector: 'span' })).toBeVisible();
  });

  it('has no accessibility faults in any of its beginnings', async () => {
    const { container } = renderForm();
    for (const name of ['Description', 'Template', 'ZIP or folder']) {
      await userEvent.click(screen.getByRole('radio', { name }));
      if (name === 'Template') await screen.findByRole('radio', { name: 'Reading list' });
      expect((await axe(container)).violations).toEqual([]);
    }
  });
});
