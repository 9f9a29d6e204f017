import { useId, useState, type ReactNode } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';
import { TextField } from './text-field';

export interface ConfirmDialogProps {
  title: ReactNode;
  /** What will happen, and what cannot be undone. */
  description: ReactNode;
  /** The verb of the result: 'Delete', not 'OK'. */
  confirmLabel: string;
  cancelLabel?: string | undefined;
  tone?: 'danger' | 'primary' | undefined;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onConfirm: () => void;
  isBusy?: boolean | undefined;
  /** A name that has to be typed before confirming. */
  nameToType?: string | undefined;
}

/** Asks before something that is hard to take back. */
export function ConfirmDialog({ isOpen, ...rest }: ConfirmDialogProps) {
  // Mounted only while open, so that a typed name is never left over from the last time.
  return isOpen ? <OpenConfirmDialog {...rest} /> : null;
}

function OpenConfirmDialog(props: Omit<ConfirmDialogProps, 'isOpen'>) {
  const { title, description, confirmLabel, cancelLabel = 'Cancel', tone = 'danger' } = props;
  const { onOpenChange, onConfirm, isBusy, nameToType } = props;
  const formId = useId();
  const [typed, setTyped] = useState('');
  const isConfirmable = nameToType === undefined || typed.trim() === nameToType;
  return (
    <Dialog
      role="alertdialog"
      size="small"
      title={title}
      description={description}
      isOpen
      onOpenChange={onOpenChange}
      footer={
        <>
          <Button
            data-autofocus={nameToType === undefined ? true : undefined}
            onClick={() => {
              onOpenChange(false);
            }}
          >
            {cancelLabel}
          </Button>
          <Button
            variant={tone}
            isBusy={isBusy}
            disabled={!isConfirmable}
            {...(nameToType === undefined ? { onClick: onConfirm } : { type: 'submit', form: formId })}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {nameToType === undefined ? null : (
        <form
          id={formId}
          onSubmit={(event) => {
            event.preventDefault();
            // In React's tree it may stand within another form.
            event.stopPropagation();
            if (isConfirmable && isBusy !== true) onConfirm();
          }}
        >
          <TextField
            label={`Type ${nameToType} to confirm`}
            autoComplete="off"
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
            }}
          />
        </form>
      )}
    </Dialog>
  );
}
