import { next } from './phrase';

/** How people speak of signing in: the deed, the thing, by what and where (DATA-03). */

const OWN =
  '(?:an? |the |their |his |her |his or her |your |our |my |own |personal |separate |individual |private |user |secure |email |member )*';

/** 'sign in', 'logs in to', 'create an account'. */
export const SIGN = next(
  '(?:sign|signs|signing|log|logs|logging) ?(?:in|on)(?: and (?:(?:sign|log) )?(?:out|off))?(?:to| to(?= (?:it|the|this|our|my) ?))?',
  '(?:be|get|are|is|being|stay|have|has|been) (?:signed|logged) (?:in|on)',
  '(?:login|signin|authenticate|identify themselves)',
);
export const SIGN_UP = next(
  '(?:sign|signs|signing) ?up',
  'signup',
  'register(?:s|ing)?',
  `(?:create|creates|creating|make|makes|making|open|set up) ${OWN}(?:accounts?|logins?)`,
);
/** 'have their own login'. */
export const HAVE = next(
  `(?:have|has|having|get|gets|getting|need|needs|own|receive|use) ${OWN}(?:accounts?|logins?|log ?ins?|sign ?ins?|passwords?)`,
);

/** What one is given: 'an account of their own'. */
export const ACCOUNT = next(`${OWN}(?:accounts?|logins?|log ?ins?|sign ?ins?)(?: of their own)?`);

/** The thing itself, where it can mean nothing else. */
export const SIGN_IN_NOUN = next(
  '(?:sign|log) ?(?:ins?|ons?)(?: and (?:sign|log) ?(?:ins?|ups?|outs?|offs?))?(?: ?(?:pages?|screens?|forms?|systems?|functions?|features?|areas?|dialogs?|steps?|wall|options?|button|requirements?))?',
  '(?:user|member|customer|client|staff|team|employee|admin|personal|individual|separate|parent|student|guest)s? (?:accounts?|log ?ins?|sign ?ins?|authentication|registration|management)(?: (?:page|screen|system|feature)s?)?',
  '(?:accounts|authentication|user auth|password protection|registration and log ?in)',
);
/** 'login' alone may be a field as well: said with a word that asks for it. */
export const ADJECTIVES = next(
  '(?:an?|the|some|any|proper|simple|real|own|separate|personal|individual|secure|basic|mandatory|required|optional|their|e ?mail|mail|private|working|little|kind of|sort of|way to|new|single|our|my|its)',
);

export const WHERE = next(
  '(?:to |into |for |on |in )?(?:it|(?:the|this|my|our) (?:app|application|site|website|web app|tool|system|page|portal))',
  'first',
  '(?:all )?(?:by )?(?:themselves|himself|herself|myself|itself)',
  'on their own',
  '(?:here|there|online|individually|separately|securely|easily|safely|as well)',
  'from (?:home|anywhere|(?:their|his|her|any) (?:phones?|computers?|devices?|laptops?|own phones?))',
  '(?:with|by|via|using|through|per|over) (?:an? |the |their |his |her |his or her |your |our |own |only |just |one time |mailed |emailed |personal |school |work |company )*(?:e ?mails?|mail|emailed code|codes?|magic links?|links?|tokens?)(?: address(?:es)?| codes?| links?)?',
  '(?:with|by|via|using) (?:a|the|one time|mailed|emailed) (?:code|link)(?: (?:by|via|from|in) (?:an )?(?:e ?mail|mail))?',
  'if they (?:want|like|wish)(?: to)?',
  'before (?:anything else|using (?:it|the app)|they use (?:it|the app))',
  'every ?time',
);
export const PASSWORD = next(
  '(?:with|by|via|using|and) (?:an? |the |their |his |her |your |own |e ?mail |user ?names? |and |a |secure |personal )*passwords?',
);
export const OTHER_WAY = next(
  '(?:with|by|via|using|through) (?:an? |the |their |his |her |your |own )*(?:google|facebook|apple|microsoft|github|linkedin|sso|single sign on|oauth|phone numbers?|sms|text messages?|pin(?: codes?)?|finger ?prints?|pass ?keys?)(?: (?:accounts?|ids?|log ?ins?))?',
);
/** Ways to sign in that there are not. */
export const OTHER_WAYS =
  /\b(?:google|facebook|apple|microsoft|github|linkedin|twitter|sso|single sign on|oauth|saml|ldap|active directory|okta|azure|two factor|2fa|mfa|finger ?prints?|face id|pass ?keys?|phone numbers?|sms|text messages?|whatsapp|pin(?: codes?)?|badges?|id cards?|qr)\b/;

/** Signing in at a place in the world, or at a time of day, is no wish of an application. */
export const ELSEWHERE =
  /\b(?:sign|log)\w* (?:in|on)(?: and (?:out|off))? (?:at|when|every|each (?:morning|day|evening|week|time|shift)|by hand|on paper|with (?:an? |the |their )*(?:signatures?|badges?|names?|keys?|cards?|pens?))\b/;

/** Of somebody who is signed in by then: 'without logging in', 'unless they have an account'. */
export const SIGNED =
  '(?:(?:they|he or she|he|she|you|people|users|one) )?(?:(?:are|is|have|has|am|having|being|first) )*(?:(?:sign|log)(?:s|ing|ged|ned|ed)? ?(?:in|on|up)|an? (?:account|log ?in|sign ?in|user account)|log ?in|registering|registered|accounts?)(?: first)?';
