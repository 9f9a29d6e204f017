import { UPLOAD_MAX_BYTES } from '@tessera/shared/contracts';
import { Button, FileDrop, formatBytes, VisuallyHidden } from '@tessera/shared/ui';
import { FolderUp, X } from 'lucide-react';
import { useRef, useState, type DragEvent } from 'react';
import styled from 'styled-components';
import type { ChosenFiles } from './new-project-draft';
import { chosenFolder, droppedFolder } from './read-folder';

const ICON = { size: 16, strokeWidth: 1.75 } as const;

export interface FileSourceProps {
  chosen: ChosenFiles | undefined;
  error: string | undefined;
  isBusy: boolean;
  onChoose: (chosen: ChosenFiles | undefined) => void;
}

/** A ZIP, our one HTML file or a folder, dropped or chosen. */
export function FileSource({ chosen, error, isBusy, onChoose }: FileSourceProps) {
  const [problem, setProblem] = useState<string>();
  const takeFolder = (event: DragEvent) => {
    const reading = droppedFolder(event.dataTransfer);
    if (!reading) return;
    // The field would take a folder for a file that cannot be read.
    event.preventDefault();
    event.stopPropagation();
    setProblem(undefined);
    reading.then(onChoose, () => {
      setProblem('This folder could not be read. Pack it as a ZIP and choose that.');
    });
  };
  const takeFile = ([file]: readonly File[]) => {
    setProblem(undefined);
    const kind = file && /\.html?$/i.test(file.name) ? 'page' : 'zip';
    onChoose(file && { kind, name: file.name, file });
  };
  return (
    <Root onDropCapture={takeFolder}>
      <FileDrop
        id="new-project-files"
        label="ZIP or HTML file"
        hint={`A ZIP of a project, or the one HTML file of an app, up to ${formatBytes(UPLOAD_MAX_BYTES)}. A folder can be dropped here, too.`}
        accept=".zip,.html,.htm"
        files={chosen === undefined || chosen.kind === 'folder' ? [] : [chosen.file]}
        onFilesChange={takeFile}
        error={error ?? problem}
        isBusy={isBusy}
      />
      {chosen?.kind === 'folder' ? (
        <Chosen>
          <span>
            <strong>{chosen.name}</strong> · {chosen.files.length}{' '}
            {chosen.files.length === 1 ? 'file' : 'files'}
          </span>
          <Button
            size="small"
            variant="quiet"
            icon={<X {...ICON} />}
            disabled={isBusy}
            onClick={() => {
              onChoose(undefined);
            }}
          >
            Remove
          </Button>
        </Chosen>
      ) : null}
      <FolderButton isBusy={isBusy} onChoose={onChoose} />
    </Root>
  );
}

function FolderButton({ isBusy, onChoose }: Pick<FileSourceProps, 'isBusy' | 'onChoose'>) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <div>
      <Button
        icon={<FolderUp {...ICON} />}
        disabled={isBusy}
        onClick={() => {
          picker.current?.click();
        }}
      >
        Choose a folder
      </Button>
      <VisuallyHidden>
        <input
          // No type of React's knows it; every browser does.
          {...{ webkitdirectory: '' }}
          ref={picker}
          type="file"
          tabIndex={-1}
          aria-hidden="true"
          onChange={({ target }) => {
            onChoose(chosenFolder([...(target.files ?? [])]));
            target.value = '';
          }}
        />
      </VisuallyHidden>
    </div>
  );
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[3]};
`;

const Chosen = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[2]};
  min-height: 44px;
`;
