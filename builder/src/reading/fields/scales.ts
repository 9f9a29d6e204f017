import { guessType } from '../../words/field-type';

/** Words with the ends of a scale taken out: 'how good, one to ten' → 'how good', 1, 10. */
export interface Scale {
  readonly name: string;
  readonly min: number;
  readonly max: number;
}

const FIGURES: ReadonlyMap<string, string> = new Map(
  'zero one two three four five six seven eight nine ten'
    .split(' ')
    .flatMap((word, value) => [[word, String(value)] as const]),
);
const NOUGHT = /\b(?:nought|naught|nil)\b/gi;
const NAMED = 'zero|one|two|three|four|five|six|seven|eight|nine|ten';
const figure = (word: string) => FIGURES.get(word.toLowerCase()) ?? word;

/** 'nought to ten' → '0 to 10', 'out of five' → 'out of 5', '1 until 5' → '1 to 5'. */
export function withFigures(text: string): string {
  return text
    .replace(NOUGHT, 'zero')
    .replace(
      new RegExp(`\\b(${NAMED}|\\d+) (?:to|until|till|through) (${NAMED}|\\d+)\\b`, 'gi'),
      (_, from: string, to: string) => `${figure(from)} to ${figure(to)}`,
    )
    .replace(
      new RegExp(`\\b(out of|up to|of|max(?:imum)?) (${NAMED})\\b(?= *(?:$|stars?|points?|[,.)]))`, 'gi'),
      (_, lead: string, to: string) => `${lead} ${figure(to)}`,
    );
}

const BEHIND = '(?:\\s*(?:stars?|points?|scale|please|pls|hearts?))?\\s*\\)?[.?!]*$';
const SCALES: readonly RegExp[] = [
  new RegExp(
    `[\\s,:(–-]*(?:\\b(?:on|with|in)? ?(?:a|the)?(?: \\w+)? ?scale (?:of|from) |\\bfrom |\\bbetween |\\bscore |\\bstars )?(?<![\\d/])([01])\\s*(?:-|–|to|and)\\s*(5|6|7|10)${BEHIND}`,
    'i',
  ),
  new RegExp(
    `[\\s,:(–-]*(?:\\bscore |\\bstars |\\bpoints )?(?:\\bout of|\\bof|\\bup to|\\bmax\\.?) (5|6|7|10)${BEHIND}`,
    'i',
  ),
  new RegExp(`[\\s,:(–-]*\\/\\s?(5|10)${BEHIND}`, 'i'),
  new RegExp(`[\\s,:(–-]*\\b(3|5|10) stars?\\)?$`, 'i'),
  // '(1 weak 5 strong)', '1 = bad, 5 = good'
  /[\s,:(–-]*\b([01]) ?=? ?[a-z]+(?: [a-z]+)?,? (?:to |- ?|– ?|and )?(5|10) ?=? ?[a-z]+(?: [a-z]+)?\)?$/i,
  // 'Antoniadi I–V'
  /[\s,:(–-]*\bI\s*(?:-|–|to)\s*(V|X)\)?$/,
];
const ROMAN: ReadonlyMap<string, number> = new Map([
  ['V', 5],
  ['X', 10],
]);
const COUNTS: ReadonlySet<string> = new Set(['integer', 'money', 'duration', 'date', 'time']);

/** The scale that ends a piece of text; undefined where the figures belong to something that is counted. */
export function scaleIn(text: string): Scale | undefined {
  const said = withFigures(text);
  for (const pattern of SCALES) {
    const found = pattern.exec(said);
    if (!found) continue;
    const ends = found.slice(1).filter(Boolean);
    const max = ROMAN.get(ends.at(-1) ?? '') ?? Number(ends.at(-1));
    const name = said.slice(0, found.index).trim();
    const guess = guessType(name);
    if (COUNTS.has(guess.type) && guess.by === 'lexicon') return undefined;
    return { name, min: ends.length > 1 ? Number(ends[0]) : 1, max };
  }
  return undefined;
}
