import type { FieldType } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import { draftField, type FieldDraft } from '../../words/field-draft';
import { guessType } from '../../words/field-type';
import { isPlural, singular } from '../../words/inflect';
import { wordsOf } from '../rule';
import { typeInRecord } from './by-record';
import { formName } from './form-name';
import { withoutLead } from './pieces';

const SMALL =
  /^(?:(?:in|out|up|down|off|back|left|from|to|until|till|since|on|by|at|before|after|for|against)(?: (?:since|on|at))?)[?.]?$/i;
const SMALL_TYPES: ReadonlyMap<string, FieldType> = new Map([
  ['by', 'person'],
  ['for', 'person'],
  ['against', 'text'],
  ['on', 'date'],
  ['at', 'time'],
  ['off', 'date'],
  ['before', 'image'],
  ['after', 'image'],
]);

/** 'in' and 'out', 'up since': small words that name a moment by themselves. */
export function readSmall(tokens: readonly Token[], context: string): FieldDraft | undefined {
  const text = wordsOf(tokens).toLowerCase().replace(/[?.]$/, '');
  if (/^(?:their|his|her) (?:number|no\.?|nr)$/.test(text))
    return draftField('Phone number', { type: 'phone' }, wordsOf(tokens), context, true);
  if (!SMALL.test(text)) return undefined;
  const [first = ''] = text.split(' ');
  const behind = / at$/.test(text) ? 'datetime' : undefined;
  const type = behind ?? SMALL_TYPES.get(first) ?? typeInRecord(first, context) ?? 'date';
  const draft = draftField(formName(text), { type }, wordsOf(tokens), context, true);
  return { ...draft, isTypeStated: false, isKnown: true };
}

const SEVERAL =
  /^(?:which )?([a-z]+s|people|children)(?: who)? (?:they(?:'re|'ve)?|we(?:'ve)?|he|she|i(?:'ve)?|it|were|was|are) \w/i;

/** 'songs we sang', 'days they can come': several of a kind, chosen anew for each record. */
export function readSeveral(tokens: readonly Token[]): FieldDraft | undefined {
  const text = wordsOf(withoutLead(tokens));
  const [, noun] = SEVERAL.exec(text) ?? [];
  if (noun === undefined) return undefined;
  const isOfWeek = /^(?:days|evenings|mornings|weekdays|weekends)$/i.test(noun);
  if (!isOfWeek && guessType(noun).type !== guessType(singular(noun)).type) return undefined;
  if (!isPlural(noun) || !/^(?:text|integer|date|tags|choice)$/.test(guessType(noun).type)) return undefined;
  const draft = draftField(formName(noun), { type: 'tags' }, wordsOf(tokens), '', true);
  return { ...draft, isTypeStated: false, isKnown: true };
}
