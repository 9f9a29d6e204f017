import { Cursor } from './cursor';
import { FIELD_ID, OPTION_ID } from './ids-in-text';
import { ListReader } from './list-reader';
import { readNumeric, wordLiteral } from './literals';
import { indexOf } from './model-index';
import { NameReader, type Place } from './names-in-text';
import { readComparison, type ComparisonSign } from './signs';
import { vocabularyOf, type Scope } from './scope';
import {
  AGGREGATES,
  FUNCTIONS,
  type Aggregate,
  type FunctionName,
  type Operator,
  type Path,
  type Tree,
} from './tree';

const MOST_DEPTH = 40;
const MOST_NODES = 300;

/**
 * Reads one expression by recursive descent. Without names only ids are understood, so that what a stored expression
 * says never depends on what things are called.
 */
export class Grammar {
  private readonly cursor: Cursor;
  private readonly names: NameReader | null;
  private readonly lists: ListReader;
  private readonly root: string | undefined;
  private place: Place;
  private depth = 0;
  private nodes = 0;

  constructor(
    text: string,
    private readonly scope: Scope | null,
  ) {
    this.cursor = new Cursor(text, scope !== null);
    this.names = scope && new NameReader(vocabularyOf(scope.model), this.cursor);
    this.lists = new ListReader(this.cursor, this.names);
    this.root = scope?.entity;
    this.place = { entity: scope?.entity, hint: scope?.field };
  }

  whole(): Tree {
    if (this.cursor.isAtEnd()) this.cursor.fail('Nothing is written here.');
    const tree = this.expression();
    if (!this.cursor.isAtEnd()) this.cursor.fail(`“${this.cursor.nearby()}” was not expected here.`);
    return tree;
  }

  /** Counts what is read, so that what walks through trees never goes too deep. */
  private made<Node extends Tree>(tree: Node): Node {
    this.nodes += 1;
    if (this.nodes > MOST_NODES) this.cursor.fail('This expression is too long.');
    return tree;
  }

  private nested<Result>(read: () => Result): Result {
    this.depth += 1;
    if (this.depth > MOST_DEPTH) this.cursor.fail('This expression is too deeply nested.');
    const result = read();
    this.depth -= 1;
    return result;
  }

  /** Reads with other names in sight. */
  private within<Result>(place: Partial<Place>, read: () => Result): Result {
    const before = this.place;
    this.place = { ...before, ...place };
    const result = read();
    this.place = before;
    return result;
  }

  private expression(): Tree {
    return this.nested(() => (this.takeKeyword('if') ? this.condition() : this.or()));
  }

  private condition(): Tree {
    const condition = this.expression();
    this.expectWord('then');
    const whenTrue = this.expression();
    this.expectWord('else');
    return this.made({ kind: 'if', condition, whenTrue, whenFalse: this.expression() });
  }

  /** A word of the language, unless a longer name begins with it. */
  private takeKeyword(word: string): boolean {
    if (this.cursor.peekWord() !== word) return false;
    if ((this.names?.value(this.place)?.length ?? 0) > word.length) return false;
    return this.cursor.takeWord(word);
  }

  private expectWord(word: string): void {
    if (!this.cursor.takeWord(word)) this.cursor.fail(`The word “${word}” is missing here.`);
  }

  private or(): Tree {
    return this.chain(
      () => this.and(),
      () => (this.cursor.takeWord('or') ? 'or' : null),
    );
  }

  private and(): Tree {
    return this.chain(
      () => this.not(),
      () => (this.cursor.takeWord('and') ? 'and' : null),
    );
  }

  private not(): Tree {
    if (!this.takeKeyword('not')) return this.comparison();
    return this.made({ kind: 'not', of: this.nested(() => this.not()) });
  }

