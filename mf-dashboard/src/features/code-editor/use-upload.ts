import { useShell, useUndo } from '@tessera/shared/remote';
import type { Desk } from '../../lib/code-desk/desk.store';
import { takeFiles } from './transfer';

export interface UploadTarget {
  readonly desk: Desk;
  /** Shows a file of it. */
  readonly open: (path: string) => void;
}

/**
 * Takes files from the person's disk into the folder of the file that is open, and shows the first of them. What they replace can
 * be brought back; what is not taken is told of.
 */
export function useUpload({ desk, open }: UploadTarget): (chosen: readonly File[]) => void {
  const { notify } = useShell();
  const offerUndo = useUndo();

  async function upload(chosen: readonly File[]): Promise<void> {
    const { active, ...there } = desk.store.getState();
    const folder = active?.includes('/') ? active.slice(0, active.lastIndexOf('/') + 1) : '';
    const { files, refused } = await takeFiles(chosen, folder, there);
    const [first] = files.keys();
    if (first !== undefined) {
      const { replaced, undo } = desk.writeAll(files);
      if (replaced.length > 0) offerUndo(wordsFor(replaced), undo);
      open(first);
    }
    if (refused.length > 0) {
      notify({ type: 'warning', title: 'Not everything was taken', message: refused.join(' ') });
    }
  }
  return (chosen) => void upload(chosen);
}

function wordsFor(replaced: readonly string[]): string {
  return replaced.length === 1
    ? `${String(replaced[0])} replaced`
    : `${String(replaced.length)} files replaced`;
}
