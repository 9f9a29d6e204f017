import { Banner, Button, Dialog, Stack, type DialogProps } from '@tessera/shared/ui';
import { useId, type ReactNode } from 'react';

export interface FormDialogProps extends Pick<
  DialogProps,
  'title' | 'description' | 'size' | 'isFullOnPhone'
> {
  /** The verb of the result. */
  submitLabel: string;
  isBusy: boolean;
  /** There is nothing to send, or it cannot be sent so. */
  isBlocked?: boolean | undefined;
  /** What is said while it takes. */
  busyText?: string | undefined;
  /** Why it was refused, where no field says it. */
  problem?: string | undefined;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that sends something: held while that is under way, and what was typed stays when it is refused. */
export function FormDialog(props: FormDialogProps) {
  const {
    submitLabel,
    isBusy,
    isBlocked = false,
    busyText,
    problem,
    onSubmit,
    onClose,
    children,
    ...dialog
  } = props;
  const formId = useId();
  return (
    <Dialog
      {...dialog}
      isOpen
      isHeld={isBusy}
      onOpenChange={onClose}
      footer={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" form={formId} isBusy={isBusy} disabled={isBlocked}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy && !isBlocked) onSubmit();
        }}
      >
        <Stack>
          {isBusy && busyText !== undefined ? <p role="status">{busyText}</p> : null}
          {problem === undefined ? null : <Banner tone="bad">{problem}</Banner>}
          {children}
        </Stack>
      </form>
    </Dialog>
  );
}
