/**
 * Nouns of what an application would have to do or to be, by what it is. They count only where a phrase ends in them:
 * 'a map of the beds' asks for a map, 'map reference' for a value.
 */

/** Drawn on the ground of a map. */
export const MAP_NOUNS: readonly string[] = [
  'directions',
  'maps?',
  'navigation',
  'route planner',
  'street view',
];

/** Asks and marks. */
export const QUIZ_NOUNS: readonly string[] = [
  'flash ?cards?',
  'multiple[- ]choice (?:questions|tests?)',
  'polls?',
  'quiz(?:zes)?',
];

/** Talk between people. */
export const CHAT_NOUNS: readonly string[] = [
  'chat ?rooms?',
  'chats?',
  'comment sections?',
  'discussion boards?',
  'forums?',
  'message boards?',
  'video calls?',
];

/** Runs while somebody looks. */
export const TIMER_NOUNS: readonly string[] = [
  '(?:alarm|chess|countdown) clocks?',
  'count ?downs?',
  'metronomes?',
  'stop ?watch(?:es)?',
  'timers?',
];

/** Plays sound or moving pictures. */
export const PLAYER_NOUNS: readonly string[] = [
  '(?:audio|media|mp3|music|podcast|sound|video) players?',
  '(?:instant|slow-motion|video) replays?',
  'live ?streams?',
];

/** Takes money. */
export const PAYMENT_NOUNS: readonly string[] = [
  '(?:card|credit card|in-app|mobile|online|paypal|stripe) payments?',
  '(?:donate|donation|pay|payment) (?:buttons?|form|gateway|page|processing)',
  '(?:online|reward|rewards|web) (?:shop|store)s?',
  '(?:shopping )?(?:basket|cart)s?',
  'checkout',
  'paywall',
];

/** Knows who somebody is and what that one may do. */
export const ACCOUNT_NOUNS: readonly string[] = [
  '(?:admin|client|customer|guest|member|parent|staff|student|user) (?:accounts?|areas?|logins?|portals?|roles)',
  'access (?:control|levels|rights)',
  'log-?ins?',
  'password[- ]protect(?:ed|ion)(?: \\w+)?',
  'permissions',
  'roles',
  'sign-?(?:ins?|ups?)(?! (?:sheets?|lists?|boards?)\\b)',
];

/** Speaks to somebody who is not looking. */
export const MESSAGE_NOUNS: readonly string[] = [
  '(?:automatic|bulk|confirmation|daily|follow[- ]?up|invitation|mass|monthly|order|recall|receipt|reminder|thank[- ]?you|weekly|welcome) (?:e-?mails?|letters?|messages?|sms|texts?)',
  '(?:daily|monthly|weekly) (?:\\w+ )?(?:digests?|e-?mails?|mails?|newsletters?)',
  'notifications',
  'push (?:alerts?|messages?|notifications?)',
];

/** Is a thing that is held in the hand. */
export const DEVICE_NOUNS: readonly string[] = [
  '(?:card|chip|code|tag) readers?',
  '(?:label|receipt|ticket) print(?:er|ers|ing)',
  '(?:live|web) ?cam(?:era)?s?',
  '(?:signature|signing) (?:field|pad)s?',
];

/** Reaches other devices and services. */
export const SYNC_NOUNS: readonly string[] = [
  '(?:cloud|offline) (?:access|back-?ups?|mode|storage|support|sync|use)',
  'apis?',
  'integrations?',
  'sync(?:ing|hroni[sz]ation)?',
  'webhooks?',
];

/** Comes from somewhere else, and changes by itself. */
export const OUTSIDE_NOUNS: readonly string[] = [
  '(?:delivery|gps|parcel|shipment) tracking',
  '(?:weather|wind) forecasts?',
  'live (?:bidding|data|delays|departures|feeds?|locations?|prices|rates|results|scores|tracking|traffic|updates)',
];

