import type { ApplicationModel, Entity } from '@tessera/shared/contracts';
import { isPlural, plural, singular } from '../../words/inflect';
import { pattern } from '../../words/pattern';
import { capitalise, nameKey } from '../../words/text';
import { mayBeAccess } from './parse-access';
import { Phrase, plainWords } from './phrase';
import { DETERMINERS } from './target';
import { eatDeeds } from './verbs';

/** Nouns that stand behind what people may do with them: 'anyone can add a dish' may be about dishes. */

/** No noun, and nothing behind it belongs to one. */
const STOP = pattern('u')`
  ^(?:,|and|or|but|nor|to|for|with|by|on|in|at|of|from|into|about|as|than|when|where|while|that|which|who|whose|if|unless|until|so|because
  |it|them|they|he|she|me|you|i|we|us|him|her|this|these|those|everything|anything|nothing|all|any|each|every|only|just|not|never|no
  |without|after|before|once|during|there|here|out|up|down|off|again|also|too|is|are|was|be|been|has|have|had|can|may|will|should|must
  |own|others?|ones?|someone|somebody|anyone|anybody|everyone|everybody|people|users?|visitors?|records?|entries|entry|data|app
  |application|site|page|lists?|things?|items?|results?|submissions?|\p{L}+ly)$
`;

const MOST_WORDS = 2;
const MOST_NOUNS = 6;

/** 'dish', 'meeting room': up to the first word that is no noun, or is one in the plural. */
function nounAhead(phrase: Phrase): string | undefined {
  phrase.eatAll(DETERMINERS);
  const words: string[] = [];
  for (const word of phrase.text.split(' ').slice(0, MOST_WORDS)) {
    if (!/^\p{L}[\p{L}'-]*$/u.test(word) || STOP.test(word)) break;
    words.push(word);
    if (isPlural(word)) break;
  }
  return words.length === 0 ? undefined : words.join(' ');
}

function nounsIn(text: string): string[] {
  const words = plainWords(text).split(' ');
  const nouns = new Set<string>();
  for (let at = 1; at < words.length && nouns.size < MOST_NOUNS; at += 1) {
    const phrase = new Phrase(words.slice(at, at + 12).join(' '));
    const noun = eatDeeds(phrase) === undefined ? undefined : nounAhead(phrase);
    if (noun !== undefined) nouns.add(singular(noun));
  }
  return [...nouns];
}

const isKnown = ({ entities }: ApplicationModel, noun: string) =>
  entities.some(({ name, fields }) =>
    [name, ...fields.map((field) => field.name)].some((one) => singular(nameKey(one)) === noun),
  );

/** A table of which only the name is known. */
const named = (noun: string, at: number, like: Entity): Entity => ({
  ...like,
  id: `n${String(at)}`,
  name: capitalise(noun),
  plural: capitalise(plural(noun)),
  fields: [],
});

/** A model in which the nouns are tables too; the same one where there is none. Clauses are read by it, and nothing is made of it. */
export function withNamedNouns(text: string, model: ApplicationModel): ApplicationModel {
  const [like] = model.entities;
  const nouns = like && mayBeAccess(text) ? nounsIn(text).filter((noun) => !isKnown(model, noun)) : [];
  if (!like || nouns.length === 0) return model;
  return { ...model, entities: [...model.entities, ...nouns.map((noun, at) => named(noun, at, like))] };
}
