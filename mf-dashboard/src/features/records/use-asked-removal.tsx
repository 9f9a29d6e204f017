import { countOf, type Row } from '@tessera/builder/records';
import { ConfirmDialog } from '@tessera/shared/ui';
import { useState } from 'react';
import type { TableFlow } from './use-table';
import type { TableActions } from './use-table-actions';

/** The actions of a table, of which deleting live records asks first; with the question as it is asked. */
export function useAskedRemoval(actions: TableActions, { entity }: TableFlow, isLive: boolean) {
  const [asked, setAsked] = useState<readonly Row[]>([]);
  if (!isLive) return { actions, question: null };
  const close = () => {
    setAsked([]);
  };
  return {
    actions: {
      ...actions,
      /** Nothing is removed yet. */
      remove: (rows: readonly Row[]) => {
        setAsked(rows);
        return false;
      },
    },
    question: (
      <ConfirmDialog
        title={`Delete ${countOf(asked.length, entity)} of the live application?`}
        description="Visitors do not see them any more, at once. What belongs to them goes with them."
        confirmLabel="Delete"
        isOpen={asked.length > 0}
        onOpenChange={close}
        onConfirm={() => {
          actions.remove(asked);
          close();
        }}
      />
    ),
  };
}