  private comparison(): Tree {
    const left = this.sum();
    const hint = this.optionsOf(left);
    const sign = this.within({ hint: hint ?? this.place.hint }, () => this.comparisonSign());
    if (sign === null) return left;
    if (sign === 'is empty' || sign === 'is not empty') {
      return this.made({ kind: 'isEmpty', of: left, isNot: sign === 'is not empty' });
    }
    const right = this.within({ hint: hint ?? this.place.hint }, () => this.compared(hint));
    if (right.kind === 'empty' && (sign === '=' || sign === '!=')) {
      return this.made({ kind: 'isEmpty', of: left, isNot: sign === '!=' });
    }
    return this.made({ kind: 'binary', operator: sign, left, right });
  }

  private comparisonSign(): ComparisonSign | null {
    return readComparison(this.cursor, (word) => this.takeKeyword(word));
  }

  /** What a choice is compared with may be an option's label in quotes. */
  private compared(hint: string | undefined): Tree {
    const right = this.sum();
    if (right.kind !== 'text' || hint === undefined) return right;
    const option = this.names?.whole(right.text, { entity: undefined, hint });
    return option?.kind === 'option' ? { kind: 'option', id: option.id } : right;
  }

  /** The choice whose options may stand on the other side. */
  private optionsOf(tree: Tree): string | undefined {
    const last = tree.kind === 'path' ? tree.fields.at(-1) : undefined;
    if (last === undefined || !this.scope) return undefined;
    return indexOf(this.scope.model).fields.get(last)?.field.options ? last : undefined;
  }

  private sum(): Tree {
    return this.chain(
      () => this.product(),
      () => operatorOf(this.cursor.takeSymbol('+', '-', '−')),
    );
  }

  private product(): Tree {
    return this.chain(
      () => this.unary(),
      () => operatorOf(this.cursor.takeSymbol('*', '/', '×', '÷', '·')),
    );
  }

  private chain(readPart: () => Tree, readOperator: () => Operator | null): Tree {
    let tree = readPart();
    for (let operator = readOperator(); operator !== null; operator = readOperator()) {
      tree = this.made({ kind: 'binary', operator, left: tree, right: readPart() });
    }
    return tree;
  }

  private unary(): Tree {
    if (this.cursor.takeSymbol('-', '−') === null) return this.made(this.primary());
    return this.made({ kind: 'negate', of: this.nested(() => this.unary()) });
  }

  private primary(): Tree {
    if (this.cursor.takeSymbol('(') !== null) return this.closed(() => this.expression());
    const text = this.cursor.takeQuoted('"', '"');
    if (text !== null) return { kind: 'text', text };
    return this.numeric() ?? this.byId() ?? this.inBrackets() ?? this.byWord();
  }

  /** A number and the like, unless a longer name begins with it: '2nd visit'. */
  private numeric(): Tree | null {
    this.cursor.skipSpace();
    const start = this.cursor.position;
    const literal = readNumeric(this.cursor);
    const end = this.cursor.position;
    this.cursor.position = start;
    const name = literal && this.names?.value(this.place);
    if (name && name.length > end - start) return this.byName(name);
    this.cursor.position = end;
    return literal;
  }

  private closed<Result>(read: () => Result): Result {
    const result = read();
    if (this.cursor.takeSymbol(')') === null) this.cursor.fail('A closing parenthesis is missing here.');
    return result;
  }

  private byId(): Tree | null {
    const option = this.cursor.take(OPTION_ID);
    if (option !== null) return { kind: 'option', id: option };
    const field = this.cursor.take(FIELD_ID);
    return field === null ? null : this.path('record', field);
  }

  private inBrackets(): Tree | null {
    const start = this.cursor.position;
    const name = this.names ? this.cursor.takeQuoted('[', ']') : null;
    if (name === null) return null;
    const meaning = this.names?.whole(name, this.place);
    if (meaning)
      return meaning.kind === 'field' ? this.path('record', meaning.id) : { ...meaning, kind: 'option' };
    this.cursor.position = start;
    return this.cursor.fail(`There is nothing called “${name}” here.`);
  }

