import type { Field, FieldType } from '@tessera/shared/contracts';
import { propertyOf, type EntityContext } from '../context';
import { Imports } from '../imports';
import { hardLine, indent, join, print } from '../layout';
import { inComment } from '../source-text';
import { ratingBounds } from '../field-parts';

const MOST_RATING_STEPS = 10;

type Input = readonly [file: string, component: string];

const TEXT: Input = ['text-input', 'TextInput'];
const NUMBER: Input = ['number-input', 'NumberInput'];
const DATE: Input = ['date-input', 'DateInput'];

const INPUTS: Readonly<Record<FieldType, Input>> = {
  text: TEXT,
  email: TEXT,
  url: TEXT,
  phone: TEXT,
  person: TEXT,
  longtext: ['long-text-input', 'LongTextInput'],
  integer: NUMBER,
  number: NUMBER,
  money: NUMBER,
  percent: NUMBER,
  date: DATE,
  time: DATE,
  datetime: DATE,
  duration: ['duration-input', 'DurationInput'],
  boolean: ['boolean-input', 'BooleanInput'],
  choice: ['choice-input', 'ChoiceInput'],
  tags: ['tags-input', 'TagsInput'],
  rating: ['rating-input', 'RatingInput'],
  color: ['color-input', 'ColorInput'],
  image: ['image-input', 'ImageInput'],
  reference: ['reference-input', 'ReferenceInput'],
};

function inputOf(field: Field): Input {
  if (field.computed !== undefined) return ['computed-value', 'ComputedValue'];
  if (field.type !== 'rating') return INPUTS[field.type];
  // Nobody picks one of a hundred buttons.
  const { min, max } = ratingBounds(field);
  return max - min <= MOST_RATING_STEPS ? INPUTS.rating : NUMBER;
}

/** `Form.tsx`: what is typed to add or to change a record, and what is worked out of it as one types. */
export function emitForm(context: EntityContext): string {
  const { entity, own } = context;
  const imports = new Imports();
  imports.value('./model', own.constant);
  const form = imports.value('../../kit/records/record-form', 'RecordForm');
  const controls = entity.fields.map((field) => {
    const [file, component] = inputOf(field);
    imports.value(`../../kit/fields/${file}`, component);
    return `<${component} field={fields.${propertyOf(context, field.id)}} />`;
  });
  const body = [
    [`<${form} entity={${own.constant}} id={id}>`, indent([hardLine, ...join(hardLine, controls)])],
    [hardLine, `</${form}>`],
  ];
  return print([
    imports.print(),
    [`const { fields } = ${own.constant};`, hardLine, hardLine],
    `interface ${own.component}FormProps {`,
    indent([
      hardLine,
      '/** The record to change; null adds one. */',
      hardLine,
      'readonly id: string | null;',
    ]),
    [hardLine, '}', hardLine, hardLine],
    [`/** Adds or changes one of the ${inComment(entity.plural)}. */`, hardLine],
    `export function ${own.component}Form({ id }: ${own.component}FormProps) {`,
    indent([hardLine, 'return (', indent([hardLine, body]), hardLine, ');']),
    [hardLine, '}'],
  ]);
}
