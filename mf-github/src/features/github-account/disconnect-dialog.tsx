import { ConfirmDialog } from '@tessera/shared/ui';

export interface DisconnectDialogProps {
  login: string;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks before an account is let go, and says what stays. */
export function DisconnectDialog({ login, onClose, onConfirm }: DisconnectDialogProps) {
  return (
    <ConfirmDialog
      isOpen
      title={`Disconnect ${login}?`}
      confirmLabel="Disconnect"
      description="Projects keep their files and their links. Importing, pushing and pulling need GitHub again."
      onOpenChange={onClose}
      onConfirm={onConfirm}
    />
  );
}
