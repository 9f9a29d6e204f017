import { isPlural, singular } from './inflect';
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
  [/\b(?:water|fluid|hydrat|drink)/, { amount: { type: 'integer', unit: 'ml', min: 0 } }],
  [/\b(?:medic|pill|dose|vitamin|supplement|feeding|fertili|food|baby)/, { amount: { type: 'text' } }],
  [
    /\b(?:goal|habit|lesson|class|meeting|dream|project)/,
    { goals: { type: 'longtext' }, steps: { type: 'longtext' }, assists: { type: 'text' } },
  ],
  [/\b(?:step|walk|fitness|health)/, { steps: { type: 'integer', min: 0 } }],
  [
    /\b(?:movie|film|dvd|series|show|album|vinyl)/,
    { length: { type: 'integer', unit: 'min', min: 0 }, format: { type: 'text' } },
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
    /^(?:last|next|first|previous|most recent) (?:service|visit|contact|check|checkup|check-up|appointment|review|watering|feeding|update|maintenance|inspection|oil change|cleaning|vaccination|follow up|payment date|meeting|interaction|call)$/,
    { type: 'date' },
  ],
  [/^(?:last|next|first) \w+(?:ed|en|ing)(?: on)?$/, { type: 'date' }],
  [/^(?:when|due) /, { type: 'date' }],
  [/^(?:who|where|what|which|whose|whom|how) /, { type: 'text' }],
  [/^time \w+ed$/, { type: 'time' }],
];

const TRAILING: readonly (readonly [RegExp, TypeGuess])[] = [
  [/ (?:on|since|until)$/, { type: 'date' }],
  [/^(?:due|needed|best|use|sell|finish|required|expires|complete|return) by$/, { type: 'date' }],
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
  [/ (?:day|night)$/, { type: 'text' }],
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

/** The longest end of the name, of at most four words, that the lexicon lists. */
function bySuffix(words: readonly string[]): TypeGuess | undefined {
  for (let size = Math.min(4, words.length); size >= 1; size -= 1) {
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
  if (noun && isAnswer && (isPlural(noun) || /^(?:wildlife|food|music|equipment|gear)$/.test(noun)))
    return { type: 'text', isKnown: true, by: 'pattern' };
  return { type: 'boolean', isKnown: true, by: 'participle' };
}

/** Optional context narrows words that mean different things ('time' of a run, 'steps' of a recipe). */
function byHint(name: string, context: string): TypeGuess | undefined {
  for (const [pattern, names] of HINTS) {
    const hint = Object.hasOwn(names, name) ? names[name] : undefined;
    if (hint && pattern.test(context)) return hint;
  }
  return undefined;
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
  const led = firstMatch(lower, LEADING) ?? firstMatch(lower, TRAILING);
  if (led) return { ...led, isKnown: true, by: 'pattern' };
  const [head = ''] = lower.split(/ (?:of|for|per|from|to|in|at|on|by|with|since|until|when|where) /);
  const words = head.split(/[\s/]+/).filter(Boolean);
  const participle = byParticiple(words);
  if (participle) return participle;
  const suffix = bySuffix(words);
  if (suffix) return { ...suffix, isKnown: true, by: 'lexicon' };
  return { type: 'text', isKnown: false, by: 'nothing' };
}
