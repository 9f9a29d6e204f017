import { paths } from '@tessera/shared/paths';
import { Button, ConfirmDialog } from '@tessera/shared/ui';
import { useState } from 'react';
import { BarButtons } from '../../lib/action-bar';
import type { NewProjectForm } from './use-new-project';

/** The buttons at the end of the form. */
export function FormActions({ form }: { form: NewProjectForm }) {
  const { state, isDirty, discard, leave, next } = form;
  const { busy, inspected } = state;
  const [isAsking, setIsAsking] = useState(false);
  const goAway = () => {
    discard();
    leave(next ?? paths.apps.to());
  };
  return (
    <BarButtons>
      <WayBack
        form={form}
        onCancel={() => {
          if (isDirty) setIsAsking(true);
          else goAway();
        }}
      />
      <Button type="submit" variant="primary" isBusy={busy !== undefined}>
        {inspected ? 'Import project' : 'Create project'}
      </Button>
      <ConfirmDialog
        title="Discard this project?"
        description="What you typed and chose here will be lost."
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        onConfirm={goAway}
      />
    </BarButtons>
  );
}

/** Out of what is under way, out of the report, or out of the form. */
function WayBack({
  form: { state, stop, reconsider },
  onCancel,
}: {
  form: NewProjectForm;
  onCancel: () => void;
}) {
  const { busy, inspected, draft } = state;
  // Nothing is made before the report is agreed to.
  if (busy === 'reading') return <Button onClick={stop}>Stop</Button>;
  if (inspected) {
    return (
      <Button disabled={busy !== undefined} onClick={reconsider}>
        {draft.start === 'github' ? 'Choose another repository' : 'Choose other files'}
      </Button>
    );
  }
  return (
    <Button disabled={busy !== undefined} onClick={onCancel}>
      Cancel
    </Button>
  );
}
