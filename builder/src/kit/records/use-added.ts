import { useId } from 'react';
import { nameOf } from '../data/entity';
import type { Entity, Row } from '../data/types';
import { useEmbedding } from '../fields/embedded-form';
import { useStore } from '../frame/store-context';
import { useToast } from '../frame/toasts';
import { draftName } from './record-draft';

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
  /** The form is done with. */
  readonly forget: () => void;
  /** Says which of them stay although the form was cancelled, and offers to take them back. */
  readonly tellWhatStays: () => void;
}

/** The ids of an entity and of a record. */
type Kept = readonly (readonly [entityId: string, id: string])[];

/**
 * What was added from a form stays in the application, whatever becomes of the form. It is kept as long as what was typed
 * there: a form that was left, or that a preview loaded anew, still knows of it when it is cancelled.
 */
export function useAdded(entity: Entity, row: Row | undefined): AddedRecords {
  const { visit, keepDrafts, rows, entities } = useStore();
  const toast = useToast();
  const takeBack = useTakeBack();
  const scope = useId();
  const form = useEmbedding() ? `dialog/${scope}` : draftName(entity, row);
  const name = `${form}/added`;
  const kept = () => (visit.get(name) ?? []) as Kept;
  const forget = () => {
    visit.delete(name);
    keepDrafts();
  };
  return {
    remember: (added, id) => {
      visit.set(name, [...kept(), [added.id, id]]);
      keepDrafts();
    },
    forget,
    tellWhatStays: () => {
      const staying = kept().flatMap(([entityId, id]) => {
        const added = entities.find((one) => one.id === entityId);
        const found = rows().findRow(entityId, id);
        return added && found ? [{ entity: added, id, name: `“${nameOf(added, found)}”` }] : [];
      });
      forget();
      if (staying.length === 0) return;
      const names = new Intl.ListFormat('en').format(staying.map((one) => one.name));
      toast(`${names} ${staying.length === 1 ? 'was' : 'were'} added before and will stay.`, () => {
        takeBack(staying);
      });
    },
  };
}
