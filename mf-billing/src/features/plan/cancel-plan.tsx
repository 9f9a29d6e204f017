import type { Subscription } from '@tessera/shared/contracts';
import { undoNotice, useShell } from '@tessera/shared/remote';
import { Button, ConfirmDialog } from '@tessera/shared/ui';
import { useState } from 'react';
import { useChangeSubscription } from '../../lib/change-subscription';
import { formatDay } from '../../lib/day';

interface CancelPlanProps {
  subscription: Subscription;
  onChanged: (subscription: Subscription) => void;
}

/** Ends the plan at the end of what is paid, after saying when that is and what stays. */
export function CancelPlan({ subscription: { planName, endsAt }, onChanged }: CancelPlanProps) {
  const { notify } = useShell();
  const { isBusy, change } = useChangeSubscription(onChanged);
  const [isAsking, setIsAsking] = useState(false);
  if (endsAt === null) return null;
  const day = formatDay(endsAt);
  const cancel = async () => {
    const changed = await change({ cancelAtPeriodEnd: true });
    setIsAsking(false);
    if (changed)
      notify(undoNotice(`${planName} ends on ${day}`, () => void change({ cancelAtPeriodEnd: false })));
  };
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        onClick={() => {
          setIsAsking(true);
        }}
      >
        Cancel plan
      </Button>
      <ConfirmDialog
        title={`Cancel ${planName}?`}
        description={`You keep ${planName} until ${day}, then you are on Starter. Your applications, your credits and your invoices stay. You can take this back until then.`}
        confirmLabel="Cancel plan"
        cancelLabel="Keep plan"
        isOpen={isAsking}
        isBusy={isBusy}
        onOpenChange={setIsAsking}
        onConfirm={() => void cancel()}
      />
    </>
  );
}
