import { SOURCE_LIMITS, type SourceColumn, type SourceTables } from '@tessera/shared/contracts';
import { oneOf, startOf, typeOf } from './schema-expressions';
import { LeftAside } from './schema-left';
import { changeColumn, cut, sketch, someValues, type Sketch } from './schema-sketch';
import { at, kindOf, listAt, namesAt, textAt } from './schema-tree';

const SERIAL: ReadonlyMap<string, string> = new Map([
  ['serial', 'integer'],
  ['serial4', 'integer'],
  ['bigserial', 'bigint'],
  ['serial8', 'bigint'],
  ['smallserial', 'smallint'],
  ['serial2', 'smallint'],
]);
const ON_DELETE: ReadonlyMap<string | undefined, 'cascade' | 'clear'> = new Map([
  ['c', 'cascade'],
  ['n', 'clear'],
  ['d', 'clear'],
]);

/** When something is checked, and that there may be nothing, which is so anyway. */
const SAYS_NOTHING = /^CONSTR_(?:NULL|ATTR_\w+)$/;

/** What a rule says of each of its columns. */
function changeBy(kind: string, node: unknown): Partial<SourceColumn> | undefined {
  switch (kind) {
    case 'CONSTR_NOTNULL':
    case 'CONSTR_PRIMARY':
      return { nullable: false };
    case 'CONSTR_DEFAULT':
      return { start: startOf(at(node, 'raw_expr')) };
    case 'CONSTR_IDENTITY':
      return { start: { kind: 'made' } };
    case 'CONSTR_GENERATED':
      return { start: { kind: 'other' } };
    default:
      return undefined;
  }
}

/** What finds values, as the indexes of an application do. */
const SORTED = new Set(['btree', 'hash', 'spgist']);

const MOST_VALUES = 500_000;

/** Puts tables together from statements that were parsed. Nothing of them is run. */
export class TableReader {
  readonly #tables: Sketch[] = [];
  readonly #enums = new Map<string, string[]>();
  readonly #left = new LeftAside();
  /** Characters of lists of values that may still be given. */
  #room = MOST_VALUES;

  get left(): LeftAside {
    return this.#left;
  }

  read(statement: unknown): void {
    const kind = kindOf(statement);
    const node = at(statement, kind);
    if (kind === 'CreateStmt') this.#create(node);
    else if (kind === 'CreateEnumStmt') this.#enum(node);
    else if (kind === 'AlterTableStmt') this.#alter(node);
    else if (kind === 'CommentStmt') this.#comment(statement, node);
    else if (kind === 'IndexStmt') this.#index(node);
    else this.#left.statement(statement);
  }

