import {
  describeTable,
  listDatabases,
  tryDatabaseDesign,
  type ColumnEffect,
  type DescribedTable,
  type DesignOperation,
} from '@tessera/shared/contracts';
import { isApiError } from '@tessera/shared/http';
import type { ShellProps } from '@tessera/shared/remote';
import type { DesignPorts } from '../../lib/design/design.ports';
import { modelEditPorts } from '../../lib/model-edits';

/** What a design would do to the records of one place. */
export interface PlaceEffects {
  readonly environment: 'preview' | 'production';
  readonly columns: readonly ColumnEffect[];
}

/** What the form of a table asks of the server. */
export interface TableFormPorts extends DesignPorts {
  readonly describeTable: (text: string) => Promise<DescribedTable>;
  /** Of each place where records are kept on the server; none where there is no database. */
  readonly tryDesign: (operations: readonly DesignOperation[]) => Promise<readonly PlaceEffects[]>;
  /** Why a description was not read, where the server says it. */
  readonly whyNotRead: (error: unknown) => string | undefined;
}

/** The real ports. */
export function tableFormPorts(shell: ShellProps, projectId: string): TableFormPorts {
  return {
    ...modelEditPorts(shell, projectId),
    describeTable: (text) => shell.api.call(describeTable, { params: { id: projectId }, body: { text } }),
    tryDesign: async (operations) => {
      const { items } = await shell.api.call(listDatabases, { query: { projectId } });
      const places = items.flatMap(({ id, environments }) =>
        (['preview', 'production'] as const).flatMap((environment) =>
          environments[environment] ? [{ id, environment }] : [],
        ),
      );
      return Promise.all(
        places.map(async ({ id, environment }) => {
          const body = { operations: [...operations] };
          const call = { params: { id }, query: { environment }, body };
          return { environment, ...(await shell.api.call(tryDatabaseDesign, call)) };
        }),
      );
    },
    whyNotRead: (error) => (isApiError(error) && error.code === 'UNPROCESSABLE' ? error.message : undefined),
  };
}
