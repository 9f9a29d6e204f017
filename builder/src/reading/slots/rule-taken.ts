import type { Entity, Field } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import { wordList } from '../../language/word-list';
import { ownField } from '../meaning/naming';
import type { Outcome } from '../rule';
import { together } from '../rules/constraint-pairs';
import { canBeShared, forbid, likelyWithin, placeOf, type Place } from '../rules/constraint-overlap';
import { setUnique } from '../rules/constraint-unique';
import { entitySaid, firstOf, outcomeOf } from '../rules/fields-said';
import type { World } from '../world';
import { asTypes } from './as-types';
import { contentOf, has } from './rule-words';

/** 'one booth cannot go to two on the same day', 'one report per site and day': what is taken, and what is there only once. */

const TIMES: ReadonlySet<string> = wordList(`
  time times day days date dates night nights hour hours week slot slots period moment evening morning afternoon
  weekend month year minute
`);
const AT_ONCE: ReadonlySet<string> = wordList(`
  overlap overlaps overlapping clash clashes clashing collide double-book double-booked double-booking
  double-bookings simultaneously concurrently parallel once together doublebooked overbooked already
`);
export const TWO: ReadonlySet<string> = wordList('two 2 several multiple second another double three many');
export const TWICE: ReadonlySet<string> = wordList(
  'twice double-book double-booked double-booking double-bookings again',
);
const PEOPLE: ReadonlySet<string> = wordList('nobody noone someone somebody person people everybody us');
const IS_PERSON =
  /\b(?:who|staff|name|member|person|employee|worker|helper|volunteer|guest|driver|teacher|doctor)\b/i;

/** 'the same time', 'at once', 'per day': whether it is said of one moment. */
export function isOfTime(tokens: readonly Token[]): boolean {
  return has(tokens, TIMES) || has(tokens, AT_ONCE);
}

const NAMES = /^(?:noun|plural|quoted|adjective|past)$/;
const isName = (token: Token): boolean => NAMES.test(token.tag) && !isWordOfRule(token);

/** The words that name what is shared; of 'two guests' the guests are not. */
export function namesIn(tokens: readonly Token[], isAtOnce = false): readonly (readonly Token[])[] {
  const names: Token[][] = [];
  let group: Token[] | undefined;
  let isOfTwo = false;
  for (const token of tokens) {
    if (isName(token)) {
      if (group) group.push(token);
      else {
        group = [token];
        if (!isOfTwo) names.push(group);
      }
    } else {
      const isTwo = TWO.has(token.key) || (isAtOnce && isOnlyOne(tokens, token));
      isOfTwo = isTwo || (isOfTwo && token.tag === 'adjective');
      group = undefined;
    }
  }
  return names;
}

/** 'only one patient at once', 'one ship per berth at any time': the patients and ships change. */
function isOnlyOne(tokens: readonly Token[], token: Token): boolean {
  if (token.key !== 'one') return false;
  const at = tokens.indexOf(token);
  return (
    /^(?:only|just|single|takes|holds|has|take|hold)$/.test(tokens[at - 1]?.key ?? '') ||
    tokens.some(({ key }) => key === 'per')
  );
}

const isWordOfRule = ({ key }: Token): boolean =>
  TWO.has(key) ||
  TWICE.has(key) ||
  AT_ONCE.has(key) ||
  /^(?:same|only|single|more|max|maximum|forbidden|refused|allowed|impossible|rejected|booked|taken|used)$/.test(
    key,
  );

/** A link to the kind of record that is named, else a field of that name. */
export function fieldFor(name: readonly Token[], entity: Entity, world: World): Field | undefined {
  const target = entitySaid(name, world);
  if (target?.id === entity.id && name.some(({ tag }) => tag === 'plural')) return undefined;
  const links = entity.fields.filter(
    (field) => target !== undefined && field.reference?.entity === target.id && canBeShared(field),
  );
  const [link] = links;
  if (link && links.length === 1) return link;
  const parts = [name, ...name.map((token) => [token])];
  for (const part of parts) {
    const option = part.length === 1 ? world.option(part, entity) : undefined;
    const field = ownField(part, entity, world, canBeShared) ?? option?.field;
    if (field && field.computed === undefined) return field;
  }
  return undefined;
}

function fieldsIn(tokens: readonly Token[], entity: Entity, world: World): readonly Field[] {
  const found = namesIn(tokens, true).map((name) =>
    name.every(({ key }) => TIMES.has(key)) ? namedTime(name, entity, world) : fieldFor(name, entity, world),
  );
  return [...new Set(found.filter((field) => field !== undefined))];
}

/** 'the same week' where there is a field Week. */
const namedTime = (name: readonly Token[], entity: Entity, world: World) =>
  /^(?:week|month|year)s?$/.test(name.at(-1)?.key ?? '')
    ? ownField(name, entity, world, canBeShared)
    : undefined;

/** Whoever cannot be in two places. */
const personOf = (entity: Entity, world: World): Field | undefined =>
  likelyWithin(entity, world, true) ??
  entity.fields.find((field) => canBeShared(field) && field.type === 'text' && IS_PERSON.test(field.name));

interface Found {
  readonly entity: Entity;
  readonly fields: readonly Field[];
}

export const isTime = ({ type }: Field) => type === 'date' || type === 'datetime' || type === 'time';

/** A day that the record has as text is one. */
export const textDay = (entity: Entity): Field | undefined =>
  entity.fields.find(
    ({ type, name, computed }) =>
      type === 'text' && computed === undefined && /\b(?:date|day|night|when)\b/i.test(name),
  );

