import { useState } from 'react';
import type { RefObject } from 'react';
import { conflictWith, type Rejection } from '../data/served-steps';
import type { Entity, Field, Row, Value } from '../data/types';
import { useIsServed, useStore } from '../frame/store-context';
import { draftsOf } from './record-draft';
import type { useDrafts } from './use-drafts';

/** A form, and what is filled in. */
export interface Filled {
  readonly entity: Entity;
  readonly row: Row | undefined;
  readonly fields: readonly Field[];
  readonly scope: string;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly typed: ReturnType<typeof useDrafts>;
}

interface Decided {
  readonly isMine: boolean;
  /** Stores what the form holds, by somebody who has seen the record as it is now. */
  readonly submit: () => void;
  readonly leave: () => void;
}

/** What others did to the record while the form was filled in, and which of both it shall be. [DATA-04] */
export function useClash({ entity, row, fields, form, typed }: Filled) {
  const { drafts, keep } = typed;
  const store = useStore();
  const isServed = useIsServed();
  const [clash, setClash] = useState<Rejection | null>(null);
  /** The record as whoever fills in the form has seen it. */
  const [seen, setSeen] = useState(row);
  const current = () => row && store.rows().findRow(entity.id, row.id);

  return {
    clash,
    setClash,
    /** What would be lost of theirs, or null. */
    find: (values: Readonly<Record<string, Value>>, isSeen: boolean) =>
      isServed && seen && !isSeen ? conflictWith(entity, seen, current(), values) : null,
    decide: ({ isMine, submit, leave }: Decided) => {
      setClash(null);
      const isGone = row !== undefined && !current();
      if (isGone && !isMine) {
        leave();
        return;
      }
      // The buttons that were pressed are about to go, and the focus with them.
      form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
      if (isGone && clash) store.resolve(clash, 'mine');
      setSeen(current());
      if (isMine) submit();
      else keep({ ...drafts, ...theirsOf(clash, fields) });
    },
  };
}

/** What the boxes of the fields hold in which the others win. */
function theirsOf(clash: Rejection | null, fields: readonly Field[]) {
  const conflicts = clash?.answer.kind === 'conflict' ? clash.answer.conflicts : [];
  const values = Object.fromEntries(conflicts.map(({ key, theirs }) => [key ?? '', theirs]));
  return draftsOf(
    fields.filter(({ key }) => key in values),
    { values },
  );
}
