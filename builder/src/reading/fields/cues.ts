import { tokenise } from '../../language/tokenise';
import { wordList } from '../../language/word-list';
import { guessType } from '../../words/field-type';
import { isPlural } from '../../words/inflect';
import { capitalise } from '../../words/text';
import { currencyOf, unitOf } from '../../words/units';
import { CUE_RULES, type Cue } from './cue-rules';

const MEASURED: ReadonlyMap<string, string> = new Map([
  ['°C', 'Temperature'],
  ['°F', 'Temperature'],
  ['m²', 'Area'],
  ['m³', 'Volume'],
  ['ft²', 'Area'],
  ['ha', 'Hectares'],
  ['l', 'Litres'],
  ['W', 'Watts'],
  ['kW', 'Power'],
  ['kWh', 'Energy'],
  ['kg', 'Weight'],
  ['g', 'Weight'],
  ['mm', 'Length'],
  ['cm', 'Length'],
  ['km', 'Distance'],
  ['ml', 'Amount'],
]);
/** Units that are no other word, wherever they stand. */
const CLEAR = wordList(
  'kg kgs km kms ml mls mm cm kwh mwh mhz khz ghz ppm ppb mg mcg °c °f hl kn lbs psi kpa hpa lux rpm mph kph kcal mbar m2 m3 m² m³ mm/s m/s km/h l/ha kg/ha sqm sqft db',
);
const NO_UNIT = wordList(
  'in c f t m a w s h v min st bar nm pages servings reps days weeks months years year month week day',
);

const BEHIND_UNIT = wordList(`
    left used now then at in on of per so to after before needed lost taken got sold found given fed done run driven rowed drawn wasted bought worked spent
  `);

/** 'km at start', 'ml left', 'kg of honey', '°C'. */
function unitInFront([first = '', second]: readonly string[]): Cue | undefined {
  const unit = unitOf(first);
  if (unit === undefined) return undefined;
  if (second === undefined) return unitAlone(unit, first);
  const isAbbreviated = first.length <= 3 || CLEAR.has(first) || isPlural(first);
  if (!isAbbreviated || NO_UNIT.has(first)) return undefined;
  const isTime = unit === 'h' || unit === 'min';
  if (!isTime) return { type: 'number', unit, isSure: true };
  return BEHIND_UNIT.has(second) ? { type: 'duration', isSure: true } : undefined;
}

function unitAlone(unit: string, said: string): Cue | undefined {
  const name = MEASURED.get(unit);
  return name !== undefined && said.length <= 3 ? { type: 'number', unit, name, isSure: true } : undefined;
}

const SHOWN: ReadonlyMap<string, string> = new Map([
  ['mhz', 'MHz'],
  ['khz', 'kHz'],
  ['ghz', 'GHz'],
]);

/** 'CO ppm', 'freq MHz', 'weight/g', 'size in sq m'. */
function unitInside(words: readonly string[]): Cue | undefined {
  const at = words.findIndex((word, index) => index > 0 && CLEAR.has(word.replace(/[(),]/g, '')));
  if (at > 0) return measuredIn(words[at] ?? '', at === words.length - 1 ? words.slice(0, -1) : []);
  const [, behind = ''] = /^[a-z]+\/([a-z0-9²³°]+)$/.exec(words.at(-1) ?? '') ?? [];
  if (CLEAR.has(behind) || /^[glm]$/.test(behind)) return measuredIn(behind, []);
  return /\b(?:in|square|sq\.?) (?:are|rods|sq m|yards|feet|metres|meters)$/.test(words.join(' '))
    ? { type: 'number' }
    : undefined;
}

/** A number in that unit; what stands before a unit at the end is the name. */
function measuredIn(said: string, before: readonly string[]): Cue {
  const bare = said.replace(/[(),]/g, '');
  const unit = unitOf(bare) ?? SHOWN.get(bare) ?? bare;
  return { type: 'number', unit, ...(before.length > 0 ? { name: capitalise(before.join(' ')) } : {}) };
}

const PARTICIPLE_OR_LEFT = wordList(`
    left needed short over awake away home for against inside missing misssing off each present alive dead fresh old wrong
  `);
const NOT_COUNTED = wordList(`
    notes details comments remarks tasks topics works colours materials fabrics languages skills symptoms songs pieces books
    lessons precautions questions tools parts actions injuries treats dates news goods
  `);

/** 'pets allowed' is yes or no, 'oils used' is which. */
const NO_COUNT =
  /^(?:read|played|spoken|covered|worked|made|present|taken|used|drawn|chosen|tried|allowed|accepted|permitted|included|provided|created|added|received|issued|signed|checked|cleaned|returned)$/;

/** 'tickets sold', 'chicks fledged', 'bottles left': how many. */
function countedBehind(text: string, words: readonly string[]): Cue | undefined {
  const tokens = tokenise(text);
  const last = tokens.at(-1);
  const noun = words.at(-2) ?? '';
  if (!last || words.length < 2 || words.length > 4) return undefined;
  const isCounted =
    (last.tag === 'past' || PARTICIPLE_OR_LEFT.has(last.key)) && isPlural(noun) && !NOT_COUNTED.has(noun);
  const known = guessType(noun);
  if (!isCounted || known.type === 'money' || known.type === 'longtext') return undefined;
  return NO_COUNT.test(last.key) ? undefined : { type: 'integer' };
}

const TYPED_BY_LAST =
  /^(?:last|next|first) (?!and\b|or\b|of kin|of\b|half\b|aid|name\b|names\b|word|words\b|line\b|impression|course\b|language\b|owner\b|edition\b|place\b|step|song)/;

/** 'last restrung', 'next infill', 'turned last': a day, unless the noun counts or measures something. */
function dayBefore(text: string): Cue | undefined {
  const isLast = TYPED_BY_LAST.test(text) || / last$/.test(text);
  if (!isLast) return undefined;
  const guess = guessType(text.replace(/^(?:last|next|first) | last$/, ''));
  const isDay =
    guess.by === 'nothing' ||
    guess.by === 'participle' ||
    guess.type === 'boolean' ||
    /^date/.test(guess.type);
  return isDay || guess.type === 'text' ? { type: 'date' } : undefined;
}

/** What the words say; undefined where they say nothing. `text` is in small letters. */
export function cueIn(text: string): Cue | undefined {
  const words = text.split(' ').filter(Boolean);
  const found =
    unitInFront(words) ??
    unitInside(words) ??
    dayBefore(text) ??
    countedBehind(text, words) ??
    CUE_RULES.find(([rule]) => rule.test(text))?.[1];
  const currency = found?.type === 'money' ? currencyOf(text) : undefined;
  return found && currency !== undefined ? { ...found, currency } : found;
}
