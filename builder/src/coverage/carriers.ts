import type { ApplicationModel, Field } from '@tessera/shared/contracts';
import type { Token } from '../language/token';
import { tokenise } from '../language/tokenise';
import { verbForm } from '../language/verb-forms';
import { guessType } from '../words/field-type';
import { headNoun } from '../words/noun-head';
import { EMPTY_CONTAINERS, PLACEHOLDERS, TELLING_CONTAINERS } from '../words/lists/containers';
import { singular } from '../words/inflect';
import { areIn, isSameWord, stems } from '../words/stems';
import { viewKindsNamed } from '../words/view-words';

/** Which nodes of a model carry the words of a phrase. */

/** Whether the phrase has a word that says something. */
export function hasWords(phrase: string): boolean {
  return stems(phrase).length > 0;
}

function shares(phrase: readonly string[], name: string): boolean {
  return stems(name).some((word) => phrase.some((said) => isSameWord(said, word)));
}

/** The title, the entities and, when asked for, the fields whose names share a word with the phrase: 'title', 'e1', 'f3'. */
export function carriersOf(model: ApplicationModel, phrase: string, depth?: 'fields'): string[] {
  const said = stems(phrase);
  const entities = model.entities.filter(({ name, plural }) => shares(said, name) || shares(said, plural));
  const fields = depth === undefined ? [] : model.entities.flatMap((entity) => entity.fields);
  return [
    ...(shares(said, model.title) ? ['title'] : []),
    ...entities.map(({ id }) => id),
    ...fields.filter(({ name }) => shares(said, name)).map(({ id }) => id),
  ];
}

/** Words of a request that say nothing of what is kept, or are told by all of it. */
const ASKED_WITH = new Set(
  [...EMPTY_CONTAINERS, ...TELLING_CONTAINERS, ...PLACEHOLDERS].flatMap((name) => name.split(' ')),
);

/** 'in the hall for our gymnastics club': where and for whom something is kept is nothing to keep. */
const WHERE = /\s(?:for|in|at|on|from) (?:our|my|the|an?)\s/i;

function withoutWhere(phrase: string): string {
  const at = phrase.search(WHERE);
  return at > 0 && !/\b(?:and|or)\b/i.test(phrase.slice(at)) ? phrase.slice(0, at) : phrase;
}

/** 'taste' in 'members taste sauces' is what they do. */
function isNoun({ tag, key }: Token, before: Token | undefined): boolean {
  if (tag !== 'noun' && tag !== 'plural') return false;
  const form = verbForm(key)?.form;
  if (form === 'verbs') return before?.tag !== 'noun';
  return form !== 'verb' || !/^(?:plural|and|pronoun)$/.test(before?.tag ?? '');
}

/** The nouns of a phrase that nothing in the model has, as they were typed. The title counts only where the phrase gives it. */
export function uncarriedNouns(model: ApplicationModel, phrase: string): string[] {
  const said = stems(phrase);
  const titled = stems(model.title);
  const isTitled = titled.length > 0 && titled.every((word) => said.some((one) => isSameWord(one, word)));
  const names = [
    ...(isTitled ? [model.title] : []),
    ...model.entities.flatMap(({ name, plural, fields }) => [
      name,
      plural,
      ...fields.flatMap((field) => [field.name, ...(field.options ?? []).map(({ label }) => label)]),
    ]),
  ];
  return tokenise(withoutWhere(phrase))
    .filter((token, at, all) => isNoun(token, all[at - 1]) && !ASKED_WITH.has(singular(token.key)))
    .filter(({ text }) => stems(text).some((word) => !areIn([word], names) && !isTypeIn(model, word)))
    .map(({ text }) => text);
}

/** What nouns of types mean, so that 'no dates' and 'no pictures' are looked for by what fields hold. */
const TYPES: Readonly<Record<string, readonly Field['type'][]>> = {
  date: ['date', 'datetime'],
  time: ['time', 'datetime'],
  picture: ['image'],
  photo: ['image'],
  image: ['image'],
  tag: ['tags'],
  rating: ['rating'],
  email: ['email'],
  phone: ['phone'],
  link: ['url'],
};

/** 'picture' where there is a photo. */
const isTypeIn = ({ entities }: ApplicationModel, word: string): boolean =>
  entities.some(({ fields }) => fields.some(({ type }) => TYPES[word]?.includes(type) === true));

/** Whether the noun says which of the records or values that are kept: 'family twice in one week' where families are. */
export function restricts({ entities }: ApplicationModel, noun: string): boolean {
  const said = stems(headNoun(noun));
  const last = said.at(-1);
  if (last === undefined || stems(noun).length < 2) return false;
  // 'no boat out', but 'no customer phone': a known name of a value leaves that value out.
  const isValue = guessType(noun).isKnown;
  return entities.some(({ name, fields }) => {
    const record = stems(name).at(-1) ?? '';
    return (
      record === last ||
      (!isValue && said.includes(record)) ||
      fields.some((field) => stems(field.name).join(' ') === last)
    );
  });
}

/** The names of what is in the model under this noun: a field, an entity, a view. */
export function nodesNamed(model: ApplicationModel, noun: string): string[] {
  const said = stems(noun);
  const kinds = viewKindsNamed(noun);
  const types = said.flatMap((word) => TYPES[word] ?? []);
  const isNamed = (name: string) => {
    const words = stems(name);
    return said.length > 0 && said.every((word) => words.includes(word));
  };
  return model.entities.flatMap((entity) => [
    ...(isNamed(entity.name) ? [entity.plural] : []),
    ...entity.fields
      .filter(({ name, type }) => isNamed(name) || types.includes(type))
      .map(({ name }) => name),
    ...entity.views.filter(({ kind }) => kinds.includes(kind)).map(({ name }) => name),
  ]);
}
