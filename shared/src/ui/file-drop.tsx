import { FileUp, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { acceptFiles } from './accepted-files';
import { FieldFrame, useFieldWiring, type FieldTexts } from './field-frame';
import { Chosen, ChosenFile, Name, Picker, Size, Words, Zone } from './file-drop.styles';
import { formatBytes } from './format';
import { IconButton } from './icon-button';
import { Spinner } from './spinner';
import { VisuallyHidden } from './visually-hidden';

export interface FileDropProps extends FieldTexts {
  files: readonly File[];
  onFilesChange: (files: File[]) => void;
  /** As the attribute of the browser's field: '.csv,image/*'. A drop is held to it, too. */
  accept?: string | undefined;
  maxBytes?: number | undefined;
  isMultiple?: boolean | undefined;
  /** The files are on their way to the server. */
  isBusy?: boolean | undefined;
  disabled?: boolean | undefined;
  id?: string | undefined;
}

/** Files, chosen or dropped: the browser's own field lies over the zone, so both come from it. */
export function FileDrop(props: FileDropProps) {
  const { label, hint, optional, files, onFilesChange, accept, maxBytes, isMultiple = false } = props;
  const { isBusy = false, disabled = false, id, isLabelHidden } = props;
  const [problem, setProblem] = useState<string>();
  const [isOver, setIsOver] = useState(false);
  const error = props.error ?? problem;
  const { wiring, hintId, errorId } = useFieldWiring(id, hint, error);
  const picker = useRef<HTMLInputElement>(null);
  const take = (chosen: FileList | null) => {
    const accepted = acceptFiles([...(chosen ?? [])], { accept, maxBytes, isMultiple });
    setProblem(accepted.problem);
    if (accepted.taken.length > 0) onFilesChange(isMultiple ? [...files, ...accepted.taken] : accepted.taken);
  };
  const remove = (file: File) => {
    onFilesChange(files.filter((one) => one !== file));
    picker.current?.focus();
  };
  const isFixed = disabled || isBusy;
  return (
    <FieldFrame {...{ label, hint, error, optional, isLabelHidden, hintId, errorId }} controlId={wiring.id}>
      <Zone
        $isOver={isOver}
        $isFixed={isFixed}
        $hasError={Boolean(error)}
        onDragEnter={() => {
          setIsOver(true);
        }}
        onDragLeave={() => {
          setIsOver(false);
        }}
        onDrop={() => {
          setIsOver(false);
        }}
      >
        {isBusy ? (
          <Spinner size={20} label="Uploading" />
        ) : (
          <FileUp size={20} strokeWidth={1.75} aria-hidden="true" />
        )}
        <Words>
          <strong>{isMultiple ? 'Choose files' : 'Choose a file'}</strong> or drop{' '}
          {isMultiple ? 'them' : 'it'} here
        </Words>
        <Picker
          {...wiring}
          ref={picker}
          type="file"
          accept={accept}
          multiple={isMultiple}
          disabled={isFixed}
          onChange={({ target }) => {
            take(target.files);
            // The same file can be chosen again after it was removed.
            target.value = '';
          }}
        />
      </Zone>
      <ChosenFiles files={files} isFixed={isFixed} onRemove={remove} />
      <VisuallyHidden role="status">
        {files.length > 0 ? `${String(files.length)} chosen` : ''}
      </VisuallyHidden>
    </FieldFrame>
  );
}

interface ChosenFilesProps {
  files: readonly File[];
  isFixed: boolean;
  onRemove: (file: File) => void;
}

function ChosenFiles({ files, isFixed, onRemove }: ChosenFilesProps) {
  if (files.length === 0) return null;
  return (
    <Chosen aria-label="Chosen files">
      {files.map((file) => (
        <ChosenFile key={`${file.name}-${String(file.size)}-${String(file.lastModified)}`}>
          <Name>{file.name}</Name>
          <Size>{formatBytes(file.size)}</Size>
          <IconButton
            label={`Remove ${file.name}`}
            size="small"
            disabled={isFixed}
            onClick={() => {
              onRemove(file);
            }}
          >
            <X size={16} strokeWidth={1.75} />
          </IconButton>
        </ChosenFile>
      ))}
    </Chosen>
  );
}
