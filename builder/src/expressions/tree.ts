/** What an expression says, with ids for names (docs/documents/expressions.md). */

export const AGGREGATES = ['count', 'sum', 'average', 'smallest', 'largest'] as const;
export type AggregateName = (typeof AGGREGATES)[number];

export const FUNCTIONS = [
  'round',
  'roundup',
  'rounddown',
  'abs',
  'min',
  'max',
  'year',
  'month',
  'day',
  'weekday',
  'date',
  'time',
  'hours',
  'upper',
  'lower',
  'length',
] as const;
export type FunctionName = (typeof FUNCTIONS)[number];

export const UNITS = ['minute', 'hour', 'day', 'week', 'month', 'year'] as const;
export type Unit = (typeof UNITS)[number];

export type Operator =
  | 'or'
  | 'and'
  | '='
  | '!='
  | '<'
  | '<='
  | '>'
  | '>='
  | 'contains'
  | '+'
  | '-'
  | '*'
  | '/';

export type Literal =
  | { readonly kind: 'number' | 'percent'; readonly digits: string }
  | { readonly kind: 'text' | 'date' | 'time' | 'datetime'; readonly text: string }
  | { readonly kind: 'boolean'; readonly value: boolean }
  | { readonly kind: 'span'; readonly digits: string; readonly unit: Unit }
  | { readonly kind: 'empty' | 'today' | 'now' };

/** Fields one behind the other, through links: of the record itself, or of `this`, the one that the whole is over. */
export interface Path {
  readonly kind: 'path';
  readonly from: 'record' | 'this';
  readonly fields: readonly string[];
}

/** The records that an aggregate goes through. */
export type List =
  | { readonly kind: 'all'; readonly entity: string }
  /** Those of an entity that point at the record by a field of theirs. */
  | { readonly kind: 'linked'; readonly entity: string; readonly by: string }
  /** Those that a field of the record points at. */
  | { readonly kind: 'field'; readonly field: string };

export interface Aggregate {
  readonly kind: 'aggregate';
  readonly name: AggregateName;
  readonly value: Tree | null;
  readonly list: List;
  readonly where: Tree | null;
}

export interface Binary {
  readonly kind: 'binary';
  readonly operator: Operator;
  readonly left: Tree;
  readonly right: Tree;
}

export interface Condition {
  readonly kind: 'if';
  readonly condition: Tree;
  readonly whenTrue: Tree;
  readonly whenFalse: Tree;
}

export interface Call {
  readonly kind: 'call';
  readonly name: FunctionName;
  readonly parts: readonly Tree[];
}

export interface Emptiness {
  readonly kind: 'isEmpty';
  readonly of: Tree;
  readonly isNot: boolean;
}

export type Tree =
  | Literal
  | { readonly kind: 'option'; readonly id: string }
  | { readonly kind: 'negate' | 'not'; readonly of: Tree }
  | Path
  | Binary
  | Emptiness
  | Condition
  | Call
  | Aggregate;

/** The trees that a tree is directly made of. */
export function partsOf(tree: Tree): readonly Tree[] {
  switch (tree.kind) {
    case 'negate':
    case 'not':
    case 'isEmpty':
      return [tree.of];
    case 'binary':
      return [tree.left, tree.right];
    case 'if':
      return [tree.condition, tree.whenTrue, tree.whenFalse];
    case 'call':
      return tree.parts;
    case 'aggregate':
      return [tree.value, tree.where].filter((part) => part !== null);
    default:
      return [];
  }
}
