import type { Entity, Field, FieldType } from '@tessera/shared/contracts';
import type { Token } from '../../../language/token';
import type { Operation } from '../../../operations/operation';
import { isDate } from '../../meaning/dates';
import { isNumber } from '../../meaning/measures';
import { likelyField, nameStems, ownField, rootOf, tellingStems, type Accepts } from '../../meaning/naming';
import { wordsOf } from '../../rule';
import { linkOutcome } from '../../rules/link-operations';
import type { World } from '../../world';
import { after } from '../linked/in-turn';

/** An application in which a calculation is tried, with what has to become something else for it. */

type Want = 'number' | 'moment';

const PRICED = /\b(?:price|cost|fee|rate|pay|wage|salary)\b/i;
const LIMIT = /\b(?:min|max|minimum|maximum|reorder|target|limit|budget|planned|estimated|expected)\b/i;
const LOOSE: ReadonlySet<FieldType> = new Set(['text', 'longtext', 'boolean']);
const MONEY =
  /\b(?:price|cost|costs|fee|paid|takings|fare|tip|amount|budget|income|worth|value|bill|charge|labour|net|gross|vat|cash|card|bar|sold|spent|awarded|parts?|freight|toll|sum|rate|pledge|salary|rent|euros?|dollars?)\b/i;
const CLOCK =
  /\b(?:time|came|went|clock\w*|take-?off|landing|off block|on block|aos|los|bed|got up|woke|alarm|last person|back at|out|in|begin|end|stopped|running|from|till|until|hour)\b/i;

export const isMoment: Accepts = (field) => isDate(field) || field.type === 'time';
/** A day, or what may yet become one. */
export const mayBeDay: Accepts = (field) =>
  isDate(field) || field.type === 'text' || field.type === 'boolean';
export const fitsWant = (want: Want): Accepts => (want === 'number' ? isNumber : isMoment);

/** Fields of open text, or of yes or no, whose type was only guessed. */
const isLoose: Accepts = ({ type, computed, options }) =>
  LOOSE.has(type) && computed === undefined && options === undefined;

export class Trial {
  readonly operations: Operation[] = [];

  constructor(
    public world: World,
    readonly id: string,
    /** Whether what is reckoned with may become a number or a day. */
    readonly isFree: boolean,
    /** Of moments that are none yet: days, or times of a day. */
    readonly moments: FieldType = 'date',
    /** Whether kinds of records may be linked for it. */
    readonly mayLink = false,
  ) {}

  get entity(): Entity {
    return this.world.model.entities.find(({ id }) => id === this.id) ?? this.world.current;
  }

  get fields(): readonly Field[] {
    return this.entity.fields.filter(({ computed }) => computed === undefined);
  }

  do(operations: readonly Operation[]): boolean {
    const next = after(this.world, operations);
    if (!next) return false;
    this.world = next;
    this.operations.push(...operations);
    return true;
  }

  /** The field as what it has to be; undefined where it cannot become that. `isFactor`: something is multiplied by it. */
  as(field: Field | undefined, want: Want, isFactor = false): string | undefined {
    if (!field) return undefined;
    const isCount = isFactor && this.isFree && this.isCount(field);
    if (fitsWant(want)(field) && !isCount) return field.id;
    if (!this.isFree || !(isLoose(field) || isCount)) return undefined;
    const type = want === 'moment' ? this.momentFor(field) : this.numberFor(field, isFactor);
    return this.do([{ kind: 'retypeField', field: field.id, type, limits: {} }]) ? field.id : undefined;
  }

  /** What is multiplied by a price is no money too. */
  private numberFor(field: Field, isFactor: boolean): FieldType {
    const isPlain = isFactor && !PRICED.test(field.name) && this.hasPrice(field);
    return isPlain || !MONEY.test(field.name) ? 'number' : 'money';
  }

  /** An amount beside a price is how many. */
  private isCount(field: Field): boolean {
    return field.type === 'money' && /^amount$/i.test(field.name) && this.hasPrice(field);
  }

  private hasPrice(but: Field): boolean {
    return this.fields.some((field) => field.id !== but.id && field.type === 'money');
  }

  /** The fields as numbers; undefined where one of them cannot be one. */
  both(one: Field | undefined, other: Field | undefined): readonly [string, string] | undefined {
    const [a, b] = [this.as(one, 'number'), this.as(other, 'number')];
    return a === undefined || b === undefined ? undefined : [a, b];
  }

  /** Gives a field another type, where that is free. */
  become(field: Field, type: FieldType): boolean {
    if (field.type === type) return true;
    return this.isFree && this.do([{ kind: 'retypeField', field: field.id, type, limits: {} }]);
  }

