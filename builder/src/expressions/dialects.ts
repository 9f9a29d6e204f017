import { quoted } from './cursor';
import { indexOf } from './model-index';
import { vocabularyOf, type Scope } from './scope';
import type { List, Operator } from './tree';

/** How names and signs are written: for models, or for people. */
export interface Dialect {
  readonly signs: Readonly<Record<Operator, string>>;
  /** Between a choice and the option that it is. */
  readonly isOption: string;
  readonly isNotOption: string;
  field(id: string): string;
  option(id: string): string;
  /** The name of a list, for a record of an entity. */
  list(list: List, entity: string | undefined): string;
}

const SIGNS: Dialect['signs'] = {
  or: 'or',
  and: 'and',
  '=': '=',
  '!=': '!=',
  '<': '<',
  '<=': '<=',
  '>': '>',
  '>=': '>=',
  contains: 'contains',
  '+': '+',
  '-': '-',
  '*': '*',
  '/': '/',
};

function listCode(list: List): string {
  if (list.kind === 'field') return list.field;
  return list.kind === 'all' ? list.entity : `${list.entity}.${list.by}`;
}

export const CODE: Dialect = {
  signs: SIGNS,
  isOption: '=',
  isNotOption: '!=',
  field: (id) => id,
  option: (id) => id,
  list: listCode,
};

const PLAIN_NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*(?: [\p{L}\p{M}\p{N}'’-]+)*$/u;
const ID = /^[efo]\d/u;

/** Whether a name looks like one even without brackets. */
function isPlain(name: string): boolean {
  return PLAIN_NAME.test(name) && !ID.test(name);
}

/** `in brackets` is for names that are mistaken for others without. */
export type WordsStyle = 'plain' | 'in brackets' | 'with ids of options';

export function wordsDialect(scope: Scope, style: WordsStyle): Dialect {
  const { fields, options, entities } = indexOf(scope.model);
  const vocabulary = vocabularyOf(scope.model);
  const written = (name: string) => (style === 'plain' && isPlain(name) ? name : quoted(name, '[', ']'));
  const field = (id: string) => {
    const found = fields.get(id);
    const isOnly = found && vocabulary.fields(found.entity.id).get(found.field.name) === id;
    return isOnly ? written(found.field.name) : id;
  };
  const entity = (id: string) => {
    const plural = entities.get(id)?.plural;
    return plural !== undefined && vocabulary.entities().get(plural) === id ? written(plural) : id;
  };
  const listName = (list: List, of: string) => {
    const name =
      list.kind === 'field'
        ? fields.get(list.field)?.field.name
        : list.kind === 'linked'
          ? fields.get(list.by)?.field.reference?.inverse
          : undefined;
    const meant = name === undefined ? undefined : vocabulary.lists(of).get(name);
    return meant && name !== undefined && listCode(meant) === listCode(list) ? written(name) : undefined;
  };
  return {
    signs: { ...SIGNS, '*': '×', '/': '÷', '-': '−', '!=': '≠', '<=': '≤', '>=': '≥' },
    isOption: 'is',
    isNotOption: 'is not',
    field,
    option: (id) => {
      const label = options.get(id)?.label;
      return label === undefined || style === 'with ids of options' ? id : written(label);
    },
    list: (list, of) => {
      if (list.kind === 'all') return `all ${entity(list.entity)}`;
      const name = of === undefined ? undefined : listName(list, of);
      if (name !== undefined) return name;
      return list.kind === 'field' ? list.field : `${entity(list.entity)}.${field(list.by)}`;
    },
  };
}
