import type { ImportReport } from '@tessera/shared/contracts';
import { buildProject, buildShellProps, uuid } from '@tessera/shared/testing';
import { EMPTY_DRAFT } from './new-project-draft';
import { newProjectPorts } from './new-project.ports';
import { createNewProjectStore } from './new-project.store';

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