  private momentFor({ name }: Field): FieldType {
    const types = new Set(this.fields.map(({ type }) => type));
    if (types.has('time') && !types.has('datetime') && this.moments !== 'date') return 'time';
    return this.moments === 'time' && CLOCK.test(name)
      ? 'time'
      : this.moments === 'time'
        ? 'datetime'
        : 'date';
  }

  /** The field that words name: one that fits, else one that may become such. */
  find(tokens: readonly Token[], want: Want, entity: Entity = this.entity): Field | undefined {
    const fits = fitsWant(want);
    const typed: Accepts = (field) => fits(field) && field.computed === undefined;
    // 'qty' is what there is, and not the least of it that there should be.
    const plain: Accepts = (field) => typed(field) && !LIMIT.test(field.name);
    const exact = entity.fields.find(({ name }) => name.toLowerCase() === wordsOf(tokens).toLowerCase());
    // 'Bar out' is not 'Bar in', though that is a number by now.
    if (exact && this.isFree && isLoose(exact)) return exact;
    return (
      ownField(tokens, entity, this.world, fits) ??
      ownField(tokens, entity, this.world, plain) ??
      byRoots(tokens, entity, typed) ??
      (want === 'number' ? byUnit(tokens, entity) : undefined) ??
      (this.isFree
        ? (ownField(tokens, entity, this.world, isLoose) ?? byRoots(tokens, entity, isLoose))
        : undefined)
    );
  }

  /** The first field whose name says so; those that fit before those that may become such. */
  named(name: RegExp, want: Want, but: readonly (string | undefined)[] = []): Field | undefined {
    const fields = this.fields.filter((field) => name.test(field.name) && !but.includes(field.id));
    return fields.find(fitsWant(want)) ?? (this.isFree ? fields.find(isLoose) : undefined);
  }

  /** All fields of numbers. */
  numbers(...types: readonly FieldType[]): readonly Field[] {
    return this.fields.filter((field) => (types.length > 0 ? types.includes(field.type) : isNumber(field)));
  }

  moment(): readonly Field[] {
    return this.fields.filter(isMoment);
  }

  /** Links records of another kind to those of this one, where nothing does yet. */
  link(from: Entity, to: Entity, many = false): boolean {
    const outcome = this.mayLink ? linkOutcome({ from, to, many }, this.world) : undefined;
    if (outcome && 'already' in outcome) return true;
    return outcome !== undefined && 'operations' in outcome && this.do(outcome.operations);
  }
}

const UNITS: ReadonlyMap<string, string> = new Map([
  ['litre', 'l'],
  ['liter', 'l'],
  ['kilo', 'kg'],
  ['kilogram', 'kg'],
  ['kilometre', 'km'],
  ['gram', 'g'],
  ['m2', 'm²'],
  ['sqm', 'm²'],
  ['mileage', 'km'],
]);

const OF_UNIT: readonly (readonly [unit: string, name: RegExp])[] = [
  ['m²', /\b(?:area|square|m²|sqm)/i],
  ['l', /\blit(?:re|er)s?\b/i],
  ['km', /\b(?:distance|km|mileage|odo\w*)\b/i],
  ['kg', /\b(?:weight|kg|kilos?)\b/i],
  ['kwh', /\b(?:energy|kwh|consumption)\b/i],
  ['h', /\bhours?\b/i],
];

/** 'sets x kg': the only number that is counted in such a unit. */
function byUnit(tokens: readonly Token[], entity: Entity): Field | undefined {
  const said = tokens.filter(({ tag }) => tag !== 'article');
  const [word] = said;
  const unit =
    word && said.length === 1 ? (UNITS.get(word.lemma) ?? UNITS.get(word.key) ?? word.key) : undefined;
  const name = OF_UNIT.find(([one]) => one === unit)?.[1];
  const [only, more] = entity.fields.filter(
    (field) =>
      isNumber(field) &&
      unit !== undefined &&
      (field.unit?.toLowerCase() === unit || name?.test(field.name) === true),
  );
  return more ? undefined : only;
}

/** By what words and a name share of their roots; undefined where two are as near. */
function byRoots(tokens: readonly Token[], entity: Entity, accepts: Accepts): Field | undefined {
  const near = likelyField(tokens, entity, accepts);
  if (near) return near;
  const said = tellingStems(tokens).map(rootOf);
  if (said.length === 0) return undefined;
  const scored = entity.fields
    .filter(accepts)
    .map((field) => {
      const stems = nameStems(field.name).map(rootOf);
      const shared = stems.filter((stem) => said.includes(stem)).length;
      return { field, score: shared / Math.max(stems.length, said.length) };
    })
    .filter(({ score }) => score >= 0.3)
    .sort((a, b) => b.score - a.score);
  const [best, next] = scored;
  return best && (!next || next.score < best.score) ? best.field : undefined;
}
