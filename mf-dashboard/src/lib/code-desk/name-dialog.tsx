import { Button, Dialog, TextField } from '@tessera/shared/ui';
import { useState, type SubmitEvent } from 'react';

export interface NameDialogProps {
  title: string;
  label: string;
  start: string;
  /** The verb of the result. */
  verb: string;
  /** What is wrong with a name, in words. */
  refuse: (name: string) => string | undefined;
  onDone: (name: string) => void;
  onClose: () => void;
}

/** Asks for one name. */
export function NameDialog({ title, label, start, verb, refuse, onDone, onClose }: NameDialogProps) {
  const [name, setName] = useState(start);
  const [error, setError] = useState<string>();
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    const wrong = refuse(name.trim());
    setError(wrong);
    if (wrong !== undefined) return;
    onDone(name.trim());
    onClose();
  }
  return (
    <Dialog
      isOpen
      size="small"
      title={title}
      onOpenChange={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form="name-of-file">
            {verb}
          </Button>
        </>
      }
    >
      <form id="name-of-file" onSubmit={submit} noValidate>
        <TextField
          label={label}
          value={name}
          error={error}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => {
            setName(event.target.value);
            if (error !== undefined) setError(refuse(event.target.value.trim()));
          }}
        />
      </form>
    </Dialog>
  );
}
