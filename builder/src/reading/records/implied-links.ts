import type { ApplicationModel, Entity, Field } from '@tessera/shared/contracts';
import { wordList } from '../../language/word-list';
import type { Token } from '../../language/token';
import { withEntity } from '../../model/edit-model';
import { IdSource } from '../../model/ids';
import { singular } from '../../words/inflect';
import { nameKey } from '../../words/text';
import { isPerson, linked } from './links-by-name';

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

/** Which entities hang together already. */
class Groups {
  private readonly group = new Map<string, number>();

  constructor(entities: readonly Entity[]) {
    entities.forEach(({ id }, at) => this.group.set(id, at));
    for (const { id, fields } of entities)
      for (const { reference } of fields) if (reference) this.join(id, reference.entity);
  }

  areTogether(one: string, other: string): boolean {
    return this.group.get(one) === this.group.get(other);
  }

  join(one: string, other: string): void {
    const [kept, gone] = [this.group.get(one), this.group.get(other)];
    if (kept === undefined || gone === undefined) return;
    for (const [id, group] of this.group) if (group === gone) this.group.set(id, kept);
  }

  isAlone(id: string): boolean {
    return [...this.group].every(([other, group]) => other === id || group !== this.group.get(id));
  }
}

interface Link {
  readonly from: Entity;
  readonly to: Entity;
  readonly many: boolean;
}

const one = (from: Entity, to: Entity): Link => ({ from, to, many: false });

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

/** The model with the links that go without saying. `wishes` are sentences that say links: they know better. */
export function withImpliedLinks(
  model: ApplicationModel,
  wishes: readonly (readonly Token[])[],
): ApplicationModel {
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
    for (const link of linksOf(entity, at, entities, groups)) {
      if (groups.areTogether(link.from.id, link.to.id)) continue;
      result = withImplied(result, link, ids);
      groups.join(link.from.id, link.to.id);
    }
  });
  return { ...result, next: ids.state() };
}
