import { queryDatabase } from '@tessera/shared/contracts';
import { useShell } from '@tessera/shared/remote';
import { buildApi, buildApiError, renderRemote, uuid } from '@tessera/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryResults } from './query-results';
import { useStatement } from './use-statement';

function Console() {
  const { api } = useShell();
  const { state, run } = useStatement({
    run: (sql, signal) =>
      api.call(queryDatabase, { params: { id: uuid(9) }, query: {}, body: { sql } }, { signal }),
  });
  return (
    <>
      <button type="button" onClick={() => void run({ sql: 'select 1', from: 20 })}>
        Run
      </button>
      <button type="button" onClick={() => void run({ sql: 'select 1', from: 20 }, true)}>
        Explain
      </button>
      <output aria-label="Place">{state.step === 'failed' ? state.at : ''}</output>
      <QueryResults state={state} />
    </>
  );
}

function show(answer: () => unknown) {
  const { api, made } = buildApi({ 'POST /databases/:id/query': answer });
  renderRemote(<Console />, { shell: { api } });
  return made;
}

describe('what a statement gives', () => {
  it('[SCR-12] is shown in rows, fifty at a time, with its time and that there is more', async () => {
    const rows = Array.from({ length: 60 }, (_, place) => [`Song ${String(place)}`, null]);
    const columns = ['title', 'title'].map((name) => ({ name, type: 'text' }));
    show(() => ({ columns, rows, ms: 12.5, truncated: true, affected: 0 }));
    await userEvent.click(screen.getByRole('button', { name: 'Run' }));

    expect(await screen.findByText(/60 rows in 12.5 ms. There is more/)).toBeVisible();
    expect(screen.getAllByText('null')).toHaveLength(50);
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    expect(screen.getByText('Song 59')).toBeVisible();
  });

  it.each([
    [403, { rule: 'readOnly', error: 'Only reading queries are allowed' }, 'Refused: Read only', ''],
    [422, { error: 'column "x" does not exist', position: 7 }, 'PostgreSQL says no', '27'],
    [422, { cause: 'refused', error: 'Refused on port 5432' }, 'The database was not reached', ''],
    [408, { error: 'The statement took longer' }, 'Stopped after 10 s', ''],
  ])('[SCR-12] is why there is nothing: %i', async (status, body, title, at) => {
    show(() => {
      throw buildApiError(status, body);
    });
    await userEvent.click(screen.getByRole('button', { name: 'Run' }));

    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText(body.error)).toBeVisible();
    expect(screen.getByRole('status', { name: 'Place' })).toHaveTextContent(at);
  });

  it('[SCR-13] is how many rows it changed, where it gives none', async () => {
    show(() => ({ columns: [], rows: [], ms: 3, truncated: false, affected: 2 }));
    await userEvent.click(screen.getByRole('button', { name: 'Run' }));

    expect(await screen.findByText('Done in 3 ms. 2 rows changed.')).toBeVisible();
  });

  it('[SCR-12] is explained, with the place of an error in what was typed', async () => {
    const made = show(() => {
      throw buildApiError(422, { error: 'No', position: 15 });
    });
    await userEvent.click(screen.getByRole('button', { name: 'Explain' }));

    expect(await screen.findByText('27')).toBeVisible();
    expect(made[0]?.body).toEqual({ sql: 'explain select 1' });
  });
});
