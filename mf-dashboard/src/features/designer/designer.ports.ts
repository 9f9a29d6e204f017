import { designOperationSchema } from '@tessera/shared/contracts';
import { ownStorage, type ShellProps } from '@tessera/shared/remote';
import * as z from 'zod/mini';
import { modelEditPorts } from '../../lib/model-edits';
import type { DesignerPorts, KeptDraft } from './designer-state';

const storage = ownStorage('mf-dashboard', 'sessionStorage');
const draftKey = (projectId: string) => `design-draft:${projectId}`;

const actionsSchema = z.array(z.array(designOperationSchema));
const keptSchema = z.object({
  version: z.object({ id: z.uuid(), number: z.int() }),
  draft: z.object({ actions: actionsSchema, undone: actionsSchema }),
});

function readDraft(projectId: string): KeptDraft | undefined {
  try {
    return z.safeParse(keptSchema, JSON.parse(storage.read(draftKey(projectId)) ?? 'null')).data;
  } catch {
    // Cut off by a full storage: the tables are shown as they are.
    return undefined;
  }
}

/** The real ports of the designer: the api, and this tab of the browser for what is not saved. */
export function designerPorts(shell: ShellProps, projectId: string): DesignerPorts {
  return {
    ...modelEditPorts(shell, projectId),
    readDraft: () => readDraft(projectId),
    keepDraft: (kept) => {
      if (kept) storage.write(draftKey(projectId), JSON.stringify(kept));
      else storage.remove(draftKey(projectId));
    },
  };
}
