import type { Entity, Field } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import type { Operation } from '../../operations/operation';
import type { FieldPlace } from '../../model/find';
import { ownField } from '../meaning/naming';
import { wordsOf, type Outcome, type Said } from '../rule';
import type { World } from '../world';
import { firstOf, isNameless, oneField, outcomeOf, partsOf, tableSaid } from './fields-said';
import { OF_DAYS, outcome, setDefault, TODAY } from './default-values';
/** Which field a beginning is said of: by its name, by its value, or the one that was spoken of last. */

/** The field is said, and what it begins with. */
export function ofField(said: Said, world: World): Outcome | undefined {
  const within = tableSaid(said, world);
  if (said.has('both')) return ofBoth(said.tokens('both'), world);
  if (!said.has('field')) return ofTouched(said, world);
  const place =
    within && (oneField(said.tokens('field'), world, within) ?? onlyDay(said.tokens('field'), within));
  return place && outcome(setDefault(place, valueOf(said), world), world);
}

/** 'unit price 5', with nothing between: the longest name is meant. */
function ofBoth(tokens: readonly Token[], world: World): Outcome | undefined {
  for (let size = tokens.length - 1; size > 0; size -= 1) {
    const place = oneField(tokens.slice(0, size), world, world.current);
    const found = place && setDefault(place, tokens.slice(size), world);
    if (found) return outcome(found, world);
  }
  return undefined;
}

/** 'the date' where there is just one. */
function onlyDay(tokens: readonly Token[], entity: Entity): FieldPlace | undefined {
  const days = entity.fields.filter(({ type, computed }) => OF_DAYS.has(type) && computed === undefined);
  const [field] = days;
  const isDay = /^(?:the )?(?:date|day)$/i.test(wordsOf(tokens));
  return isDay && field && days.length === 1 ? { entity, field } : undefined;
}

const FILLER = /^(?:already|simply|just|always|automatically|the|be|to|as|at|with|on|set|usually|normally)$/;

/** 'today's date' is today. */
function valueOf(said: Said): readonly Token[] {
  const tokens = said.tokens('value');
  const at = tokens.findIndex(({ key }) => !FILLER.test(key));
  const words = at > 0 ? tokens.slice(at) : tokens;
  const isToday =
    words[0]?.key === 'today' && words.slice(1).every(({ key }) => key === "'s" || key === 'date');
  return isToday ? words.slice(0, 1) : words;
}

/** The value says which field is meant: an option, a yes-or-no by its name; a day where there is one date. */
function fieldOfValue(tokens: readonly Token[], entity: Entity, world: World): Field | undefined {
  const option = world.option(tokens, entity);
  if (option) return option.field;
  const words = tokens.filter(({ tag }) => tag !== 'not');
  const flag = ownField(words, entity, world, ({ type }) => type === 'boolean');
  if (flag) return flag;
  if (!TODAY.test(wordsOf(tokens).toLowerCase())) return undefined;
  const days = entity.fields.filter(({ type, computed }) => OF_DAYS.has(type) && computed === undefined);
  return days.length === 1 ? days[0] : undefined;
}

/** 'new orders start as open', 'new ones are always unpaid'. */
export function ofNew(said: Said, world: World): Outcome | undefined {
  const isNamed = said.has('table') && !isNameless(said.tokens('table'));
  const named = isNamed ? tableSaid(said, world) : undefined;
  if (isNamed && !named) return undefined;
  const parts = partsOf(valueOf(said));
  const read = (entity: Entity): Outcome | undefined => {
    const all = parts.map((part) => partSaid(part, entity, world));
    const wrong = all.find((one) => one === undefined || !('kind' in one));
    if (wrong !== undefined || all.length === 0 || all.includes(undefined))
      return all.length === 1 && wrong ? outcome(wrong, world) : undefined;
    return outcomeOf(
      world,
      all.filter((one): one is Operation => one !== undefined && 'kind' in one),
    );
  };
  return named ? read(named) : firstOf(world, read);
}

function asField(
  value: readonly Token[],
  words: readonly Token[],
  entity: Entity,
  world: World,
): Operation | Outcome | undefined {
  const field = ownField(
    words.filter(({ key, tag }) => tag !== 'article' && !/^(?:day|date|it|was|is)$/.test(key)),
    entity,
    world,
  );
  return field && setDefault({ entity, field }, value, world);
}

/** 'open', or 'status open', 'asked on today': the field may stand in front. */
function partSaid(tokens: readonly Token[], entity: Entity, world: World): Operation | Outcome | undefined {
  const isAs = tokens.findIndex(({ key }) => key === 'as');
  // 'today as the day it was brought in'.
  if (isAs > 0) return asField(tokens.slice(0, isAs), tokens.slice(isAs + 1), entity, world);
  const own = fieldOfValue(tokens, entity, world);
  if (own) return setDefault({ entity, field: own }, tokens, world);
  for (let size = tokens.length - 1; size > 0; size -= 1) {
    const field = ownField(tokens.slice(0, size), entity, world);
    const found =
      field &&
      setDefault(
        { entity, field },
        tokens.slice(size).filter(({ key }) => !FILLER.test(key)),
        world,
      );
    if (found) return found;
  }
  return undefined;
}

/** 'default 30', 'usually 1': of the field that was spoken of last, or the only one that takes the value. */
export function ofTouched(said: Said, world: World): Outcome | undefined {
  const touched = world.touched.field === undefined ? undefined : world.field('it');
  const value = valueOf(said);
  const own =
    touched ??
    firstOf(world, (entity) => {
      const field = fieldOfValue(value, entity, world);
      return field && { entity, field };
    });
  return own && outcome(setDefault(own, value, world), world);
}
