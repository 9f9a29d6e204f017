import { Button, IconButton } from '@tessera/shared/ui';
import { Paperclip } from 'lucide-react';
import { useRef } from 'react';
import { ACCEPTED } from './accepted';

export interface AttachButtonProps {
  label: string;
  /** An icon alone, small, where there is little room; its label is its tooltip. */
  isIconOnly?: boolean;
  onChoose: (files: File[]) => void;
}

/** Opens the browser's picker for files that go with what is written. */
export function AttachButton({ label, isIconOnly = false, onChoose }: AttachButtonProps) {
  const picker = useRef<HTMLInputElement>(null);
  const open = () => picker.current?.click();
  const icon = <Paperclip size={16} strokeWidth={1.75} />;
  return (
    <>
      <input
        ref={picker}
        type="file"
        hidden
        multiple
        accept={ACCEPTED.join(',')}
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          // The same file can be chosen again after it was removed.
          target.value = '';
        }}
      />
      {isIconOnly ? (
        <IconButton label={label} size="small" tooltipSide="top" onClick={open}>
          {icon}
        </IconButton>
      ) : (
        <Button variant="quiet" icon={icon} onClick={open}>
          {label}
        </Button>
      )}
    </>
  );
}
