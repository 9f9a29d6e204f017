import { quote } from '../emit/source-text';
import { calcEntry, type CalcName } from './calc';
import { primary, settled, TIGHTNESS, within, type Piece } from './code-piece';
import type { ModelIndex } from './model-index';
import { parameterName, type CodeImport, type CodeNames, type EntityCodeNames } from './names';
import { countPaths, pathKey } from './path-counts';
import type { AggregateStep, ClaimStep, PathStep, Step } from './steps';
import type { List } from './tree';
import { isList, typeOfField } from './types';

/** A record that code at some place can name. */
interface Named {
  readonly entity: string | null;
  readonly name: string;
}

/** Writes steps as TypeScript. */
export class StepWriter {
  private readonly used = new Set<Named>();
  private readonly imported = new Map<string, CodeImport>();
  private readonly pathCounts: ReadonlyMap<string, number>;
  /** From the record of the whole expression to that of the innermost aggregate. */
  private records: readonly Named[];
  private narrowed: readonly string[] = [];

  constructor(
    private readonly index: ModelIndex,
    private readonly names: CodeNames,
    private readonly step: Step,
    private readonly root: Named,
  ) {
    this.records = [root];
    this.pathCounts = countPaths(step);
  }

  whole(): string {
    return settled(this.write(this.step)).code;
  }

  usesRecord(): boolean {
    return this.used.has(this.root);
  }

  imports(): readonly CodeImport[] {
    return [...this.imported.values()];
  }

  private write(step: Step): Piece {
    switch (step.kind) {
      case 'constant':
      case 'option':
        return this.fixed(step);
      case 'path':
        return this.path(step);
      case 'id':
        return this.id(step.of);
      case 'call':
        return primary(this.call(step.name, this.arguments(step.parts)));
      case 'if':
        return this.conditional(step);
      case 'aggregate':
        return this.aggregate(step);
      default:
        return this.claim(step);
    }
  }

  /** What is true or false. */
  private claim(step: ClaimStep): Piece {
    switch (step.kind) {
      case 'and':
      case 'or':
        return this.junction(step);
      case 'not':
        return this.negation(step.of);
      case 'equal':
        return this.equality(step);
      case 'isEmpty':
        return this.emptiness(step);
    }
  }

  private arguments(steps: readonly Step[]): readonly string[] {
    return steps.map((step) => this.argument(step));
  }

  private argument(step: Step): string {
    return this.write(step).code;
  }

  private fixed(step: Extract<Step, { kind: 'constant' | 'option' }>): Piece {
    if (step.kind === 'option') return primary(this.option(step.id));
    const { value } = step;
    if (typeof value === 'string') return primary(quote(value));
    const isNegative = typeof value === 'number' && value < 0;
    return { code: String(value), tightness: isNegative ? TIGHTNESS.unary : TIGHTNESS.primary };
  }

  private add(module: string, name: string, isType = false): string {
    this.imported.set(`${module} ${name}`, { module, name, isType });
    return name;
  }

  private call(name: CalcName, parts: readonly string[]): string {
    return `${this.add(calcEntry(name).module, name)}(${parts.join(', ')})`;
  }

  private namesOf(entity: string): EntityCodeNames {
    const names = this.names.get(entity);
    if (!names) throw new Error(`The entity ${entity} has no names in code.`);
    return names;
  }

  private option(id: string): string {
    const entity = this.index.options.get(id)?.entity.id ?? '';
    const { folder, options } = this.namesOf(entity);
    const name = options.get(id) ?? '';
    this.add(`features/${folder}/types`, name.split('.')[0] ?? '');
    return name;
  }

  private recordName(from: PathStep['from']): string {
    const record = from === 'this' ? this.root : (this.records.at(-1) ?? this.root);
    this.used.add(record);
    return record.name;
  }

  private path(step: PathStep): Piece {
    let code = this.recordName(step.from);
    step.fields.forEach((field, position) => {
      const owner = this.index.fields.get(field.id)?.entity.id ?? '';
      code += `${position === 0 ? '.' : '?.'}${this.namesOf(owner).fields.get(field.id) ?? ''}`;
    });
    const last = step.fields.at(-1);
    if (!last || step.fields.length === 1) return primary(code);
    const type = typeOfField(last);
    // Behind an empty link nothing is paid, done or sold.
    if (type.kind === 'boolean') return { code: `${code} ?? false`, tightness: TIGHTNESS.fallback };
    return { ...primary(code), fallback: isList(type) ? '[]' : 'null' };
  }

  private id(of: Step): Piece {
    const record = this.write(of);
    const isThere = of.kind === 'path' && of.fields.length === 0;
    if (isThere) return primary(`${record.code}.id`);
    return { ...primary(`${within(record, TIGHTNESS.primary)}?.id`), fallback: 'null' };
  }

  private conditional(step: Extract<Step, { kind: 'if' }>): Piece {
    const test = this.write(step.condition);
    const whenTrue = this.given(test.narrowed, () => settled(this.write(step.whenTrue)));
    const whenFalse = this.given(test.narrowedElse, () => settled(this.write(step.whenFalse)));
    const code = `${within(test, TIGHTNESS.or)} ? ${within(whenTrue, TIGHTNESS.fallback)} : ${whenFalse.code}`;
    return { code, tightness: TIGHTNESS.condition };
  }

