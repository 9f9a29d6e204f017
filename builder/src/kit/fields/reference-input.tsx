import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { idsIn } from '../data/cells';
import { countOf, inSentence } from '../data/words';
import type { ReferenceField } from '../data/types';
import { PlusIcon } from '../frame/icons';
import { useEntity } from '../frame/sections-context';
import { useRights, useRows } from '../frame/store-context';
import { Chips } from './chips';
import { Combobox } from './combobox';
import type { Option } from './combobox';
import { FieldFrame } from './field-frame';
import { useForm, useTextInput } from './form-context';
import { readList, toggled, writeList } from './list-draft';
import { NewLinkedRecord } from './new-linked-record';
import { findRecords } from './reference-options';
import { useLinkedRecords } from './use-linked';

/** The option that makes a new record has no id of one. */
const ADD = '';

/** A link to a record of another kind, or to several: type to find it, or to add it. */
export function ReferenceInput({ field }: { readonly field: ReferenceField }) {
  const isMany = field.many === true;
  const { draft, change, attributes } = useTextInput(field);
  const chosen = useMemo(() => readList(draft), [draft]);
  const linked = useLinkedRecords(field, chosen);
  const [typed, setTyped] = useState<string | null>(null);
  const [added, setAdded] = useState<string | null>(null);
  const { options, note } = useOptions(field, chosen, typed ?? '');
  useForgetGone(field, chosen, linked, change);
  const onlyName = isMany ? '' : (linked[0]?.name ?? '');

  const pick = (option: Option) => {
    if (option.id === ADD) setAdded((typed ?? '').trim());
    else change(isMany ? writeList(toggled(chosen, option.id)) : option.id);
    setTyped(null);
  };
  return (
    <FieldFrame field={field} isHalf={!isMany}>
      {isMany && (
        <Chips
          label={`Chosen: ${field.name}`}
          chips={linked.map(({ id, name }) => ({ id, label: name }))}
          onRemove={(id) => {
            change(writeList(toggled(chosen, id)));
            document.getElementById(attributes.id)?.focus();
          }}
        />
      )}
      <Combobox
        attributes={attributes}
        text={typed ?? onlyName}
        onText={(text) => {
          setTyped(text);
          // To empty the box is to take the link back.
          if (!isMany && text === '') change('');
        }}
        options={options}
        note={note}
        placeholder={linked.length === 0 ? 'Type to find' : ''}
        onPick={pick}
        onErase={() => {
          if (isMany) change(writeList(chosen.slice(0, -1)));
        }}
        onLeave={() => {
          setTyped(null);
        }}
      />
      {added !== null && (
        <NewLinkedRecord
          entityId={field.to}
          name={added}
          onDone={(id) => {
            change(isMany ? writeList([...chosen, id]) : id);
            setAdded(null);
          }}
          onClose={() => {
            setAdded(null);
          }}
        />
      )}
    </FieldFrame>
  );
}

/** A record that was picked and is gone since, because somebody took it back, is picked no more. */
function useForgetGone(
  field: ReferenceField,
  chosen: readonly string[],
  linked: readonly { readonly id: string }[],
  change: (draft: string) => void,
): void {
  const { row } = useForm();
  const stored = idsIn(row?.values[field.key]);
  const left = chosen.filter((id) => stored.includes(id) || linked.some((one) => one.id === id));
  useEffect(() => {
    if (left.length < chosen.length) change(writeList(left));
  });
}

/** What the list below the box offers, and what it says about the rest. */
function useOptions(field: ReferenceField, chosen: readonly string[], typed: string) {
  const { entity, row } = useForm();
  const target = useEntity(field.to);
  const rows = useRows(target);
  const may = useRights(target);
  const text = useDeferredValue(typed);
  // No record is its own parent.
  const ownId = field.to === entity.id ? row?.id : undefined;
  const found = useMemo(
    () =>
      findRecords(
        target,
        rows.filter(({ id }) => id !== ownId),
        text,
      ),
    [target, rows, ownId, text],
  );
  const name = text.trim();
  const add: Option = {
    id: ADD,
    label: name === '' ? `Add ${inSentence(target.name)}` : `Add “${name}”`,
    mark: <PlusIcon />,
  };
  const options: readonly Option[] = [
    ...found.options.map((option) => ({ ...option, isPicked: chosen.includes(option.id) })),
    ...(!may.add || (found.hasExact && name !== '') ? [] : [add]),
  ];
  const note = found.more > 0 ? `${countOf(found.more, target)} more. Type to find them.` : undefined;
  return { options, note };
}
