import type { Receipt } from '@tessera/shared/contracts';
import { Menu, type MenuItem } from '@tessera/shared/ui';
import { ChevronDown } from 'lucide-react';
import styled from 'styled-components';
import { useOpenFile } from './open-file';

type FileChange = Receipt['filesChanged'][number];

/** More files than these are counted; 'View changes' has all of them. */
const NAMED = 8;

export interface ChangedFilesProps {
  files: readonly FileChange[];
  /** '3 files' */
  label: string;
  /** Where all changes are listed. */
  changesTo: string;
}

/** 'N files' of a receipt: leads to the one under Code, or to a list of them. */
export function ChangedFiles({ files, label, changesTo }: ChangedFilesProps) {
  const onOpen = useOpenFile();
  const [only] = files;
  if (!onOpen || !only) return label;
  if (files.length === 1) {
    if (only.change === 'removed') return label;
    return (
      <FileButton
        type="button"
        title={`Open ${only.path} in Code`}
        onClick={() => {
          onOpen(only.path);
        }}
      >
        {label}
      </FileButton>
    );
  }
  return (
    <Menu
      label="Changed files"
      trigger={
        <FileButton type="button">
          {label}
          <ChevronDown size={12} strokeWidth={1.75} aria-hidden="true" />
        </FileButton>
      }
      items={itemsOf(files, onOpen, changesTo)}
    />
  );
}

function itemsOf(files: readonly FileChange[], onOpen: (path: string) => void, changesTo: string) {
  const items: (MenuItem | 'separator')[] = files.slice(0, NAMED).map(({ path, change }) => ({
    id: path,
    label: path,
    hint: { added: 'New', modified: undefined, removed: 'Deleted' }[change],
    isDisabled: change === 'removed',
    onSelect: () => {
      onOpen(path);
    },
  }));
  const more = files.length - NAMED;
  if (more > 0) items.push('separator', { id: 'more', label: `and ${String(more)} more`, to: changesTo });
  return items;
}

/** Within a line of text: reads as a link, and is as high as a finger where fingers press. */
export const FileButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  max-width: 100%;
  padding: 0;
  border: 0;
  background: none;
  color: ${({ theme }) => theme.colors.brand};
  font: inherit;
  vertical-align: baseline;
  text-align: start;
  &:hover {
    text-decoration: underline;
  }
  ${({ theme }) => theme.media.touch} {
    min-height: 44px;
    padding-inline: ${({ theme }) => theme.space[2]};
    /* As high and wide as a finger, and in the line as any other words. */
    margin: -12px -${({ theme }) => theme.space[2]};
  }
`;
