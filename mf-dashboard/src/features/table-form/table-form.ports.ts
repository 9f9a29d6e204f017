import { describeTable, type DescribedTable } from '@tessera/shared/contracts';
import { isApiError } from '@tessera/shared/http';
import type { ShellProps } from '@tessera/shared/remote';
import type { DesignPorts } from '../../lib/design/design.ports';
import { modelEditPorts } from '../../lib/model-edits';

/** What the form of a table asks of the server. */
export interface TableFormPorts extends DesignPorts {
  readonly describeTable: (text: string) => Promise<DescribedTable>;
  /** Why a description was not read, where the server says it. */
  readonly whyNotRead: (error: unknown) => string | undefined;
}

/** The real ports. */
export function tableFormPorts(shell: ShellProps, projectId: string): TableFormPorts {
  return {
    ...modelEditPorts(shell, projectId),
    describeTable: (text) => shell.api.call(describeTable, { params: { id: projectId }, body: { text } }),
    whyNotRead: (error) => (isApiError(error) && error.code === 'UNPROCESSABLE' ? error.message : undefined),
  };
}
