import { kindOf, textAt } from './schema-tree';

/** Statements that make nothing that an application has, in plain words. */
const WORDS: ReadonlyMap<string, string> = new Map([
  ['VariableSetStmt', 'Settings'],
  ['SelectStmt', 'Queries'],
  ['InsertStmt', 'Rows'],
  ['UpdateStmt', 'Changes of rows'],
  ['DeleteStmt', 'Removals of rows'],
  ['CopyStmt', 'Rows'],
  ['ViewStmt', 'Views'],
  ['CreateTableAsStmt', 'Tables made of queries'],
  ['CreateFunctionStmt', 'Functions'],
  ['CreateTrigStmt', 'Triggers'],
  ['CreateSeqStmt', 'Sequences'],
  ['AlterSeqStmt', 'Sequences'],
  ['CreateExtensionStmt', 'Extensions'],
  ['CreateSchemaStmt', 'Schemas'],
  ['CreatePolicyStmt', 'Policies'],
  ['CreateDomainStmt', 'Domains'],
  ['CompositeTypeStmt', 'Composite types'],
  ['RuleStmt', 'Rules'],
  ['GrantStmt', 'Rights'],
  ['AlterOwnerStmt', 'Owners'],
  ['AlterDefaultPrivilegesStmt', 'Rights'],
  ['TransactionStmt', 'Transactions'],
  ['DropStmt', 'Removals'],
  ['CommentStmt', 'Comments'],
  ['DoStmt', 'Code'],
]);

/** Nobody reads more. */
const MOST_SENTENCES = 100;

/** Counts what was left aside. */
export class LeftAside {
  readonly #counts = new Map<string, number>();

  add(words: string, count = 1): void {
    if (count > 0) this.#counts.set(words, (this.#counts.get(words) ?? 0) + count);
  }

  statement(node: unknown): void {
    const kind = kindOf(node);
    const words = WORDS.get(kind) ?? kind.replace(/Stmt$/, '').replace(/([a-z])(?=[A-Z])/g, '$1 ');
    this.add(words);
  }

  /** One kind of ALTER TABLE. */
  alteration(command: unknown): void {
    const kind = (textAt(command, 'subtype') ?? '').replace(/^AT_/, '');
    if (kind === 'ChangeOwner') this.add('Owners');
    else if (/RowSecurity/.test(kind)) this.add('Policies');
    else this.add('Other changes of tables');
  }

  /** 'Settings (12)', 'Triggers (1)'. */
  sentences(): string[] {
    return [...this.#counts].slice(0, MOST_SENTENCES).map(([words, count]) => `${words} (${String(count)})`);
  }
}
