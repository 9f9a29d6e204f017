import type { ApplicationModel, Entity, Field, View } from '@tessera/shared/contracts';
import { singular } from '../words/inflect';
import { isNearly } from '../words/fuzzy';
import { nameKey } from '../words/text';
import { pattern } from '../words/pattern';

/** A field and the entity it belongs to. */
export interface FieldPlace {
  readonly entity: Entity;
  readonly field: Field;
}

/** The view that the list of an entity opens with. */
export function openingView(entity: Entity): View | undefined {
  return entity.views.find(({ id }) => id === entity.defaultView);
}

const NOISE = pattern('gi')`
  ^(?:(?:the|teh|a|an|my|our|all|that|this|its|their|every|each|existing|current)\s+)+
  |\s+(?:fields?|columns?|property|attribute|input|values?|tables?|section)$
`;

function keysOf(text: string): string[] {
  const bare = text.replace(/^["']|["']$/g, '').trim();
  const cleaned = bare.replace(NOISE, '').replace(NOISE, '').trim();
  const base = [nameKey(bare), nameKey(cleaned)].filter((key) => key.length > 0);
  return [...new Set(base.flatMap((key) => [key, singular(key)]))];
}

type Matcher = (name: string, wanted: string) => boolean;

/** From strict to loose; a looser way is tried only when no stricter one finds exactly one thing. */
const MATCHERS: readonly Matcher[] = [
  (name, wanted) => name === wanted,
  (name, wanted) => singular(name) === singular(wanted),
  (name, wanted) => name.replace(/ /g, '') === wanted.replace(/ /g, ''),
  (name, wanted) => isNearly(name, wanted),
  (name, wanted) => isNearly(singular(name), singular(wanted)),
  (name, wanted) =>
    wanted.length >= 3 &&
    (name.split(' ').includes(wanted) || name.split(' ').map(singular).includes(wanted)),
];

function pick<T>(items: readonly T[], nameOf: (item: T) => string, text: string): T | undefined {
  const wanted = keysOf(text);
  for (const matches of MATCHERS) {
    for (const key of wanted) {
      const found = items.filter((item) => matches(nameKey(nameOf(item)), key));
      if (found.length === 1) return found[0];
    }
  }
  return undefined;
}

/** The entity that a noun means: by singular or plural, with one typo forgiven. */
export function findEntity(model: ApplicationModel, text: string): Entity | undefined {
  const both = model.entities.flatMap((entity) => [
    { entity, name: entity.name },
    ...(nameKey(entity.plural) === nameKey(entity.name) ? [] : [{ entity, name: entity.plural }]),
  ]);
  const wanted = keysOf(text);
  for (const matches of MATCHERS.slice(0, 4)) {
    for (const key of wanted) {
      const found = new Set(both.filter((row) => matches(nameKey(row.name), key)).map((row) => row.entity));
      if (found.size === 1) return [...found][0];
    }
  }
  // 'each session' means the practice sessions when nothing else ends so.
  const ending = model.entities.filter((entity) =>
    wanted.some((key) => key.length > 2 && nameKey(entity.name).endsWith(` ${singular(key)}`)),
  );
  return ending.length === 1 ? ending[0] : undefined;
}

/** Every field with its entity; those of `preferred` come first. */
export function allFields(model: ApplicationModel, preferred?: string): FieldPlace[] {
  const places = model.entities.flatMap((entity) => entity.fields.map((field) => ({ entity, field })));
  return [
    ...places.filter((p) => p.entity.id === preferred),
    ...places.filter((p) => p.entity.id !== preferred),
  ];
}

/** The field that a noun means: exact, plural, without spaces, one typo, then a word of its name. */
export function findField(model: ApplicationModel, text: string, preferred?: string): FieldPlace | undefined {
  const inside = allFields(model).filter((place) => place.entity.id === preferred);
  const nameOf = (place: FieldPlace) => place.field.name;
  const own = preferred === undefined ? undefined : pick(inside, nameOf, text);
  if (own) return own;
  const qualified = qualifiedField(model, text);
  if (qualified) return qualified;
  const anywhere = pick(allFields(model), nameOf, text);
  if (anywhere) return anywhere;
  // The same name in several entities: the first entity is what is meant when none is named.
  for (const entity of model.entities) {
    const found = pick(entity.fields, (field) => field.name, text);
    if (found) return { entity, field: found };
  }
  return undefined;
}

/** 'phone of contacts', 'contact phone', "the deal's amount". */
function qualifiedField(model: ApplicationModel, text: string): FieldPlace | undefined {
  const of = /^(.+?)\s+(?:of|in|on|for|from)\s+(?:the |each |every |all )?(.+)$/i.exec(text);
  const possessive = /^(?:the )?(.+?)(?:'s|s')\s+(.+)$/i.exec(text);
  const [fieldText, entityText] = of ? [of[1], of[2]] : [possessive?.[2], possessive?.[1]];
  if (!fieldText || !entityText) return prefixedField(model, text);
  const entity = findEntity(model, entityText);
  const field = entity && pick(entity.fields, (item) => item.name, fieldText);
  return entity && field ? { entity, field } : undefined;
}

/** 'contact email': the name of a table in front of the name of a field. */
function prefixedField(model: ApplicationModel, text: string): FieldPlace | undefined {
  const words = text.replace(NOISE, '').trim().split(' ');
  for (let size = 1; size < words.length; size += 1) {
    const entity = findEntity(model, words.slice(0, size).join(' '));
    const field = entity && pick(entity.fields, (item) => item.name, words.slice(size).join(' '));
    if (entity && field) return { entity, field };
  }
  return undefined;
}

/** The option of a choice that a word means. */
export function findOption(field: Field, text: string) {
  return pick(field.options ?? [], (option) => option.label, text);
}
