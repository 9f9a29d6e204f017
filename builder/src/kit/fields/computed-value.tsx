import { useDeferredValue, useMemo, useState } from 'react';
import { today } from '../calc/dates';
import { applyChange } from '../data/document';
import { fieldsOf } from '../data/entity';
import { isTyped } from '../data/field-groups';
import { RowReader } from '../data/rows';
import type { Field, StoredRecord, Value } from '../data/types';
import { readDraft } from '../data/validate';
import { useStore, useStoreState } from '../frame/store-context';
import { FieldValue } from './field-value';
import { useControlId, useForm } from './form-context';

/** The record of a form is not stored yet, so this is who it is while it is worked out. */
const NEW = 'new';

/** A value that is worked out: it changes as one types what it is made of. */
export function ComputedValue({ field }: { readonly field: Field }) {
  const { asksFor } = useForm();
  const id = useControlId(field);
  const value = useComputed(field);
  if (!asksFor(field)) return null;
  return (
    <div className="field field-half" data-part={field.key}>
      <div className="field-head">
        <span className="field-label" id={`${id}-label`} dir="auto">
          {field.name}
        </span>
        <span className="field-hint">Worked out</span>
      </div>
      <output className="computed" aria-labelledby={`${id}-label`}>
        <FieldValue field={field} value={value} isFull />
      </output>
    </div>
  );
}

/** What the field would be if the form were saved now. What cannot be read yet counts as empty. */
function useComputed(field: Field): Value {
  const { entity, row, drafts } = useForm();
  const store = useStore();
  const { document } = useStoreState(store);
  const typed = useDeferredValue(drafts);
  // It keeps what it read of the other records from one key to the next. That something fails is told where it is stored.
  const [reader] = useState(() => new RowReader(store.entities, () => undefined));
  return useMemo(() => {
    const values = fieldsOf(entity)
      .filter(isTyped)
      .map((one) => {
        const reading = readDraft(one, typed[one.key] ?? '');
        return [one.key, reading.ok ? reading.value : null] as const;
      });
    const id = row?.id ?? NEW;
    const record: StoredRecord = {
      createdAt: '',
      updatedAt: '',
      ...row?.record,
      id,
      values: { ...row?.record.values, ...Object.fromEntries(values) },
    };
    reader.show({
      document: applyChange(document, { entityId: entity.id, id, record }),
      day: today(),
    });
    return reader.findRow(entity.id, id)?.values[field.key] ?? null;
  }, [entity, row, typed, document, reader, field]);
}
