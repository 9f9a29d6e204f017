import type { Token } from '../../language/token';
import type { Operation } from '../../operations/operation';
import type { FieldPlace } from '../../model/find';
import { guessType } from '../../words/field-type';
import { plural, singular } from '../../words/inflect';
import { unitOf } from '../../words/units';
import { optionLabel, readSpec, typeWord } from '../../words/value-spec';
import { wordsOf, type Outcome, type Said } from '../rule';
import type { World } from '../world';
import { kindSaid, newName } from './edit-said';
import { retyped, typeSaid } from './edit-types';
import { partsOf } from './fields-said';
import { coreOf, fieldCalled, kindCalled, optionOfChoice, optionsCalled } from './plain-names';

/** What names are given by plain orders: to one thing, to several, to options and kinds of records. */

const JOINT = /^(?:to|into|as|->|=>|-->|→|⇒|=)$/;

interface Pair {
  readonly old: readonly Token[];
  readonly now: readonly Token[];
}

const isJoint = ({ key, tag }: Token) => tag !== 'quoted' && JOINT.test(key);

/** Each old name with its new one: 'a to b and c to d', 'a and b to c and d'. */
function pairsIn(tokens: readonly Token[]): readonly Pair[] | undefined {
  const joints = tokens.flatMap((token, at) => (isJoint(token) ? [at] : []));
  const [first, ...others] = joints;
  if (first === undefined) return undefined;
  const [olds, nows] = [partsOf(tokens.slice(0, first)), partsOf(tokens.slice(first + 1))];
  if (others.length === 0 && olds.length === 1 && tokens.length > first + 1)
    return [{ old: tokens.slice(0, first), now: tokens.slice(first + 1) }];
  if (others.length === 0)
    return olds.length === nows.length && olds.length > 1
      ? olds.map((old, at) => ({ old, now: nows[at] ?? [] }))
      : undefined;
  const pairs = partsOf(tokens).map((part) => {
    const at = part.findIndex(isJoint);
    return { old: part.slice(0, Math.max(at, 0)), now: part.slice(at + 1) };
  });
  return pairs.every(({ old, now }) => old.length > 0 && now.length > 0 && !now.some(isJoint))
    ? pairs
    : undefined;
}

const RECORDS = /^(?:records?|entry|entries|items?|rows?|table|list)$/;

/** The records of an application that keeps one kind of them: 'rename the table to novels', 'call each record a plant'. */
function onlyKind(tokens: readonly Token[], { model }: World) {
  const isNameless =
    tokens.length <= 2 &&
    RECORDS.test(tokens.at(-1)?.key ?? '') &&
    tokens.slice(0, -1).every(({ key }) => /^(?:the|each|every|all|a|an)$/.test(key));
  return isNameless && model.entities.length === 1 ? model.entities[0] : undefined;
}

const bareNew = (tokens: readonly Token[]) =>
  tokens.filter(({ key }, at) => !(at === 0 && /^(?:be|called|named|a|an|the)$/.test(key)));

function renameKind(tokens: readonly Token[], name: string, world: World): Operation | undefined {
  const entity = onlyKind(tokens, world) ?? kindCalled(tokens, world);
  const one = singular(name);
  return entity && { kind: 'renameEntity', entity: entity.id, name: one, plural: plural(one) };
}

function renameOption(old: readonly Token[], now: readonly Token[], world: World): Operation | undefined {
  const [only, ...others] = optionsCalled(old, world);
  const option = optionOfChoice(old, world) ?? (others.length === 0 ? only : undefined);
  const label = optionLabel(wordsOf(bareNew(now)));
  return option && label.length <= 60
    ? { kind: 'renameOption', field: option.field.id, option: option.option, label }
    : undefined;
}

/** What is said behind a name in brackets: 'minutes late (number)'. */
function bracketed(tokens: readonly Token[]): { readonly name: readonly Token[]; readonly type: string } {
  const at = tokens.findIndex(({ key }) => key === '(');
  if (at <= 0 || tokens.at(-1)?.key !== ')') return { name: tokens, type: '' };
  return { name: tokens.slice(0, at), type: wordsOf(tokens.slice(at + 1, -1)) };
}

/** 'in deals' is no part of the name that a field of deals gets. */
function withoutPlace(tokens: readonly Token[], { entity }: FieldPlace, world: World): readonly Token[] {
  const at = tokens.findIndex(({ key }, place) => place > 0 && /^(?:in|on|of|for)$/.test(key));
  return at > 0 && kindSaid(tokens.slice(at + 1), world)?.id === entity.id ? tokens.slice(0, at) : tokens;
}

/** What else holds of a field that is called so: 'minutes late (number)'. */
function typed({ entity, field }: FieldPlace, type: string, world: World): readonly Operation[] | undefined {
  const spec = readSpec(type);
  const outcome = spec && retyped(entity, field, { spec }, false, world);
  return outcome && 'operations' in outcome ? outcome.operations : undefined;
}

function renameField(
  old: readonly Token[],
  now: readonly Token[],
  world: World,
): readonly Operation[] | undefined {
  const place = fieldCalled(old, world);
  if (!place) return undefined;
  const { name: said, type } = bracketed(now);
  const name = newName(withoutPlace(said, place, world));
  const more = type === '' ? [] : typed(place, type, world);
  return name === undefined || !more
    ? undefined
    : [{ kind: 'renameField', field: place.field.id, name }, ...more];
}

