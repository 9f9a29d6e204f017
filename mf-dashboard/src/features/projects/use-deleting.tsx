import type { Project } from '@tessera/shared/contracts';
import { ConfirmDialog } from '@tessera/shared/ui';
import { useState, type ReactNode } from 'react';

/** A site that goes with its app is worth a question; an app alone comes back from the toast. */
export function useDeleting(
  { name, deployment }: Project,
  removeNow: () => void,
): { readonly start: () => void; readonly question: ReactNode } {
  const [isAsking, setIsAsking] = useState(false);
  if (!deployment) return { start: removeNow, question: null };
  const { host } = new URL(deployment.url);
  return {
    start: () => {
      setIsAsking(true);
    },
    question: (
      <ConfirmDialog
        title={`Delete "${name}" and take its site offline?`}
        description={`${host} is live. Visitors can no longer reach it once the app is deleted. Undo brings both back.`}
        confirmLabel="Delete app and site"
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        onConfirm={removeNow}
      />
    ),
  };
}
