import { useMemo } from 'react';
import type { Field } from '../data/types';
import { RecordFacts, type RecordFactsProps } from './record-facts';

/** A number says nothing alone, nor does a tick. */
const SAYS_NOTHING: ReadonlySet<Field['type']> = new Set(['boolean', 'integer', 'number', 'percent']);

/** What a small card says about its record: values, and names only where nobody could tell what the value is. */
export function BriefFacts(props: RecordFactsProps) {
  const { fields } = props;
  const named = useMemo(() => new Set(fields.filter((field) => needsName(field, fields))), [fields]);
  return <RecordFacts {...props} named={named} />;
}

/** The other fields count, not their values: one of two dates is no clearer where the other is empty. */
function needsName(field: Field, fields: readonly Field[]): boolean {
  return SAYS_NOTHING.has(field.type) || fields.some((other) => other !== field && looksAlike(field, other));
}

/** Whether the values of two fields are of one kind: two days, two amounts, two people. */
function looksAlike(one: Field, other: Field): boolean {
  if (one.type === 'choice' && other.type === 'choice') {
    // Options say what they are, unless both fields have them.
    return one.options.some(({ label }) => other.options.some((option) => option.label === label));
  }
  if (one.type === 'reference' && other.type === 'reference') return one.to === other.to;
  return kindOf(one) === kindOf(other);
}

function kindOf({ type }: Field): Field['type'] {
  return type === 'datetime' ? 'date' : type;
}
