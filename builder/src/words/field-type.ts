import { distance } from './fuzzy';
import { isPlural, singular } from './inflect';
import { unitOf } from './units';
import { FIELD_LEXICON, IRREGULAR_PARTICIPLES, NOT_PARTICIPLES, type TypeGuess } from './field-lexicon';

/** A guess, and whether the lexicon or a pattern knows the name (otherwise it is text for want of anything better). */
export interface NamedGuess extends TypeGuess {
  readonly isKnown: boolean;
  /** What the guess rests on; a participle is the weakest ground. */
  readonly by: 'lexicon' | 'pattern' | 'participle' | 'nothing';
}

const HINTS: readonly (readonly [RegExp, Readonly<Record<string, TypeGuess>>])[] = [
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
  [
    /\b(?:business|deal|sale|investment|asset|stock|portfolio|insurance|collection|coin|stamp|property|antique|comic|vinyl|record|card|wine|art|toy|watch|sneaker|instrument|inventory|jewel|book)/,
    { value: { type: 'money' }, worth: { type: 'money' } },
  ],
  [/\b(?:book|reading|article|magazine)/, { read: { type: 'boolean' }, series: { type: 'text' } }],
];

/** Tables that are read from the front of a name. */
const LEADING: readonly (readonly [RegExp, TypeGuess])[] = [
  [/^(?:number|no\.?|count|nr) of /, { type: 'integer', min: 0 }],
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
    /^\w+(?:ed|done|paid|sent|taken|seen) (?:today|yet|already|this (?:week|month|year))$/,
    { type: 'boolean' },
  ],
  [
    /^(?:done|paid|sent|taken|seen|read|eaten) (?:today|yet|already|this (?:week|month|year))$/,
    { type: 'boolean' },
  ],
  [/^what (?:i|we|they|he|she|you|went|worked|happened|to)\b/, { type: 'longtext' }],
  [
    /^(?:sow|plant|harvest|drink|available|valid|open|pick|rented|away|booked) (?:from|until|till)$/,
    { type: 'date' },
  ],
  [
    /^(?:\w+ed|sold|paid|given|sent|taken|put|built|handed|worn) (?:out|off|up|back|away|over|down)$/,
    { type: 'boolean' },
  ],
  [/^(?:available|free|open) (?:on )?(?:\w+days?|weekends?|evenings?|mornings?)$/, { type: 'boolean' }],
  [/^(?:would |will )?(?!again)\w+(?: it)? again$/, { type: 'boolean' }],
  [
    /^\w+(?:s|ves|children) (?:filled|sold|planted|picked|baked|bottled|produced|harvested|collected|served|printed|scored|walked|solved|missed|bought|counted|laid|hatched|climbed|swum|run)$/,
    { type: 'integer', min: 0 },
  ],
  [
    /^(?:survived|passed|completed|finished|reached|attended|cleared|received) (?:the|all|any|both|every|first|final|last) /,
    { type: 'boolean' },
  ],
  [/^how often/, { type: 'choice', options: ['Daily', 'Weekly', 'Monthly', 'Yearly'] }],
  [/^(?:is|has|was|can|did|does|are|will|should|needs|have|would|had) /, { type: 'boolean' }],
  [/^(?:type|kind|name|title|place|colour|color|source|cause|brand) of /, { type: 'text' }],
  [
    /^time (?:spent|taken|needed|required|played|practi[sc]ed|in|to|on) ?/,
    { type: 'integer', unit: 'min', min: 0 },
  ],
  [/^date(?:s)? /, { type: 'date' }],
  [/^day (?!of )\w+ed$/, { type: 'date' }],
  [
    /^(?:last|next|first|previous|most recent) (?:service|visit|contact|chat|message|email|session|lesson|workout|repair|change|refill|bath|walk|trim|haircut|match|mot|check|checkup|check-up|appointment|review|watering|feeding|update|maintenance|inspection|oil change|cleaning|vaccination|follow up|payment date|meeting|interaction|call)$/,
    { type: 'date' },
  ],
  [/^(?:last|next|first) \w+(?:ed|en|ing)(?: on)?$/, { type: 'date' }],
  [/^(?:when|due) /, { type: 'date' }],
  [/^(?:who|where|what|which|whose|whom|how) /, { type: 'text' }],
  [/^time \w+ed$/, { type: 'time' }],
];

