import type { ChangedFile as Changed, FileStatus } from '@tessera/shared/contracts';
import { formatNumber, VisuallyHidden } from '@tessera/shared/ui';
import { ChevronRight, FileMinus, FilePen, FilePlus, FileSymlink, FileX } from 'lucide-react';
import { useCallback, useState } from 'react';
import styled from 'styled-components';
import { FileDifference } from '../../lib/diff/file-difference';
import type { TextDiffer } from '@tessera/shared/diff';
import type { createComparisonStore } from './comparison.store';

const ICON = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
const STATUSES = {
  added: { icon: FilePlus, word: 'Added' },
  modified: { icon: FilePen, word: 'Changed' },
  removed: { icon: FileMinus, word: 'Removed' },
  deleted: { icon: FileX, word: 'Deleted' },
  renamed: { icon: FileSymlink, word: 'Moved' },
} as const satisfies Record<FileStatus, object>;

export interface ChangedFileProps {
  file: Changed;
  isOpenFirst: boolean;
  readFile: ReturnType<typeof createComparisonStore>['readFile'];
  differ: TextDiffer;
  describe: (error: unknown) => string;
}

/** One file that differs: its name and counts, and when it is open its lines. */
export function ChangedFile({ file, isOpenFirst, readFile, differ, describe }: ChangedFileProps) {
  const { path, status, oldPath, added, removed } = file;
  const [isOpen, setIsOpen] = useState(isOpenFirst);
  const read = useCallback(() => readFile(path), [readFile, path]);
  const { icon: Icon, word } = STATUSES[status];
  return (
    <Root>
      <Heading>
        <Toggle
          type="button"
          aria-expanded={isOpen}
          onClick={() => {
            setIsOpen(!isOpen);
          }}
        >
          <Turn $isOpen={isOpen}>
            <ChevronRight {...ICON} />
          </Turn>
          <Icon {...ICON} />
          <VisuallyHidden>{word}: </VisuallyHidden>
          <Path>
            {path}
            {oldPath === undefined ? null : <Origin> Moved from {oldPath}</Origin>}
          </Path>
          {added === null || removed === null ? (
            <Counts>large</Counts>
          ) : (
            <Counts>
              <Plus>
                <span aria-hidden="true">+{formatNumber(added)}</span>
                <VisuallyHidden>{`, ${formatNumber(added)} lines added`}</VisuallyHidden>
              </Plus>{' '}
              <Minus>
                <span aria-hidden="true">−{formatNumber(removed)}</span>
                <VisuallyHidden>{`, ${formatNumber(removed)} lines removed`}</VisuallyHidden>
              </Minus>
            </Counts>
          )}
        </Toggle>
      </Heading>
      {isOpen ? <FileDifference {...{ path, read, differ, describe }} /> : null}
    </Root>
  );
}

const Root = styled.section`
  border: 1px solid ${({ theme }) => theme.colors.line};
  border-radius: ${({ theme }) => theme.radii.card};
  background: ${({ theme }) => theme.colors.surface};
  overflow: clip;
`;

/* Says which file it is for as long as its lines are in sight. */
const Heading = styled.h3`
  position: sticky;
  top: 0;
  z-index: 1;
  background: ${({ theme }) => theme.colors.surface};
  font-size: ${({ theme }) => theme.sizes[13]};
  font-weight: ${({ theme }) => theme.weights.medium};
`;

const Toggle = styled.button`
  display: flex;
  gap: ${({ theme }) => theme.space[2]};
  align-items: center;
  width: 100%;
  min-height: 40px;
  padding: ${({ theme }) => theme.space[1]} ${({ theme }) => theme.space[3]};
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  svg {
    flex: none;
    color: ${({ theme }) => theme.colors.muted};
  }
  &:hover {
    background: ${({ theme }) => theme.colors.sunken};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  ${({ theme }) => theme.media.touch} {
    min-height: 44px;
  }
`;

const Turn = styled.span<{ $isOpen: boolean }>`
  display: inline-flex;
  transform: ${({ $isOpen }) => ($isOpen ? 'rotate(90deg)' : 'none')};
`;

const Path = styled.span`
  flex: 1;
  min-width: 0;
  font-family: ${({ theme }) => theme.fonts.mono};
  overflow-wrap: anywhere;
`;

const Origin = styled.span`
  color: ${({ theme }) => theme.colors.muted};
`;

const Counts = styled.span`
  flex: none;
  color: ${({ theme }) => theme.colors.muted};
  font-variant-numeric: tabular-nums;
`;

const Plus = styled.span`
  color: ${({ theme }) => theme.colors.ok};
`;

const Minus = styled.span`
  color: ${({ theme }) => theme.colors.bad};
`;
