import { useUndo } from '@tessera/shared/remote';
import { IconButton } from '@tessera/shared/ui';
import { FilePlus, FolderPlus, Upload } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { useStore } from 'zustand';
import { buildTree } from '../code/file-tree';
import type { Desk } from './desk.store';
import { NameDialog } from './name-dialog';
import { refusePath } from './project-path';
import { FileTree, type TreeMarks } from './tree-view';

export interface FilesPanelProps {
  desk: Desk;
  marks: TreeMarks;
  /** A file was chosen or made. */
  onOpen: (path: string) => void;
  /** Folders that are closed at first, with their last slash. */
  closed?: readonly string[];
  /** Takes files from the person's disk; without it there is no 'Upload'. */
  onUpload?: (files: readonly File[]) => void;
}

type Asking =
  | { readonly for: 'file' }
  | { readonly for: 'folder' }
  | { readonly for: 'rename'; readonly path: string };

const ICON = { size: 16, strokeWidth: 1.75 } as const;

/** The tree with what is done to it: new, renamed, deleted with a way back, taken from the disk. */
export function FilesPanel({ desk, marks, onOpen, closed, onUpload }: FilesPanelProps) {
  const { files, folders, active } = useStore(desk.store);
  const [asking, setAsking] = useState<Asking>();
  const nodes = useTree(files.keys(), folders);
  const chooser = useRef<HTMLInputElement>(null);
  const offerUndo = useUndo();
  const folder = active?.includes('/') ? active.slice(0, active.lastIndexOf('/') + 1) : '';

  function remove(path: string, isFolder: boolean): void {
    offerUndo(`${path} deleted`, isFolder ? desk.removeFolder(path) : desk.remove([path]));
  }

  return (
    <>
      <Bar>
        <h2>Files</h2>
        <IconButton
          label="New file"
          size="small"
          onClick={() => {
            setAsking({ for: 'file' });
          }}
        >
          <FilePlus {...ICON} />
        </IconButton>
        <IconButton
          label="New folder"
          size="small"
          onClick={() => {
            setAsking({ for: 'folder' });
          }}
        >
          <FolderPlus {...ICON} />
        </IconButton>
        {onUpload ? (
          <>
            <IconButton label="Upload" size="small" onClick={() => chooser.current?.click()}>
              <Upload {...ICON} />
            </IconButton>
            <input
              ref={chooser}
              type="file"
              multiple
              hidden
              aria-label="Files to upload"
              onChange={({ target }) => {
                onUpload([...(target.files ?? [])]);
                target.value = '';
              }}
            />
          </>
        ) : null}
      </Bar>
      <FileTree
        nodes={nodes}
        active={active}
        marks={marks}
        closed={closed}
        onOpen={onOpen}
        onRename={(path) => {
          setAsking({ for: 'rename', path });
        }}
        onRemove={remove}
      />
      {asking ? (
        <AskName
          asking={asking}
          folder={folder}
          taken={[...files.keys()]}
          folders={folders}
          desk={desk}
          onOpen={onOpen}
          onClose={() => {
            setAsking(undefined);
          }}
        />
      ) : null}
    </>
  );
}

/** Typing changes texts and no names, and to sort a thousand of those takes longer than a key. */
function useTree(paths: Iterable<string>, folders: readonly string[]) {
  const names = [...paths].join('\n');
  return useMemo(() => buildTree(names === '' ? [] : names.split('\n'), '', folders), [names, folders]);
}

interface AskNameProps {
  asking: Asking;
  /** Of the file that is open. */
  folder: string;
  taken: readonly string[];
  folders: readonly string[];
  desk: Desk;
  onOpen: (path: string) => void;
  onClose: () => void;
}

function AskName({ asking, folder, taken, folders, desk, onOpen, onClose }: AskNameProps) {
  if (asking.for === 'rename') {
    const { path } = asking;
    const isOther = (each: string) => each !== path && !each.startsWith(`${path}/`);
    const [others, otherFolders] = [taken.filter(isOther), folders.filter(isOther)];
    return (
      <NameDialog
        title={`Rename ${path}`}
        label="Path"
        start={path}
        verb="Rename"
        refuse={(name) => refusePath(name, others, otherFolders)}
        onDone={(name) => {
          if (name !== path) desk.rename(path, name);
        }}
        onClose={onClose}
      />
    );
  }
  const isFile = asking.for === 'file';
  return (
    <NameDialog
      title={isFile ? 'New file' : 'New folder'}
      label="Path"
      start={folder}
      verb="Create"
      refuse={(name) => refusePath(name, taken, folders)}
      onDone={(path) => {
        if (!isFile) {
          desk.makeFolder(path);
          return;
        }
        desk.create(path);
        onOpen(path);
      }}
      onClose={onClose}
    />
  );
}

const Bar = styled.div`
  display: flex;
  align-items: center;
  padding-inline-start: ${({ theme }) => theme.space[1]};
  h2 {
    flex: 1;
    font-size: ${({ theme }) => theme.sizes[13]};
    font-weight: ${({ theme }) => theme.weights.strong};
  }
`;
