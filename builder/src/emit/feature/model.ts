import { propertyOf, type EntityContext } from '../context';
import { Imports } from '../imports';
import { hardLine, indent, join, objectOf, print, type Doc } from '../layout';
import { entityContext } from '../context';
import { referencesTo } from '../../model/references-to';
import { inComment, quote } from '../source-text';
import { fieldDoc } from './field';

/** The lists of records that point here, by the name in code of the reference that points. */
function linksDoc(context: EntityContext): Doc[] {
  const { model, entity, own } = context;
  const links = referencesTo(model, entity.id).map(({ entity: from, field }) => [
    `${own.links.get(field.id) ?? field.id}: `,
    objectOf([
      `name: ${quote(field.reference?.inverse ?? '')}`,
      `from: ${quote(from.id)}`,
      `by: ${quote(propertyOf(entityContext(context, from.id), field.id))}`,
    ]),
  ]);
  return links.length === 0 ? [] : [['links: ', objectOf(links, true)]];
}

/** The parts of an entity that have a file of their own, where there are any of them. */
export const PARTS = ['rules', 'badges', 'filters', 'actions', 'samples'] as const;
export type Part = (typeof PARTS)[number];

export function partsOf({ entity }: EntityContext): Part[] {
  return PARTS.filter((part) => entity[part].length > 0);
}

/** A field that names or orders the records; the first one where a hand made the model lose it. */
function knownField(context: EntityContext, id: string): string {
  const { entity } = context;
  const field = entity.fields.find((one) => one.id === id) ?? entity.fields[0];
  return quote(field ? propertyOf(context, field.id) : id);
}

/** `model.ts`: what a record holds, how it is linked, and what holds for it. */
export function emitModel(context: EntityContext): string {
  const { entity, own } = context;
  const imports = new Imports();
  const fields = entity.fields.map((field) => fieldDoc(context, field, imports));
  const parts = partsOf(context).map((part) => imports.value(`./${part}`, part));
  const properties: Doc[] = [
    `id: ${quote(entity.id)}`,
    `name: ${quote(entity.name)}`,
    `plural: ${quote(entity.plural)}`,
    `path: ${quote(own.path)}`,
    ['fields: ', objectOf(fields, true)],
    ...linksDoc(context),
    `label: ${knownField(context, entity.labelField)}`,
    `sort: { by: ${knownField(context, entity.sort.field)}, direction: ${quote(entity.sort.direction)} }`,
    ...parts,
    ...(entity.defaultFilter === undefined ? [] : [`defaultFilter: ${quote(entity.defaultFilter)}`]),
  ];
  const define = imports.value('../../kit/data/entity', 'defineEntity');
  return print([
    imports.print(),
    [`/** ${inComment(entity.plural)}: what a record holds, in the order of the form. */`, hardLine],
    [`export const ${own.constant} = ${define}({`],
    [
      indent([
        hardLine,
        ...join(
          hardLine,
          properties.map((property) => [property, ',']),
        ),
      ]),
      hardLine,
      '});',
    ],
  ]);
}
