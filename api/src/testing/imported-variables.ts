import type { ImportReport, VariableSet } from '@tessera/shared/contracts';
import { tablesWith } from './find-text';
import type { TestApi } from './test-api';

/** In each value of the files, and in nothing else. */
export const MARK = '-of-ada';

export const REACT_APP = {
  'package.json': '{"dependencies":{"react":"19"}}',
  'src/main.jsx': "import { createRoot } from 'react-dom/client';\n",
};

/** A project with files of variables, beside everything and elsewhere. */
export const WITH_VARIABLES = {
  ...REACT_APP,
  '.env': `TOKEN=hunter2${MARK}\nVITE_TITLE=Plants\n`,
  '.env.production': `TOKEN=hunter3${MARK}\n`,
  '.env.test': `TOKEN=hunter4${MARK}\n`,
  'packages/a/.env': `TOKEN=hunter5${MARK}\n`,
};

/** The report of `WITH_VARIABLES` names them, and what is left out. */
export function expectVariablesNamed(report: ImportReport | undefined): void {
  expect(report?.variables).toEqual([
    { path: '.env', environment: 'all', names: ['TOKEN', 'VITE_TITLE'] },
    { path: '.env.production', environment: 'production', names: ['TOKEN'] },
  ]);
  expect(Object.fromEntries((report?.skipped ?? []).map(({ path, why }) => [path, why]))).toMatchObject({
    '.env.test': expect.stringMatching(/tests/) as string,
    'packages/a/.env': expect.stringMatching(/secret/) as string,
  });
  expect(JSON.stringify(report)).not.toContain(MARK);
}

/** The project that came of `WITH_VARIABLES` has them, and no table has a value as it is written. */
export async function expectVariablesSealed(api: TestApi, token: string, projectId: string): Promise<void> {
  const { revision, items } = (await api.get(`/project/${projectId}/env`, token)).json<VariableSet>();
  expect(revision).toBe(1);
  expect(items).toMatchObject([
    { key: 'TOKEN', isSecret: true, value: null, environment: 'all' },
    { key: 'VITE_TITLE', isSecret: false, value: 'Plants', environment: 'all' },
    { key: 'TOKEN', isSecret: true, value: null, environment: 'production' },
  ]);
  const [everywhere, , production] = await Promise.all(
    items.map(({ id }) => api.get(`/project/${projectId}/env/${id}/value`, token)),
  );
  expect([everywhere?.json(), production?.json()]).toEqual([
    { value: `hunter2${MARK}` },
    { value: `hunter3${MARK}` },
  ]);
  expect(await tablesWith(api.db, MARK)).toEqual([]);
  // The search finds what is there: a file's text.
  expect(await tablesWith(api.db, 'createRoot')).not.toEqual([]);
}
