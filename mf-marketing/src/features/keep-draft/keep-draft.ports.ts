import { keepDraft } from '@tessera/shared/contracts';
import { previewRecords } from '@tessera/shared/preview';
import type { ShellProps } from '@tessera/shared/remote';
import { removeTried } from '@tessera/shared/remote/hand-over';
import { forgetTriedDraft, recordsOf } from '../../lib/tried-draft';

/** Moves what was entered in the draft to the project; what that has of its own already stays. */
async function moveRecords(draftId: string, projectId: string): Promise<void> {
  const tried = previewRecords(recordsOf(draftId));
  const text = await tried.read();
  if (text === undefined) return;
  await previewRecords(projectId).write(text, () => false);
  await tried.remove();
}

/**
 * Makes the draft a project, with the records that this browser has of it. Again, it answers the same project.
 *
 * @returns the project's id
 * @throws what the call throws
 */
export async function keep({ api, reportError }: ShellProps, draftId: string): Promise<string> {
  const { projectId } = await api.call(keepDraft, { params: { id: draftId } });
  // A browser that has no database has no records.
  await moveRecords(draftId, projectId).catch(reportError);
  forgetTriedDraft();
  removeTried();
  return projectId;
}
