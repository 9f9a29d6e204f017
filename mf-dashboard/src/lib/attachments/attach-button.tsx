import { Button } from '@tessera/shared/ui';
import { Paperclip } from 'lucide-react';
import { useRef } from 'react';
import { ACCEPTED } from './accepted';

export interface AttachButtonProps {
  label: string;
  size?: 'small' | 'medium';
  onChoose: (files: File[]) => void;
}

/** Opens the browser's picker for files that go with what is written. */
export function AttachButton({ label, size = 'medium', onChoose }: AttachButtonProps) {
  const picker = useRef<HTMLInputElement>(null);
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
      <Button
        size={size}
        variant="quiet"
        icon={<Paperclip size={16} strokeWidth={1.75} />}
        onClick={() => picker.current?.click()}
      >
        {label}
      </Button>
    </>
  );
}
