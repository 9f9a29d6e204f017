import type { Action, Badge, Filter, Rule } from '@tessera/shared/contracts';
import { entityContext, fieldOf, propertyOf, type EntityContext } from '../context';
import { functionOf, placeIn, valuesFunction } from '../expression-code';
import type { Expected } from '../../expressions/fit';
import { isKnownIcon } from '../icons/emit-icons';
import { Imports } from '../imports';
import { arrayOf, group, hardLine, ifBroken, indent, join, line, objectOf, print, type Doc } from '../layout';
import { inComment, quote } from '../source-text';
import type { Part } from './model';

/** A function of a record as a property; nothing where there is no expression. */
function optional(
  context: EntityContext,
  imports: Imports,
  name: string,
  text: string | undefined,
  expected: Expected = 'condition',
): Doc[] {
  return text === undefined ? [] : [functionOf(context, { name, text, expected }, placeIn(context, imports))];
}

function listOfProperties(context: EntityContext, fields: readonly string[]): Doc {
  return arrayOf(fields.map((id) => quote(propertyOf(context, id))));
}

function ruleDoc(context: EntityContext, rule: Rule, imports: Imports): Doc[] {
  const base: Doc[] = [
    `kind: ${quote(rule.kind)}`,
    `id: ${quote(rule.id)}`,
    `message: ${quote(rule.message)}`,
  ];
  const make = (name: string, text: string | undefined, expected?: Expected) =>
    optional(context, imports, name, text, expected);
  switch (rule.kind) {
    case 'check': {
      const field = rule.field === undefined ? [] : [`field: ${quote(propertyOf(context, rule.field))}`];
      return [...base, ...field, ...make('holds', rule.holds, 'rule')];
    }
    case 'unique':
      return [...base, ['fields: ', listOfProperties(context, rule.fields)]];
    case 'noOverlap':
      return [
        ...base,
        ['within: ', listOfProperties(context, rule.within)],
        ...make('start', rule.start, 'moment'),
        ...make('end', rule.end, 'moment'),
        ...make('where', rule.where),
      ];
    case 'limit':
      return [
        ...base,
        ['within: ', listOfProperties(context, rule.within)],
        ...make('most', rule.most, 'number'),
        ...make('where', rule.where),
      ];
  }
}

function badgeDoc(context: EntityContext, badge: Badge, imports: Imports): Doc[] {
  return [
    `id: ${quote(badge.id)}`,
    `text: ${quote(badge.text)}`,
    `tone: ${quote(badge.tone)}`,
    ...optional(context, imports, 'when', badge.when),
  ];
}

function filterDoc(context: EntityContext, filter: Filter, imports: Imports): Doc[] {
  return [
    `id: ${quote(filter.id)}`,
    `name: ${quote(filter.name)}`,
    ...optional(context, imports, 'where', filter.where),
  ];
}

/** The new values, by the names in code of the fields of the record that gets them. */
function setDoc(context: EntityContext, action: Action, imports: Imports): Doc {
  const target = action.kind === 'add' ? entityContext(context, action.entity) : context;
  const values = action.set.map(({ field, to }) => ({
    property: propertyOf(target, field),
    text: to,
    field: fieldOf(target, field),
  }));
  const { lead, properties } = valuesFunction(context, 'set', values, placeIn(context, imports));
  const object = ['({', indent([line, ...join([',', line], properties)]), ifBroken(','), line, '})'];
  return [lead, group(object)];
}

function actionDoc(context: EntityContext, action: Action, imports: Imports): Doc[] {
  return [
    `id: ${quote(action.id)}`,
    `name: ${quote(action.name)}`,
    ...(isKnownIcon(action.icon) ? [`icon: ${quote(action.icon)}`] : []),
    ...(action.kind === 'add' ? [`adds: ${quote(action.entity)}`] : []),
    ...optional(context, imports, 'when', action.when),
    setDoc(context, action, imports),
  ];
}

interface PartFile {
  /** The type of the kit that each of them has. */
  readonly type: string;
  readonly comment: string;
  readonly docs: (context: EntityContext, imports: Imports) => readonly (readonly Doc[])[];
}

const FILES: Readonly<Record<Exclude<Part, 'samples'>, PartFile>> = {
  rules: {
    type: 'Rule',
    comment: 'What holds for the %; a change that breaks it is refused with the message.',
    docs: (context, imports) => context.entity.rules.map((rule) => ruleDoc(context, rule, imports)),
  },
  badges: {
    type: 'Badge',
    comment: 'Words beside the % while something is so.',
    docs: (context, imports) => context.entity.badges.map((badge) => badgeDoc(context, badge, imports)),
  },
  filters: {
    type: 'SavedFilter',
    comment: 'The filters that the list of the % offers.',
    docs: (context, imports) => context.entity.filters.map((filter) => filterDoc(context, filter, imports)),
  },
  actions: {
    type: 'Action',
    comment: 'What one press does to one of the %.',
    docs: (context, imports) => context.entity.actions.map((action) => actionDoc(context, action, imports)),
  },
};

/** `rules.ts`, `badges.ts`, `filters.ts` or `actions.ts`. */
export function emitPart(context: EntityContext, part: Exclude<Part, 'samples'>): string {
  const { type, comment, docs } = FILES[part];
  const imports = new Imports();
  imports.type('../../kit/data/types', type);
  const objects = docs(context, imports).map((properties) => objectOf(properties, true));
  return print([
    imports.print(),
    [`/** ${comment.replace('%', inComment(context.entity.plural))} */`, hardLine],
    [`export const ${part}: readonly ${type}[] = `, arrayOf(objects), ';'],
  ]);
}
