import type { SourceStart } from '@tessera/shared/contracts';
import { at, kindOf, listAt, namesAt, textAt } from './schema-tree';

/** What the parser calls types in its own catalogue, as PostgreSQL says them. */
const SAID: ReadonlyMap<string, string> = new Map([
  ['int2', 'smallint'],
  ['int4', 'integer'],
  ['int8', 'bigint'],
  ['float4', 'real'],
  ['float8', 'double precision'],
  ['bool', 'boolean'],
  ['varchar', 'character varying'],
  ['bpchar', 'character'],
  ['timestamptz', 'timestamp with time zone'],
  ['timestamp', 'timestamp without time zone'],
  ['timetz', 'time with time zone'],
  ['time', 'time without time zone'],
]);
const NOW = new Set(['now', 'transaction_timestamp', 'statement_timestamp', 'clock_timestamp']);
const NOW_WORDS = /^SVFOP_(?:CURRENT_DATE|CURRENT_TIME(?:STAMP)?(?:_N)?|LOCALTIME(?:STAMP)?(?:_N)?)$/;
const MADE = new Set([
  'nextval',
  'gen_random_uuid',
  'uuid_generate_v4',
  'uuid_generate_v1',
  'uuidv7',
  'uuidv4',
]);

/** 'numeric(10,2)', 'text[]', and the last part of the name of a type that somebody made. */
export function typeOf(typeName: unknown): { readonly name: string; readonly text: string } {
  const name = namesAt(typeName, 'names').at(-1) ?? '';
  const sizes = listAt(typeName, 'typmods').flatMap((size) => constantOf(size) ?? []);
  // The mask of an interval's units is no size.
  const size = sizes.length > 0 && name !== 'interval' ? `(${sizes.join(',')})` : '';
  const many = listAt(typeName, 'arrayBounds').length > 0 ? '[]' : '';
  return { name, text: (SAID.get(name) ?? name) + size + many };
}

const withoutCasts = (node: unknown): unknown => {
  let inner = node;
  for (let depth = 0; depth < 20 && at(inner, 'TypeCast') !== undefined; depth += 1)
    inner = at(inner, 'TypeCast', 'arg');
  return inner;
};

/** The text of a constant, whatever it is cast to. The parser leaves out what is zero, false or empty. */
export function constantOf(node: unknown): string | undefined {
  const inner = withoutCasts(node);
  const constant = at(inner, 'A_Const');
  if (constant === undefined) return negativeOf(inner);
  if (at(constant, 'sval') !== undefined) return textAt(constant, 'sval', 'sval') ?? '';
  if (at(constant, 'fval') !== undefined) return textAt(constant, 'fval', 'fval');
  if (at(constant, 'boolval') !== undefined)
    return at(constant, 'boolval', 'boolval') === true ? 'true' : 'false';
  if (at(constant, 'ival') === undefined) return undefined;
  const whole = at(constant, 'ival', 'ival') ?? 0;
  return typeof whole === 'number' ? String(whole) : undefined;
}

function negativeOf(node: unknown): string | undefined {
  const isMinus = namesAt(node, 'A_Expr', 'name').join('') === '-';
  if (!isMinus || at(node, 'A_Expr', 'lexpr') !== undefined) return undefined;
  const positive = constantOf(at(node, 'A_Expr', 'rexpr'));
  return positive !== undefined && /^\d/.test(positive) ? `-${positive}` : undefined;
}

const isNull = (node: unknown) => at(withoutCasts(node), 'A_Const', 'isnull') === true;

/** What a default comes to. */
export function startOf(node: unknown): SourceStart {
  if (isNull(node)) return { kind: 'none' };
  const text = constantOf(node);
  if (text !== undefined) return text.length <= 200 ? { kind: 'constant', text } : { kind: 'other' };
  const inner = withoutCasts(node);
  const called = namesAt(inner, 'FuncCall', 'funcname').at(-1);
  if (called !== undefined && NOW.has(called)) return { kind: 'now' };
  if (called !== undefined && MADE.has(called)) return { kind: 'made' };
  return NOW_WORDS.test(textAt(inner, 'SQLValueFunction', 'op') ?? '') ? { kind: 'now' } : { kind: 'other' };
}

/** A rule that a column holds one of some texts. */
export interface OneOf {
  readonly column: string;
  readonly values: readonly string[];
}

/** `status IN ('a', 'b')`, `status = ANY (ARRAY['a', 'b'])`, `status = 'a' OR status = 'b'`, and nothing else. */
export function oneOf(node: unknown): OneOf | undefined {
  if (textAt(node, 'BoolExpr', 'boolop') === 'OR_EXPR') {
    const parts = listAt(node, 'BoolExpr', 'args').map(oneOf);
    const [first] = parts;
    const isOne = parts.every((part) => part !== undefined && part.column === first?.column);
    return first && isOne
      ? { column: first.column, values: parts.flatMap((part) => part?.values ?? []) }
      : undefined;
  }
  const expression = at(node, 'A_Expr');
  if (namesAt(expression, 'name').join('') !== '=') return undefined;
  const column = namesAt(withoutCasts(at(expression, 'lexpr')), 'ColumnRef', 'fields').at(-1);
  const constants = itemsOf(textAt(expression, 'kind'), at(expression, 'rexpr')).map(constantOf);
  const values = constants.filter((text) => text !== undefined);
  const isWhole = values.length > 0 && values.length === constants.length;
  return column !== undefined && isWhole ? { column, values } : undefined;
}

function itemsOf(kind: string | undefined, right: unknown): readonly unknown[] {
  if (kind === 'AEXPR_IN') return listAt(right, 'List', 'items');
  if (kind === 'AEXPR_OP_ANY') return listAt(withoutCasts(right), 'A_ArrayExpr', 'elements');
  return kind === 'AEXPR_OP' && kindOf(right) !== 'ColumnRef' ? [right] : [];
}
