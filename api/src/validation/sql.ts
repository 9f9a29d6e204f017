import { accept, refuse, trimmed, type Accepted, type Input, type Refused } from '@tessera/shared/validation';
import { findForeignName } from './sql-reach';
import { hasDeceptiveCharacter, isDeceptiveComment, QUERY_MAX } from './sql-text';
import { inspectStatement, type SqlFindings } from './sql-tree';

/** The rule that a query broke, for those who show it by name. */
export type SqlRule =
  | 'empty'
  | 'length'
  | 'syntax'
  | 'single'
  | 'readOnly'
  | 'dangerous'
  | 'injection'
  | 'reach';

export interface SqlRefused extends Refused {
  readonly rule: SqlRule;
  /** Where in the text the parser stopped, in characters from 0; only with the rule 'syntax'. */
  readonly position?: number;
}

export type SqlCheck = Accepted<string> | SqlRefused;

export interface SqlOptions {
  /** Also take INSERT, UPDATE, DELETE, MERGE and row locks. Dangerous operations are refused all the same. */
  readonly allowsWrites?: boolean;
  /** Refuse what leads out of the tables of the search path: other schemas, the server's catalogs, what tells their names. */
  readonly ownTablesOnly?: boolean;
}

const READS: ReadonlySet<string> = new Set(['SelectStmt']);
const READS_AND_WRITES: ReadonlySet<string> = new Set([
  ...['SelectStmt', 'InsertStmt', 'UpdateStmt', 'DeleteStmt', 'MergeStmt'],
]);
/** Statements that are refused as writes while writes are not allowed. The rest is dangerous at any time. */
const WRITES: ReadonlySet<string> = new Set([
  ...['InsertStmt', 'UpdateStmt', 'DeleteStmt', 'MergeStmt', 'CreateTableAsStmt', 'CreateStmt'],
]);

function fail(rule: SqlRule, message: string): SqlRefused {
  return { ...refuse(message), rule };
}

const injection = () => fail('injection', 'Query contains a pattern of an injection');
const readOnly = (what: string) => fail('readOnly', `Only reading queries are allowed: ${what} is refused`);
const dangerous = (what: string) => fail('dangerous', `Query contains a dangerous operation: ${what}`);

/** 'DropStmt' as people say it. */
function describeKind(kind: string): string {
  return kind
    .replace(/Stmt$/, '')
    .replace(/([a-z])(?=[A-Z])/g, '$1 ')
    .toUpperCase();
}

function field(node: unknown, name: string): unknown {
  return typeof node === 'object' && node !== null ? (node as Record<string, unknown>)[name] : undefined;
}

function kindOf(statement: unknown): string {
  return typeof statement === 'object' && statement !== null ? (Object.keys(statement)[0] ?? '') : '';
}

/** The statement that counts: what an EXPLAIN explains, or the statement itself. */
function core(statement: unknown): unknown {
  const explained = field(field(statement, 'ExplainStmt'), 'query');
  return explained ?? statement;
}

function checkKind(kind: string, allowsWrites: boolean): SqlRefused | undefined {
  if ((allowsWrites ? READS_AND_WRITES : READS).has(kind)) return undefined;
  return !allowsWrites && WRITES.has(kind) ? readOnly(describeKind(kind)) : dangerous(describeKind(kind));
}

function checkFindings(found: SqlFindings, allowsWrites: boolean): SqlRefused | undefined {
  const [danger] = found.dangers;
  if (danger !== undefined) return dangerous(danger);
  if (found.creates) return allowsWrites ? dangerous('SELECT INTO') : readOnly('SELECT INTO');
  if (found.tautology) return injection();
  if (allowsWrites) return undefined;
  const [write] = found.writes;
  if (write !== undefined) return readOnly(write);
  return found.locks ? readOnly('a row lock') : undefined;
}

function syntaxError(error: unknown, input: string): SqlRefused {
  // Only the parser's own errors speak of the query; a stack overflow by deep nesting does not.
  if (!(error instanceof Error) || error.name !== 'SqlError')
    return fail('syntax', 'Syntax error: the query is too complex');
  const refusal = fail('syntax', `Syntax error: ${error.message}`);
  const position = field(field(error, 'sqlDetails'), 'cursorPosition');
  if (typeof position !== 'number' || position < 0) return refusal;
  // The parser counts whole characters of the trimmed text; editors count UTF-16 units of what was typed.
  const skipped = input.length - input.trimStart().length;
  const before = Array.from(input.trimStart()).slice(0, position).join('');
  return { ...refusal, position: skipped + before.length };
}

/** PostgreSQL's own parser, loaded on demand: a megabyte of WebAssembly. Throws when it cannot be loaded. */
async function loadParser() {
  const parser = await import('libpg-query');
  await parser.loadModule();
  return parser;
}

/** Parsed and scanned by PostgreSQL's own grammar: quotes, escapes, nesting and comments are what the server sees. */
function read({ parseSync, scanSync }: Awaited<ReturnType<typeof loadParser>>, sql: string) {
  const { stmts = [] } = parseSync(sql);
  return {
    statements: stmts.map(({ stmt }) => stmt),
    comments: scanSync(sql).tokens.flatMap(({ tokenName, text }) =>
      tokenName.endsWith('COMMENT') ? [text] : [],
    ),
  };
}

function checkReach(statement: unknown): SqlRefused | undefined {
  const name = findForeignName(statement);
  return name === undefined
    ? undefined
    : fail('reach', `Only the tables of this database can be read: ${name} is refused`);
}

function checkStatement(
  { statements, comments }: ReturnType<typeof read>,
  { allowsWrites = false, ownTablesOnly = false }: SqlOptions,
): SqlRefused | undefined {
  if (statements.length === 0) return fail('empty', 'Query is required');
  if (statements.length > 1) return fail('single', 'Only one statement is allowed');
  if (comments.some(isDeceptiveComment)) return injection();
  const statement = core(statements[0]);
  return (
    checkKind(kindOf(statement), allowsWrites) ??
    checkFindings(inspectStatement(statement), allowsWrites) ??
    (ownTablesOnly ? checkReach(statement) : undefined)
  );
}

/**
 * VAL-12: one reading query, without white space around it. Judged by PostgreSQL's own parser, so that comments,
 * quotes, escapes and writes inside a WITH hide nothing.
 *
 * This is the first guard and speaks to the person who typed the query. Functions that users define can write:
 * run what passes as a role without write rights, in a READ ONLY transaction with a time limit. Throws only when
 * the parser cannot be loaded.
 */
export async function checkSql(input: Input, options: SqlOptions = {}): Promise<SqlCheck> {
  const sql = trimmed(input);
  if (!sql) return fail('empty', 'Query is required');
  if (sql.length > QUERY_MAX) return fail('length', `Query is too long (maximum ${QUERY_MAX} characters)`);
  if (hasDeceptiveCharacter(sql)) return injection();
  const parser = await loadParser();
  try {
    return checkStatement(read(parser, sql), options) ?? accept(sql);
  } catch (error) {
    return syntaxError(error, String(input));
  }
}
