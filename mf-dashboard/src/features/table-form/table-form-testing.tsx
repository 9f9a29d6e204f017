import { renderRemote, uuid } from '@tessera/shared/testing';
import { screen, within } from '@testing-library/react';
import { openDesignApi } from '../../lib/design/design-api-testing';
import { TableForm } from './table-form';

/** The form of a new table, or of one that there is, over a server that does what it sends. */
export function show(given: Parameters<typeof openDesignApi>[0] & { tableId?: string } = {}) {
  const opened = openDesignApi(given);
  const view = renderRemote(<TableForm projectId={uuid(1)} tableId={given.tableId} />, {
    shell: { api: opened.api },
    path: `/tablecreate?project=${uuid(1)}`,
  });
  return { ...opened, ...view };
}

/** What is in the card of a column. */
export const column = (name: string) => within(screen.getByRole('listitem', { name }));