function foundIn(tokens: readonly Token[], entity: Entity, world: World): Found | undefined {
  const fields = fieldsIn(tokens, entity, world).filter((field) => !isTime(field));
  if (fields.length > 0) return { entity, fields };
  if (isWhole(tokens, entity, world)) return { entity, fields: [] };
  const isNobody = tokens.some(({ key }) => PEOPLE.has(key) && key !== 'us');
  const person = isNobody ? personOf(entity, world) : undefined;
  return person && { entity, fields: [person] };
}

/** No two records that agree in these at the same time: those that last, before those that only have a day. */
export function taken(tokens: readonly Token[], world: World): Outcome | undefined {
  const find = (isLasting: boolean) =>
    firstOf(world, (entity) => {
      const place = placeOf(entity, world);
      const found = place && (!isLasting || place.span) ? foundIn(tokens, entity, world) : undefined;
      return (
        place && found && (forbid(place, found.fields.slice(0, 3), world) ?? onlyDay(place, found, world))
      );
    });
  return (
    find(true) ?? find(false) ?? onClock(tokens, world) ?? onTextDay(tokens, world) ?? ofItself(tokens, world)
  );
}

/** 'the cellar cannot be booked twice': of the one thing that the list is of, which is no field. */
function isWhole(tokens: readonly Token[], entity: Entity, world: World): boolean {
  const at = tokens.findIndex(({ key }) => key === 'the' || key === 'my' || key === 'our');
  const noun = tokens[at + 1];
  const isThing = noun?.tag === 'noun' && !TIMES.has(noun.key) && !isWordOfRule(noun);
  return isThing && placeOf(entity, world) !== undefined && entitySaid([noun], world) === undefined;
}

/** Names that are no field and no kind of record: what they say is not known. */
function unknownIn(tokens: readonly Token[], world: World): number {
  return namesIn(tokens, true).filter(
    (name) =>
      !name.some(({ key }) => TIMES.has(key)) &&
      !name.some((token) => world.entity([token]) !== undefined || PEOPLE.has(token.key)) &&
      world.model.entities.every((entity) => fieldFor(name, entity, world) === undefined),
  ).length;
}

/** Of a thing that the whole list is of, each day or moment is there once. */
function onlyDay({ entity, day }: Place, { fields }: Found, world: World): Outcome | undefined {
  return day && fields.length === 0 ? setUnique([{ entity, field: day }], true, world) : undefined;
}

/** 'do only one patient at once', where there is a time of day and no date. */
function onClock(tokens: readonly Token[], world: World): Outcome | undefined {
  return firstOf(world, (entity) => {
    const clock = entity.fields.find(({ type, computed }) => type === 'time' && computed === undefined);
    const found = clock && !placeOf(entity, world) ? foundIn(tokens, entity, world) : undefined;
    return clock && found && found.fields.length > 0
      ? together(entity, [...found.fields, clock], world)
      : undefined;
  });
}

function onTextDay(tokens: readonly Token[], world: World): Outcome | undefined {
  return firstOf(world, (entity) => {
    const day = textDay(entity);
    const found = day && !placeOf(entity, world) ? foundIn(tokens, entity, world) : undefined;
    const fields = found?.fields.filter(({ id }) => id !== day?.id) ?? [];
    if (!day || fields.length === 0) return undefined;
    return asTypes([[day, 'date']], world, (typed) => together(entity, [...fields, day], typed));
  });
}

/** 'no two appointments at the same time': of what is nowhere, or always at the same place. */
function ofItself(tokens: readonly Token[], world: World): Outcome | undefined {
  const named = firstOf(world, (entity) => {
    const isNamed = contentOf(tokens).some((token) => entitySaid([token], world)?.id === entity.id);
    return isNamed ? placeOf(entity, world) : undefined;
  });
  const place = named ?? placeOf(world.current, world);
  if (!place || unknownIn(tokens, world) > 0) return undefined;
  const within = likelyWithin(place.entity, world, false);
  const said = forbid(place, within ? [within] : [], world);
  if (said) return said;
  const { entity, day } = place;
  const clock = entity.fields.find(({ type }) => type === 'time');
  if (day?.type === 'date' && clock) return together(entity, [day, clock], world);
  return day && setUnique([{ entity, field: day }], true, world);
}

/** 'each badge once per scout', 'never the same manuscript to the same publisher twice'. */
export function onceEach(tokens: readonly Token[], world: World): Outcome | undefined {
  const read = (entity: Entity): Outcome | undefined => {
    const found = namesIn(tokens).map(
      (name) => fieldFor(name, entity, world) ?? ownField(name, entity, world, isTime),
    );
    const fields = [...new Set(found.filter((field) => field !== undefined))];
    return fields.length > 1 && fields.length < 5 ? together(entity, fields, world) : undefined;
  };
  return firstOf(world, read);
}

/** 'a compartment holds a single parcel', 'one patient per bed': a link or a field that no two records share. */
export function oneFor(tokens: readonly Token[], world: World): Outcome | undefined {
  return firstOf(world, (entity) => {
    const fields = fieldsIn(tokens, entity, world).filter((field) => !isTime(field));
    const [only] = fields;
    const isOf = contentOf(tokens).some((token) => entitySaid([token], world)?.id === entity.id);
    if (
      !only ||
      fields.length > 1 ||
      !(isOf || entity.id === world.current.id) ||
      unknownIn(tokens, world) > 0
    )
      return undefined;
    if (only.type !== 'reference') return setUnique([{ entity, field: only }], true, world);
    const draft = {
      kind: 'limit' as const,
      message: `This ${only.name.toLowerCase()} is taken already.`,
      most: '1',
      within: [only.id],
    };
    return outcomeOf(world, [{ kind: 'addPart', part: 'rule', owner: entity.id, draft }]);
  });
}
