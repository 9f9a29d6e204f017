import type { FieldPlace } from '../../model/find';
import { found, resolveField, type Found, type Reader, type Scope } from './scope';
import { POSITIONS } from '../lists/edits';
import { pattern } from '../pattern';

const FIRST = /^make (?:the )?(.+?) (?:the |go |come )?(?:very )?(first|last)(?: (?:field|column|one))?$/i;
const LABEL =
  /^(?:use|show|take|make)\s+(?:the )?(.+?)\s+(?:as|the) (?:the )?(?:title|heading|label|name) of (?:each |every |the |a )?(?:\w+ ?)+$/i;
const MOVE = pattern('i')`
  ^(?:move|put|place|shift|have|show)?\s*(?:the )?(.+?)\s+(?:should (?:come|be|go|stand) )?
  (?:to (?:the )?)?(${POSITIONS})(?: of (?:the )?(?:form|list|table))?(?:\s+(?:the )?(.+))?$
`;
const MOVE_VERB = /^(?:move|put|place|shift|have)\b|should (?:come|be|go|stand)/i;

function beside({ entity, field }: FieldPlace, word: string, noun: string, scope: Scope): Found | undefined {
  const other = resolveField(noun, { ...scope, touchedEntity: entity.id });
  const index = other ? entity.fields.filter((item) => item.id !== field.id).indexOf(other.field) : -1;
  return index < 0
    ? undefined
    : found({ kind: 'moveField', field: field.id, to: /before|above|front/.test(word) ? index : index + 1 });
}

function placeFor({ entity, field }: FieldPlace, word: string): number {
  const at = entity.fields.indexOf(field);
  if (/first|top|start|begin|front/.test(word)) return 0;
  if (word === 'up') return Math.max(0, at - 1);
  return word === 'down' ? at + 1 : entity.fields.length - 1;
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];
const NTH = pattern('i')`
  ^(?:make|move|put|place)\s+(?:the )?(.+?)\s+(?:to |in |into |at |as )?
  (?:the )?(${ORDINALS}|\d(?:st|nd|rd|th))(?: (?:field|column|place|position|one|spot))?$
`;

/** 'make ingredients the second field'. */
function readNth(clause: string, scope: Scope): Found | undefined {
  const [, noun = '', word = ''] = NTH.exec(clause) ?? [];
  const place = noun ? resolveField(noun, scope) : undefined;
  const at = /^\d/.test(word) ? Number(word[0]) - 1 : ORDINALS.indexOf(word.toLowerCase());
  return place && at >= 0 ? found({ kind: 'moveField', field: place.field.id, to: at }) : undefined;
}

/** 'add urgent to priority and make it the first': the option that was just added. */
function readOptionPlace(noun: string, end: string, scope: Scope): Found | undefined {
  const { touchedOption: label, touchedField } = scope;
  if (label === undefined || touchedField === undefined || !/^(?:it|that|this)$/i.test(noun))
    return undefined;
  const field = scope.model.entities
    .flatMap((entity) => entity.fields)
    .find((item) => item.id === touchedField);
  const others = (field?.options ?? []).map((option) => option.label).filter((other) => other !== label);
  const options = /last/i.test(end) ? [...others, label] : [label, ...others];
  return found({ kind: 'setOptions', field: touchedField, options });
}

/** 'move notes to the top', 'put date before song', 'song should come first'. */
export const readMove: Reader = (clause, scope) => {
  const [, only, end] = FIRST.exec(clause) ?? [];
  if (only && end) return readOptionPlace(only, end, scope) ?? readMove(`move ${only} to the ${end}`, scope);
  return (
    readNth(clause, scope) ?? readSwap(clause, scope) ?? readLabel(clause, scope) ?? readPlace(clause, scope)
  );
};

/** 'swap song and composer': each takes the place of the other. */
function readSwap(clause: string, scope: Scope): Found | undefined {
  const [, first, second] =
    /^(?:swap|switch|exchange|flip)\s+(?:the )?(?:places? of |positions? of |order of )?(.+?)\s+(?:and|with)\s+(?:the )?(.+?)(?: around)?$/i.exec(
      clause,
    ) ?? [];
  const one = first ? resolveField(first, scope) : undefined;
  const other = second ? resolveField(second, scope) : undefined;
  if (!one || !other || one.entity.id !== other.entity.id || one.field.id === other.field.id)
    return undefined;
  const { fields } = one.entity;
  const [before, behind] =
    fields.indexOf(one.field) < fields.indexOf(other.field) ? [one, other] : [other, one];
  return found(
    { kind: 'moveField', field: behind.field.id, to: fields.indexOf(before.field) },
    { kind: 'moveField', field: before.field.id, to: fields.indexOf(behind.field) },
  );
}

function readLabel(clause: string, scope: Scope): Found | undefined {
  const noun = LABEL.exec(clause)?.[1];
  const place = noun ? resolveField(noun, scope) : undefined;
  return place && found({ kind: 'setLabel', field: place.field.id });
}

function readPlace(clause: string, scope: Scope): Found | undefined {
  const [, noun, word, other] = MOVE_VERB.test(clause) ? (MOVE.exec(clause) ?? []) : [];
  const place = noun
    ? resolveField(noun.replace(/\s+(?:to|at|the|in)$/i, '').replace(/\s+at the$/i, ''), scope)
    : undefined;
  if (!place || !word) return undefined;
  if (other) return beside(place, word.toLowerCase(), other, scope);
  return found({ kind: 'moveField', field: place.field.id, to: placeFor(place, word.toLowerCase()) });
}
