import { useEffect, useState } from 'react';
import { inSentence } from '../data/words';
import type { Entity, Row, Value } from '../data/types';
import { useEmbedding } from '../fields/embedded-form';
import { FOCUS } from '../frame/page';
import { hrefOf, navigate } from '../frame/router';
import { useStore } from '../frame/store-context';
import { useToast } from '../frame/toasts';
import { forgetBeginning, returnOf } from './begin';
import { recordLinkId } from './delete-record';

interface Finish {
  /** Stores the values, says so, and goes where one sees them. */
  readonly save: (values: Readonly<Record<string, Value>>) => void;
  /** Goes back to where the form was asked for. */
  readonly cancel: () => void;
}

/** What becomes of a form when it is done with. */
export function useFinish(entity: Entity, row: Row | undefined): Finish {
  const store = useStore();
  const toast = useToast();
  const embedding = useEmbedding();
  const { visit } = store;
  const [asked] = useState(() => returnOf(visit, entity));
  useEffect(() => {
    // What this form began with is not what the next one begins with.
    forgetBeginning(visit, entity);
  }, [visit, entity]);
  const leave = () => {
    const back = row ? hrefOf(entity.path, 'detail', row.id) : (asked ?? hrefOf(entity.path, 'list'));
    navigate(back, { replace: true });
  };
  return {
    save: (values) => {
      const id = store.put(entity, row?.id ?? null, values);
      if (embedding) {
        toast(`Added ${inSentence(entity.name)}.`);
        embedding.onDone(id);
        return;
      }
      toast(row ? `${entity.name} saved.` : `${entity.name} added.`);
      // A search that hides the new record would look like a loss.
      if (!row) visit.set(`query/${entity.id}`, '');
      visit.set(FOCUS, row ? 'edit-record' : recordLinkId(id));
      leave();
    },
    cancel: () => {
      if (embedding) embedding.onClose();
      else leave();
    },
  };
}
