import type { TypeGuess } from './field-lexicon';
import { NOUNS_IN_BLE, RECURRING_EVENTS } from './lists/nouns';
import { COUNTED_PARTICIPLES, IRREGULAR_EVENTS } from './lists/participles';
import { VALUABLES } from './lists/record-words';
import { DEADLINE_VERBS } from './lists/verbs';
import { pattern } from './pattern';

/** What a word means by itself in records of a kind: 'time' of a run, 'steps' of a recipe. */
export const HINTS: readonly (readonly [RegExp, Readonly<Record<string, TypeGuess>>])[] = [
  [
    /\b(?:run|running|runs|race|swim|ride|cycling|cycle|workout|training|hike|marathon|rowing|sprint)/,
    {
      time: { type: 'number', unit: 'min', min: 0 },
      effort: { type: 'rating', min: 1, max: 10 },
      steps: { type: 'integer', min: 0 },
    },
  ],
  [
    /\b(?:recipe|cook|bak|dish)/,
    {
      time: { type: 'integer', unit: 'min', min: 0 },
      steps: { type: 'longtext' },
      amount: { type: 'text' },
      tips: { type: 'longtext' },
      method: { type: 'longtext' },
    },
  ],
  [/\b(?:coffee|brew|espresso|tea)\b/, { time: { type: 'integer', unit: 's', min: 0 } }],
  [
    /\b(?:hockey|football|soccer|basketball|baseball|cricket|rugby|handball|volleyball|league|team|player|sport|match)/,
    {
      games: { type: 'integer', min: 0 },
      matches: { type: 'integer', min: 0 },
      caps: { type: 'integer', min: 0 },
      appearances: { type: 'integer', min: 0 },
      score: { type: 'text' },
    },
  ],
  [
    /\b(?:d&d|rpg|dungeon|character|campaign|game|player)/,
    { level: { type: 'integer', min: 0 }, class: { type: 'text' }, xp: { type: 'integer', min: 0 } },
  ],
  [/\b(?:allotment|garden|farm|field|vineyard|land)/, { plot: { type: 'text' } }],
  [
    /\b(?:team|club|company|band|brand|brewer|winer|distiller|school|city|town)/,
    { founded: { type: 'integer' } },
  ],
  [/\b(?:comic|magazine|journal issue|newspaper)/, { issue: { type: 'integer', min: 0 } }],
  [/\b(?:crypto|bitcoin|token|wallet)/, { amount: { type: 'number', min: 0 } }],
  [/\b(?:gift|present|donation)/, { gift: { type: 'text' } }],
  [/\b(?:temperature|freezer|fridge|sensor|server)/, { alarm: { type: 'boolean' } }],
  [/\b(?:vendor|supplier|contractor|wedding|repair|renovation|job|catering)/, { quote: { type: 'money' } }],
  [/\b(?:chess|elo)\b/, { rating: { type: 'integer', min: 0 } }],
  [
    /\b(?:meeting|minutes of)/,
    { attendees: { type: 'text' }, participants: { type: 'text' }, people: { type: 'text' } },
  ],
  [/\b(?:invoice|order|bill|ticket|policy|contract)/, { number: { type: 'text' }, no: { type: 'text' } }],
  [/\b(?:coin|stamp|banknote)/, { 'face value': { type: 'money' } }],
  [/\b(?:water|fluid|hydrat|drink)/, { amount: { type: 'integer', unit: 'ml', min: 0 } }],
  [/\b(?:medic|pill|dose|vitamin|supplement|feeding|fertili|food|baby)/, { amount: { type: 'text' } }],
  [
    /\b(?:goal|habit|lesson|class|meeting|dream|project)/,
    { goals: { type: 'longtext' }, assists: { type: 'text' } },
  ],
  [/\b(?:goal|project|meeting|lesson)/, { steps: { type: 'longtext' } }],
  [
    /\b(?:attendance|class|training|register|roll|meeting|rehearsal)/,
    { present: { type: 'boolean' }, absent: { type: 'boolean' }, late: { type: 'boolean' } },
  ],
  [/\b(?:step|walk|fitness|health|habit|daily)/, { steps: { type: 'integer', min: 0 } }],
  [
    /\b(?:movie|film|dvd|series|show|album|vinyl)/,
    {
      seasons: { type: 'integer', min: 0 },
      length: { type: 'integer', unit: 'min', min: 0 },
      format: { type: 'text' },
    },
  ],
  [pattern()`\b${VALUABLES}`, { value: { type: 'money' }, worth: { type: 'money' } }],
  [/\b(?:book|reading|article|magazine)/, { read: { type: 'boolean' }, series: { type: 'text' } }],
];

