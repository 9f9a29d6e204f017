import { CHANNELS, COUNTING_WORDS, WORDS_BEHIND_NOUNS } from './lists/wishes';
import { PEOPLE } from './lists/people';
import { HOLD_VERBS, RECORD_VERBS } from './lists/verbs';
import { pattern } from './pattern';
import type { WishKind } from './wish-kinds';
import { nounWish } from './wish-nouns';

/** What follows a verb and never the first word of a name: 'show the total', but 'show number'. */
const OBJECT = pattern('i')`
  ^\s+(?:
    the|an?|my|me|us|everybody|everyone|people|our|your|their|his|her|this|these|those|all|any|each|every|how|when|if|who|which|what
    |where|whether|it|them|only|just|two|no|that|by|up|after|before
  )\b
`;
const WITH_OBJECT: readonly (readonly [RegExp, WishKind])[] = [
  [
    /^(?:calculat|comput|work(?:s|ing)? out|figur\w* out|add(?:s|ing)? up|sum|total|averag|count)\w*/i,
    'figure',
  ],
  [/^(?:filter|group|only show|show only|hide|narrow)\w*/i, 'filter'],
  [/^(?:highlight|warn|alert|flag|mark|colou?r|tell)\w*/i, 'badge'],
  [/^(?:prevent|stop|block|reject|refus|forbid|limit|ensure|make sure|let|allow|check)\w*/i, 'rule'],
  [/^(?:e-?mail|invit|messag|notif|remind|send|text)\w*/i, 'message'],
  [/^(?:identify|predict|recogni[sz]e|recommend|suggest|summari[sz]e|transcribe|translate)s?/i, 'assistant'],
  [/^(?:scan|sign)(?:s|ning|ing)?/i, 'device'],
  [/^plays?/i, 'player'],
  [/^back(?:s|ing)? up/i, 'sync'],
  [
    pattern('i')`
      ^(?:
        show|display|see|view|list|compare|give|ask|convert|duplicat|copy|clon|draw|generat|repeat
        |escalat|swap
      )\w*
    `,
    'behaviour',
  ],
];

/** Verbs that say by themselves, or with these words behind them, what is wished for. */
const PLAIN: readonly (readonly [RegExp, WishKind])[] = [
  [/^pays?(?:ing)? (?:by|in|online|through|using|via|with)\b(?! (?:date|day)\b)/i, 'payment'],
  [/^(?:buy|order|purchase|sell)s?\b.* online\b/i, 'payment'],
  [/^(?:log|sign)s?[ -]?(?:in|on|up)(?:$| (?:and|as|to|using|via|with)\b)/i, 'account'],
  [/^play(?:s|ing)? against\b/i, 'game'],
  [/^sync\w*(?:$| (?:across|between|from|to|when|with)\b)/i, 'sync'],
  [/^works?(?:ing)? (?:offline|without (?:internet|network|reception|signal|wi-?fi))\b/i, 'sync'],
  [pattern('i')`^(?:e-?mail|messag(?:e|es)|notif(?:y|ies)|remind|text)s? ${PEOPLE}(?:\s|$)`, 'message'],
  [/^(?:get|receive)s? (?:an? )?(?:confirmation|e-?mail|message|notification|sms|text)\b/i, 'message'],
];

/** 'receipt by post', but not 'contacted by e-mail': that is said of somebody. */
const BY_CHANNEL = pattern('i')`
  (?:^|\s)(?!contact\s)(?!\w+(?:ed|en|ght)\s)\w+ (?:by|over|via) ${CHANNELS}(?:$|\s(?!address|number))
`;
const TO_OTHERS = pattern('i')`
  ^(?:e-?mails?|letters?|messages?|sms|texts?) to (?:
    .+ (?:after|before|if|once|when)|all|every(?:body|one)|those|${PEOPLE}
  )\b
`;
const AT_TIMES = pattern('i')`
  \bevery (?:other|${COUNTING_WORDS}) (?:seconds?|minutes?|hours?|days?|weeks?|months?|mornings?|evenings?)\b
  |\bevery (?:second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\d+(?:st|nd|rd|th))\b
  |\b(?<!\w(?:ed|en|ght) )every (?:evening|hour|minute|morning|night|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b
  |\b(?:as soon as|the (?:day|night|week) before)\b
  |^auto-\w+ed\b
`;

/** 'let customers pay online': what somebody is to be able to do. */
const GRANT = /^(?:lets?|allows?|enables?) (?:the )?[\w-]+ (?:to )?(.+)$/i;
const KEEPING = pattern('i')`^(?:${HOLD_VERBS}|${RECORD_VERBS}|choose|pick|rate|set)\b`;

function grantWish(clause: string): WishKind | undefined {
  const granted = GRANT.exec(clause)?.[1];
  if (granted === undefined) return undefined;
  return verbWish(granted) ?? (KEEPING.test(granted) ? undefined : 'behaviour');
}

const SHOWN_ON = /^.* (?:as|in|on) (?=an? )/i;

function objectWish(clause: string): WishKind | undefined {
  for (const [begins, wish] of WITH_OBJECT) {
    const object = clause.slice(begins.exec(clause)?.[0].length ?? 0);
    // 'show them on a map' shows, but what it asks for is a map.
    if (object !== clause && OBJECT.test(object))
      return (wish === 'behaviour' ? nounWish(object.replace(SHOWN_ON, '')) : undefined) ?? wish;
  }
  return undefined;
}

/** The kind of a wish that goes by its verb: with an object, so that a field called 'Show number' or 'Mark' stays one. */
export function verbWish(clause: string): WishKind | undefined {
  const plain = PLAIN.find(([verb]) => verb.test(clause));
  if (plain) return plain[1];
  if (BY_CHANNEL.test(clause) || TO_OTHERS.test(clause)) return 'message';
  const wish = objectWish(clause);
  if (AT_TIMES.test(clause)) return wish === 'message' ? wish : 'schedule';
  return wish ?? grantWish(clause);
}

/** 'report a member', 'couples pick their songs', but not 'times a day' nor 'speaks the language'. */
const DOES = pattern('i')`
  ^(?!(?:all|both|had|has|knows|owns|passed|speaks)\b)(?:[a-z]+s )?(?!\w+(?:ed|en|ght|ing)\s)[a-z]+[ ]
  (?:an?|her|his|my|our|the|their) (?!(?:day|month|night|week|year)\b)\w
`;
const IS_NOUN_PHRASE = pattern('i')`^(?:\w+ )?${WORDS_BEHIND_NOUNS}\s`;

/** Whether somebody does something to something: the second or third word of a name is no article. */
export function saysWhoDoes(clause: string): boolean {
  return DOES.test(clause) && !IS_NOUN_PHRASE.test(clause);
}
