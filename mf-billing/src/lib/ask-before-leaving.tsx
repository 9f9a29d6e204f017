import { useShell, type Place } from '@tessera/shared/remote';
import { ConfirmDialog } from '@tessera/shared/ui';
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAskBeforeClosing } from './use-ask-before-closing';

export interface AskBeforeLeavingProps {
  /** Something would be lost. What is kept for the tab is not. */
  isAsking: boolean;
  /** What becomes of it. */
  description: string;
  /** Places where the form stays as it is, beside this very address. */
  stays?: ((to: Place) => boolean) | undefined;
}

/** Asks before anything leaves what is not saved: links, commands, Back and Forward, another site, the end of the tab. */
export function AskBeforeLeaving({ isAsking, description, stays }: AskBeforeLeavingProps) {
  const { router } = useShell();
  const { pathname, search } = useLocation();
  const [held, setHeld] = useState<{ readonly go: () => void }>();
  useAskBeforeClosing(isAsking);
  const holds = useEffectEvent((to: Place, go: () => void) => {
    const isHere = to.pathname === pathname && to.search === search;
    if (isHere || stays?.(to) === true) return false;
    setHeld({ go });
    return true;
  });
  // Whoever goes elsewhere as soon as it is saved is not asked.
  useLayoutEffect(() => (isAsking ? router.hold((to, go) => holds(to, go)) : undefined), [isAsking, router]);
  return (
    <ConfirmDialog
      title="Leave without saving?"
      description={description}
      confirmLabel="Leave"
      cancelLabel="Keep editing"
      isOpen={isAsking && held !== undefined}
      onOpenChange={() => {
        setHeld(undefined);
      }}
      onConfirm={() => {
        setHeld(undefined);
        held?.go();
      }}
    />
  );
}
