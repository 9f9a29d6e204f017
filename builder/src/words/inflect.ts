/** English singular and plural of the last word of a noun phrase. */

const IRREGULAR: readonly (readonly [string, string])[] = [
  ['person', 'people'],
  ['child', 'children'],
  ['man', 'men'],
  ['woman', 'women'],
  ['foot', 'feet'],
  ['tooth', 'teeth'],
  ['goose', 'geese'],
  ['mouse', 'mice'],
  ['life', 'lives'],
  ['knife', 'knives'],
  ['wife', 'wives'],
  ['leaf', 'leaves'],
  ['shelf', 'shelves'],
  ['half', 'halves'],
  ['wolf', 'wolves'],
  ['loaf', 'loaves'],
  ['scarf', 'scarves'],
  ['hoof', 'hooves'],
  ['criterion', 'criteria'],
  ['phenomenon', 'phenomena'],
  ['analysis', 'analyses'],
  ['diagnosis', 'diagnoses'],
  ['hypothesis', 'hypotheses'],
  ['thesis', 'theses'],
  ['crisis', 'crises'],
  ['axis', 'axes'],
  ['vertex', 'vertices'],
  ['matrix', 'matrices'],
  ['quiz', 'quizzes'],
  ['movie', 'movies'],
  ['cookie', 'cookies'],
  ['tie', 'ties'],
  ['pie', 'pies'],
  ['selfie', 'selfies'],
  ['calorie', 'calories'],
  ['zombie', 'zombies'],
  ['smoothie', 'smoothies'],
  ['brownie', 'brownies'],
  ['genie', 'genies'],
  ['potato', 'potatoes'],
  ['tomato', 'tomatoes'],
  ['hero', 'heroes'],
  ['echo', 'echoes'],
  ['veto', 'vetoes'],
  ['bus', 'buses'],
  ['gas', 'gases'],
  ['lens', 'lenses'],
  ['virus', 'viruses'],
  ['bonus', 'bonuses'],
  ['campus', 'campuses'],
  ['census', 'censuses'],
  ['status', 'statuses'],
  ['cactus', 'cacti'],
  ['fungus', 'fungi'],
  ['stimulus', 'stimuli'],
  ['alumnus', 'alumni'],
  ['ox', 'oxen'],
  ['die', 'dice'],
  ['cafe', 'cafes'],
  ['shoe', 'shoes'],
  ['toe', 'toes'],
  ['canoe', 'canoes'],
  ['cache', 'caches'],
  ['axe', 'axes'],
  ['house', 'houses'],
  ['horse', 'horses'],
  ['nurse', 'nurses'],
  ['course', 'courses'],
  ['purchase', 'purchases'],
  ['case', 'cases'],
  ['base', 'bases'],
  ['lease', 'leases'],
  ['release', 'releases'],
  ['phrase', 'phrases'],
  ['exercise', 'exercises'],
  ['rose', 'roses'],
  ['vase', 'vases'],
  ['dose', 'doses'],
  ['response', 'responses'],
  ['expense', 'expenses'],
  ['license', 'licenses'],
  ['license plate', 'license plates'],
  ['database', 'databases'],
  ['cheese', 'cheeses'],
  ['bruise', 'bruises'],
  ['cruise', 'cruises'],
  ['disease', 'diseases'],
  ['size', 'sizes'],
  ['prize', 'prizes'],
  ['maze', 'mazes'],
  ['puzzle', 'puzzles'],
];

const SAME = new Set(
  'clothes,series,species,sheep,fish,deer,aircraft,equipment,software,hardware,furniture,inventory,information,feedback,homework,luggage,jewellery,jewelry,clothing,music,news,money,progress,stock,staff,salmon,bonsai,lego,data,media,metadata,merchandise,gear,produce,livestock,poultry,bass,chess,tennis,fitness,wellness,business hours,diabetes,physics,mathematics,maths,athletics,gymnastics,politics,economics,electronics,sales,savings,earnings,goods,headquarters,sudoku,advice,research,knowledge,laundry,housework,artwork,paperwork,weather,sleep,water,coffee,tea,wine stock'.split(
    ',',
  ),
);

const TO_PLURAL = new Map(IRREGULAR);
const TO_SINGULAR = new Map(IRREGULAR.map(([one, many]) => [many, one] as const));

function onLastWord(text: string, change: (word: string) => string): string {
  const match = /^(.*?)([\p{L}\p{N}'-]+)(\W*)$/su.exec(text);
  if (!match) return text;
  const [, head = '', word = '', tail = ''] = match;
  const lower = word.toLowerCase();
  const changed = change(lower);
  if (changed === lower) return text;
  // Keep the letters the user wrote as far as both forms agree.
  let same = 0;
  while (same < lower.length && lower[same] === changed[same]) same += 1;
  const upperEnd = /^[\p{Lu}\d]{2,}$/u.test(word);
  return (
    head +
    word.slice(0, same) +
    (upperEnd && same < word.length ? changed.slice(same).toUpperCase() : changed.slice(same)) +
    tail
  );
}

function pluralWord(word: string): string {
  if (SAME.has(word)) return word;
  const irregular = TO_PLURAL.get(word);
  if (irregular) return irregular;
  if (TO_SINGULAR.has(word)) return word;
  if (/(?:s|x|z|ch|sh)$/.test(word)) return singularWord(word) === word ? `${word}es` : word;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  if (/(?:police|wo|fire|sales|crafts|sports|chair|business)man$/.test(word)) return `${word.slice(0, -2)}en`;
  return `${word}s`;
}

function singularWord(word: string): string {
  if (SAME.has(word)) return word;
  const irregular = TO_SINGULAR.get(word);
  if (irregular) return irregular;
  if (TO_PLURAL.has(word) || word.length < 4) return word;
  if (/(?:ss|us|is|ous|ness)$/.test(word)) return word;
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:ches|shes|sses|xes|zzes)$/.test(word)) return word.slice(0, -2);
  if (word.endsWith('s')) return word.slice(0, -1);
  return word;
}

/** 'practice session' → 'practice sessions'; a plural stays as it is. */
export function plural(text: string): string {
  return onLastWord(text, pluralWord);
}

/** 'Books' → 'Book'; a singular stays as it is. */
export function singular(text: string): string {
  return onLastWord(text, singularWord);
}

/** True when the last word is a plural that has another singular. */
export function isPlural(text: string): boolean {
  return singular(text.toLowerCase()) !== text.toLowerCase();
}
