import type { Entity, Field, FieldType } from '@tessera/shared/contracts';
import { findEntity } from '../../model/find';
import { currentEntity, found, resolveField, type Found, type Reader, type Scope } from './scope';
import { ASCENDING_WORDS, DESCENDING_WORDS, ORDER_WORDS } from '../lists/order';
import { pattern } from '../pattern';

type Direction = 'asc' | 'desc';

const DOWN = pattern('i')`\b${DESCENDING_WORDS}\b`;
const UP = pattern('i')`\b${ASCENDING_WORDS}\b`;

const NUMBERS: readonly FieldType[] = ['number', 'integer', 'money', 'percent', 'rating'];
const DATES: readonly FieldType[] = ['date', 'datetime'];

interface Ordering {
  readonly words: RegExp;
  readonly direction: Direction;
  readonly types: readonly FieldType[];
  /** A name that fits better than the first field of the type. */
  readonly name?: RegExp;
  readonly noun: string;
}

/** 'newest first' names no field; what it orders by follows from the word. */
const ORDERINGS: readonly Ordering[] = [
  { words: /\b(?:newest|latest|most recent|recent)\b/i, direction: 'desc', types: DATES, noun: 'date' },
  {
    words:
      /\b(?:oldest|earliest|soonest|nearest|upcoming|chronological(?:ly)?|next due|due soonest|due first)\b/i,
    direction: 'asc',
    types: DATES,
    name: /due|deadline|next|start|date/,
    noun: 'date',
  },
  {
    words: /\b(?:cheapest|least expensive|lowest price)\b/i,
    direction: 'asc',
    types: ['money'],
    noun: 'amount of money',
  },
  {
    words: /\b(?:most expensive|priciest|dearest)\b/i,
    direction: 'desc',
    types: ['money'],
    noun: 'amount of money',
  },
  {
    words: /\b(?:best|best rated|top rated|highest rated|favou?rites)\b/i,
    direction: 'desc',
    types: ['rating', 'number', 'integer', 'percent', 'boolean'],
    name: /rating|score|favou?rite/,
    noun: 'rating',
  },
  {
    words: /\b(?:worst|lowest rated)\b/i,
    direction: 'asc',
    types: ['rating', 'number', 'integer'],
    name: /rating|score/,
    noun: 'rating',
  },
  {
    words: /\blongest\b/i,
    direction: 'desc',
    types: NUMBERS,
    name: /minutes|hours|duration|length|time|distance|pages/,
    noun: 'duration or length',
  },
  {
    words: /\bshortest\b/i,
    direction: 'asc',
    types: NUMBERS,
    name: /minutes|hours|duration|length|time|distance|pages/,
    noun: 'duration or length',
  },
  { words: /\bheaviest\b/i, direction: 'desc', types: NUMBERS, name: /weight/, noun: 'weight' },
  { words: /\b(?:highest|largest|biggest|most)\b/i, direction: 'desc', types: NUMBERS, noun: 'number' },
  { words: /\b(?:lowest|smallest|least)\b/i, direction: 'asc', types: NUMBERS, noun: 'number' },
  {
    words: /\b(?:alphabetical(?:ly)?|a ?(?:-|to) ?z|by alphabet)\b/i,
    direction: 'asc',
    types: [],
    noun: 'name',
  },
  { words: /\bz ?(?:-|to) ?a\b/i, direction: 'desc', types: [], noun: 'name' },
];

const SORT_VERB =
  /\b(?:sort(?:ed|ing)?|order(?:ed|ing)?(?! (?:number|date|id|status|total|amount))|arranged?|rank(?:ed)?|list(?:ed)?)\b/i;
const FIRST = /\b(?:first|on top|at the top|to bottom|last|order)\b/i;

function directionOf(text: string, field: Field): Direction {
  if (DATES.includes(field.type) && /\b(?:first|top)\b/i.test(text) && DOWN.test(text)) return 'desc';
  if (UP.test(text) && !/\b(?:newest|latest|highest)\b/i.test(text)) return 'asc';
  if (DOWN.test(text)) return 'desc';
  return 'asc';
}

function fieldForOrdering(entity: Entity, ordering: Ordering): Field | undefined {
  if (ordering.types.length === 0) return entity.fields.find((field) => field.id === entity.labelField);
  const fitting = entity.fields.filter((field) => ordering.types.includes(field.type));
  const named = ordering.name && fitting.find((field) => ordering.name?.test(field.name.toLowerCase()));
  if (named) return named;
  const current = fitting.find((field) => field.id === entity.sort.field);
  return (
    current ??
    ordering.types
      .map((type) => fitting.find((field) => field.type === type))
      .find((field) => field !== undefined)
  );
}

const BY = pattern('i')`
  \b(?:by|on|according to)\s+(?:the |its |their )?(.+?)
  (?:\s*[,(]?\s*\b(?:in )?(?:an? )?${ORDER_WORDS}\b.*)?[)]?$
`;