  result(): SourceTables {
    const tables = this.#tables.slice(0, SOURCE_LIMITS.tables).map((table) => {
      const columns = table.columns.slice(0, SOURCE_LIMITS.columns);
      this.#left.add(`Columns of ${table.name}`, table.columns.length - columns.length);
      const { uniques, indexes, references } = table;
      return {
        ...{ ...table, columns, primaryKey: some(table.primaryKey) },
        ...{
          uniques: some(uniques).map(some),
          indexes: some(indexes).map(some),
          references: some(references),
        },
      };
    });
    this.#left.add(
      `Tables beyond the first ${String(SOURCE_LIMITS.tables)}`,
      this.#tables.length - tables.length,
    );
    return { tables, left: this.#left.sentences() };
  }

  #find(relation: unknown): Sketch | undefined {
    const [schema, name] = [textAt(relation, 'schemaname'), textAt(relation, 'relname')];
    return this.#named(schema, name);
  }

  #named(schema: string | undefined, name: string | undefined): Sketch | undefined {
    return this.#tables.find(
      (table) =>
        table.name === name && (schema === undefined || table.schema === null || table.schema === schema),
    );
  }

  #create(node: unknown): void {
    const name = textAt(node, 'relation', 'relname');
    if (name === undefined || at(node, 'partbound') !== undefined) {
      this.#left.add('Partitions');
      return;
    }
    // Made a second time, as with IF NOT EXISTS.
    if (this.#find(at(node, 'relation'))) {
      this.#left.add('Tables that are made twice');
      return;
    }
    const table = sketch(cut(textAt(node, 'relation', 'schemaname'), SOURCE_LIMITS.name), name);
    this.#tables.push(table);
    const elements = listAt(node, 'tableElts');
    for (const element of elements) {
      if (at(element, 'ColumnDef') !== undefined) this.#column(table, at(element, 'ColumnDef'));
      else if (at(element, 'Constraint') === undefined) this.#left.add(`Columns that ${name} takes over`);
    }
    // What a constraint speaks of may stand below it.
    for (const element of elements) {
      const constraint = at(element, 'Constraint');
      if (constraint !== undefined) this.#constrain(table, constraint);
    }
  }

  #column(table: Sketch, node: unknown): void {
    const name = textAt(node, 'colname');
    if (name === undefined) return;
    const type = typeOf(at(node, 'typeName'));
    const serial = SERIAL.get(type.name);
    const column: SourceColumn = {
      ...{ name, type: (serial ?? type.text).slice(0, SOURCE_LIMITS.name) },
      nullable: serial === undefined,
      start: serial === undefined ? { kind: 'none' } : { kind: 'made' },
      values: this.#valuesOf(type.name),
      comment: null,
    };
    table.columns.push(column);
    for (const item of listAt(node, 'constraints')) this.#constrain(table, at(item, 'Constraint'), name);
  }

  /** The labels of an enum, which any number of columns may have: a short text would make a long answer. */
  #valuesOf(type: string): string[] | null {
    const values = someValues(this.#enums.get(type) ?? []);
    if (!values || values.length === 0) return null;
    this.#room -= values.reduce((sum, value) => sum + value.length, 0);
    if (this.#room >= 0) return values;
    this.#left.add('Further columns with a list of values');
    return null;
  }

  /** A rule of a table, or of one column where `own` is given. */
  #constrain(table: Sketch, node: unknown, own?: string): void {
    const keys = own === undefined ? namesAt(node, 'keys') : [own];
    const kind = textAt(node, 'contype') ?? '';
    const change = changeBy(kind, node);
    if (change) for (const key of keys) changeColumn(table, key, change);
    if (kind === 'CONSTR_PRIMARY') table.primaryKey = keys;
    else if (kind === 'CONSTR_UNIQUE') table.uniques.push(keys);
    else if (kind === 'CONSTR_CHECK') this.#check(table, node);
    else if (kind === 'CONSTR_FOREIGN') this.#reference(table, node, own);
    else if (!change && !SAYS_NOTHING.test(kind)) this.#left.add(`Other rules of ${table.name}`);
  }

  #check(table: Sketch, node: unknown): void {
    const found = oneOf(at(node, 'raw_expr'));
    const values = found && someValues(found.values);
    if (!found || !values || !changeColumn(table, found.column, { values }))
      this.#left.add(`Checks of ${table.name} other than a list of values`);
  }

  #reference(table: Sketch, node: unknown, own: string | undefined): void {
    const target = textAt(node, 'pktable', 'relname');
    if (target === undefined) return;
    table.references.push({
      columns: own === undefined ? namesAt(node, 'fk_attrs') : [own],
      schema: cut(textAt(node, 'pktable', 'schemaname'), SOURCE_LIMITS.name),
      table: target,
      onDelete: ON_DELETE.get(textAt(node, 'fk_del_action')) ?? 'refuse',
    });
  }

  #enum(node: unknown): void {
    const name = namesAt(node, 'typeName').at(-1);
    if (name !== undefined) this.#enums.set(name, namesAt(node, 'vals'));
  }

  #alter(node: unknown): void {
    const table = this.#find(at(node, 'relation'));
    for (const item of listAt(node, 'cmds')) {
      const command = at(item, 'AlterTableCmd');
      if (!table || !this.#command(table, command)) this.#left.alteration(command);
    }
  }

  #command(table: Sketch, command: unknown): boolean {
    const name = textAt(command, 'name') ?? '';
    switch (textAt(command, 'subtype')) {
      case 'AT_AddConstraint':
        this.#constrain(table, at(command, 'def', 'Constraint'));
        return true;
      case 'AT_AddColumn':
        this.#column(table, at(command, 'def', 'ColumnDef'));
        return true;
      case 'AT_SetNotNull':
        return changeColumn(table, name, { nullable: false });
      case 'AT_ColumnDefault':
        return changeColumn(table, name, { start: startOf(at(command, 'def')) });
      case 'AT_AddIdentity':
        return changeColumn(table, name, { start: { kind: 'made' } });
      default:
        return false;
    }
  }

  #comment(statement: unknown, node: unknown): void {
    const kind = textAt(node, 'objtype');
    const names = namesAt(node, 'object', 'List', 'items');
    const comment = cut(textAt(node, 'comment'), SOURCE_LIMITS.comment);
    if (kind === 'OBJECT_TABLE') {
      const table = this.#named(names.at(-2), names.at(-1));
      const place = table ? this.#tables.indexOf(table) : -1;
      if (table) this.#tables[place] = { ...table, comment };
    } else if (kind === 'OBJECT_COLUMN') {
      const table = this.#named(names.at(-3), names.at(-2));
      if (table) changeColumn(table, names.at(-1) ?? '', { comment });
    } else this.#left.statement(statement);
  }

  #index(node: unknown): void {
    const table = this.#find(at(node, 'relation'));
    const names = listAt(node, 'indexParams').map((item) => textAt(item, 'IndexElem', 'name'));
    const columns = names.filter((name) => name !== undefined);
    const isPlain = columns.length === names.length && at(node, 'whereClause') === undefined;
    const isUnique = at(node, 'unique') === true;
    const isSorted =
      SORTED.has(textAt(node, 'accessMethod') ?? '') && listAt(node, 'indexIncludingParams').length === 0;
    if (table && isPlain && isUnique) table.uniques.push(columns);
    else if (table && isPlain && isSorted) table.indexes.push(columns);
    else if (!table) this.#left.add('Indexes on tables that are not in the text');
    else if (isUnique) this.#left.add('Unique indexes over a part of the rows or over what is worked out');
    else this.#left.add('Indexes over a part of the rows, over what is worked out or of another kind');
  }
}

const some = <Item>(items: readonly Item[]): Item[] => items.slice(0, SOURCE_LIMITS.columns);
