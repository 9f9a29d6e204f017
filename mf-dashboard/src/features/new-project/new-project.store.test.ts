import type { ImportReport } from '@tessera/shared/contracts';
import { buildProject, buildShellProps, uuid } from '@tessera/shared/testing';
import { EMPTY_DRAFT } from './new-project-draft';
import { newProjectPorts } from './new-project.ports';
import { createNewProjectStore, type NewProjectPorts } from './new-project.store';

const report: ImportReport = {
  files: 42,
  bytes: 120_000,
  skipped: [],
  moreSkipped: 0,
  framework: 'React with Vite',
  isCodeOnly: true,
  hasEntry: true,
};

/** The ports of the page, with a repository chosen. */
function buildPorts() {
  const shell = buildShellProps();
  const place = { navigate: jest.fn(), query: new URLSearchParams(), next: undefined };
  const draft = {
    ...EMPTY_DRAFT,
    start: 'github' as const,
    repository: 'ada-l/plant-diary',
    projectName: 'Plant diary',
  };
  return { shell, ports: { ...newProjectPorts(shell, place), readDraft: () => draft } };
}

describe('the form of a new project', () => {
  it('[SCR-04] reads a repository no longer for somebody who begins otherwise meanwhile', async () => {
    let arrive: (report: ImportReport) => void = () => undefined;
    const answer = new Promise<ImportReport>((resolve) => {
      arrive = resolve;
    });
    const inspect = jest.fn((_wish: unknown, _signal: AbortSignal) => answer);
    const form = createNewProjectStore({ ...buildPorts().ports, inspect });
    const submitted = form.submit();
    form.write({ description: 'Mine' });
    expect(form.store.getState().busy).toBe('reading');
    form.write({ start: 'description' });
    arrive(report);
    await submitted;
    expect(inspect.mock.calls[0]?.[1].aborted).toBe(true);
    expect(form.store.getState()).toMatchObject({ busy: undefined, inspected: undefined, errors: {} });
  });

  it.each([
    ['.env', 'Its .env was left out: set what was in it as variables of the project.'],
    ['app/.env.local', 'Its .env was left out: set what was in it as variables of the project.'],
    ['.env.test', undefined],
    ['app/.env.test.local', undefined],
  ])('[SCR-04] says after an import what is to be set where %s was left out', (path, message) => {
    const { shell, ports } = buildPorts();
    const left = { ...report, skipped: [{ path, why: 'Not kept' }] };
    ports.openProject(buildProject({ id: uuid(7) }), 'owner', left);
    expect(jest.mocked(shell.notify).mock.lastCall?.[0].message).toBe(message);
  });
});

function startForm() {
  const never = () => Promise.reject(new Error('Nothing is sent here'));
  const ports: NewProjectPorts = {
    readDraft: () => undefined,
    keepDraft: () => undefined,
    newKey: () => 'key',
    create: never,
    openCreation: () => undefined,
    pack: never,
    upload: never,
    inspect: never,
    importProject: never,
    openProject: () => undefined,
    explain: never,
  };
  const form = createNewProjectStore(ports);
  return { ...form, nameNow: () => form.store.getState().draft.projectName };
}

const zip = (name: string) => ({ kind: 'zip' as const, name, file: new File(['x'], name) });

describe('the name of a new project', () => {
  it('[SCR-04] follows the source while nobody types one', () => {
    const { choose, chooseRepository, nameNow } = startForm();
    chooseRepository('ada-l/plant-diary');
    expect(nameNow()).toBe('Plant diary');
    choose(zip('my-shop.zip'));
    expect(nameNow()).toBe('My shop');
    choose(zip('other-v3.zip'));
    expect(nameNow()).toBe('Other');
    chooseRepository('ada-l/notes');
    expect(nameNow()).toBe('Notes');
  });

  it('[SCR-04] stays as it was typed', () => {
    const { choose, chooseRepository, write, nameNow } = startForm();
    chooseRepository('ada-l/plant-diary');
    write({ projectName: 'Mine' });
    choose(zip('my-shop.zip'));
    chooseRepository('ada-l/notes');
    expect(nameNow()).toBe('Mine');
  });
});
