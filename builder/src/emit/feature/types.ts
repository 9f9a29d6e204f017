import type { Field, FieldType } from '@tessera/shared/contracts';
import { entityContext, propertyOf, type EntityContext } from '../context';
import { Imports } from '../imports';
import { hardLine, indent, join, objectOf, print, type Doc } from '../layout';
import { referencesTo } from '../../model/references-to';
import { inComment, quote } from '../source-text';

const TEXT = 'string | null';
const NUMBER = 'number | null';

/** What code reads of a field that holds one value. */
const TYPES: Readonly<Record<Exclude<FieldType, 'reference'>, string>> = {
  text: TEXT,
  longtext: TEXT,
  email: TEXT,
  url: TEXT,
  phone: TEXT,
  person: TEXT,
  date: TEXT,
  time: TEXT,
  datetime: TEXT,
  color: TEXT,
  image: TEXT,
  choice: TEXT,
  // An exact decimal text, so that sums never round.
  money: TEXT,
  integer: NUMBER,
  number: NUMBER,
  percent: NUMBER,
  duration: NUMBER,
  rating: NUMBER,
  boolean: 'boolean',
  tags: 'readonly string[]',
};

/** The type of another entity's records, imported unless it is the file's own. */
function recordType(context: EntityContext, entityId: string, imports: Imports): string {
  const { own } = entityContext(context, entityId);
  if (entityId === context.entity.id) return own.component;
  return imports.type(`../${own.folder}/types`, own.component);
}

function typeOf(context: EntityContext, field: Field, imports: Imports): string {
  if (field.type === 'reference') {
    const target = recordType(context, field.reference?.entity ?? context.entity.id, imports);
    return field.many === true ? `readonly ${target}[]` : `${target} | null`;
  }
  return field.many === true && field.type === 'choice' ? 'readonly string[]' : TYPES[field.type];
}

function optionConstants(context: EntityContext): Doc[] {
  return context.entity.fields.flatMap((field) => {
    const names = context.own.options.get(field.id);
    if (!names) return [];
    const options = [...names.properties].map(([id, property]) => `${property}: ${quote(id)}`);
    return [
      [`/** The options of ${inComment(field.name)}. */`, hardLine],
      [`export const ${names.constant} = `, objectOf(options), ' as const;', hardLine, hardLine],
    ];
  });
}

/** `types.ts`: what a record is to code, and the names of its options. */
export function emitTypes(context: EntityContext): string {
  const { model, entity, own } = context;
  const imports = new Imports();
  const fields = entity.fields.map(
    (field) => `readonly ${propertyOf(context, field.id)}: ${typeOf(context, field, imports)};`,
  );
  const links = referencesTo(model, entity.id).map(
    ({ entity: from, field }) =>
      `readonly ${own.links.get(field.id) ?? field.id}: readonly ${recordType(context, from.id, imports)}[];`,
  );
  imports.type('../../kit/data/types', 'Live');
  return print([
    imports.print(),
    ...optionConstants(context),
    [`/** One of the ${inComment(entity.plural)}. */`, hardLine],
    `export interface ${own.component} extends Live {`,
    indent([hardLine, ...join(hardLine, [...fields, ...links])]),
    hardLine,
    '}',
  ]);
}
