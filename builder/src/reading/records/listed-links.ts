import type { Entity } from '@tessera/shared/contracts';
import { wordList } from '../../language/word-list';
import { singular } from '../../words/inflect';
import { isKindOfHappening, isKindOfPeople } from '../../words/kinds-beside';
import { nameKey } from '../../words/text';
import { one, type Groups, type Link } from './link-groups';
import { isPerson } from './links-by-name';

/**
 * How kinds of records belong together that are only listed: 'cars, customers and rentals'. People and the things that many of them
 * use are there by themselves; what happens has one of each; a thing belongs to whoever or whatever was named before it.
 */

const noun = ({ name }: Entity) => singular(nameKey(name));
const headOf = (entity: Entity) => noun(entity).split(' ').at(-1) ?? '';

const isHappening = (entity: Entity) => isKindOfHappening(noun(entity));
const isSomebody = (entity: Entity) => isPerson(entity) || isKindOfPeople(noun(entity));

/** What one person after the other uses. */
const SHARED = wordList(`
  book film movie song piece game course class subject topic room hall court studio table event product tool toy
  dish recipe wine exercise vehicle van machine desk cabin costume dvd laptop camera bike kayak boat pitch space
`);
/** Those that have people. */
const WITH_PEOPLE = wordList(`
  team class group department company family household section school club office branch building house unit flat
  apartment ministry vacancy organisation organization shop store ward project campaign course event
`);
/** Of whom what was named before has one. */
const SOURCES = wordList(`
  owner author writer supplier vendor sponsor breeder maker manufacturer publisher artist landlord agent manager
`);
/** What many come to, and what is done with many things. */
const GATHERINGS = wordList('meeting rehearsal training practice tasting evening concert gig');
const PLAYED = wordList('song piece game wine dish topic exercise');
/** What a payment is for. */
const OWED = wordList(
  'lease contract tenancy agreement invoice order booking reservation rental policy membership subscription loan',
);
const PAID = wordList('payment fee deposit instalment installment');
/** What is a part of what happened before it. */
const PARTS = wordList('item line comment reply answer message prescription');

/** Nothing among these points at it: of pets and their owners the pets. */
const isTop = (entity: Entity, among: readonly Entity[]): boolean =>
  among.every(({ fields }) => fields.every(({ reference }) => reference?.entity !== entity.id));

function ofHappening(
  entity: Entity,
  before: readonly Entity[],
  groups: Groups,
  now: readonly Entity[],
): Link[] {
  const last = before.at(-1);
  const happened = before.findLast(isHappening);
  if (PARTS.has(headOf(entity)) && last) return [one(entity, happened ?? last)];
  const owed = before.findLast((other) => OWED.has(headOf(other)));
  if (PAID.has(headOf(entity)) && owed) return [one(entity, owed)];
  const things = before.filter((other) => !isHappening(other));
  const isGathering = GATHERINGS.has(headOf(entity));
  const links = groups.parted(things).flatMap((part) => {
    const current = part.map((own) => now.find(({ id }) => id === own.id) ?? own);
    const to = part.findLast((own) => isTop(own, current));
    const many = to !== undefined && isGathering && (isSomebody(to) || PLAYED.has(headOf(to)));
    return to ? [{ from: entity, to, many }] : [];
  });
  return links.length > 0 || !last ? links : [one(entity, last)];
}

function ofThing(entity: Entity, at: number, all: readonly Entity[]): Link[] {
  const last = all.slice(0, at).findLast((other) => !isHappening(other));
  if (!last) {
    const happened = all[at - 1];
    return happened ? [one(happened, entity)] : [];
  }
  const isUsedLater = all.slice(at + 1).some(isHappening);
  if (SOURCES.has(headOf(entity)) && !isSomebody(last)) return [one(last, entity)];
  const isApart = isSomebody(entity) ? !WITH_PEOPLE.has(headOf(last)) : SHARED.has(headOf(entity));
  return isApart && isUsedLater ? [] : [one(entity, last)];
}

/** The links of what was listed to what was listed before it. `now` are the entities with the links that they have by then. */
export const linksOfListed = (
  at: number,
  all: readonly Entity[],
  groups: Groups,
  now: readonly Entity[],
): Link[] => {
  const [entity, before] = [all[at], all.slice(0, at)];
  if (!entity || before.length === 0) return [];
  return isHappening(entity) ? ofHappening(entity, before, groups, now) : ofThing(entity, at, all);
};
