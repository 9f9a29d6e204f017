import { CURRENCY_NAMES, UNIT_NAMES } from './lists/units';

type Spellings = Readonly<Record<string, readonly string[]>>;

/** From every way to write it to the one that is shown. */
function bySpelling(names: Spellings): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(names).flatMap(([shown, spellings]) =>
      spellings.map((spelling) => [spelling, shown] as const),
    ),
  );
}

const UNITS = bySpelling(UNIT_NAMES);
const CURRENCIES = bySpelling(CURRENCY_NAMES);

/** 'kilograms' → 'kg'. */
export function unitOf(text: string): string | undefined {
  return UNITS.get(text.trim().toLowerCase().replace(/\.$/, ''));
}

const AMBIGUOUS = new Set(['real', 'try', 'won', 'rand', 'rs', 'peso']);

/** 'euros', '€', 'EUR', 'British pounds' → ISO 4217. Words that mean something else too need `strict` off. */
export function currencyOf(text: string, strict = false): string | undefined {
  const word = text
    .trim()
    .toLowerCase()
    .replace(/^(?:us|american|british|indian|japanese|swiss|pound(?= sterling)) /, '')
    .replace(/^pounds? sterling$/, 'gbp');
  if (word === 'pounds' || word === 'pound') return strict ? undefined : 'GBP';
  if (strict && AMBIGUOUS.has(word)) return undefined;
  if (/^(?:canadian|australian) dollars?$/.test(word)) return word.startsWith('c') ? 'CAD' : 'AUD';
  return CURRENCIES.get(word);
}