/** One thing that is called otherwise. A field is meant before a value of one, unless it is only like it. */
function renamed(
  { old, now }: Pair,
  world: World,
  isOnlyName: (now: readonly Token[], place: FieldPlace | undefined) => boolean,
): readonly Operation[] | undefined {
  if (now.length > 8) return undefined;
  const place = fieldCalled(old, world);
  const name = newName(bareNew(now));
  const option = place ? undefined : renameOption(old, now, world);
  if (option) return [option];
  const kind = name === undefined || place ? undefined : renameKind(old, name, world);
  if (kind) return [kind];
  return isOnlyName(now, place) ? renameField(old, now, world) : undefined;
}

const always = () => true;
/** 'change the price to a number' says what it holds. */
const isNoType = (now: readonly Token[], place: FieldPlace | undefined, world: World) =>
  typeWord(wordsOf(bareNew(bracketed(now).name))) === undefined &&
  (now.some(({ key }) => key === '(') ||
    typeSaid(now, world, place?.field.type === 'choice') === undefined) &&
  now.length <= 5 + (now.some(({ key }) => key === '(') ? 4 : 0);

export function pairs(said: Said, world: World, isChange: boolean): Outcome | undefined {
  const both = pairsIn(said.tokens('both'));
  const each = both?.map(
    (pair) =>
      (isChange ? otherUnit(pair, world) : undefined) ??
      renamed(pair, world, isChange ? (now, place) => isNoType(now, place, world) : always),
  );
  return each?.every((one) => one !== undefined) === true ? { operations: each.flat() } : undefined;
}

const TOLD_BY_NAME = /^(?:date|datetime|email|url|phone)$/;

/** 'vaccinated -> vaccination date': what the new name tells for sure, it holds from now on. */
export function arrows(said: Said, world: World): Outcome | undefined {
  const outcome = pairs(said, world, true);
  if (!outcome || !('operations' in outcome)) return undefined;
  const types = outcome.operations.flatMap((operation): Operation[] => {
    if (operation.kind !== 'renameField') return [];
    const { type } = guessType(operation.name);
    const place = world.model.entities
      .flatMap(({ fields }) => fields)
      .find(({ id }) => id === operation.field);
    const isOther = TOLD_BY_NAME.test(type) && place?.type !== type && place?.type !== 'reference';
    return isOther ? [{ kind: 'retypeField', field: operation.field, type, limits: {} }] : [];
  });
  return { operations: [...outcome.operations, ...types] };
}

/** 'broken should be called condition, with the options ok and worn'. */
export function calledWith(said: Said, world: World): Outcome | undefined {
  const place = fieldCalled(said.tokens('old'), world);
  const name = newName(said.tokens('now'));
  const options = (readSpec(`choice of ${said.text('options')}`)?.options ?? []).map(optionLabel);
  if (!place || name === undefined || options.length < 2) return undefined;
  return {
    operations: [
      { kind: 'renameField', field: place.field.id, name },
      { kind: 'retypeField', field: place.field.id, type: 'choice', limits: { options } },
    ],
  };
}

/** 'change minutes to hours': a field that is called after its unit is called after the new one. */
function otherUnit({ old, now }: Pair, world: World): readonly Operation[] | undefined {
  const place = fieldCalled(old, world);
  const unit = unitOf(wordsOf(now));
  const own = place?.field.unit;
  if (!place || unit === undefined || own === undefined || unit === own) return undefined;
  if (unitOf(place.field.name) !== own) return undefined;
  const { id, min, max } = place.field;
  const limits = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }), unit };
  const name = newName(now) ?? place.field.name;
  return [
    { kind: 'setLimits', field: id, limits },
    { kind: 'renameField', field: id, name },
  ];
}

/** 'tempo should be called speed'. */
export function called(said: Said, world: World): Outcome | undefined {
  const operations = renamed({ old: said.tokens('old'), now: said.tokens('now') }, world, always);
  return operations && { operations };
}

/** 'the category garden should be outdoor': the option is named with its choice. */
export function optionBecomes(said: Said, world: World): Outcome | undefined {
  const unit = otherUnit({ old: said.tokens('old'), now: said.tokens('now') }, world);
  if (unit) return { operations: unit };
  const option = optionOfChoice(said.tokens('old'), world);
  const label = optionLabel(wordsOf(bareNew(said.tokens('now'))));
  if (!option || label.split(' ').length > 4) return undefined;
  return { operations: [{ kind: 'renameOption', field: option.field.id, option: option.option, label }] };
}

/** 'call composer artist': where the old name ends is where it is the name of something. */
export function callSaid(said: Said, world: World): Outcome | undefined {
  const tokens = said.tokens('both');
  if (tokens.some(isJoint) || tokens.length > 9) return undefined;
  for (let at = tokens.length - 1; at > 0; at -= 1) {
    const [old, now] = [tokens.slice(0, at), tokens.slice(at)];
    const isNamed = fieldCalled(old, world) ?? kindCalled(old, world) ?? onlyKind(old, world);
    const core = coreOf(old);
    const isAll = core.length > 0 && !/^(?:it|that|this)$/.test(core[0]?.key ?? '');
    const operations = isNamed && isAll ? renamed({ old, now }, world, always) : undefined;
    if (operations) return { operations };
  }
  return undefined;
}

/** 'price per plant instead of price': the new name has to say the old one, or it is another field. */
export function insteadOf(said: Said, world: World): Outcome | undefined {
  const [old, now] = [said.tokens('old'), said.tokens('now')];
  const place = fieldCalled(old, world);
  const isVerb = /^(?:verb|verbs|be|modal|pronoun)$/.test(now[0]?.tag ?? '');
  const name = newName(now);
  if (!place || isVerb || name === undefined || now.length > 5) return undefined;
  if (!name.toLowerCase().includes(place.field.name.toLowerCase())) return undefined;
  return { operations: [{ kind: 'renameField', field: place.field.id, name }] };
}
