import type { ApplicationModel, Entity, Field, View } from '@tessera/shared/contracts';
import { remembered } from '../language/remembered';
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

/** Longer than any name, also in letters that are written as two: no such words name anything. */
const LONGEST_KEY = 130;

const keysOf = remembered((text): readonly string[] => {
  const bare = text.replace(/^["']|["']$/g, '').trim();
  const cleaned = bare.replace(NOISE, '').replace(NOISE, '').trim();
  const base = [nameKey(bare), nameKey(cleaned)].filter((key) => key.length > 0 && key.length <= LONGEST_KEY);
  return [...new Set(base.flatMap((key) => [key, singular(key)]))];
});

/** A name, and all that it is compared by. */
interface Shape {
  readonly key: string;
  readonly one: string;
  readonly joint: string;
  readonly words: ReadonlySet<string>;
}

const shapeOf = remembered((key): Shape => {
  const words = key.split(' ');
  return {
    key,
    one: singular(key),
    joint: key.replace(/ /g, ''),
    words: new Set([...words, ...words.map(singular)]),
  };
});

type Matcher = (name: Shape, wanted: Shape) => boolean;

/** From strict to loose; a looser way is tried only when no stricter one finds exactly one thing. */
const MATCHERS: readonly Matcher[] = [
  (name, wanted) => name.key === wanted.key,
  (name, wanted) => name.one === wanted.one,
  (name, wanted) => name.joint === wanted.joint,
  (name, wanted) => isNearly(name.key, wanted.key),
  (name, wanted) => isNearly(name.one, wanted.one),
  (name, wanted) => wanted.key.length >= 3 && name.words.has(wanted.key),
];

function pick<T>(items: readonly T[], nameOf: (item: T) => string, text: string): T | undefined {
  const wanted = keysOf(text).map(shapeOf);
  if (wanted.length === 0) return undefined;
  const names = items.map((item) => shapeOf(nameKey(nameOf(item))));
  for (const matches of MATCHERS) {
    for (const key of wanted) {
      const at = names.findIndex((name) => matches(name, key));
      if (at >= 0 && !names.some((name, other) => other > at && matches(name, key))) return items[at];
    }
  }
  return undefined;
}

/** What was looked for in a model before: the same words are asked for again and again while they are read. */
function rememberedOf<T>(find: (model: ApplicationModel, text: string) => T) {
  const known = new WeakMap<ApplicationModel, Map<string, T>>();
  return (model: ApplicationModel, text: string): T => {
    const own = known.get(model) ?? new Map<string, T>();
    known.set(model, own);
    if (!own.has(text)) own.set(text, find(model, text));
    return own.get(text) as T;
  };
}

/** The entity that a noun means: by singular or plural, with one typo forgiven. */
export const findEntity = rememberedOf((model, text): Entity | undefined => {
  const both = model.entities.flatMap((entity) => [
    { entity, name: entity.name },
    ...(nameKey(entity.plural) === nameKey(entity.name) ? [] : [{ entity, name: entity.plural }]),
  ]);
  const wanted = keysOf(text);
  if (wanted.length === 0) return undefined;
  for (const matches of MATCHERS.slice(0, 4)) {
    for (const key of wanted.map(shapeOf)) {
      const found = new Set(
        both.filter((row) => matches(shapeOf(nameKey(row.name)), key)).map((row) => row.entity),
      );
      if (found.size === 1) return [...found][0];
    }
  }
  // 'each session' means the practice sessions when nothing else ends so.
  const ending = model.entities.filter((entity) =>
    wanted.some((key) => key.length > 2 && nameKey(entity.name).endsWith(` ${singular(key)}`)),
  );
  return ending.length === 1 ? ending[0] : undefined;
});

/** Every field with its entity; those of `preferred` come first. */
export function allFields(model: ApplicationModel, preferred?: string): FieldPlace[] {
  const places = model.entities.flatMap((entity) => entity.fields.map((field) => ({ entity, field })));
  return [
    ...places.filter((p) => p.entity.id === preferred),
    ...places.filter((p) => p.entity.id !== preferred),
  ];
}

const nameOf = ({ name }: Field) => name;

/** The field that a noun means: exact, plural, without spaces, one typo, then a word of its name. */
export function findField(model: ApplicationModel, text: string, preferred?: string): FieldPlace | undefined {
  const entity = model.entities.find(({ id }) => id === preferred);
  const field = entity && pick(entity.fields, nameOf, text);
  return entity && field ? { entity, field } : findAnywhere(model, text);
}

/** Where no kind of record is preferred. */
const findAnywhere = rememberedOf((model, text): FieldPlace | undefined => {
  const qualified = qualifiedField(model, text);
  if (qualified) return qualified;
  const anywhere = pick(allFields(model), ({ field }) => field.name, text);
  if (anywhere) return anywhere;
  // The same name in several entities: the first entity is what is meant when none is named.
  for (const entity of model.entities) {
    const found = pick(entity.fields, nameOf, text);
    if (found) return { entity, field: found };
  }
  return undefined;
});

/** 'phone of contacts', 'contact phone', "the deal's amount". */
function qualifiedField(model: ApplicationModel, text: string): FieldPlace | undefined {
  const of = /^(.+?)\s+(?:of|in|on|for|from)\s+(?:the |each |every |all )?(.+)$/i.exec(text);
  const possessive = /^(?:the )?(.+?)(?:'s|s')\s+(.+)$/i.exec(text);
  const [fieldText, entityText] = of ? [of[1], of[2]] : [possessive?.[2], possessive?.[1]];
  if (!fieldText || !entityText) return prefixedField(model, text);
  const entity = findEntity(model, entityText);
  const field = entity && pick(entity.fields, nameOf, fieldText);
  return entity && field ? { entity, field } : undefined;
}

/** 'contact email': the name of a table in front of the name of a field. */
function prefixedField(model: ApplicationModel, text: string): FieldPlace | undefined {
  const words = text.replace(NOISE, '').trim().split(' ');
  for (let size = 1; size < words.length; size += 1) {
    const entity = findEntity(model, words.slice(0, size).join(' '));
    const field = entity && pick(entity.fields, nameOf, words.slice(size).join(' '));
    if (entity && field) return { entity, field };
  }
  return undefined;
}

/** The option of a choice that a word means. */
export function findOption(field: Field, text: string) {
  return pick(field.options ?? [], (option) => option.label, text);
}
