import type { ModelIndex } from './model-index';
import type { Binary, Tree } from './tree';
import { typeOfField } from './types';

/** What of an expression says when something is, for words about it. */

type Moment = 'date' | 'time' | 'datetime';

const WRITTEN: ReadonlyMap<Tree['kind'], Moment> = new Map([
  ['date', 'date'],
  ['today', 'date'],
  ['time', 'time'],
  ['datetime', 'datetime'],
  ['now', 'datetime'],
]);

/** The kind of moment that a part gives; undefined where it gives none, or more than a sentence has to know. */
function momentOf(tree: Tree | null, index: ModelIndex): Moment | undefined {
  switch (tree?.kind) {
    case 'path':
      return momentOfField(tree.fields.at(-1), index);
    case 'binary':
      return shifted(tree, index);
    case 'if':
      return momentOf(tree.whenTrue, index) ?? momentOf(tree.whenFalse, index);
    case 'aggregate':
      return tree.name === 'count' ? undefined : momentOf(tree.value, index);
    case 'call':
      return momentOfCall(tree, index);
    default:
      return tree ? WRITTEN.get(tree.kind) : undefined;
  }
}

function momentOfField(id: string | undefined, { fields }: ModelIndex): Moment | undefined {
  const found = id === undefined ? undefined : fields.get(id);
  const kind = found && typeOfField(found.field).kind;
  return kind === 'date' || kind === 'time' || kind === 'datetime' ? kind : undefined;
}

/** A moment and a span are a moment; what lies between two is none. */
function shifted({ operator, left, right }: Binary, index: ModelIndex): Moment | undefined {
  const isShift = operator === '+' || (operator === '-' && momentOf(right, index) === undefined);
  return isShift ? momentOf(left, index) : undefined;
}

function momentOfCall(
  { name, parts }: Extract<Tree, { kind: 'call' }>,
  index: ModelIndex,
): Moment | undefined {
  if (name === 'date' || name === 'time') return name;
  return name === 'min' || name === 'max' ? momentOf(parts[0] ?? null, index) : undefined;
}

/** What comes before what: 'is on or before' of days, 'is at or before' of a time of day and of now. */
export function signOfMoments({ operator, left, right }: Binary, index: ModelIndex): string | undefined {
  const kind = momentOf(left, index) ?? momentOf(right, index);
  if (kind === undefined) return undefined;
  const at = kind === 'time' || right.kind === 'now' ? 'at' : 'on';
  switch (operator) {
    case '<':
      return 'is before';
    case '>':
      return 'is after';
    case '<=':
      return `is ${at} or before`;
    case '>=':
      return `is ${at} or after`;
    default:
      return undefined;
  }
}

/** The last day of a span that ends with it: `Until` of `Until + 1 day`. */
export function lastDayOf(end: Tree, index: ModelIndex): Tree | undefined {
  if (end.kind !== 'binary' || end.operator !== '+') return undefined;
  const { left, right } = end;
  const isOneDay = right.kind === 'span' && right.digits === '1' && right.unit === 'day';
  return isOneDay && momentOf(left, index) === 'date' ? left : undefined;
}
