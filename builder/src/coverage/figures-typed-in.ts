import type { ApplicationModel } from '@tessera/shared/contracts';
import { isSameName } from '../words/field-draft';
import { SUPERLATIVES } from '../words/lists/wishes';
import { pattern } from '../words/pattern';
import type { Claim, Said } from './claim';

type FieldClaim = Extract<Claim, { asks: 'field' }>;

const COUNT = /^(?:the )?(count|number|sum) of (.+)$/i;
const GREATEST = pattern('i')`^(?:the )?(${SUPERLATIVES})(?: \w+)? (\w+)$`;
const LEFT = /^(?:the )?(.+) (?:available|left|remaining)$/i;

/** 'The volume should be worked out from the sides', 'Total price should be days times price', 'pay = hours × rate'. */
const WORKED_OUT =
  /^(?:the )?(.{2,40}?)\s*(?:=|\b(?:should|must|has to|have to|needs to|is|are|will be|to be)\b)\s*(?=.*(?:[×*+/÷=]|\b(?:added up|calculated|computed|counted|divided|minus|multiplied|plus|times|worked out)\b))/i;

/**
 * The fields that were made of phrases which ask for a figure over what the application keeps, and that a person types in:
 * 'largest donation' among donations, 'seats left' where there are seats. The same words name a plain value where
 * nothing of the kind is kept.
 */
export function figuresTypedIn(model: ApplicationModel, said: readonly Said[]): ReadonlySet<Said> {
  const workedOut = said.flatMap(({ phrase }) => WORKED_OUT.exec(phrase)?.[1] ?? []);
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

function isOverKept(model: ApplicationModel, phrase: string, own: string): boolean {
  const [, op = '', counted] = COUNT.exec(phrase) ?? [];
  // 'number of seats' beside 'seats' may well be another number; a count and a sum are worked out.
  if (counted !== undefined)
    return isRecord(model, counted) || (op.toLowerCase() !== 'number' && isField(model, counted, own));
  const [, , greatest] = GREATEST.exec(phrase) ?? [];
  if (greatest !== undefined) return isRecord(model, greatest) || isField(model, greatest, own);
  const left = LEFT.exec(phrase)?.[1];
  return left !== undefined && (isRecord(model, left) || isField(model, left, own));
}
