import type { ViewKind } from '@tessera/shared/contracts';
import { titleCase } from '../casing';
import { colourOf, findColour } from '../colours';
import { shorten, unquote } from '../text';
import { currencyOf } from '../units';
import {
  currentEntity,
  found,
  resolveEntity,
  resolveField,
  type Found,
  type Reader,
  type Scope,
} from './scope';
import {
  ACCENT_WISH_WORDS,
  ALL_RECORDS,
  CURRENCY_WISH_WORDS,
  MODE_WISH_WORDS,
  VIEW_VERBS,
} from '../lists/edits';
import { pattern } from '../pattern';

const DARK = /\b(?:dark|night|black)\b/i;
const LIGHT = /\b(?:light|day|bright|white)\b/i;
const MODE_WORD = /\b(?:theme|mode|look|colou?r scheme|scheme|design|style|ui|interface)\b/i;

const SHORT_MODE = pattern('i')`
  ^(?:${MODE_WISH_WORDS}\s+)*(?:dark|light|night)(?:er)?
  (?:\s+(?:please|background|colou?rs|instead|now))*$
`;
const PLAIN_MODE =
  /^(?:[\w' ]+ )?(?:dark|light|night|bright|black|white)(?:[ -](?:mode|theme|look|colou?r scheme|scheme|design|style|ui|interface))\b/i;
const MODE_BEHIND = /\b(?:theme|mode|scheme)\b.*\b(?:dark|light)$/i;
const MODE_COLOUR =
  /\b(?:dark|light|black|white|night)\b(?=[ -](?:mode|theme|look|scheme|design|ui|style|interface)|$)/gi;

const REFUSED = /\b(?:no|not|without|off|disable|remove|don't|do not|stop|leave|quit|get rid of)\b/i;

function modeIn(clause: string): 'light' | 'dark' {
  const wanted = clause.replace(/\s+(?:instead of|rather than|not) .*$/i, '');
  const isLight = !DARK.test(wanted) && LIGHT.test(wanted);
  return isLight !== REFUSED.test(wanted) ? 'light' : 'dark';
}

function wantsSystem(clause: string): boolean {
  return /\b(?:system|automatic|auto|device|default|os)\b/i.test(clause) && !/\bdesign|look\b/i.test(clause);
}

/** 'use dark mode', 'switch to the light theme', 'make it dark', 'dark please', 'follow the system theme'. */
export const readMode: Reader = (clause) => {
  if (/\b(?:toggle|switcher|button|option to|between)\b/i.test(clause)) return undefined;
  const isMode = MODE_WORD.test(clause);
  if (isMode && wantsSystem(clause)) return found({ kind: 'setMode', mode: 'system' });
  const isPlainMode = isMode && PLAIN_MODE.test(clause);
  const isSaid = isPlainMode || SHORT_MODE.test(clause) || (isMode && MODE_BEHIND.test(clause));
  // 'dark green theme' is an accent.
  const isColour = !isPlainMode && findColour(clause.replace(MODE_COLOUR, '')) !== undefined;
  return isSaid && !isColour ? found({ kind: 'setMode', mode: modeIn(clause) }) : undefined;
};

const ACCENT_WORD =
  /\b(?:accents?|colou?rs?|themed?|buttons?|highlights?|primary|tint|brand|hue|palette|links?)\b/i;
const ABOUT_ALL = pattern('i')`^(?:${ACCENT_WISH_WORDS}\s+)*`;

/** 'make it purple', 'green accent', '#ff8800 as accent', 'change the colour to teal'. */
export const readAccent: Reader = (clause) => {
  const colour = /\bback ?ground\b/i.test(clause) ? undefined : findColour(clause);
  if (!colour) return undefined;
  const plain = clause.replace(
    /^(?:something|some|maybe|perhaps|rather|try|how about|what about)\b(?:.*?\b(?:like|such as|maybe|e\.g\.),?)?\s+/i,
    'make it ',
  );
  const rest = plain.replace(ABOUT_ALL, '').replace(/\s+(?:please|instead|now|one|ones)$/i, '');
  const whole = colourOf(rest);
  const isClear = colour.words.startsWith('#') || whole !== undefined;
  if (OF_A_PART.test(clause) || (!isClear && !saysAccent(clause))) return undefined;
  const words = whole ? rest.replace(/^(?:a|an|the) /i, '') : colour.words;
  return found({ kind: 'setAccent', accent: whole ?? colour.hex, words: words.toLowerCase() });
};

const OF_A_PART = /\b(?:field|column|row|rows|badge|badges|overdue|when|if)\b/i;

function saysAccent(clause: string): boolean {
  return (
    ACCENT_WORD.test(clause) &&
    (!/^(?:add|remove|rename|sort|include)\b/i.test(clause) || /accent|theme/i.test(clause))
  );
}

const TITLE_PATTERNS: readonly RegExp[] = [
  pattern('i')`
    ^(?:(?:change|set|make|update|edit|rename)\s+)?(?:the |its |my |app'?s? |application'?s? )*
    (?:app(?:lication)? )?
    (?:title|heading|headline|app name|name of the app(?:lication)?|title of the app(?:lication)?)
    \s*(?:should be|must be|shall be|is now|is|to be|to|be|as|becomes|:|=|into)\s*(.+)$
  `,
  /^(?:give|let) (?:it|the app(?:lication)?|this) (?:have )?(?:the |a )?(?:title|name|new name|new title)(?: of)?:? (.+)$/i,
  /^(?:call|name|rename|title|retitle) (?:the |this |my )?(?:app|application|project|whole thing|thing|tool|site|page)(?: (?:to|as|into))?:? (.+)$/i,
  /^(?:the |this |my )?(?:app|application|project) (?:should|must|shall|is to) be (?:called|named|titled) (.+)$/i,
  /^(?:make|set|change) (?:the |its )?(?:app )?(?:title|heading) (?!to\b|required|optional|mandatory|an? |the )(.+)$/i,
  pattern('i')`
    ^(?:(?:the |a )?(?:new )?(?:title|name)|titled|called|entitled|named):?[ ]
    (?!and\b|or\b|is\b|are\b|should\b|must\b|can\b|needs?\b|has\b|fields?\b|columns?\b)(.+)$
  `,
];
const TITLE_IT =
  /^(?:call|name|title|retitle) (?:it|this) (.+)$|^(?:it|this) should be (?:called|named|titled) (.+)$/i;

function asTitle(text: string | undefined): Found | undefined {
  if (!text) return undefined;
  const quoted = /^["'].+["']$/s.test(text.trim());
  const raw = unquote(text.trim().replace(/[.!]+$/, ''));
  const title = shorten(quoted ? raw : titleCase(raw), 60);
  return /[\p{L}\p{N}]/u.test(title) ? found({ kind: 'setTitle', title }) : undefined;
}

/** 'the title should be Riffs', 'call the app Riffs', 'call it Riffs' when no field was just spoken of. */
export const readTitle: Reader = (clause, scope) => {
  for (const pattern of TITLE_PATTERNS) {
    const match = pattern.exec(clause);
    if (!match?.[1]) continue;
    // A field called Title may be meant by 'title is required', 'change title to long text'.
    const hasTitleField = /\btitle\b/i.test(clause) && resolveField('title', scope) !== undefined;
    if (hasTitleField && /^(?:rename|relabel) (?:the )?title\b/i.test(clause)) return undefined;
    if (
      hasTitleField &&
      /^(?:an? |required|optional|mandatory|text|number|long|date|choice|rating|link|called|named|the first|first|last)/i.test(
        match[1],
      )
    )
      return undefined;
    return asTitle(match[1]);
  }
  const it = TITLE_IT.exec(clause);
  return it && scope.touchedField === undefined ? asTitle(it[1] ?? it[2]) : undefined;
};

const CURRENCY_WISH = pattern('i')`
  ^(?:${CURRENCY_WISH_WORDS}[\s:]+)*
  ((?:us |british |indian |swiss |canadian |australian )?[a-z€$£₹¥]+(?: sterling| dollars?)?)
  (?: (?:as (?:the )?currency|currency|please|instead|symbol|sign))*$
`;

/** 'use euros', 'amounts in GBP', 'currency: EUR', 'show prices in £'. */
export const readCurrency: Reader = (whole) => {
  const clause = whole.replace(/\s+(?:instead of|rather than|not) (?:the )?\S+(?: dollars?)?$/i, '');
  const match = CURRENCY_WISH.exec(clause);
  const code = match?.[1]
    ? currencyOf(match[1], !/currency|price|amount|cost|money|use/i.test(clause))
    : undefined;
  if (!code || !match?.[1]) return undefined;
  const isSaid = /\b(?:currency|prices?|amounts?|costs?|money|use|in|values?|to)\b/i.test(clause);
  return isSaid ? found({ kind: 'setCurrency', currency: code }) : undefined;
};

const VIEW_WORDS: readonly (readonly [ViewKind, RegExp])[] = [
  ['cards', /\b(?:cards?|tiles|gallery|grid)\b/i],
  ['table', /\b(?:tables?|rows|spreadsheet|tabular)\b/i],
  ['list', /\blists?\b/i],
];
const VIEW_CLAUSE = pattern('i')`
  ^(?:(?:please\s+)?${VIEW_VERBS}\b)?.*?\b
  (?:as|in|into|to|to be|a|an|use|with|by default|the|view)?\s*(?:an? |the )?(?:simple |plain )?
  (?:cards?|tiles|table|list|grid|rows|tabular)
  (?: (?:view|layout|format|form|mode|style|display|by default|as default|instead|please|grid))*$
`;

const SHOWN_TABLE = pattern('i')`
  ^(?:
    show|display|present|view|list|see|open|render|have|put|arrange|make|turn|change|switch|shown
    |displayed
  )\s+(?:me\s+)?(.+?)\s+(?:as|in|into|to)\b
`;

/** 'show as cards', 'card view', 'display contacts as a list', 'switch to the table'. */
export const readView: Reader = (whole, scope) => {
  const clause = whole.replace(
    /,?\s+(?:instead of|rather than|not) (?:as )?(?:an? |the )?(?:table|list|cards?|rows)(?: view)?$/i,
    '',
  );
  if (/\b(?:don't|do not|never|dislike|hate)\b/i.test(clause)) return undefined;
  if (
    !VIEW_CLAUSE.test(clause) ||
    /\b(?:add|create|remove|delete|rename|field|column|new|sort|order|of|for|with)\b/i.test(clause)
  )
    return undefined;
  const says =
    /\b(?:as|view|layout|show|shown|display|displayed|switch|use|default|format|cards|tiles|prefer|present|in an?|into)\b/i.test(
      clause,
    );
  const view = VIEW_WORDS.find(([, pattern]) => pattern.test(clause))?.[0];
  if (!says || !view) return undefined;
  const noun = SHOWN_TABLE.exec(clause)?.[1];
  const entity = noun ? entityForView(noun, scope) : currentEntity(scope);
  if (!entity) return undefined;
  return found({ kind: 'setView', entity: entity.id, view });
};

const ANY_TABLE = pattern('i')`^${ALL_RECORDS}$`;

function entityForView(noun: string, scope: Scope) {
  if (ANY_TABLE.test(noun)) return currentEntity(scope);
  return resolveEntity(noun, scope);
}