  /** The longest meaning counts. Of a field 'Now' and the word of the language, 'Now' is the field and 'now' the word. */
  private byWord(): Tree {
    const word = this.cursor.peekWord();
    const name = this.names?.value(this.place);
    if (name && name.length > word.length) return this.byName(name);
    const isCapital = !this.cursor.text.startsWith(word, this.cursor.position);
    const called = this.callOf(word);
    if (called) return called;
    if (name && isCapital) return this.byName(name);
    return this.plainWord(word) ?? (name ? this.byName(name) : this.unknown());
  }

  private byName({ kind, id, length }: { kind: 'field' | 'option'; id: string; length: number }): Tree {
    this.cursor.position += length;
    return kind === 'field' ? this.path('record', id) : { kind, id };
  }

  private unknown(): never {
    const nearby = this.cursor.nearby();
    return this.cursor.fail(
      nearby === '' ? 'Something is missing at the end.' : `“${nearby}” is not understood.`,
    );
  }

  /** What goes on behind its word: 'sum(…)', 'round(…)', 'date 2026-03-09'. */
  private callOf(word: string): Tree | null {
    const start = this.cursor.position;
    const aggregate = AGGREGATES.find((name) => name === word);
    const name = FUNCTIONS.find((each) => each === word);
    if (!aggregate && !name) return null;
    this.cursor.takeWord(word);
    if (this.cursor.takeSymbol('(') !== null) {
      return this.nested(() => (aggregate ? this.aggregate(aggregate) : this.call(name ?? 'abs')));
    }
    const moment = name === 'date' || name === 'time' ? readNumeric(this.cursor) : null;
    if (moment && 'text' in moment) return moment;
    this.cursor.position = start;
    return null;
  }

  private plainWord(word: string): Tree | null {
    const tree = wordLiteral(word);
    if (word !== 'this' && !tree) return null;
    this.cursor.takeWord(word);
    return tree ?? this.path('this');
  }

  /** A field and what is reached through its link; `this` may stand alone. */
  private path(from: Path['from'], first?: string): Tree {
    const fields = first === undefined ? [] : [first];
    let entity = first === undefined ? this.root : this.names?.target(first);
    while (this.cursor.takeSymbol('.') !== null) {
      const next = this.cursor.take(FIELD_ID) ?? (entity === undefined ? null : this.names?.field(entity));
      if (next == null) return this.cursor.fail('The name of a field is missing behind the dot.');
      fields.push(next);
      entity = this.names?.target(next);
    }
    return { kind: 'path', from, fields };
  }

  private call(name: FunctionName): Tree {
    return this.closed(() => {
      const parts = [this.expression()];
      while (this.cursor.takeSymbol(',', ';') !== null) parts.push(this.expression());
      return { kind: 'call', name, parts };
    });
  }

  private aggregate(name: Aggregate['name']): Tree {
    const start = this.cursor.position;
    const { entity } = this.place;
    const list = name === 'count' ? this.lists.here(entity) : this.lists.ahead(entity, start);
    if (list === null) return this.unknownList();
    const behind = this.cursor.position;
    return this.within({ entity: this.lists.entityOf(list.list), hint: undefined }, () => {
      const value = list.inWord === null ? null : this.valueBetween(start, list.inWord);
      this.cursor.position = behind;
      const where = this.cursor.takeWord('where') ? this.expression() : null;
      return this.closed(() => ({ kind: 'aggregate', name, value, list: list.list, where }));
    });
  }

  private unknownList(): never {
    return this.cursor.fail('Here belongs a list of records: “sum(Amount in Payments)”, “count(Payments)”.');
  }

  private valueBetween(start: number, inWord: number): Tree {
    this.cursor.position = start;
    const value = this.expression();
    this.cursor.skipSpace();
    if (this.cursor.position !== inWord) this.cursor.fail(`“${this.cursor.nearby()}” was not expected here.`);
    return value;
  }
}

function operatorOf(symbol: string | null): Operator | null {
  switch (symbol) {
    case '+':
    case '*':
    case '/':
      return symbol;
    case '-':
    case '−':
      return '-';
    case '×':
    case '·':
      return '*';
    case '÷':
      return '/';
    default:
      return null;
  }
}
