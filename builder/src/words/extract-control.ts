import type { FieldType } from '@tessera/shared/contracts';
import { guessType } from './field-type';
import { FIELD_WORD, FILLER_START, merge, type Parts } from './phrase-parts';
import { readOptions, typeWord } from './value-spec';
import { CONTROL_NOUNS } from './lists/values';
import { pattern } from './pattern';

const FIELD_FOR = pattern('i')`
  ^(?:(?<type>[\w/ -]{0,24}?)\s*\b(?:${CONTROL_NOUNS}|drop-?\s?down)(?: field)?)\s+(?:
    for
    |to (?:store|record|enter|track|write|note|hold|log|keep|capture|put|mark|say|show|indicate)
    |called|named|labell?ed|titled|that (?:stores|holds|records|tracks|says|shows)|with
    |where i (?:can )?(?:write|note|put|enter)
  )\s+(?:down\s+)?(?<name>.+)$
`;

/** 'a number field called Age', 'checkbox for paid', 'field for the venue', 'notes field'. */
export function extractControl(parts: Parts): void {
  extractFieldFor(parts);
  extractFieldBehind(parts);
  const control =
    /^(.+?)\s+(check ?box|tick ?box|toggle|switch|drop-?\s?down|date ?picker|slider|select|picklist|boolean|flag)$/i.exec(
      parts.name,
    );
  if (!control?.[1] || !control[2]) return;
  const type = typeWord(control[2]);
  if (type) parts.spec.type ??= type;
  parts.name = control[1];
}

function controlType(words: string, type: string): FieldType | undefined {
  if (/check ?box|tick ?box|toggle|switch|flag|yes\/no/.test(words)) return 'boolean';
  return /drop-?\s?down|select/.test(words) ? 'choice' : typeWord(type);
}

const CONTROL_QUOTED =
  /^(?:([\w/ -]{0,24}?)\s)?(check ?box|tick ?box|toggle|switch|drop-?\s?down|select|date ?picker|slider|flag|field|column|input)\s+["'](.+?)["']$/i;

/** 'a difficulty dropdown with easy, medium and hard'. */
const CONTROL_WITH = pattern('is')`
  ^(.+?)\s+(?:drop-?\s?down|select|choice|pick ?list|radio(?: buttons?)?)
  (?: (?:list|field|menu|box))?\s*(?:with|of|containing|from|offering|:)\s*(?:the )?
  (?:(?:options?|values?|choices?):?\s+)?(.+(?:,|\/|\bor\b|\band\b).+)$
`;

function extractControlWithOptions(parts: Parts): boolean {
  const [, name, list] = CONTROL_WITH.exec(parts.name) ?? [];
  if (!name || !list) return false;
  merge(parts.spec, { type: 'choice', options: readOptions(list) });
  parts.name = name;
  return true;
}

/** 'checkbox "performed live"'. */
function extractQuotedName(parts: Parts): boolean {
  const [, before = '', control, name] = CONTROL_QUOTED.exec(parts.name) ?? [];
  if (!control || !name) return false;
  const said = controlType(control.toLowerCase(), before) ?? typeWord(control);
  if (said) parts.spec.type = said;
  parts.name = name;
  return true;
}

function extractFieldFor(parts: Parts): void {
  // 'a checkbox whether I mastered it' is the question itself.
  parts.name = parts.name.replace(
    /^(?:an? )?(?:check ?box|tick ?box|toggle|switch|flag|field|yes\/no(?: field)?) (?:for |to say |that says |saying )?(?=(?:whether|if) )/i,
    '',
  );
  if (extractControlWithOptions(parts) || extractQuotedName(parts)) return;
  const named = FIELD_FOR.exec(parts.name);
  const name = named?.groups?.['name'];
  if (!name) return;
  const words = parts.name.slice(0, parts.name.length - name.length).toLowerCase();
  const type = controlType(words, named.groups?.['type'] ?? '');
  if (type) parts.spec.type = type;
  parts.name = name.replace(FILLER_START, '');
}

function extractFieldBehind(parts: Parts): void {
  if (!FIELD_WORD.test(parts.name)) return;
  const before = parts.name.replace(FIELD_WORD, '').trim();
  const words = before.split(' ');
  const typed = words.length > 1 ? typeWord(words[words.length - 1] ?? '') : undefined;
  parts.name = before;
  // 'age number field' states a type; 'phone number field' and 'due date field' are names.
  if (!typed || guessType(before).isKnown) return;
  parts.spec.type ??= typed;
  parts.name = words.slice(0, -1).join(' ');
}
