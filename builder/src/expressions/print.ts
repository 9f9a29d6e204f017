import { quoted } from './cursor';
import { CODE, wordsDialect, type Dialect } from './dialects';
import { indexOf } from './model-index';
import { parse } from './parse';
import type { Scope } from './scope';
import type { Aggregate, Binary, Emptiness, List, Literal, Operator, Path, Tree, Unit } from './tree';

/** How tightly a part holds together; one that holds less tightly than its place asks for is put in parentheses. */
const TIGHTNESS: Readonly<Record<Operator, number>> = {
  or: 1,
  and: 2,
  '=': 4,
  '!=': 4,
  '<': 4,
  '<=': 4,
  '>': 4,
  '>=': 4,
  contains: 4,
  '+': 5,
  '-': 5,
  '*': 6,
  '/': 6,
};
const LOOSEST = 0;
const NOT = 3;
const COMPARISON = 4;
const UNARY = 7;

/** The words for the sign of a comparison; undefined where it stays a sign. */
export type SaidSign = (comparison: Binary) => string | undefined;

/** Writes the canonical text. */
export function printCode(tree: Tree): string {
  return new Printer(CODE, undefined).print(tree, LOOSEST);
}

/**
 * Writes an expression as people say it. Names that would be read as something else are put in brackets; where even that says
 * something else, as when two fields have one name, ids stand for them. What has words of its own for signs is only read by people.
 */
export function printWords(tree: Tree, scope: Scope, said?: SaidSign): string {
  const code = printCode(tree);
  for (const style of ['plain', 'in brackets', 'with ids of options'] as const) {
    const dialect = wordsDialect(scope, style);
    const text = new Printer(dialect, scope).print(tree, LOOSEST);
    const read = parse(text, scope);
    if ('tree' in read && printCode(read.tree) === code)
      return said ? new Printer(dialect, scope, said).print(tree, LOOSEST) : text;
  }
  return said ? new Printer(CODE, scope, said).print(tree, LOOSEST) : code;
}

/** Writes the name of a list alone. */
export function printList(list: List, scope: Scope): string {
  return wordsDialect(scope, 'plain').list(list, scope.entity);
}

class Printer {
  private entity: string | undefined;

  constructor(
    private readonly dialect: Dialect,
    private readonly scope: Scope | undefined,
    private readonly said?: SaidSign,
  ) {
    this.entity = scope?.entity;
  }

  /** The text of a part whose place asks for a tightness. */
  print(tree: Tree, place: number): string {
    const [text, tightness] = this.textOf(tree);
    return tightness < place ? `(${text})` : text;
  }

  private textOf(tree: Tree): readonly [text: string, tightness: number] {
    switch (tree.kind) {
      case 'binary':
        return this.binary(tree);
      case 'isEmpty':
        return this.emptiness(tree);
      case 'if':
        return [
          `if ${this.print(tree.condition, LOOSEST)} then ${this.print(tree.whenTrue, LOOSEST)} else ${this.print(tree.whenFalse, LOOSEST)}`,
          LOOSEST,
        ];
      case 'not':
        return [`not ${this.print(tree.of, NOT)}`, NOT];
      case 'negate':
        return [this.dialect.signs['-'] + this.print(tree.of, UNARY), UNARY];
      default:
        return [this.primary(tree), Infinity];
    }
  }

  private binary(tree: Binary): readonly [string, number] {
    const { operator, left, right } = tree;
    const tightness = TIGHTNESS[operator];
    // Comparisons stand alone; the others go on from the left.
    const onLeft = tightness === COMPARISON ? tightness + 1 : tightness;
    const sign = this.said?.(tree) ?? this.signOf(operator, right);
    return [`${this.print(left, onLeft)} ${sign} ${this.print(right, tightness + 1)}`, tightness];
  }

  private signOf(operator: Operator, right: Tree): string {
    if (right.kind === 'option' && operator === '=') return this.dialect.isOption;
    if (right.kind === 'option' && operator === '!=') return this.dialect.isNotOption;
    return this.dialect.signs[operator];
  }

  private emptiness({ of, isNot }: Emptiness): readonly [string, number] {
    return [`${this.print(of, COMPARISON + 1)} is ${isNot ? 'not ' : ''}empty`, COMPARISON];
  }

  private primary(tree: Exclude<Tree, { kind: 'binary' | 'isEmpty' | 'if' | 'not' | 'negate' }>): string {
    switch (tree.kind) {
      case 'option':
        return this.dialect.option(tree.id);
      case 'path':
        return this.path(tree);
      case 'call':
        return `${tree.name}(${tree.parts.map((part) => this.print(part, LOOSEST)).join(', ')})`;
      case 'aggregate':
        return this.aggregate(tree);
      default:
        return literalText(tree);
    }
  }

  private path({ from, fields }: Path): string {
    const names = fields.map((id) => this.dialect.field(id));
    return [...(from === 'this' ? ['this'] : []), ...names].join('.');
  }

  private aggregate({ name, value, list, where }: Aggregate): string {
    const listText = this.dialect.list(list, this.entity);
    const outer = this.entity;
    this.entity = this.entityOf(list);
    const valueText = value === null ? '' : `${this.print(value, LOOSEST)} in `;
    const whereText = where === null ? '' : ` where ${this.print(where, LOOSEST)}`;
    this.entity = outer;
    return `${name}(${valueText}${listText}${whereText})`;
  }

  private entityOf(list: List): string | undefined {
    if (list.kind !== 'field') return list.entity;
    return this.scope && indexOf(this.scope.model).fields.get(list.field)?.field.reference?.entity;
  }
}

function literalText(tree: Literal): string {
  switch (tree.kind) {
    case 'number':
      return tree.digits;
    case 'percent':
      return `${tree.digits}%`;
    case 'text':
      return quoted(tree.text, '"', '"');
    case 'boolean':
      return String(tree.value);
    case 'span':
      return spanText(tree.digits, tree.unit);
    case 'date':
    case 'time':
    case 'datetime':
      return tree.text;
    default:
      return tree.kind;
  }
}

/** '1 day', '3 days'. */
function spanText(digits: string, unit: Unit): string {
  return `${digits} ${unit}${digits === '1' ? '' : 's'}`;
}
