import { useEffect } from 'react';
import { nameOf } from '../data/entity';
import { rejectionText } from '../data/rejection-text';
import type { Rejection } from '../data/served-steps';
import type { Entity, Row } from '../data/types';
import { inSentence } from '../data/words';
import { draftName, draftsOf } from '../records/record-draft';
import { hrefOf, navigate } from './router';
import { useStore, useStoreState } from './store-context';
import { useToast } from './toasts';

/** What somebody has just pressed is told in passing; what waits for an answer, or was typed a while ago, stays. */
function isPassing({ answer, isKept }: Rejection): boolean {
  return answer.kind !== 'conflict' && isKept !== true;
}

/** Says what the server did not make, and asks what shall become of it. [DATA-04] */
export function Rejections() {
  const store = useStore();
  const { rejections } = useStoreState(store);
  const toast = useToast();
  useEffect(() => {
    for (const rejection of rejections.filter(isPassing)) {
      toast(`Not saved: ${rejectionText(rejection, store.entities, store.rows().names)}`);
      store.resolve(rejection, 'drop');
    }
  }, [rejections, store, toast]);
  return rejections
    .filter((one) => !isPassing(one))
    .map((rejection) => <RejectionNotice key={rejection.step.step} rejection={rejection} />);
}

function RejectionNotice({ rejection }: { readonly rejection: Rejection }) {
  const store = useStore();
  const { answer, step } = rejection;
  const [change] = step.changes;
  const entity = store.entities.find(({ id }) => id === change?.entityId);
  if (!change || !entity) return null;
  const row = store.rows().findRow(entity.id, change.id);
  const values = change.kind === 'remove' ? {} : change.values;
  const label = row ? nameOf(entity, row) : values[entity.label.key];
  const name = `${entity.name}${typeof label === 'string' ? ` “${label}”` : ''}`;
  const isConflict = answer.kind === 'conflict';
  const button = (text: string, choice: 'mine' | 'theirs' | 'drop') => (
    <button
      type="button"
      className="button"
      onClick={() => {
        store.resolve(rejection, choice);
        document.getElementById('main')?.focus();
      }}
    >
      {text}
    </button>
  );
  return (
    <div className="notice notice-bad" role="alert">
      <p dir="auto">
        {`${name} was not saved. ${rejectionText(rejection, store.entities, store.rows().names)}`}
      </p>
      {isConflict && button('Keep mine', 'mine')}
      {isConflict && button('Take theirs', 'theirs')}
      {!isConflict && step.changes.length === 1 && change.kind !== 'remove' && (
        <button
          type="button"
          className="button"
          onClick={() => {
            openAgain(store.visit, entity, row, values);
            store.resolve(rejection, 'drop');
          }}
        >
          {`Open ${inSentence(entity.name)}`}
        </button>
      )}
      {!isConflict && button('Drop it', 'drop')}
    </div>
  );
}

/** Opens the form with what was typed in it. */
function openAgain(visit: Map<string, unknown>, entity: Entity, row: Row | undefined, values: Row['values']) {
  const fields = Object.values(entity.fields).filter(({ key }) => key in values);
  visit.set(draftName(entity, row), draftsOf(fields, { values }));
  navigate(row ? hrefOf(entity.path, 'edit', row.id) : hrefOf(entity.path, 'new'));
}
