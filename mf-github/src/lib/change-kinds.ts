import type { FileStatus } from '@tessera/shared/contracts';
import { FileMinus2, FilePen, FilePlus2, FileSymlink, FileX2, type LucideIcon } from 'lucide-react';

interface ChangeKind {
  readonly letter: string;
  readonly icon: LucideIcon;
  readonly word: string;
  readonly description: string;
  readonly tone: 'ok' | 'warn' | 'bad' | 'info';
}

/** DIFF-01: each kind has a letter, an icon, a word and a colour of its own. */
export const CHANGE_KINDS: Readonly<Record<FileStatus, ChangeKind>> = {
  added: {
    letter: 'A',
    icon: FilePlus2,
    word: 'added',
    description: 'Added: it was not there before',
    tone: 'ok',
  },
  modified: { letter: 'M', icon: FilePen, word: 'modified', description: 'Modified', tone: 'warn' },
  removed: {
    letter: 'R',
    icon: FileMinus2,
    word: 'removed',
    description: 'Removed: the builder no longer writes it',
    tone: 'bad',
  },
  deleted: {
    letter: 'D',
    icon: FileX2,
    word: 'deleted',
    description: 'Deleted: taken away by hand or by a pull',
    tone: 'bad',
  },
  renamed: { letter: '→', icon: FileSymlink, word: 'renamed', description: 'Renamed', tone: 'info' },
};

/** Whether the file is not there any more. */
export function isGone(status: FileStatus): boolean {
  return status === 'removed' || status === 'deleted';
}
