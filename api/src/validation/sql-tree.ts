import { isDangerousField, isDangerousFunction, isDangerousRelation } from './sql-functions';

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
type Fields = Readonly<Record<string, Json>>;

/** What a statement does, as far as the rules care. */
export interface SqlFindings {
  /** Statements inside that insert, update, delete or merge. */
  readonly writes: ReadonlySet<string>;
  /** A locking clause such as FOR UPDATE. */
  readonly locks: boolean;
  /** SELECT INTO, which creates a table. */
  readonly creates: boolean;
  /** Functions and tables that no query may touch, by name. */
  readonly dangers: ReadonlySet<string>;
  /** A condition that is true for every row, joined by OR. */
  readonly tautology: boolean;
}

const WRITING = new Map([
  ['InsertStmt', 'INSERT'],
  ['UpdateStmt', 'UPDATE'],
  ['DeleteStmt', 'DELETE'],
  ['MergeStmt', 'MERGE'],
]);

function isFields(value: Json | undefined): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The names in a list such as [{ String: { sval } }]; the parser has resolved quotes and escapes. */
function names(list: Json | undefined): string[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry: Json) => {
    const text = isFields(entry) && isFields(entry['String']) ? entry['String']['sval'] : undefined;
    return typeof text === 'string' ? [text] : [];
  });
}

/** An A_Const's value without its place, or undefined for anything else. */
function constant(node: Json | undefined): string | undefined {
  if (!isFields(node) || !isFields(node['A_Const'])) return undefined;
  return JSON.stringify(Object.entries(node['A_Const']).filter(([key]) => key !== 'location'));
}

/** 1 = 1, 'a' = 'a', 1 < 2, TRUE: conditions that no data decides. */
function isConstantTruth(node: Json): boolean {
  if (!isFields(node)) return false;
  const own = node['A_Const'];
  if (isFields(own)) return isFields(own['boolval']) && own['boolval']['boolval'] === true;
  const expression = node['A_Expr'];
  if (!isFields(expression)) return false;
  return constant(expression['lexpr']) !== undefined && constant(expression['rexpr']) !== undefined;
}

interface Collected {
  writes: Set<string>;
  dangers: Set<string>;
  locks: boolean;
  creates: boolean;
  tautology: boolean;
}

type Visit = (fields: Fields, into: Collected) => void;

/** `(row).function` and `row.function` call a function too. */
function noteField(path: readonly string[], into: Collected): void {
  const last = path.at(-1);
  if (last !== undefined && isDangerousField(last)) into.dangers.add(last);
}

/** What to look for, by the kind of node. */
const VISITS = new Map<string, Visit>([
  [
    'FuncCall',
    (node, into) => {
      const path = names(node['funcname']);
      if (isDangerousFunction(path)) into.dangers.add(path.join('.'));
    },
  ],
  // A name alone is a column.
  ['ColumnRef', (node, into) => noteField(names(node['fields']).slice(1), into)],
  ['A_Indirection', (node, into) => noteField(names(node['indirection']), into)],
  [
    'BoolExpr',
    (node, into) => {
      const args = node['args'];
      if (node['boolop'] !== 'OR_EXPR' || !Array.isArray(args)) return;
      into.tautology ||= args.some((argument: Json) => isConstantTruth(argument));
    },
  ],
]);

function visit(kind: string, fields: Fields, into: Collected): void {
  const write = WRITING.get(kind);
  if (write) into.writes.add(write);
  // By what the node carries: the halves of a UNION and the target of an UPDATE stand there without their kind.
  into.locks ||= fields['lockingClause'] !== undefined;
  into.creates ||= fields['intoClause'] !== undefined;
  const relation = fields['relname'];
  if (typeof relation === 'string' && isDangerousRelation(relation)) into.dangers.add(relation);
  VISITS.get(kind)?.(fields, into);
}

/** Walks a parsed statement, without recursion: its depth is the sender's choice. */
export function inspectStatement(statement: unknown): SqlFindings {
  const found: Collected = {
    writes: new Set(),
    dangers: new Set(),
    locks: false,
    creates: false,
    tautology: false,
  };
  const waiting: [kind: string, node: Json][] = [['', statement as Json]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [kind, node] = next;
    if (Array.isArray(node)) for (const entry of node as readonly Json[]) waiting.push(['', entry]);
    else if (isFields(node)) {
      visit(kind, node, found);
      for (const [key, value] of Object.entries(node)) waiting.push([key, value]);
    }
  }
  return found;
}
