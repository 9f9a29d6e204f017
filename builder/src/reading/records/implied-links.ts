import type { ApplicationModel, Entity, Field } from '@tessera/shared/contracts';
import { wordList } from '../../language/word-list';
import type { Token } from '../../language/token';
import { withEntity } from '../../model/edit-model';
import { IdSource } from '../../model/ids';
import { singular } from '../../words/inflect';
import { nameKey } from '../../words/text';
import { Groups, one, type Link } from './link-groups';
import { isPerson, linked } from './links-by-name';
import { linksOfListed } from './listed-links';

/**
 * Kinds of records that are described together belong together, also where nobody says how: those that nothing links are linked
 * by what they are. What happens on a day happens to a thing; what comes without a day belongs to what was named before it.
 */

const NO_EVENT =
  /\b(?:birth|birthday|born|dob|bought|purchased|installed|planted|since|joined|died|hatched|acquired|due|until|till|expires?|expiry|valid|last|next|founded|use by|best before)\b/i;
const PEOPLE = wordList(
  'guest person character friend child player singer member helper actor musician volunteer',
);

/** Those of whom what was named before has one. */
const HOLDERS = wordList(`
  owner author writer supplier lecturer sponsor teacher tutor trainer coach breeder maker manufacturer publisher
  editor keeper mentor supervisor manager presenter donor choreographer composer contractor landlord agent
`);

const isEvent = ({ fields }: Entity): boolean =>
  fields.some(({ type, name }) => (type === 'date' || type === 'datetime') && !NO_EVENT.test(name));

const headOf = (name: string): string => singular(nameKey(name).split(' ').at(-1) ?? '');

/** What an entity that nothing links has to do with those before it: an event with the things named last, a thing with its holder. */
function linksOf(entity: Entity, at: number, all: readonly Entity[], groups: Groups): Link[] {
  const before = all.slice(0, at);
  const last = before.at(-1);
  if (!last) return [];
  if (isEvent(entity)) {
    const things = before.filter((other) => !isEvent(other));
    const alone = things.findLast(({ id }) => groups.isAlone(id));
    return [one(entity, alone ?? things[0] ?? last)];
  }
  if (isEvent(last) && PEOPLE.has(headOf(entity.name))) return [{ from: last, to: entity, many: true }];
  const isHeld = HOLDERS.has(headOf(entity.name)) && !isPerson(last);
  return [isHeld ? one(last, entity) : one(entity, last)];
}

function withImplied(model: ApplicationModel, link: Link, ids: IdSource): ApplicationModel {
  const from = model.entities.find(({ id }) => id === link.from.id);
  if (!from) return model;
  const id = ids.field();
  const name = link.many ? link.to.plural : link.to.name;
  const isTaken = from.fields.some((field) => nameKey(field.name) === nameKey(name));
  if (isTaken) return model;
  const field: Field = { id, name, type: 'text', key: `${id}.1`, required: false };
  return withEntity(model, { ...from, fields: [...from.fields, linked(field, from, link.to, link.many)] });
}

/** The entities that a wish names. */
function namedIn(tokens: readonly Token[], entities: readonly Entity[]): Entity[] {
  const said = new Set(tokens.flatMap(({ key, lemma }) => [key, lemma, singular(key)]));
  return entities.filter(({ name }) => said.has(headOf(name)));
}

/** What was said of how records belong together. */
export interface LinksSaid {
  /** Sentences that say links: they know better. */
  readonly wishes: readonly (readonly Token[])[];
  readonly links: readonly Link[];
  /** The entities that were listed as what is kept. */
  readonly listed: ReadonlySet<string>;
}

/** The model with the links that were said of its records, and those that go without saying. */
export function withImpliedLinks(
  start: ApplicationModel,
  { wishes, links, listed }: LinksSaid,
): ApplicationModel {
  const said = new IdSource(start.next);
  const linkedUp = links.reduce((rest, link) => withImplied(rest, link, said), start);
  const model = { ...linkedUp, next: said.state() };
  const { entities } = model;
  const groups = new Groups(entities);
  for (const tokens of wishes) {
    const named = entities.length === 2 ? entities : namedIn(tokens, entities);
    for (const entity of named) groups.join(named[0]?.id ?? '', entity.id);
  }
  const ids = new IdSource(model.next);
  let result = model;
  entities.forEach((entity, at) => {
    const isJoined = entities.slice(0, at).some(({ id }) => groups.areTogether(id, entity.id));
    if (isJoined) return;
    const found = listed.has(entity.id)
      ? linksOfListed(at, entities, groups, result.entities)
      : linksOf(entity, at, entities, groups);
    for (const link of found) {
      if (groups.areTogether(link.from.id, link.to.id)) continue;
      result = withImplied(result, link, ids);
      groups.join(link.from.id, link.to.id);
    }
  });
  return { ...result, next: ids.state() };
}
