import { useMemo, useState } from 'react';
import { idsIn } from '../data/cells';
import type { Field, ReferenceField, Row } from '../data/types';
import { countOf } from '../data/words';
import { Chips } from '../fields/chips';
import { Combobox } from '../fields/combobox';
import { toggled } from '../fields/list-draft';
import { findRecords } from '../fields/reference-options';
import { useLinkedRecords } from '../fields/use-linked';
import { useEntity } from '../frame/sections-context';
import { useRows } from '../frame/store-context';

/** As many different words as one would look through; what is rarer is found by the search. */
const MOST_WORDS = 40;

interface FilterOptionsProps {
  readonly field: Field;
  readonly rows: readonly Row[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** The options, linked records, tags or people that a list is narrowed to. */
export function FilterOptions({ field, rows, chosen, onChange }: FilterOptionsProps) {
  const words = useMemo(() => (field.type === 'choice' ? [] : usedWords(field, rows)), [field, rows]);
  if (field.type === 'reference') {
    return <LinkedOptions field={field} chosen={chosen} onChange={onChange} />;
  }
  const options = field.type === 'choice' ? field.options : words.map((word) => ({ id: word, label: word }));
  return (
    <fieldset className="option-checks filter-options" aria-label={field.name}>
      {options.map(({ id, label }) => (
        <label key={id} className="option-check">
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            onChange={() => {
              onChange(toggled(chosen, id));
            }}
          />
          <span dir="auto">{label}</span>
        </label>
      ))}
      {options.length === 0 && <p className="field-help">No record has a value here yet.</p>}
    </fieldset>
  );
}

/** The tags or people that the records have, most used first. */
function usedWords({ key }: Field, rows: readonly Row[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { values } of rows) {
    for (const word of idsIn(values[key])) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST_WORDS)
    .map(([word]) => word);
}

interface LinkedOptionsProps {
  readonly field: ReferenceField;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

function LinkedOptions({ field, chosen, onChange }: LinkedOptionsProps) {
  const target = useEntity(field.to);
  const rows = useRows(target);
  const linked = useLinkedRecords(field, chosen);
  const [typed, setTyped] = useState('');
  const { options, more } = useMemo(() => findRecords(target, rows, typed), [target, rows, typed]);
  const id = `filter-${field.key.replace('.', '-')}`;
  return (
    <div className="field">
      <label className="field-label" htmlFor={id} dir="auto">
        {field.name}
      </label>
      <Chips
        label={`Chosen: ${field.name}`}
        chips={linked.map((record) => ({ id: record.id, label: record.name }))}
        onRemove={(record) => {
          onChange(toggled(chosen, record));
        }}
      />
      <Combobox
        attributes={{ id, 'aria-describedby': undefined, 'aria-invalid': false, 'aria-required': false }}
        text={typed}
        onText={setTyped}
        options={options.map((option) => ({ ...option, isPicked: chosen.includes(option.id) }))}
        note={more > 0 ? `${countOf(more, target)} more. Type to find them.` : undefined}
        placeholder="Type to find"
        onPick={(option) => {
          onChange(toggled(chosen, option.id));
          setTyped('');
        }}
      />
    </div>
  );
}
