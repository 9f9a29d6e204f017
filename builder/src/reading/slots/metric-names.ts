import type { Entity, Field } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import { isGroup, linkTo, ofField } from '../figures/groups';
import { conditionOf, isAddable, readNames, type Named } from '../figures/measure';
import { whereOf } from '../figures/where';
import type { World } from '../world';
import { looseCondition } from './loose-conditions';
import type { MetricSaid } from './metric-cut';
import { fieldBy, metricGroup, personField, type Group } from './metric-group';
import { EMPTY, EXTREMES, MOST } from './metric-words';

/** What the words of a figure name in one kind of record. */
export interface Content {
  readonly groups: readonly Group[];
  readonly names: Named;
  /** Words that name nothing of it. */
  readonly left: readonly Token[];
  readonly where: readonly string[];
}

const JOIN = /^(?:and|,|&|plus)$/;

/** 'per species and winter' are two groups. */
function pieces(words: readonly Token[]): (readonly Token[])[] {
  const at = words.findIndex(({ key }, index) => index > 0 && JOIN.test(key));
  return at < 0 ? [words] : [words.slice(0, at), ...pieces(words.slice(at + 1))];
}

interface Grouped {
  readonly groups: readonly Group[];
  readonly rest: readonly Token[];
}

/** Each of the groups that are said; undefined where one names nothing of the record. */
function groupsSaid(said: MetricSaid, entity: Entity, world: World): Grouped | undefined {
  const side = said.isVersus ? sideOf(said, entity, world) : undefined;
  if (side) return { groups: [side], rest: [] };
  const groups: Group[] = [];
  const rest: Token[] = [];
  for (const words of said.groups) {
    for (const [index, piece] of pieces(words).entries()) {
      const doing = [...saidIn(said), ...piece.slice(1)];
      const group = piece.length > 0 || index === 0 ? metricGroup(piece, entity, world, doing) : undefined;
      if (!group && index === 0) return undefined;
      if (group) groups.push(group);
      rest.push(...(group?.rest ?? piece));
    }
  }
  return { groups, rest };
}

/** Every word that may name what is measured: a 'which' may have led it in. */
export const saidIn = ({ measure, where }: MetricSaid): readonly Token[] => [...measure, ...where.flat()];

const groupOfField = (field: Field): Group => ({ by: ofField(field), field, rest: [] });

/** 'released vs died': two options of one field, or so and not so. */
function sideOf(said: MetricSaid, entity: Entity, world: World): Group | undefined {
  const side = readNames(said.measure, [entity], world).mentions.find(
    (one) => conditionOf(one) !== undefined,
  );
  return side && side.kind !== 'entity' ? groupOfField(side.field) : undefined;
}

/** 'which hymns get sung most': what is named and can be told apart by. */
function rankedGroup(tokens: readonly Token[], entity: Entity, world: World): Group | undefined {
  const fields = entity.fields.filter(
    (field) => isGroup(field) && !isAddable(field) && field.type !== 'date',
  );
  for (const token of tokens) {
    if (EMPTY.has(token.key) || MOST.has(token.key)) continue;
    const field = fieldBy(token, fields) ?? (/^reasons?$/.test(token.key) ? causeIn(fields) : undefined);
    if (field) return groupOfField(field);
    const [named] = readNames([token], [entity], world).mentions;
    if (named?.kind !== 'entity') continue;
    const link = linkTo(entity, named.entity);
    if (link) return groupOfField(link);
  }
  return undefined;
}

const causeIn = (fields: readonly Field[]) =>
  fields.find(({ name }) => /\b(?:why|cause|reason)\b/i.test(name));

/** 'best restaurant by average yum': what is behind 'by' is what is measured. */
function swapped(grouped: Grouped, said: MetricSaid, entity: Entity, world: World) {
  const [group] = grouped.groups;
  if (!group || !isAddable(group.field) || grouped.groups.length > 1) return undefined;
  const other = rankedGroup(saidIn(said), entity, world) ?? ownRecords(said.measure, entity, world);
  return other && { group: other, measured: group.field };
}

/** 'kayaks by kilometres': each of them by its name. */
function ownRecords(tokens: readonly Token[], entity: Entity, world: World): Group | undefined {
  const isOwn = readNames(tokens, [entity], world).mentions.some(
    (mention) => mention.kind === 'entity' && mention.entity === entity,
  );
  const label = entity.fields.find(({ id }) => id === entity.labelField);
  return isOwn && label ? groupOfField(label) : undefined;
}

/** Who or what comes first is told apart by, though no word says so. */
function impliedGroup(said: MetricSaid, entity: Entity, world: World): Group | undefined {
  const person = said.isWho && said.op !== 'count' ? personField(entity, saidIn(said)) : undefined;
  const isEach = said.isRanked || (said.isWhich && said.op === 'average');
  const ranked = isEach ? rankedGroup(saidIn(said), entity, world) : undefined;
  const found = ranked?.field ?? person;
  return found && groupOfField(found);
}

function allGroups(
  said: MetricSaid,
  entity: Entity,
  world: World,
): (Grouped & { readonly measured?: Field }) | undefined {
  const grouped = groupsSaid(said, entity, world);
  if (!grouped) return undefined;
  const other = swapped(grouped, said, entity, world);
  if (other) return { ...grouped, groups: [other.group], measured: other.measured };
  const implied = grouped.groups.length === 0 ? impliedGroup(said, entity, world) : undefined;
  return implied ? { ...grouped, groups: [implied] } : grouped;
}

const isTelling = ({ key, tag, lemma }: Token) =>
  !EMPTY.has(key) &&
  !MOST.has(key) &&
  !EXTREMES.has(key) &&
  !EMPTY.has(lemma) &&
  tag !== 'mark' &&
  tag !== 'article';

/** What the clause names of a kind of record; undefined where it has no such groups. */
export function contentOf(
  said: MetricSaid,
  entity: Entity,
  world: World,
): (Content & { readonly measured?: Field }) | undefined {
  const grouped = allGroups(said, entity, world);
  if (!grouped) return undefined;
  const read = (words: readonly Token[]) =>
    whereOf(words, entity, world) ?? looseCondition(words, entity, world);
  const isImplied = said.groups.length === 0 && grouped.groups.length > 0;
  const where = said.where.map((words) => ({
    words,
    code: words.length > 0 && !isImplied ? read(words) : undefined,
  }));
  const plain = where.flatMap(({ words, code }) => (code === undefined ? words : []));
  const names = readNames([...said.measure, ...grouped.rest, ...plain], [entity], world);
  const unnamed = names.left.filter(isTelling);
  const codes = where.flatMap(({ code }) => (code === undefined ? [] : [code]));
  const state =
    unnamed.length > 0 && unnamed.length < 6 && !said.isShare ? world.condition(unnamed, entity) : undefined;
  const told = new Set(grouped.groups.map(({ field }) => field.id));
  const own = names.mentions.flatMap((mention) =>
    mention.kind === 'entity' || told.has(mention.field.id) ? [] : (conditionOf(mention) ?? []),
  );
  return {
    groups: grouped.groups,
    names,
    left: state === undefined ? unnamed.filter((token) => !isGrouped(token, grouped.groups)) : [],
    where: [...new Set([...own, ...codes, ...(state === undefined ? [] : [state])])],
    ...(grouped.measured && { measured: grouped.measured }),
  };
}

/** 'wins by winner': the group says already what is counted. */
const isGrouped = (token: Token, groups: readonly Group[]) =>
  groups.some(({ field }) => fieldBy(token, [field]) !== undefined);
