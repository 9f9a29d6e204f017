import { useMemo } from 'react';
import type { HTMLAttributes } from 'react';
import { FieldFrame } from './field-frame';
import { useForm, useTextInput } from './form-context';
import { useRows } from '../frame/store-context';
import type { PlainField } from '../data/types';

interface Keyboard {
  readonly inputMode: NonNullable<HTMLAttributes<HTMLInputElement>['inputMode']>;
  readonly autoComplete: string;
}

const keyboards: Readonly<Record<PlainField['type'], Keyboard>> = {
  text: { inputMode: 'text', autoComplete: 'off' },
  person: { inputMode: 'text', autoComplete: 'off' },
  longtext: { inputMode: 'text', autoComplete: 'off' },
  // Not type="email" and so on: the browser would hide what was typed wrong from our own messages.
  email: { inputMode: 'email', autoComplete: 'off' },
  url: { inputMode: 'url', autoComplete: 'off' },
  phone: { inputMode: 'tel', autoComplete: 'off' },
};

const HALF: ReadonlySet<string> = new Set(['email', 'phone', 'person']);

/** One line of text: words, a person, an email address, a web address or a phone number. */
export function TextInput({ field }: { readonly field: PlainField }) {
  const { draft, change, attributes } = useTextInput(field);
  const isPerson = field.type === 'person';
  return (
    <FieldFrame field={field} isHalf={HALF.has(field.type)}>
      <input
        {...attributes}
        {...keyboards[field.type]}
        {...(isPerson && { list: `${attributes.id}-people` })}
        type="text"
        className="control"
        dir="auto"
        spellCheck={field.type === 'text'}
        value={draft}
        onChange={(event) => {
          change(event.target.value);
        }}
      />
      {isPerson && <People field={field} id={`${attributes.id}-people`} />}
    </FieldFrame>
  );
}

/** The people that other records name, offered by the browser as one types. */
function People({ field, id }: { readonly field: PlainField; readonly id: string }) {
  const rows = useRows(useForm().entity);
  const names = useMemo(() => {
    const all = rows.map(({ values }) => values[field.key]).filter((name) => typeof name === 'string');
    return [...new Set(all)].sort((a, b) => a.localeCompare(b));
  }, [rows, field]);
  return (
    <datalist id={id}>
      {names.map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
}
