import type { Entity, Field, FieldType } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import { tokenise } from '../../language/tokenise';
import { wordList } from '../../language/word-list';
import { applyOperation } from '../../operations/apply';
import type { Operation } from '../../operations/operation';
import { capitalise } from '../../words/text';
import { kindsNamed } from '../meaning/about';
import { amountAt } from '../meaning/amount';
import { findSign } from '../meaning/comparison-signs';
import { rootOf, stemOf, nameStems, tellingStems } from '../meaning/naming';
import { World } from '../world';

/** What a wish says of the type of a field that was only guessed: who asks for 'tread under 4' types numbers into it. */

export interface Retyped {
  readonly world: World;
  readonly operations: readonly Operation[];
  readonly field: string;
}

/** Types that a field has when nothing was known of it. */
const GUESSED: ReadonlySet<FieldType> = new Set<FieldType>(['text', 'longtext']);
/** 'Tablets left' and 'Cells' may have been taken for these. */
const MAYBE: ReadonlySet<FieldType> = new Set<FieldType>(['text', 'longtext', 'boolean', 'phone']);
const MOST = 3;

const TIME = wordList(
  'overdue late expire expires expired expiring lapse lapsed due today tomorrow passed past outdated ago old older',
  'run runs running',
);
const TIME_NAME =
  /\b(?:last|due|by|until|till|exp\w*|date|next|nxt|since|review|back|ends?|when|on|checked|checkd)\b/i;

export const loose = (stem: string): string => rootOf(stem).replace(/(?<=\w{3})(?:ers?|ing|ed)$/, '');
const rootsOf = (stems: readonly string[]) => new Set(stems.map(loose));

const hasTime = (tokens: readonly Token[]) =>
  tokens.some(({ key }, at) => TIME.has(key) || amountAt(tokens, at)?.unit !== undefined);

/** How many words of a name are said, as a part of it. */
export function shareOf(field: Field, roots: ReadonlySet<string>): number {
  const name = nameStems(field.name).map(loose);
  return name.filter((stem) => stem.length > 1 && roots.has(stem)).length / Math.max(name.length, 1);
}

/** The kinds that are named, the current one, and the only other one that has a field of what is said. */
export function kindsMeant(tokens: readonly Token[], world: World): readonly Entity[] {
  const roots = rootsOf(tellingStems(tokens));
  const [only, more] = world.model.entities.filter(
    (entity) =>
      entity !== world.current &&
      entity.fields.some((field) => shareOf(field, roots) >= 0.5 || hasOption(field, roots)),
  );
  const near = only && !more ? [only] : [];
  const here = world.current.fields.some((field) => shareOf(field, roots) > 0);
  const rest = here ? [world.current, ...near] : [...near, world.current];
  return [...new Set([...kindsNamed(tokens, world), ...rest])];
}

const hasOption = ({ options }: Field, roots: ReadonlySet<string>) =>
  (options ?? []).some(({ label }) => nameStems(label).every((stem) => roots.has(loose(stem))));

function likely(entity: Entity, roots: ReadonlySet<string>, types: ReadonlySet<FieldType>): Field[] {
  return entity.fields
    .filter(({ id, type, computed }) => types.has(type) && id !== entity.labelField && computed === undefined)
    .map((field) => ({ field, share: shareOf(field, roots) }))
    .filter(({ share }) => share > 0)
    .sort((a, b) => b.share - a.share)
    .slice(0, MOST)
    .map(({ field }) => field);
}

function retyped(world: World, field: Field, type: FieldType, options?: readonly string[]) {
  const operation = {
    kind: 'retypeField',
    field: field.id,
    type,
    limits: options ? { options } : {},
  } as const;
  const step = applyOperation(world.model, operation);
  if (!step.done) return undefined;
  return { world: new World(step.model, world.touched), operations: [operation], field: field.id };
}

const NUMBERS: ReadonlySet<FieldType> = new Set<FieldType>(['integer', 'number', 'money', 'percent']);

/** The type of what it is compared with, else of the amount. */
function numberType(tokens: readonly Token[], entity: Entity, roots: ReadonlySet<string>): FieldType {
  const beside = likely(entity, roots, NUMBERS)[0];
  const amount = tokens.flatMap((_, at) => amountAt(tokens, at) ?? [])[0];
  if (amount?.isPercent === true) return 'percent';
  return amount?.isMoney === true ? 'money' : (beside?.type ?? 'number');
}

function ofNumber(tokens: readonly Token[], entity: Entity, world: World): Retyped[] {
  const isTime = tokens.some((_, at) => /^(?:day|week|month|year)$/.test(amountAt(tokens, at)?.unit ?? ''));
  if (findSign(tokens).length === 0 || isTime) return [];
  const roots = rootsOf(tellingStems(tokens));
  const type = numberType(tokens, entity, roots);
  return likely(entity, roots, MAYBE).flatMap((field) => retyped(world, field, type) ?? []);
}

/** 'Next review' and 'Checked' say when something was or will be. */
const isMoment = ({ name, type }: Field) =>
  type === 'text' &&
  (TIME_NAME.test(name) || tokenise(name).some(({ tag, key }) => tag === 'past' || /ed$/.test(key)));

function ofTime(tokens: readonly Token[], entity: Entity, world: World): Retyped[] {
  if (!hasTime(tokens)) return [];
  const named = likely(entity, rootsOf(tellingStems(tokens)), GUESSED).filter(isMoment);
  const isDated = entity.fields.some(({ type }) => /^date/.test(type));
  const [only, more] = entity.fields.filter(
    (field) => GUESSED.has(field.type) && TIME_NAME.test(field.name) && field.id !== entity.labelField,
  );
  const fields = named.length > 0 ? named : only && !more && !isDated ? [only] : [];
  return fields.flatMap((field) => retyped(world, field, 'date') ?? []);
}

/** Applications in which one field that the words name has the type that they ask for, the likeliest first. */
export function retypings(tokens: readonly Token[], world: World): Retyped[] {
  const entities = kindsMeant(tokens, world);
  return [...entities]
    .flatMap((entity) => [...ofTime(tokens, entity, world), ...ofNumber(tokens, entity, world)])
    .slice(0, 2 * MOST);
}

const HEADS = /^(?:status|state|stage|reaction|decision|verdict|kind|type|result|condition)\s+(?=\w)/i;

/** 'Fixed, half fixed or hopeless' is a name that lists what may be chosen. */
export function optionsInName(name: string): readonly string[] {
  const parts = name
    .replace(HEADS, '')
    .split(/\s*(?:,|\/|\bor\b)\s*/)
    .map((part) => part.trim())
    .filter(Boolean);
  const isList = parts.length >= 2 && parts.every((part) => part.split(' ').length <= 3);
  return isList ? parts.map(capitalise) : [];
}

const LISTING: ReadonlySet<FieldType> = new Set<FieldType>([
  'text',
  'boolean',
  'longtext',
  'rating',
  'number',
]);

/** A field whose name lists its options becomes a choice where one of them is said. */
export function listedChoice(tokens: readonly Token[], world: World): Retyped | undefined {
  const roots = rootsOf(tokens.map(({ key }) => stemOf(key)));
  for (const entity of kindsMeant(tokens, world)) {
    for (const field of entity.fields) {
      const options = LISTING.has(field.type) ? optionsInName(field.name) : [];
      const isSaid = options.some((option) =>
        nameStems(option.toLowerCase()).every((stem) => roots.has(loose(stem))),
      );
      if (isSaid && field.id !== entity.labelField) return retyped(world, field, 'choice', options);
    }
  }
  return undefined;
}
