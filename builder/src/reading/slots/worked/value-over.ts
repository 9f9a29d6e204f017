import type { Entity, Field } from '@tessera/shared/contracts';
import type { Operation } from '../../../operations/operation';
import { valueOf, type Value } from '../../meaning/typed';
import type { World } from '../../world';
import { nextDay } from './next-day';
import { reckoned } from './reckoned';
import { rolled } from './rolled';
import { Trial } from './trial';
import { beyond, USUAL } from './usual';
import { says, type Way, type Worked } from './words';

/** What a clause works out over the records of one kind. */

const byWords: Way = (trial, worked) =>
  trial.world.value(worked.value, trial.entity)?.code ?? trial.world.value(worked.tokens, trial.entity)?.code;

const bySigns: Way = (trial, worked) =>
  reckoned(worked.value, trial, worked) ?? reckoned(worked.tokens, trial, worked);

const FREE = 'free left remaining available';

/** What is said of linked records goes first where it is said on which it is shown. */
function waysFor(worked: Worked, entity: Entity): readonly Way[] {
  const isHome = worked.home?.entity.id === entity.id;
  const isSaid =
    says(worked, 'x × * minus less divided − plus + multiplied') ||
    (says(worked, 'times') && !says(worked, 'many often two both'));
  // What is said with signs and cannot be read is not guessed at.
  if (isSaid && !says(worked, 'together')) return [beyond, bySigns, nextDay];
  const own = [beyond, bySigns, nextDay, ...USUAL];
  return isHome && !says(worked, FREE)
    ? [bySigns, rolled, ...own]
    : says(worked, FREE)
      ? own
      : [...own, rolled];
}

/** 'made plus weeks' counts days; months of a field cannot be added to a day. Nothing is taken from itself. */
function mended(code: string, { model }: World): string | undefined {
  const [, twice] = /^(\S+) [-*/] (\S+)$/.exec(code) ?? [];
  if (twice !== undefined && code.startsWith(`${twice} `) && code.endsWith(` ${twice}`)) return undefined;
  const [, added] = /^(?:f\d+|largest\(.*\)) \+ (?:f\d+\.)?(f\d+)$/.exec(code) ?? [];
  const field = model.entities.flatMap(({ fields }) => fields).find(({ id }) => id === added);
  const isDay =
    /^largest/.test(code) ||
    isDate(model.entities.flatMap(({ fields }) => fields).find(({ id }) => code.startsWith(`${id} `)));
  if (!field || !isDay) return code;
  if (/\b(?:months?|years?)\b/i.test(field.name)) return undefined;
  return /\bweeks?\b/i.test(field.name) ? `${code} * 7` : code;
}

const isDate = (field: Field | undefined) => field?.type === 'date' || field?.type === 'datetime';

export interface ValueOver {
  /** What has to be done first: other types, links. */
  readonly operations: readonly Operation[];
  readonly entity: Entity;
  readonly world: World;
  readonly value: Value;
}

function tried(way: Way, entity: Entity, worked: Worked, world: World, pass: number): ValueOver | undefined {
  const moments = says(worked, 'hours hour minutes mins time flight downtime long duration')
    ? 'time'
    : 'date';
  const trial = new Trial(world, entity.id, pass > 0, moments, pass > 1);
  const read = way(trial, worked);
  const code = read === undefined ? undefined : mended(read, trial.world);
  const value = code === undefined ? undefined : valueOf(code, trial.entity, trial.world);
  if (!value || code === undefined || !/\b[ef]\d/.test(code)) return undefined;
  return { operations: trial.operations, entity: trial.entity, world: trial.world, value };
}

/**
 * The values that ways of working out find, the likeliest first. In pass 0 the fields are as they are; then texts become numbers and
 * days; in pass 2 kinds of records are linked that are not yet.
 */
export function* valuesOver(
  worked: Worked,
  entity: Entity,
  world: World,
  pass: number,
): Generator<ValueOver> {
  for (const way of [...(pass > 0 ? [] : [byWords]), ...waysFor(worked, entity)]) {
    const value = tried(way, entity, worked, world, pass);
    if (value) yield value;
  }
}
