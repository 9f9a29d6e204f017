import { useEffect, useState } from 'react';
import { fieldsOf } from '../data/entity';
import type { Entity, Row } from '../data/types';
import { useEmbedding } from '../fields/embedded-form';
import { useStore } from '../frame/store-context';
import { beginningOf } from './begin';
import { draftName, draftsOf, fittingDrafts } from './record-draft';
import type { Drafts } from './record-draft';

/**
 * What was typed is kept until it is saved or cancelled, also when the page is left by mistake. In Tessera's preview it
 * is there again after a change of the application; elsewhere the browser asks before it leaves. A form in a dialog
 * keeps nothing: it is closed by a press.
 */
export function useDrafts(entity: Entity, row: Row | undefined) {
  const { visit, keepDrafts } = useStore();
  const embedding = useEmbedding();
  const name = draftName(entity, row);
  const [initial] = useState(() => draftsOf(fieldsOf(entity), row));
  const [begun] = useState(() => ({
    ...(row ? {} : draftsOfValues(entity, visit)),
    ...embedding?.begin,
  }));
  const [restored] = useState(() =>
    embedding ? {} : fittingDrafts(visit.get(name) as Drafts | undefined, initial),
  );
  const [drafts, setDrafts] = useState<Drafts>(() => ({ ...initial, ...restored, ...begun }));
  const start: Drafts = { ...initial, ...begun };
  const isChanged = Object.keys(drafts).some((key) => drafts[key] !== start[key]);
  useEffect(() => {
    if (!isChanged) return undefined;
    const onLeave = (event: BeforeUnloadEvent) => {
      if (!keepDrafts()) event.preventDefault();
    };
    window.addEventListener('beforeunload', onLeave);
    return () => {
      window.removeEventListener('beforeunload', onLeave);
    };
  }, [isChanged, keepDrafts]);
  return {
    initial,
    isRestored: Object.keys(restored).length > 0,
    drafts,
    keep: (next: Drafts) => {
      setDrafts(next);
      if (embedding) return;
      visit.set(name, next);
      keepDrafts();
    },
    drop: () => {
      // The form around a dialog may be of the same kind, and is not done with.
      if (embedding) return;
      visit.delete(name);
      keepDrafts();
    },
  };
}

function draftsOfValues(entity: Entity, visit: Map<string, unknown>): Drafts {
  const values = beginningOf(visit, entity);
  const begun = fieldsOf(entity).filter(({ key }) => key in values);
  return draftsOf(begun, { values });
}
