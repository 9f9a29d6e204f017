import type { Direction, Entity, Field, Row } from './types';
import { textOf } from './row-text';
import { inSentence } from './words';

interface EntityDefinition<Fields extends Readonly<Record<string, Field>>> extends Partial<
  Pick<Entity, 'links' | 'rules' | 'badges' | 'filters' | 'defaultFilter' | 'actions' | 'samples'>
> {
  readonly id: string;
  readonly name: string;
  readonly plural: string;
  readonly path: string;
  readonly fields: Fields;
  readonly label: keyof Fields & string;
  readonly sort: { readonly by: keyof Fields & string; readonly direction: Direction };
}

/** Describes one kind of thing. The fields keep their exact types, so a form cannot give a date to a number box. */
export function defineEntity<const Fields extends Readonly<Record<string, Field>>>(
  definition: EntityDefinition<Fields>,
): Entity & { readonly fields: Fields } {
  const { label, sort, fields } = definition;
  return {
    links: {},
    rules: [],
    badges: [],
    filters: [],
    actions: [],
    samples: [],
    ...definition,
    label: fieldNamed(fields, label),
    sort: { field: fieldNamed(fields, sort.by), direction: sort.direction },
  };
}

function fieldNamed(fields: Readonly<Record<string, Field>>, name: string): Field {
  const field = fields[name];
  if (!field) throw new Error(`There is no field called ${name}.`);
  return field;
}

/** The fields in the order in which they were described. */
export function fieldsOf(entity: Entity): Field[] {
  return Object.values(entity.fields);
}

/** What a record is called in headings, links and messages. */
export function nameOf(entity: Entity, row: Row): string {
  const text = textOf(row, entity.label).trim();
  return text === '' ? `Untitled ${inSentence(entity.name)}` : text;
}
