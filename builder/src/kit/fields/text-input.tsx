import type { HTMLAttributes } from 'react';
import { FieldFrame } from './field-frame';
import { useTextInput } from './form-context';
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

/** One line of text: words, an email address, a web address or a phone number. */
export function TextInput({ field }: { readonly field: PlainField }) {
  const { draft, change, attributes } = useTextInput(field);
  return (
    <FieldFrame field={field} isHalf={field.type === 'email' || field.type === 'phone'}>
      <input
        {...attributes}
        {...keyboards[field.type]}
        type="text"
        className="control"
        dir="auto"
        spellCheck={field.type === 'text'}
        value={draft}
        onChange={(event) => {
          change(event.target.value);
        }}
      />
    </FieldFrame>
  );
}
