import { isDangerousFunction, isDangerousRelation } from './sql-functions';

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

function noteField(fields: Json | undefined, into: Collected): void {
  // `(row).function` calls a function too.
  const last = names(fields).at(-1);
  if (last !== undefined && isCallable(last) && isDangerousFunction([last])) into.dangers.add(last);
}

/** Catalogue columns begin with `pg_` in no table; ordinary columns may share a name with a harmless pattern. */
function isCallable(name: string): boolean {
  return /^(?:pg_|lo_|dblink|set_config|query_to_xml|cursor_to_xml|nextval|setval)/i.test(name);
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
  [
    'RangeVar',
    (node, into) => {
      const name = node['relname'];
      if (typeof name === 'string' && isDangerousRelation(name)) into.dangers.add(name);
    },
  ],
  ['ColumnRef', (node, into) => noteField(node['fields'], into)],
  ['A_Indirection', (node, into) => noteField(node['indirection'], into)],
  [
    'SelectStmt',
    (node, into) => {
      into.creates ||= node['intoClause'] !== undefined;
      into.locks ||= node['lockingClause'] !== undefined;
    },
  ],
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
  // A set operation's halves, and some fields, are bare: known by what they carry.
  if (fields['lockingClause'] !== undefined) into.locks = true;
  if (fields['intoClause'] !== undefined) into.creates = true;
  if (typeof fields['relname'] === 'string') VISITS.get('RangeVar')?.(fields, into);
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
