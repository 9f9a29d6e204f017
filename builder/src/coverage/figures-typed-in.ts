import type { ApplicationModel } from '@tessera/shared/contracts';
import { isSameName } from '../words/field-draft';
import { SUPERLATIVES } from '../words/lists/wishes';
import { headNoun } from '../words/noun-head';
import { pattern } from '../words/pattern';
import { stems } from '../words/stems';
import { workedOutIn } from '../words/worked-out';
import type { Claim, Said } from './claim';

type FieldClaim = Extract<Claim, { asks: 'field' }>;

const COUNT = /^(?:the )?(count|number|sum) of (.+)$/i;
const GREATEST = pattern()`^${SUPERLATIVES}(?: \w+)? (\w+)$`;
/** 'incidents by slope' and 'hours per crew member' are sums; 'price per tonne' and 'booked by' are values of one record. */
const FOR_EACH = pattern('i')`
  ^(?:the )?(?!.*\b(?:charge|cost|fee|pay|price|rate|rent|wage)s?[ ])(?!\w+(?:ed|en|ght) by )(.+)[ ]
  (?:by|for each|for every|per) (?:the )?(.+)$
`;
const LEFT = /^(?:the )?(.+) (?:available|left|remaining)$/i;

/**
 * The fields that were made of phrases which ask for a figure over what the application keeps, and that a person types in:
 * 'largest donation' among donations, 'seats left' where there are seats. The same words name a plain value where
 * nothing of the kind is kept.
 */
export function figuresTypedIn(model: ApplicationModel, said: readonly Said[]): ReadonlySet<Said> {
  const workedOut = said.flatMap((one) => ('state' in one ? (workedOutIn(one.phrase) ?? []) : []));
  const isFigure = ({ phrase, name }: FieldClaim) =>
    workedOut.some((figure) => isSameName(figure, name)) || isOverKept(model, phrase, name);
  const isTypedIn = (one: Said) =>
    'asks' in one && one.asks === 'field' && !isComputed(model, one.name) && isFigure(one);
  return new Set(said.filter(isTypedIn));
}

function isComputed({ entities }: ApplicationModel, name: string): boolean {
  return entities.some(({ fields }) =>
    fields.some((field) => field.computed !== undefined && isSameName(field.name, name)),
  );
}

/** 'donations' and 'tattoo bookings' are records, whatever else their name says. */
function isRecord({ entities }: ApplicationModel, noun: string): boolean {
  return entities.some(({ name }) =>
    [name, name.split(' ').pop() ?? name].some((one) => isSameName(one, noun)),
  );
}

function isField({ entities }: ApplicationModel, noun: string, own: string): boolean {
  return entities.some(({ fields }) =>
    fields.some(({ name }) => !isSameName(name, own) && isSameName(name, noun)),
  );
}

/** 'crew member' where there is a 'crew'. */
function isNamedBy({ entities }: ApplicationModel, noun: string, own: string): boolean {
  const said = stems(noun);
  return entities.some(({ fields }) =>
    fields.some(({ name }) => !isSameName(name, own) && stems(name).every((word) => said.includes(word))),
  );
}

/** 'copies left' is what is left of the 'number of copies', 'biggest donor' one of those with a 'donor name'. */
function isPartOfName({ entities }: ApplicationModel, noun: string, own: string): boolean {
  const said = stems(noun);
  return entities.some(({ fields }) =>
    fields.some(({ name }) => !isSameName(name, own) && said.every((word) => stems(name).includes(word))),
  );
}

function isOverKept(model: ApplicationModel, phrase: string, own: string): boolean {
  const [, op = '', counted] = COUNT.exec(phrase) ?? [];
  // 'number of seats' beside 'seats' may well be another number; a count and a sum are worked out.
  if (counted !== undefined)
    return isRecord(model, counted) || (op.toLowerCase() !== 'number' && isField(model, counted, own));
  const greatest = GREATEST.exec(headNoun(phrase))?.[1];
  if (greatest !== undefined) return isRecord(model, greatest) || isPartOfName(model, greatest, own);
  const group = FOR_EACH.exec(phrase)?.[2];
  if (group !== undefined && (isRecord(model, group) || isNamedBy(model, group, own))) return true;
  const left = LEFT.exec(phrase)?.[1];
  return left !== undefined && (isRecord(model, left) || isPartOfName(model, left, own));
}
