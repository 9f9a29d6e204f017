import { useMemo, useState } from 'react';
import type { TagsField } from '../data/types';
import { useRows } from '../frame/store-context';
import { Chips } from './chips';
import { Combobox } from './combobox';
import { FieldFrame } from './field-frame';
import { useForm, useTextInput } from './form-context';
import { readList, toggled, writeList } from './list-draft';

const MOST_SUGGESTIONS = 8;

/** Words of one's own: Enter or a comma ends one, and those that other records have are offered. */
export function TagsInput({ field }: { readonly field: TagsField }) {
  const { draft, change, attributes } = useTextInput(field);
  const [typed, setTyped] = useState('');
  const chosen = readList(draft);
  const options = useSuggestions(field, chosen, typed);

  const add = (words: readonly string[]) => {
    const isNew = (word: string) => !chosen.some((tag) => isSame(tag, word));
    change(writeList([...chosen, ...words.filter(isNew)]));
    setTyped('');
  };
  const finish = () => {
    if (typed.trim() !== '') add(readList(typed));
  };
  return (
    <FieldFrame field={field} hint="Separate with commas">
      <Chips
        label={`Chosen: ${field.name}`}
        chips={chosen.map((tag) => ({ id: tag, label: tag }))}
        onRemove={(tag) => {
          change(writeList(toggled(chosen, tag)));
          document.getElementById(attributes.id)?.focus();
        }}
      />
      <Combobox
        attributes={attributes}
        text={typed}
        onText={(text) => {
          if (text.includes(',')) add(readList(text));
          else setTyped(text);
        }}
        options={options}
        onPick={({ label }) => {
          add([label]);
        }}
        {...(typed.trim() !== '' && { onEnter: finish })}
        onErase={() => {
          change(writeList(chosen.slice(0, -1)));
        }}
        // What was typed counts also without Enter.
        onLeave={finish}
      />
    </FieldFrame>
  );
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** The tags that the other records have, most used first. */
function useSuggestions(field: TagsField, chosen: readonly string[], typed: string) {
  const rows = useRows(useForm().entity);
  const used = useMemo(() => {
    const counts = new Map<string, number>();
    for (const { values } of rows) {
      const tags = values[field.key];
      if (!Array.isArray(tags)) continue;
      for (const tag of tags as readonly string[]) counts.set(tag, (counts.get(tag) ?? 0) + 1);
    }
    return [...counts].sort(([, a], [, b]) => b - a).map(([tag]) => tag);
  }, [rows, field]);
  const start = typed.trim().toLowerCase();
  return used
    .filter((tag) => !chosen.some((one) => isSame(one, tag)) && tag.toLowerCase().includes(start))
    .slice(0, MOST_SUGGESTIONS)
    .map((tag) => ({ id: tag, label: tag }));
}
