import type { ApplicationModel, Entity } from '@tessera/shared/contracts';
import { singular } from '../../words/inflect';
import { nameKey } from '../../words/text';
import { next, type Phrase } from './phrase';

/** Which tables a wish about access is about. */

export type Target =
  /** All of them: 'everything', 'the app', 'anything'. `word` is how it was said. */
  | { readonly kind: 'all'; readonly word: string }
  | { readonly kind: 'tables'; readonly entities: readonly Entity[] }
  /** Those spoken of before. */
  | { readonly kind: 'them'; readonly word: string }
  /** A field, of which alone nothing can be said. */
  | { readonly kind: 'field'; readonly name: string; readonly entity: Entity };

const PRONOUN = next(
  'them',
  'those',
  'these',
  'it',
  'that',
  'this',
  'they',
  'any of them',
  'any',
  'all of them',
  '(?:the |any |new |other |existing )*ones',
);
export const DETERMINERS = next(
  'the',
  'my',
  'our',
  'any',
  'all',
  'of',
  'every',
  'each',
  'their',
  'these',
  'those',
  'this',
  'a',
  'an',
  'new',
  'other',
  'existing',
  'whole',
  'entire',
  'its',
  'single',
  'own',
);
const NAMELESS = next(
  'everything(?: else)?',
  'anything(?: else)?',
  'all',
  '(?:app|application|website|web app|site|tool|database|data|content|contents|information|project|system|tracker|page|pages|stuff)',
  '(?:record|entry|row|item|thing|table|list|form|answer|response|submission|result)s?',
  'entries',
);
const KIND = next('(?:tables?|records?|entries|lists?|data|pages?|section|rows?|items)');
const AND = next('(?:, )?(?:and|or)', ',');
const IN = next('(?:in|of|from|on)(?: (?:the|my|our|this))?');

/** Names of a table as they may be said, each in the singular. */
const namesOf = ({ name, plural }: Entity) => [nameKey(name), nameKey(plural), singular(nameKey(plural))];

function tableCalled(model: ApplicationModel, words: string): Entity | undefined {
  const key = nameKey(words);
  const one = singular(key);
  const exact = model.entities.find((entity) => namesOf(entity).some((name) => name === key || name === one));
  if (exact || key.includes(' ')) return exact;
  // 'bookings' are the room bookings, where there are no others.
  const ending = model.entities.filter(({ name }) => singular(nameKey(name).split(' ').at(-1) ?? '') === one);
  return ending.length === 1 ? ending[0] : undefined;
}

function fieldCalled(model: ApplicationModel, words: string): Target | undefined {
  const key = nameKey(words);
  for (const entity of model.entities)
    for (const { name } of entity.fields)
      if ([key, singular(key)].includes(nameKey(name))) return { kind: 'field', name, entity };
  return undefined;
}

const LONGEST_NAME = 4;

/** The longest of the next words that `find` knows. */
function eatNamed<T>(phrase: Phrase, find: (words: string) => T | undefined): T | undefined {
  for (let count = LONGEST_NAME; count > 0; count -= 1) {
    const found = phrase.attempt(() => {
      const words = phrase.take(count);
      return words === undefined ? undefined : find(words);
    });
    if (found !== undefined) return found;
  }
  return undefined;
}

function eatTable(phrase: Phrase, model: ApplicationModel): Entity | undefined {
  return phrase.attempt(() => {
    phrase.eatAll(DETERMINERS);
    const entity =
      phrase.attempt(() => {
        // 'the list of tasks', 'records in tasks'
        if (phrase.eat(KIND) === undefined || phrase.eat(IN) === undefined) return undefined;
        phrase.eatAll(DETERMINERS);
        return eatNamed(phrase, (words) => tableCalled(model, words));
      }) ?? eatNamed(phrase, (words) => tableCalled(model, words));
    if (entity) phrase.eat(KIND);
    return entity;
  });
}

function eatAll(phrase: Phrase, model: ApplicationModel): Target | undefined {
  return phrase.attempt(() => {
    const title = nameKey(model.title);
    const lead = phrase.eatAll(DETERMINERS);
    const named =
      phrase.eat(NAMELESS) ?? eatNamed(phrase, (words) => (nameKey(words) === title ? words : undefined));
    const word = named ?? (lead.at(-1) === 'all' ? 'all' : undefined);
    if (word === undefined) return undefined;
    phrase.attempt(() => {
      if (phrase.eat(IN) === undefined) return undefined;
      return phrase.eat(
        next('app', 'application', 'it', 'here', 'there', 'site', 'list', 'table', 'database'),
      );
    });
    return { kind: 'all', word } as const;
  });
}

/** What the next words name that has access of its own, or a field, which has none; undefined where they name neither. */
export function eatTarget(phrase: Phrase, model: ApplicationModel): Target | undefined {
  const first = eatTable(phrase, model);
  if (first) {
    const entities = [first];
    const more = () =>
      phrase.attempt(() => (phrase.eat(AND) === undefined ? undefined : eatTable(phrase, model)));
    for (let entity = more(); entity; entity = more()) entities.push(entity);
    return { kind: 'tables', entities: [...new Set(entities)] };
  }
  const all = eatAll(phrase, model);
  if (all) return all;
  const word = phrase.eat(PRONOUN);
  if (word !== undefined) return { kind: 'them', word };
  return phrase.attempt(() => {
    phrase.eatAll(DETERMINERS);
    const field = eatNamed(phrase, (words) => fieldCalled(model, words));
    if (field) phrase.eat(next('(?:field|column)s?'));
    return field;
  });
}