const TRAILING: readonly (readonly [RegExp, TypeGuess])[] = [
  [/ (?:on|since|until)$/, { type: 'date' }],
  [
    /^(?:due|needed|best|use|sell|finish|required|expires|complete|return|ready|done|deliver|delivered|arrives|arrive|pay|reply|submit|book|decide|ship|pick up|drink|eat|cancel|renew|order) by$/,
    { type: 'date' },
  ],
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

function lookup(name: string): TypeGuess | undefined {
  return (
    FIELD_LEXICON.get(name) ?? FIELD_LEXICON.get(name.replace(/-/g, ' ')) ?? FIELD_LEXICON.get(singular(name))
  );
}

function isParticiple(word: string): boolean {
  if (IRREGULAR_PARTICIPLES.has(word)) return true;
  return /[a-z]{2,}ed$/.test(word) && !NOT_PARTICIPLES.has(word);
}

/** The longest end of the name, of at least `least` and at most four words, that the lexicon lists. */
function bySuffix(words: readonly string[], least = 1): TypeGuess | undefined {
  for (let size = Math.min(4, words.length); size >= least; size -= 1) {
    const found = lookup(words.slice(-size).join(' '));
    if (found) return found;
  }
  return undefined;
}

function firstMatch(name: string, rules: readonly (readonly [RegExp, TypeGuess])[]): TypeGuess | undefined {
  return rules.find(([pattern]) => pattern.test(name))?.[1];
}

function byParticiple(words: readonly string[]): NamedGuess | undefined {
  const last = words[words.length - 1] ?? '';
  if (!isParticiple(last)) return undefined;
  const before = bySuffix(words.slice(0, -1));
  // 'pages read', 'amount paid', 'date practised', 'time spent': the noun in front says what it is.
  if (before && !['text', 'longtext', 'boolean', 'choice', 'url', 'email', 'phone'].includes(before.type)) {
    return { ...before, isKnown: true, by: 'lexicon' };
  }
  // 'queen seen' is a question, 'wildlife seen' and 'topics covered' are answers.
  const noun = words[words.length - 2];
  const isAnswer =
    /^(?:seen|observed|discussed|caught|learned|learnt|covered|visited|used|eaten|played|made|found|heard|served|read|worn|met)$/.test(
      last,
    );
  if (
    noun &&
    isAnswer &&
    (isPlural(noun) || lookup(noun)?.type === 'text' || /^(?:wildlife|food|music|equipment|gear)$/.test(noun))
  )
    return { type: 'text', isKnown: true, by: 'pattern' };
  return { type: 'boolean', isKnown: true, by: 'participle' };
}

/** 'found in version', 'sold to': where or by whom something was done is the noun behind, when it is one. */
function byTail(lower: string, words: readonly string[]): NamedGuess | undefined {
  const [, verb, noun] = /^(\w+) (?:in|at|from|by|for|to|with|on|near) (.+)$/.exec(lower) ?? [];
  if (!verb || !noun || words.length !== 1 || !isParticiple(verb) || /^(?:paid|done)$/.test(verb))
    return undefined;
  const guess = lookup(noun);
  return guess?.type === 'text' ? { ...guess, isKnown: true, by: 'pattern' } : undefined;
}

/** "owner's phone number" is a phone, although numbers of other things are text. */
function byContact(lower: string): TypeGuess | undefined {
  const found = bySuffix(lower.split(' ').slice(1), 2);
  return found?.type === 'phone' || found?.type === 'email' ? found : undefined;
}

/** Optional context narrows words that mean different things ('time' of a run, 'steps' of a recipe). */
function byHint(name: string, context: string): TypeGuess | undefined {
  for (const [pattern, names] of HINTS) {
    const hint = Object.hasOwn(names, name) ? names[name] : undefined;
    if (hint && pattern.test(context)) return hint;
  }
  return undefined;
}

/** The one type that every name of the lexicon with a single letter's difference has: 'salery' is a salary. */
function nearlyKnown(name: string): TypeGuess | undefined {
  const near = [...FIELD_LEXICON].filter(
    ([known]) =>
      known.length >= 6 && known[0] === name[0] && known !== `${name}s` && distance(known, name, 1) <= 1,
  );
  const [first] = near;
  return first && near.every(([, guess]) => guess.type === first[1].type) ? first[1] : undefined;
}

/**
 * Guesses a field's type from its name (any case) and what the records are about.
 * Never fails: an unknown name is text with `isKnown: false`.
 */
export function guessType(name: string, context = ''): NamedGuess {
  const lower = name
    .toLowerCase()
    .replace(/[?!.]+$/, '')
    .replace(/^(?:the|a|an|my|their|its|our|your) /, '')
    .trim();
  const found = byHint(lower, context.toLowerCase()) ?? lookup(lower);
  if (found) return { ...found, isKnown: true, by: 'lexicon' };
  const led = firstMatch(lower, LEADING) ?? byContact(lower) ?? firstMatch(lower, TRAILING);
  if (led) return { ...led, isKnown: true, by: 'pattern' };
  const [head = ''] = lower.split(/ (?:of|for|per|from|to|in|at|on|by|with|since|until|when|where) /);
  const words = head.split(/[\s/]+/).filter(Boolean);
  const participle = byTail(lower, words) ?? byParticiple(words);
  if (participle) return participle;
  const suffix = bySuffix(words);
  if (suffix) return { ...suffix, isKnown: true, by: 'lexicon' };
  return byLastResort(lower, words);
}

/** The unit that a name is the word for: 'millimetres', 'km'; 'week' and 'm' are names of other things. */
function asUnit(lower: string): string | undefined {
  const isWord = (lower.length >= 4 && isPlural(lower)) || /^(?:km|kg|ml|kwh|mph)$/.test(lower);
  return isWord ? unitOf(lower) : undefined;
}

/** 'minutes late' are minutes, 'millimetres' is how many of them, 'salery' is a salary; anything else is text. */
function byLastResort(lower: string, words: readonly string[]): NamedGuess {
  const [lead = '', more] = words;
  const leading = more !== undefined && words.length === 2 && isPlural(lead) ? lookup(lead) : undefined;
  if (leading?.unit) return { ...leading, isKnown: true, by: 'pattern' };
  const unit = asUnit(lower);
  if (unit) return { type: 'number', unit, min: 0, isKnown: true, by: 'lexicon' };
  const meant = lower.length >= 6 && lower.length <= 30 ? nearlyKnown(lower) : undefined;
  if (meant) return { ...meant, isKnown: true, by: 'nothing' };
  return { type: 'text', isKnown: false, by: 'nothing' };
}