/** Patterns that are read from the front of a name; the first that matches is believed. */
export const LEADING: readonly (readonly [RegExp, TypeGuess])[] = [
  [/^(?:number|no\.?|count|nr) of /, { type: 'integer', min: 0 }],
  [
    /^(?:max|maximum|min|minimum)\.? (?:number of )?(?!temps|costs|prices|fees)[a-z]+s$/,
    { type: 'integer', min: 0 },
  ],
  [/^\w+ in (?:release|version|build|sprint|milestone)$/, { type: 'text' }],
  [
    /^(?:price|cost|fee|value|worth) (?:each|apiece|a piece|today|now|then|new|asked|offered|agreed)$/,
    { type: 'money' },
  ],
  [
    /^(?:current|latest|total) (?:season|episode|chapter|page|volume|issue|week|round)s?$/,
    { type: 'integer', min: 0 },
  ],
  [/^(?:\w+ ){1,2}(?:ok|okay|works|working|functional|intact|clean)$/, { type: 'boolean' }],
  [/^(?:late|have|got it)$/, { type: 'boolean' }],
  [/^since when$/, { type: 'date' }],
  [/^(?!hours|words)[a-z]{3,}s per (?:day|week|month|year|night|person)$/, { type: 'integer', min: 0 }],
  [/^paid (?:dues|fees?|rent|deposit|tax)$/, { type: 'boolean' }],
  [
    /^(?:km|kms|kilomet(?:re|er)s) (?:driven|ridden|run|walked|covered|flown|cycled|sailed)$/,
    { type: 'number', unit: 'km', min: 0 },
  ],
  [/^(?:wanted|given|offered|received|sent) in (?:exchange|return)$/, { type: 'text' }],
  [
    /^(?:estimate|price|bid|offer) (?:low|high|min|max)$|^(?:low|high|lower|upper) (?:estimate|price|bid|offer)$/,
    { type: 'money' },
  ],
  [
    /^times (?:\w+ed|worn|seen|read|sung|run|eaten|met|done|lent|won|driven|ridden)$/,
    { type: 'integer', min: 0 },
  ],
  [/^(?:signed|accepted|agreed to) (?!by|on|at|up|off|from)(?:\w+ ){0,2}\w+$/, { type: 'boolean' }],
  [/^(?:do not|don't) /, { type: 'boolean' }],
  [/^(?:started|finished|stopped|began) \w+ing$/, { type: 'date' }],
  [
    /^(?:streaming|streamed|available|runs|running|works|playing|based|hosted|stored|saved) on$/,
    { type: 'text' },
  ],
  [
    /^(?:workers|people|staff|guests|visitors|attendees|players|children|adults|volunteers|students) (?:on|at|in) \w+$/,
    { type: 'integer', min: 0 },
  ],
  [/^(?:sold|filled|picked|planted|missed|won) [a-z]+s$/, { type: 'integer', min: 0 }],
  [/^auto(?:matic(?:ally)?)?[- ]\w+$/, { type: 'boolean' }],
  [/^(?:rate|price|cost|fee|charge|pay|wage)s? per /, { type: 'money' }],
  [/^(?:reorder|re-order|refill|restock) (?:at|below|when under)$/, { type: 'integer', min: 0 }],
  [/^(?:#|how many) ?\w/, { type: 'integer', min: 0 }],
  [/^how much /, { type: 'number', min: 0 }],
  [/^(?:how long|length of time)/, { type: 'integer', unit: 'min', min: 0 }],
  [/^(?:amount|quantity|volume|weight|size) of /, { type: 'number', min: 0 }],
  [/^times (?:per|a|each) /, { type: 'integer', min: 0 }],
  [
    /^(?:goals|points|runs|sets|games|score|votes) (?:for|against|scored|conceded)$/,
    { type: 'integer', min: 0 },
  ],
  [
    /^(?:saved|spent|earned|raised|collected|invested|paid) (?:so far|to date|already|until now)$/,
    { type: 'money' },
  ],
  [
    /^(?:\w+ ){0,2}\w*(?:ed|done|paid|sent|taken|seen) (?:today|yet|already|this (?:week|month|year))$/,
    { type: 'boolean' },
  ],
  [
    /^(?:done|paid|sent|taken|seen|read|eaten) (?:today|yet|already|this (?:week|month|year))$/,
    { type: 'boolean' },
  ],
  [/^what (?:i|we|they|he|she|you|went|worked|happened|to)\b/, { type: 'longtext' }],
  [
    pattern()`
      ^(?:
        sow|plant|harvest|drink|available|valid|open|pick|rented|away|booked|loaned|reserved|closed
        |hired
      ) (?:from|until|till)$
      |^(?:valid|available|away|stay|stayed|visit|employed|absent|leave|holiday)[ ]
      (?:from|until|till|to)$
    `,
    { type: 'date' },
  ],
  [
    /^(?:\w+ed|sold|paid|given|sent|taken|put|built|handed|worn) (?:out|off|up|back|away|over|down)$/,
    { type: 'boolean' },
  ],
  [/^(?:available|free|open) (?:on )?(?:\w+days?|weekends?|evenings?|mornings?)$/, { type: 'boolean' }],
  [/^(?:would |will )?(?!again)\w+(?: it)? again$/, { type: 'boolean' }],
  [pattern()`^\w+(?:s|ves|children) ${COUNTED_PARTICIPLES}$`, { type: 'integer', min: 0 }],
  [
    /^(?:survived|passed|completed|finished|reached|attended|cleared|received) (?:the|all|any|both|every|first|final|last) /,
    { type: 'boolean' },
  ],
  [pattern()`^(?!${NOUNS_IN_BLE})[a-z]{3,}[ai]ble$`, { type: 'boolean' }],
  [/^how often/, { type: 'choice', options: ['Daily', 'Weekly', 'Monthly', 'Yearly'] }],
  [/^(?:is|has|was|can|did|does|are|will|should|needs|have|would|had) /, { type: 'boolean' }],
  [/^(?:type|kind|name|title|place|colour|color|source|cause|brand) of /, { type: 'text' }],
  [
    /^time (?:spent|taken|needed|required|played|practi[sc]ed|in|to|on) ?/,
    { type: 'integer', unit: 'min', min: 0 },
  ],
  [/^date(?:s)? /, { type: 'date' }],
  [/^day (?!of )\w+ed$/, { type: 'date' }],
  [pattern()`^(?:last|next|first|previous|most recent) ${RECURRING_EVENTS}$`, { type: 'date' }],
  [pattern()`^(?:last|next|first) ${IRREGULAR_EVENTS}(?: on)?$`, { type: 'date' }],
  [/^(?:when|due) /, { type: 'date' }],
  [/^(?:who|where|what|which|whose|whom|how) /, { type: 'text' }],
  [/^time \w+ed$/, { type: 'time' }],
];

/** Patterns that are read from the end of a name. */
export const TRAILING: readonly (readonly [RegExp, TypeGuess])[] = [
  [
    /^(?:promised|scheduled|planned|booked|needed|set|reserved|expected|agreed) (?:for|by)$/,
    { type: 'date' },
  ],
  [/ (?:on|since|until)$/, { type: 'date' }],
  [pattern()`^${DEADLINE_VERBS} by$`, { type: 'date' }],
  [
    /^(?:found|bought|seen|held|purchased|sold|caught|born|met|stored|kept|located|works?|working|studied|learned|stayed|served) at$/,
    { type: 'text' },
  ],
  [/(?:ed|en|t) at$/, { type: 'datetime' }],
  [/ at$/, { type: 'time' }],
  [/ (?:by|to|from|in|with|for|of|per|near|into)$/, { type: 'text' }],
  [/date ?(?:\/|&|and) ?time$/, { type: 'datetime' }],
  [/\b(?:allowed|included|accepted|welcome|permitted|provided)$/, { type: 'boolean' }],
  [
    /^(?:\w+ )*(?:issue|lap|jersey|bib|shirt|page|volume|round|level|chapter|episode|season|week|track|floor|day|edition|hole) number$/,
    { type: 'integer', min: 0 },
  ],
  [/ (?:number|no|nr|code|id)$/, { type: 'text' }],
  [/(?<! per) (?:day|night)$/, { type: 'text' }],
  [
    /\w[ -]free$|^running (?:low|out)$|^(?:good|ok|okay|safe|friendly|compatible) with \w/,
    { type: 'boolean' },
  ],
  [
    /^(?:follow[- ]?up|repair|action|visa|booking|reservation|approval|permission|response|reply|attention|help) (?:needed|required)$/,
    { type: 'boolean' },
  ],
  [/(?:%)$/, { type: 'percent' }],
];
