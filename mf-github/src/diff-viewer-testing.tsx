import type { AgentDiff, ChangedFile, FileDiff, FileStatus, User } from '@tessera/shared/contracts';
import { act, screen, within } from '@testing-library/react';
import { buildApi, buildSession, buildUser, renderRemote, uuid, type Answers } from '@tessera/shared/testing';
import { GithubApp } from './app';

export const AGENT = uuid(900);
export const RUN = uuid(901);
export const project = { id: uuid(902), name: 'Practice journal' };
export const first = { id: uuid(903), number: 1 };
export const second = { id: uuid(904), number: 2 };
const AT = '2026-05-01T08:00:00.000Z';

export function buildFile(path: string, status: FileStatus, more: Partial<ChangedFile> = {}): ChangedFile {
  const name = path.split('/').at(-1) ?? path;
  return { name, path, type: 'file', status, added: 1, removed: 1, ...more };
}

export const tree = [
  buildFile('src/form.tsx', 'modified'),
  buildFile('src/gone.ts', 'deleted', { added: 0 }),
  buildFile('src/moved.ts', 'renamed', { oldPath: 'lib/moved.ts', added: 0, removed: 0 }),
  buildFile('src/new.ts', 'added', { removed: 0 }),
  buildFile('src/old.ts', 'removed', { added: 0 }),
];

export const texts: Readonly<Record<string, FileDiff>> = {
  'src/form.tsx': { oldText: 'one\ntwo\n', newText: 'one\n2\n', status: 'modified' },
  'src/gone.ts': { oldText: 'away\n', newText: null, status: 'deleted' },
  'src/moved.ts': { oldText: 'same\n', newText: 'same\n', status: 'renamed', oldPath: 'lib/moved.ts' },
  'src/new.ts': { oldText: null, newText: 'fresh\n', status: 'added' },
  'src/old.ts': { oldText: 'gone\n', newText: null, status: 'removed' },
};

export function buildDiff(change: Partial<NonNullable<AgentDiff['change']>> | null = {}): AgentDiff {
  const author = 'agent' as const;
  return {
    project,
    change: change && {
      version: second,
      against: first,
      tree,
      modelChanges: ['field Difficulty added to Song'],
      records: { converted: ['Minutes of 3 songs become numbers'], archived: [] },
      runId: RUN,
      projectId: project.id,
      baseVersionId: first.id,
      versionId: second.id,
      ...change,
    },
    versions: [
      { ...second, note: 'Songs have a difficulty', author, runId: RUN, at: AT },
      { ...first, note: 'First version', author, runId: uuid(905), at: AT },
    ],
  };
}

export function open(search = '', answers: Answers = {}, user: User | null = buildUser()) {
  const { api, made } = buildApi({
    'GET /agents/:id/diff': () => buildDiff(),
    'GET /versions/:id/diff/file': ({ query }) => texts[query?.['path'] ?? ''],
    ...answers,
  });
  const view = renderRemote(<GithubApp />, {
    path: { pathname: `/git-deff/${AGENT}`, search },
    shell: { api, session: buildSession(user ?? undefined) },
  });
  return { ...view, made };
}

/** Answers with one file of these texts. */
export function withTexts(oldText: string | null, newText: string | null, path = 'src/form.tsx'): Answers {
  return {
    'GET /agents/:id/diff': () => buildDiff({ tree: [buildFile(path, 'modified')] }),
    'GET /versions/:id/diff/file': () => ({ oldText, newText, status: 'modified' }),
  };
}

export function setWidth(width: number) {
  window.innerWidth = width;
  act(() => void window.dispatchEvent(new Event('resize')));
}

export const lines = (count: number, change: Readonly<Record<number, string>> = {}) =>
  Array.from({ length: count }, (_, index) => `${change[index + 1] ?? `line ${String(index + 1)}`}\n`).join(
    '',
  );
export const tableOf = (path: string) => screen.findByRole('table', { name: `Changes in ${path}` });
export const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

/** Nothing is laid out in these tests: a window of 600 pixels, and rows of 20. */
export function layOut() {
  beforeAll(() => {
    jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(20);
  });
  afterAll(() => {
    jest.restoreAllMocks();
  });
}
