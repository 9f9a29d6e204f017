import { useState } from 'react';
import type { Entity, Row } from '../data/types';
import { countOf } from '../data/words';
import { DeleteIcon, EditIcon } from '../frame/icons';
import { useRights } from '../frame/store-context';
import { focusSoon, useRemove } from '../records/delete-record';
import { SetFieldDialog } from './set-field-dialog';

interface SelectionBarProps {
  readonly entity: Entity;
  /** What the list shows. */
  readonly rows: readonly Row[];
  readonly ids: ReadonlySet<string>;
  readonly onSelect: (ids: ReadonlySet<string>) => void;
  readonly onDone: () => void;
}

/** What can be done to several records in one step. */
export function SelectionBar({ entity, rows, ids, onSelect, onDone }: SelectionBarProps) {
  const remove = useRemove(entity);
  const may = useRights(entity);
  const [isSetting, setIsSetting] = useState(false);
  const chosen = rows.filter(({ id }) => ids.has(id));
  const isAll = chosen.length === rows.length;
  const isNone = chosen.length === 0;
  return (
    <div className="selection-bar" role="group" aria-label="Chosen records">
      <p role="status">{isNone ? 'Choose records' : `${countOf(chosen.length, entity)} chosen`}</p>
      <button
        type="button"
        className="button button-small"
        onClick={() => {
          onSelect(new Set(isAll ? [] : rows.map(({ id }) => id)));
        }}
      >
        {isAll ? 'Choose none' : `Choose all ${String(rows.length)}`}
      </button>
      {may.change && (
        <button
          type="button"
          className="button button-small"
          disabled={isNone}
          onClick={() => {
            setIsSetting(true);
          }}
        >
          <EditIcon />
          Set a field
        </button>
      )}
      {may.remove && (
        <button
          type="button"
          className="button button-small"
          disabled={isNone}
          onClick={() => {
            remove({
              rows: chosen,
              after: () => {
                onDone();
                focusSoon('');
              },
            });
          }}
        >
          <DeleteIcon />
          Delete
        </button>
      )}
      <button type="button" className="button button-small button-quiet" onClick={onDone}>
        Done
      </button>
      {isSetting && (
        <SetFieldDialog
          entity={entity}
          rows={chosen}
          onClose={() => {
            setIsSetting(false);
          }}
        />
      )}
    </div>
  );
}
