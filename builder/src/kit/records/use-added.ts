import { useRef } from 'react';
import { nameOf } from '../data/entity';
import type { Entity } from '../data/types';
import { useStore } from '../frame/store-context';
import { useToast } from '../frame/toasts';

/** A record that was added from the form of another. */
interface AddedRecord {
  readonly entity: Entity;
  readonly id: string;
}

/** Gives the function that takes such records back. One that others need by now stays, and it says why. */
export function useTakeBack(): (added: readonly AddedRecord[]) => void {
  const store = useStore();
  const toast = useToast();
  return (added) => {
    for (const { entity, id } of added) {
      const outcome = store.remove(entity, id);
      if (!outcome.isDone) toast(outcome.message);
    }
  };
}

interface AddedRecords {
  readonly remember: (entity: Entity, id: string) => void;
  /** Says which of them stay although the form was cancelled, and offers to take them back. */
  readonly tellWhatStays: () => void;
}

/** What was added from a form stays in the application, whatever becomes of the form. */
export function useAdded(): AddedRecords {
  const store = useStore();
  const toast = useToast();
  const takeBack = useTakeBack();
  const added = useRef<readonly AddedRecord[]>([]);
  return {
    remember: (entity, id) => {
      added.current = [...added.current, { entity, id }];
    },
    tellWhatStays: () => {
      const staying = added.current.flatMap((one) => {
        const row = store.rows().findRow(one.entity.id, one.id);
        return row ? [{ ...one, name: `“${nameOf(one.entity, row)}”` }] : [];
      });
      if (staying.length === 0) return;
      const names = new Intl.ListFormat('en').format(staying.map(({ name }) => name));
      toast(`${names} ${staying.length === 1 ? 'was' : 'were'} added before and will stay.`, () => {
        takeBack(staying);
      });
    },
  };
}
