import { useEffect, useState } from 'react';
import type { Entity, Row, Value } from '../data/types';
import { useEmbedding } from '../fields/embedded-form';
import { FOCUS } from '../frame/page';
import { hrefOf, navigate } from '../frame/router';
import { useRights, useStore } from '../frame/store-context';
import { useToast } from '../frame/toasts';
import { rememberSaved } from '../lists/list-memory';
import { forgetBeginning, returnOf } from './begin';
import { recordLinkId } from './delete-record';

interface Finish {
  /** Stores the values. Gives the function that says so, and goes where one sees them. */
  readonly save: (values: Readonly<Record<string, Value>>) => () => void;
  /** Goes back to where the form was asked for. */
  readonly cancel: () => void;
}

/** What becomes of a form when it is done with. */
export function useFinish(entity: Entity, row: Row | undefined): Finish {
  const store = useStore();
  const toast = useToast();
  const embedding = useEmbedding();
  const { read } = useRights(entity);
  const { visit } = store;
  const [asked] = useState(() => returnOf(visit, entity));
  useEffect(() => {
    // What this form began with is not what the next one begins with.
    forgetBeginning(visit, entity);
  }, [visit, entity]);
  if (embedding) return { save: embedding.onSave, cancel: embedding.onClose };
  const leave = () => {
    const back = row ? hrefOf(entity.path, 'detail', row.id) : (asked ?? hrefOf(entity.path, 'list'));
    navigate(back, { replace: true });
  };
  return {
    save: (values) => {
      const id = store.put(entity, row?.id ?? null, values);
      return () => {
        toast(read ? `${entity.name} ${row ? 'saved' : 'added'}.` : 'Sent. Thank you.');
        rememberSaved(visit, entity, id);
        visit.set(FOCUS, row ? 'edit-record' : recordLinkId(id));
        leave();
      };
    },
    cancel: leave,
  };
}
