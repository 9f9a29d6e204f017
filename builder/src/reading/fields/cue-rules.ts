import type { FieldType } from '@tessera/shared/contracts';
import { pattern } from '../../words/pattern';

/** What words around the noun say about a field that nobody has listed. */
export interface Cue {
  readonly type: FieldType;
  readonly unit?: string;
  readonly currency?: string;
  /** Another name, where the words are none. */
  readonly name?: string;
  /** The words leave little doubt. */
  readonly isSure?: boolean;
}

type Rule = readonly [RegExp, Cue];

const DAY = '(?:day|night|evening|date|month|week|monday|tuesday|wednesday|thursday|friday|saturday|sunday)';
/** In order: what leaves no doubt first. */
export const CUE_RULES: readonly Rule[] = [
  [/^(?:[€£$]+|euros?|dollars|pounds)$/, { type: 'money', name: 'Amount', isSure: true }],
  [/^%$/, { type: 'percent', name: 'Percentage', isSure: true }],
  [/\b(?:colou?rs?|colur)$/, { type: 'color' }],
  [
    /^(?:date|day)(?: ?[+&/] ?| and | & )(?:the )?(?:time|hour|ut|utc)\b|\b(?:day|date) and time\b/,
    { type: 'datetime', isSure: true },
  ],
  [/\b(?:in|at|kick-?off) (?:local|utc) time$|^utc\b|\butc$/, { type: 'datetime' }],
  [
    /\b(?:photos?|pics?|pictures?|selfies?|snaps?|snapshots?|screenshots?|headshots?|fotos?|images?|mugshots?|thumbnails?)\b(?! (?:no|number|count|credit|by|taken|consent|link|url|permission))/,
    { type: 'image', isSure: true },
  ],
  [/^(?:a )?scan of\b/, { type: 'image' }],
  [/\b(?:insta|instagram|url|website|weblink|homepage|webpage|_link| link)$/, { type: 'url' }],
  [
    pattern()`
      ^(?:her|his|their|owner'?s|parent'?s|mum'?s|mums|dad'?s|doctor'?s|vet'?s|manager'?s|managers
      |captain'?s|captains|driver'?s|mum or dad'?s|relative'?s|[a-z]+(?:er|or|ant)'s) (?:number|no\.?
      |tel\w*|phone|mobile|mob)$
    `,
    { type: 'phone', isSure: true },
  ],
  [/\b(?:phone|mobile|telephone|whatsapp|tel)(?: no\.?| number| nr)?$/, { type: 'phone' }],
  [/\be-?mail\b/, { type: 'email' }],
  [
    /\b(?:price|cost|fee|fare|rent|salary|wage|takings|deposit)s? (?!paid\b|received\b|code\b|list\b|group\b|class\b|per unit of\b|type\b|basis\b|category\b|source\b|centre\b|center\b|returned\b)/,
    { type: 'money' },
  ],
  [
    /\b(?:price|cost|fee|fare|takings|salary|wage|instalment|instalments|expenses|invoice total|hire charge|value each)s?$/,
    { type: 'money' },
  ],
  [
    /\b(?:inc|incl|ex|excl|including|excluding|without|with)\.? (?:vat|tax|gst|postage)$/,
    { type: 'money', isSure: true },
  ],
  [
    /^(?:per|a|by the) (?:hr|hour|term|night|week|month|year|day|km|mile|head|person|session|lesson|glass|bottle|piece|kilo|kg)$/,
    { type: 'money' },
  ],
  [
    /\b(?:deposit|fees?|dues|subs|rent|invoice|bill|commission|membership|subscription) (?:paid|received|returned|settled|sent)\b/,
    { type: 'boolean' },
  ],
  [
    pattern()`
      ^(?:monthly|yearly|annual|weekly|daily|hourly|quarterly|yearly) (?:limit|budget|payment
      |contribution|gift|rate|fee|pay|cost|instal\w+|lease|premium|subscription|allowance|amount|wage
      |rent|salary|saving|savings|donation|charge)s?$
    `,
    { type: 'money', isSure: true },
  ],
  [
    pattern()`
      ^(?:price|cost|fee|rent|salary|budget)(?:\/| (?:max|min|low|high)\b)|^(?:eur|usd|gbp|chf)$
      |\b(?:budget|co-?pay|freight|toll|tolls|postage|surcharge|turnover|revenue|payout|winnings
      |bounty|ransom|tuition|alimony|pension|damages claimed|fine paid)$
    `,
    { type: 'money' },
  ],
  [
    /^(?:sum|amount|total) (?:awarded|spent|paid|raised|owed|due|asked|granted|received|invested)$/,
    { type: 'money', isSure: true },
  ],
  [/^(?:paid|given|put) into\b|\bsold for$|\binsured for$|^worth\b/, { type: 'money' }],
  [/^(?:last|next|first)(?: time)?$|^(?:last|next|first) time\b/, { type: 'date' }],
  [
    new RegExp(
      `^(?:last|next|first|which|what|payment|opening|closing|wedding|brew|bake|rest|open|departure) ${DAY}\\b`,
    ),
    { type: 'date' },
  ],
  [/\b(?:when|since|until|till)$/, { type: 'date' }],
  [
    /^(?:wanted|needed|due|promised|ready|back|done|finished|cured|returned|expected|reply|review|decide|pay|drink|eat|use|sell|respond|order|apply|answer|renew|book) (?:by|before)$/,
    { type: 'date' },
  ],
  [/^\w+ (?:it|them|him|her) (?:back |out |up |in )?on$/, { type: 'date' }],
  [/\byes no$|\by n$|^may (?:it|i|we|or)\b|\bor no\b/, { type: 'boolean', isSure: true }],
  [
    pattern()`
      \bstill\b|\b(?:permission|consent|usable|available|edible|repairable|reusable|washable|billable
      |playable|readable|playable|-proof|-safe)$|^(?:passed|failed|staying|lending|coming|attending
      |owes|kicks|bites|half board|full board|camping|own|allowed) \w|^(?:half|full) board$
    `,
    { type: 'boolean' },
  ],
  [
    pattern()`
      \b(?:people|pupils|dogs|members|names|players|kids|children|guests|musicians|persons|students
      |staff|animals|species) (?:mentioned|present|attending|involved|there|in it|in the picture
      |shown)$|^(?:week)?days? (?:available|free)$|^(?:available|free) (?:days|weekdays|evenings
      |mornings)$|^(?:evenings|mornings|weekends|afternoons) (?:available|free)$
    `,
    { type: 'tags', isSure: true },
  ],
  [/^(?:up|down|out|in|off) (?:since|on)$/, { type: 'date' }],
  [/^(?:out|in|up|down|back|left|home) at$/, { type: 'time' }],
  [/ where$/, { type: 'text' }],
  [/ why$|^why\b/, { type: 'longtext' }],
  [/ how many$/, { type: 'integer' }],
  [/^(?:anything|something|whatever|everything|things \w+)\b/, { type: 'longtext' }],
  [
    pattern()`
      \b(?:remarks?|notes?|comments?|observations?|instructions|thoughts|feedback|explanation
      |description|story|details|summary|stuff|issues|problems?|complaints?|findings|reasons?|wishes
      |requests|tips|concerns|diagnosis|injur(?:y|ies)|damages?|symptoms?|defects?|faults?|history
      |report)$
    `,
    { type: 'longtext' },
  ],
  [/^(?:anything|stuff|bits|list of|what to|to do|things to|jobs|work) \w/, { type: 'longtext' }],
  [
    pattern()`
      ^(?:can|cannot|has|have|had|is|are|was|were|did|does|do|needs?|wants?|owns?|knows?|likes?|eats?
      |speaks?|comes?|goes|gets|allowed|allergic|able|willing|suitable|safe|good with|ok with
      |okay with|still|already|also|under|with|without|no longer) \w
    `,
    { type: 'boolean' },
  ],
  [
    pattern()`
      \b(?:ok|okay|yet|already|needed|required|possible|wanted|allowed|welcome|included|in order
      |works?|ready|safe|complete|intact|attached|on file|in time|on time|on site|at home|in stock
      |by me|myself|again|back)$
    `,
    { type: 'boolean' },
  ],
  [
    pattern()`
      \b(?:signed|checked|booked|sent|paid|approved|confirmed|informed|trained|printed|packed|washed
      |cleaned|locked|handed in|handed over|fixed|obtained|posted|issued|received|cancelled|invoiced
      |filed|ordered|agreed|returned|present)$
    `,
    { type: 'boolean' },
  ],
  [
    pattern()`
      \b(?:temp|temps|temperature|humidity|voltage|pressure|weight|width|height|depth|length|diameter
      |thickness|radius|volume|speed|flow|yield|dose rate|ratio|index|factor|density|level|reading
      |limit|conductivity|hardness|concentration|strength)(?: (?:before|after|now|then|today|start
      |end|in|out|min|max|left|right|limit|lower limit|upper limit))$
    `,
    { type: 'number' },
  ],
  [
    /^(?:nr|num|no|number|count|qty|quantity|total|max|min|avg|average|approx|amount)\.? (?:of )?[a-z]+s\b/,
    { type: 'integer' },
  ],
  [
    /^(?:total|avg|average|max|min|peak|best|highest|lowest)\.? (?:hr|score|rank|count|points|rpm|power|watts)\b/,
    { type: 'integer' },
  ],
  [/^(?:#|no\.?|nr\.?|num|number)$/, { type: 'integer' }],
  [
    /(?:^|(?<! (?:this|last|next|each|every|per)) )(?:year|age|seat|lap|round|points|count|qty|quantity|total|headcount|tally|edition|generation)(?: no\.?)?$/,
    { type: 'integer' },
  ],
  [
    /\b(?:taste|quality|comfort|enjoyment|rating|feeling|fun|flavour|verdict|score out|stars?|yumminess|difficulty|satisfaction|likeability|happiness|tastiness|friendliness)$/,
    { type: 'rating' },
  ],
  [
    /\b(?!business|illness|witness|harness|fitness|handedness|wellness|availability|disability|capability|liability|readiness)\w+(?:ness|ability)$/,
    { type: 'rating' },
  ],
  [
    pattern()`
      \b(?:length|duration|running time|time (?:taken|spent|needed|it took|on site|on machine|worked)
      |(?!start|finish|end|arriv|depart|open|clos|land|meet|wak|feed|check|board|pick|show
      |tak)\w{3,}ing time|(?:roast|bulk|burn|dwell|hold|block|rise|proof|soak|rest|prep|cook|bake
      |brew|run|play|lap|drive|travel|set-?up|lead|wait|cycle|flight|swim|ride) time)$
    `,
    { type: 'duration' },
  ],
  [
    /\b(?:start|end|finish|begin|opening|closing|departure|arrival|pick-?up|meeting|meet|bed|show|curtain|door)s?(?: |-)?time$|^(?:time|hour) (?:in|out|of)\b/,
    { type: 'time' },
  ],
  [
    /\b(?:people|persons|kids|children|guests|adults|helpers|pupils|visitors|members|volunteers|crew|players) (?:in|on|at) (?:it|there|them)$/,
    { type: 'tags' },
  ],
  [
    /\b(?:keywords|tags|labels|topics|themes|allergens|skills|languages|hashtags|triggers|ingredients used|genres)\b/,
    { type: 'tags' },
  ],
  [
    pattern()`
      \b(?:signed|found|bought|made|taken|checked|repaired|written|cleaned|logged|handled|done
      |approved|entered|reported|recorded|identified|caught|painted|drawn|prescribed|seen|led|run
      |played|sung|taught|built|cooked|baked|given|donated|sent|caught|measured|witnessed|verified
      |assigned|booked|lent|borrowed|collected|delivered|fitted|tested|inspected
      |served) (?:out )?(?:by|to|with|from)$
    `,
    { type: 'person' },
  ],
  [/^(?:for|by|to|from|with|of) (?:whom|who)$|^(?:by|4 who|2 whom)$/, { type: 'person' }],
];