/** Other ways to lay records out than by a field. */
export const ORDER_NOUNS: readonly string[] = ['(?:custom|manual|random|shuffled) (?:order|sorting)'];

/** Seen by others. */
export const SHARING_NOUNS: readonly string[] = [
  '(?:online|self-service) (?:booking|check-?in|form|order|ordering|registration|reservation)s?(?: (?:form|page))?',
  'public (?:calendar|catalog(?:ue)?|gallery|link|list|page|profile|schedule|site|timetable|url|view)s?',
];

/** What is kept in files. */
export const MEDIA_NOUNS: readonly string[] = [
  '(?:audio|sound|video|voice) (?:clip|file|message|note|sample)s?',
  'attachments',
  'audio',
  'documents',
  'files',
  'images?',
  'photos?',
  'pictures?',
  'recordings?',
  'scans?',
  'videos?',
];

/** Makes or checks something for somebody. */
export const TOOL_NOUNS: readonly string[] = [
  '(?:bar ?code|qr code) (?:reader|scanner)s?',
  '(?:grammar|plagiarism|spell(?:ing)?)[- ]?check(?:er|ers|ing|s)?',
  '\\w+ (?:chooser|finder|generator|matcher|picker|randomi[sz]er|shuffler|solver|viewer)s?',
  'calculators?',
  'row counters?',
];

/** Worked out from many records. */
export const FIGURE_NOUNS: readonly string[] = [
  'leader ?boards?',
  'league tables?',
  'score ?boards?',
  'statistics',
  'stats',
  'streaks?',
];

/** Shows pictures beside each other. */
export const GALLERY_NOUNS: readonly string[] = ['(?:image|photo|picture) galler(?:y|ies)'];

/** Parts of an application: 'quiz app' and 'map view' are a quiz and a map. */
export const APPLICATION_PARTS: readonly string[] = [
  'app',
  'application',
  'button',
  'feature',
  'function',
  'game',
  'mode',
  'page',
  'program',
  'programme',
  'screen',
  'section',
  'site',
  'support',
  'system',
  'tab',
  'tool',
  'view',
  'website',
  'widget',
  'window',
];

/** Words that end the noun which a phrase is about: 'count' in 'count of members'. */
export const WORDS_BEHIND_NOUNS: readonly string[] = [
  'about',
  'after',
  'among',
  'as',
  'at',
  'before',
  'between',
  'by',
  'for',
  'from',
  'if',
  'in',
  'of',
  'on',
  'per',
  'so',
  'that',
  'through',
  'to',
  'until',
  'using',
  'via',
  'when',
  'where',
  'which',
  'who',
  'with',
  'without',
];

/** Words behind a noun that say how often. */
export const TIMES_BEHIND_NOUNS: readonly string[] = [
  'again',
  'always',
  'automatically',
  'ever',
  'instantly',
  'once',
  'online',
  'please',
  'too',
  'twice',
];

/** Words for the one that stands out among many. */
export const SUPERLATIVES: readonly string[] = [
  'best',
  'biggest',
  'busiest',
  'cheapest',
  'fastest',
  'heaviest',
  'highest',
  'largest',
  'least',
  'longest',
  'lowest',
  'most',
  'oldest',
  'shortest',
  'slowest',
  'smallest',
  'tallest',
  'top',
  'worst',
  'youngest',
];

/** Ways to reach somebody who is not looking. */
export const CHANNELS: readonly string[] = [
  'e-?mail',
  'phone call',
  'post',
  'push',
  'sms',
  'text',
  'text message',
  'whatsapp',
];

/** Numbers in words. */
export const COUNTING_WORDS: readonly string[] = [
  '\\d+',
  'eight',
  'five',
  'four',
  'nine',
  'seven',
  'six',
  'ten',
  'three',
  'two',
];

/** Says of a value that it comes from others. */
export const WORKED_OUT: readonly string[] = ['calculated', 'computed', 'derived', 'worked out'];