  /** Writes what stands where these paths are known. */
  private given<Result>(paths: readonly string[] | undefined, write: () => Result): Result {
    const before = this.narrowed;
    this.narrowed = [...before, ...(paths ?? [])];
    const result = write();
    this.narrowed = before;
    return result;
  }

  private junction({ kind, left, right }: Extract<Step, { kind: 'and' | 'or' }>): Piece {
    const first = this.write(left);
    const second = this.given(kind === 'and' ? first.narrowed : first.narrowedElse, () => this.write(right));
    const tightness = TIGHTNESS[kind];
    const sign = kind === 'and' ? '&&' : '||';
    return {
      // 'and' among 'or' in parentheses, as formatters like it.
      code: `${this.operand(first, kind)} ${sign} ${this.operand(second, kind)}`,
      tightness,
      narrowed: [...(first.narrowed ?? []), ...(second.narrowed ?? [])],
      narrowedElse: [...(first.narrowedElse ?? []), ...(second.narrowedElse ?? [])],
    };
  }

  private operand(piece: Piece, kind: 'and' | 'or'): string {
    return kind === 'or' && piece.tightness === TIGHTNESS.and
      ? `(${piece.code})`
      : within(piece, TIGHTNESS[kind]);
  }

  private negation(of: Step): Piece {
    const piece = this.write(of);
    return {
      code: `!${within(piece, TIGHTNESS.unary)}`,
      tightness: TIGHTNESS.unary,
      ...(piece.narrowedElse && { narrowed: piece.narrowedElse }),
      ...(piece.narrowed && { narrowedElse: piece.narrowed }),
    };
  }

  private equality({ left, right, isNot }: Extract<Step, { kind: 'equal' }>): Piece {
    const [value, fixed] = left.kind === 'constant' || left.kind === 'option' ? [right, left] : [left, right];
    if (fixed.kind === 'constant' && typeof fixed.value === 'boolean') {
      return fixed.value === isNot ? this.negation(value) : this.write(value);
    }
    const piece = this.write(value);
    if (this.narrowed.includes(piece.code)) {
      const same = this.call('isSame', [piece.code, this.argument(fixed)]);
      return isNot ? { code: `!${same}`, tightness: TIGHTNESS.unary } : primary(same);
    }
    const sides = `${within(piece, TIGHTNESS.unary)} ${isNot ? '!==' : '==='} ${this.argument(fixed)}`;
    return {
      code: sides,
      tightness: TIGHTNESS.equality,
      ...(value.kind === 'path' && { [isNot ? 'narrowedElse' : 'narrowed']: [piece.code] }),
    };
  }

  private emptiness({ of, isList: isOfList, isNot }: Extract<Step, { kind: 'isEmpty' }>): Piece {
    const piece = this.write(of);
    const isPlain =
      piece.fallback === undefined && piece.tightness === TIGHTNESS.primary && this.isReadOnce(of);
    if (isPlain) {
      const question = isOfList ? `${piece.code}.length` : piece.code;
      const sign = isNot ? (isOfList ? '>' : '!==') : '===';
      return { code: `${question} ${sign} ${isOfList ? '0' : 'null'}`, tightness: TIGHTNESS.equality };
    }
    const empty = this.call('isEmpty', [piece.code]);
    return isNot ? { code: `!${empty}`, tightness: TIGHTNESS.unary } : primary(empty);
  }

  /** What is known to be null cannot be read any further, so only a path that is read once is compared with null. */
  private isReadOnce(of: Step): boolean {
    if (of.kind === 'path') {
      return of.fields.length > 0 && this.pathCounts.get(pathKey(of, this.records.length - 1)) === 1;
    }
    return of.kind === 'call' || of.kind === 'aggregate';
  }

  private aggregate(step: AggregateStep): Piece {
    const list = this.list(step.list);
    const { component } = this.namesOf(step.entity);
    const name = parameterName(
      component,
      this.records.map((record) => record.name),
    );
    const where = step.where && this.lambda({ entity: step.entity, name }, step.where);
    const value = step.value && this.lambda({ entity: step.entity, name }, step.value);
    const kept = where === null ? list : `${list}.filter(${where})`;
    if (step.name === null || value === null) return primary(`${kept}.length`);
    return primary(this.call(step.name, [kept, value]));
  }

  /** A function of a record; of none where what it gives is the same for all. */
  private lambda(record: Named, step: Step): string {
    const before = this.records;
    this.records = [...before, record];
    const { code } = settled(this.write(step));
    this.records = before;
    return `(${this.used.has(record) ? record.name : ''}) => ${code}`;
  }

  private list(list: List): string {
    const record = this.records.at(-1);
    const own = this.namesOf(record?.entity ?? '');
    if (list.kind === 'all') {
      const { folder, component } = this.namesOf(list.entity);
      this.add('kit/calc/records', 'allRecords');
      this.add(`features/${folder}/types`, component, true);
      return `allRecords<${component}>(${this.recordName('record')}, ${quote(list.entity)})`;
    }
    const property = list.kind === 'field' ? own.fields.get(list.field) : own.links.get(list.by);
    return `${this.recordName('record')}.${property ?? ''}`;
  }
}
