import { guessType } from '../../words/field-type';

/** Short hands of people who type fast, and what they stand for. */
const SHORT_HANDS: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}\p{N}])w\/ ?o\s+/giu, 'without '],
  [/(?<![\p{L}\p{N}/])w\/\s*(?=\p{L})/giu, 'with '],
  [/(?<=\p{L}) w (?=\p{L})/gu, ' with '],
  [/\b(app|tool|tracker|list|log|something|database|application|site) 4 (?=\p{L})/giu, '$1 for '],
  [/(?<=^|[\s,;])\+\s?\/\s?-(?=$|[\s,;.])/gu, 'plus/minus'],
  [/^(?:hi|hello|hey|hiya|good (?:morning|evening|afternoon))(?: there| all| team)?\s*[!,.]+\s+/giu, ''],
  [/\b(?:ya|u) (?=(?:make|build|create)\b)/giu, 'you '],
  [/\bincl\.?(?=\s)/giu, 'including'],
  [/^(?:need|needed|wanted|request|idea|task|prompt|project|goal)\s*:\s+(?=\p{L}+ )/giu, ''],
  [/(?<=^[^:\n]*?\p{L}) (?:->|=>|→) (?=\p{L}[^\n>]*,)/gu, ': '],
  [/^(app|application|tool|tracker|database)\s*:\s+(?=[^,:;]+\.\s)/giu, '$1 for '],
  [/\bpls\b/giu, 'please'],
  [
    /\bwho (?:has )?(?:borrowed|took|has) (?:what|which \w+|my \w+)\b|\bwhat (?:i|we) (?:have )?lent to whom\b/giu,
    'loans',
  ],
  [
    /\b(?:keep|get) (my|our|the|all my|all our) ([^.,:;()]{2,40}?) (?:organi[sz]ed|in order|tidy|sorted|straight)(?=[\s.,:;]|$)/giu,
    'organise $1 $2',
  ],
  [/\bwanna\b/giu, 'want to'],
  [/\bgotta\b/giu, 'have to'],
  [/\s+(?:lol|haha|hehe|:-?\)|;-?\))(?=[\s.,;:!-]|$)/giu, ''],
  [/\b(remember|know|see|track) (?:which|what) (?=\p{L}+s\b)/giu, '$1 '],
];

/** 'success / failure / inconclusive' are options; a list of fields has names that are known. */
function isOptions(list: string): boolean {
  const items = list.split(' / ');
  return items.filter((item) => guessType(item.trim()).isKnown).length * 2 < items.length;
}

/** 'name | email | phone': the bars of a line that has two and more of them. */
const BARRED = /^[^|\n]*\|[^|\n]*\|[^\n]*$/gmu;

/** 'name / email / phone / city' lists as commas do. */
const SLASHED = /(?<=[:.\n]\s*|^)[^:.,;()\n]+(?:\s\/\s[^:.,;()\n]+){2,}/gu;

/** The prompt without greeting and with its short hands written out: 'app w/ name' → 'app with name'. */
export function plainSpeech(text: string): string {
  return SHORT_HANDS.reduce((result, [pattern, by]) => result.replace(pattern, by), text)
    .replace(BARRED, (line) => line.replace(/\s*\|\s*/gu, ', '))
    .replace(SLASHED, (list) => (isOptions(list) ? list : list.replace(/\s\/\s/gu, ', ')));
}