function byField(clause: string, scope: Scope): Found | undefined {
  const named = BY.exec(clause)?.[1];
  if (!named) return undefined;
  const entity = entityIn(clause, scope);
  const noun = named
    .replace(/\s+(?:order|field|column)$/i, '')
    // 'by when they joined'
    .replace(/^when (?:they|it|we|i|he|she|you) (?:(?:were|was|got|have|had) )?(\w+)[,.]?$/i, '$1');
  const place = resolveField(noun, {
    ...scope,
    touchedEntity: entity.id,
  });
  if (!place) return undefined;
  return found({
    kind: 'setSort',
    field: place.field.id,
    direction: directionOf(clause.replace(named, ' '), place.field),
  });
}

const SORTED_TABLE = pattern('i')`
  \b(?:sort|order|arrange|show|list|rank|display)\s+(?:the |my |all )?([\w -]+?)\s+
  (?:by|with|in|newest|oldest|latest|highest|lowest|alphabetically)\b
`;

function entityIn(clause: string, scope: Scope): Entity {
  const noun = SORTED_TABLE.exec(clause)?.[1];
  return (noun ? findEntity(scope.model, noun) : undefined) ?? currentEntity(scope);
}

const FIELD_AND_ORDER = pattern('i')`
  ^(?:show |list |display |put |with )?(?:the )?([\w' -]+?)\s*[:,]?\s+(?:
    newest|latest|oldest|earliest|highest|largest|lowest|smallest|longest|shortest|best|descending
    |ascending
  )(?: first| on top)?$
`;

const ORDER_AND_FIELD = pattern('i')`
  \b(?:
    newest|latest|most recent|oldest|earliest|highest|largest|biggest|lowest|smallest|longest
    |shortest|best|worst|most|least
  )\s+([\w' -]+?)\s+(?:first|on top|at the top|last)\b
`;

/** 'highest rating first', 'newest deadline on top': the ordering word and a field of this model. */
function byWordAndField(clause: string, scope: Scope): Found | undefined {
  const match = ORDER_AND_FIELD.exec(clause);
  const place = match?.[1] && !findEntity(scope.model, match[1]) ? resolveField(match[1], scope) : undefined;
  if (place)
    return found({ kind: 'setSort', field: place.field.id, direction: directionOf(clause, place.field) });
  const behind = FIELD_AND_ORDER.exec(clause);
  const field =
    behind?.[1] && !findEntity(scope.model, behind[1]) ? resolveField(behind[1], scope) : undefined;
  return (
    field && found({ kind: 'setSort', field: field.field.id, direction: directionOf(clause, field.field) })
  );
}

function isSortWish(clause: string): boolean {
  return (
    SORT_VERB.test(clause) &&
    /\b(?:by|sort|sorted|order|ordered|rank|ranked|arrange|arranged)\b/i.test(clause)
  );
}

function isOrderWish(clause: string): boolean {
  if (
    /^(?:add|include|remove|delete|drop|rename|create)\b/i.test(clause) ||
    /\b(?:allow|able to|can|option|filter)\b/i.test(clause)
  )
    return false;
  const isFirst = (DOWN.test(clause) || UP.test(clause)) && FIRST.test(clause);
  return (
    isSortWish(clause) ||
    isFirst ||
    /\bdue (?:first|soonest|next) *$/i.test(clause) ||
    /^(?:alphabetical(?:ly)?|a ?- ?z|newest|latest|most recent|oldest)(?: first| order)?$/i.test(clause)
  );
}

function isReversal(clause: string): boolean {
  return (
    /\b(?:reverse|flip|invert|opposite)\b/i.test(clause) &&
    /\b(?:order|sort|sorting|list|direction)\b/i.test(clause) &&
    !/\bby\b/i.test(clause)
  );
}

function byOrdering(clause: string, entity: Entity): Found | undefined {
  const ordering = ORDERINGS.find((row) => row.words.test(clause));
  if (!ordering) return undefined;
  // 'sort by price, newest first' without a price must not sort by something else.
  if (isSortWish(clause) && /\bby\b/i.test(clause) && !ordering.words.test(BY.exec(clause)?.[1] ?? clause))
    return undefined;
  const field = fieldForOrdering(entity, ordering);
  if (!field)
    return { operations: [], noEffect: `${entity.name} has no ${ordering.noun} to order by; add one first` };
  return found({ kind: 'setSort', field: field.id, direction: ordering.direction });
}

/** Reads how the list is ordered: 'sort by date, newest first', 'show newest first', 'order by song', 'reverse the order'. */
export const readSort: Reader = (clause, scope) => {
  if (!isOrderWish(clause)) return undefined;
  const entity = entityIn(clause, scope);
  if (isReversal(clause)) {
    return found({
      kind: 'setSort',
      field: entity.sort.field,
      direction: entity.sort.direction === 'asc' ? 'desc' : 'asc',
    });
  }
  return byField(clause, scope) ?? byWordAndField(clause, scope) ?? byOrdering(clause, entity);
};
