import type { Field, Row } from '@tessera/builder/records';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { draftOf } from './drafts';

/** What is typed in a cell and not kept yet. */
export interface CellEdit {
  readonly rowId: string;
  readonly key: string;
  readonly draft: string;
  /** Why it cannot be kept. */
  readonly message: string | undefined;
}

interface EditedContent {
  readonly columns: readonly Field[];
  readonly page: readonly Row[];
  /** Keeps what was typed in a cell. Gives what is wrong with it. */
  readonly onEdit: (row: Row, field: Field, draft: string) => string | undefined;
}

/** The one cell that is typed in. What is shown of it is there at once, so that it can be given the focus. */
export function useCellEdit({ columns, page, onEdit }: EditedContent) {
  const [edit, setEdit] = useState<CellEdit>();
  // An editor that goes loses the focus, and must not keep then what was given up before.
  const current = useRef<CellEdit>(undefined);

  function show(next: CellEdit | undefined): void {
    current.current = next;
    flushSync(() => {
      setEdit(next);
    });
  }

  /** False where what is typed cannot be kept. */
  function keep(apply = show): boolean {
    const typed = current.current;
    if (!typed) return true;
    const row = page.find(({ id }) => id === typed.rowId);
    const field = columns.find(({ key }) => key === typed.key);
    const isSame = row && field && typed.draft === draftOf(field, row.values[field.key] ?? null);
    const message = row && field && !isSame ? onEdit(row, field, typed.draft) : undefined;
    apply(message === undefined ? undefined : { ...typed, message });
    return message === undefined;
  }

  const latest = useRef(keep);
  useEffect(() => {
    latest.current = keep;
  });

  const keepLast = useEffectEvent(() => {
    keep((next) => {
      current.current = next;
    });
  });
  // A grid that makes room for cards tells no editor in it that the focus is gone.
  useEffect(
    () => () => {
      keepLast();
    },
    [],
  );

  const changeDraft = useCallback((draft: string) => {
    if (!current.current) return;
    current.current = { ...current.current, draft, message: undefined };
    setEdit(current.current);
  }, []);

  /** The focus has gone elsewhere: what was typed is kept. */
  const leave = useCallback(() => {
    latest.current((next) => {
      current.current = next;
      setEdit(next);
    });
  }, []);

  return {
    edit,
    show,
    keep,
    changeDraft,
    leave,
    /** What cannot be kept yet is not thrown away for another edit. */
    isStuck: () => current.current?.message !== undefined,
  };
}
