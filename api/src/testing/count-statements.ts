import type { TestApi } from './test-api';

/** Jobs, keys that are made anew, and how full databases are, which is written down a while after a step. */
const BACKGROUND = /"(jobs|signing_keys)"|^update "database_environments" set "records"/;

/**
 * Begins to write down what the database is asked outside of transactions, except by what happens in the background;
 * what it answers ends that, with the texts of the statements.
 */
export function countStatements(api: Pick<TestApi, 'db'>): () => string[] {
  const { $client } = api.db as unknown as {
    $client: { query: (asked: string | { text: string }) => unknown };
  };
  const spy = jest.spyOn($client, 'query');
  return () => {
    const texts = spy.mock.calls.map(([asked]) => (typeof asked === 'string' ? asked : asked.text));
    spy.mockRestore();
    return texts.filter((text) => !BACKGROUND.test(text));
  };
}
