import type { Entity, Field } from '@tessera/shared/contracts';
import { wordList } from '../../../language/word-list';
import type { Token } from '../../../language/token';
import { amountAt, amountCode, spanCode } from '../../meaning/amount';
import { hasSign, piecesOf } from '../../meaning/operands';
import { reference } from '../../meaning/naming';
import { isNumber } from '../../meaning/measures';
import { isDate } from '../../meaning/dates';
import { listIn } from '../../meaning/lists';
import { kindsIn } from '../linked/kinds';
import { mayBeDay, type Trial } from './trial';
import { lasting } from './lasting';
import type { Worked } from './words';

/** Calculations with signs, over fields that may have to become numbers or days first. */

const NOISE = wordList(
  'the a an its their our my his her all both that this those these of so by number just simply on and ,',
);
const TIME = /^(?:days?|nights?|hours?|time|minutes|vols)$/;

function bareOf(tokens: readonly Token[]): readonly Token[] {
  let [from, to] = [0, tokens.length];
  while (from < to - 1 && NOISE.has(tokens[from]?.key ?? '')) from += 1;
  while (to - 1 > from && /^[.?!,:;]$/.test(tokens[to - 1]?.key ?? '')) to -= 1;
  return tokens.slice(from, to);
}

interface Part {
  readonly code: string;
  readonly isShare?: boolean;
}

function numberSaid(words: readonly Token[]): Part | undefined {
  if (words.length === 1 && TIME.test(words[0]?.key ?? '')) return undefined;
  const amount = amountAt(words);
  if (!amount || words.length > amount.size + 1) return undefined;
  if (words[amount.size]?.key === 'p') return { code: String(amount.value / 100) };
  if (amount.unit) return { code: spanCode(amount.value, amount.unit) };
  return { code: amountCode(amount), isShare: amount.isPercent };
}

/** 'less the invoices': what they come to. */
function ofList(words: readonly Token[], trial: Trial): string | undefined {
  const list = listIn(words, trial.entity, trial.world);
  const money = list?.entity.fields.filter(({ type }) => type === 'money') ?? [];
  return list && money[0] && !money[1] ? `sum(${money[0].id} in ${list.code})` : undefined;
}

const RATE = /^(?:rate|price|wage|fee|pay|cost)$/;

/** 'her rate': the only sum of money that what the record links to has. */
function ofRate(words: readonly Token[], trial: Trial): string | undefined {
  const [word, more] = words.filter(({ tag }) => tag !== 'article' && tag !== 'owner');
  if (!word || more || !RATE.test(word.key)) return undefined;
  const { entities } = trial.world.model;
  const found = trial.entity.fields.flatMap(({ id, reference: to, many }) => {
    const linked = many === true ? undefined : entities.find((one) => one.id === to?.entity);
    return (linked?.fields ?? []).filter(({ type }) => type === 'money').map((field) => `${id}.${field.id}`);
  });
  return found.length === 1 ? found[0] : undefined;
}

/** A field of what the record links to, or of the only other kind that has such a one. */
function elsewhere(words: readonly Token[], trial: Trial, isFirst: boolean): string | undefined {
  const far = reference(words, trial.entity, trial.world, isNumber);
  if (far) return far.code;
  const listed = ofRate(words, trial) ?? ofList(words, trial);
  if (listed !== undefined) return listed;
  if (!trial.mayLink || isFirst) return undefined;
  const [other, more] = trial.world.model.entities.filter((entity) => {
    const field = entity.id === trial.id ? undefined : trial.find(words, 'number', entity);
    return field !== undefined && isNumber(field);
  });
  const field = other && !more ? trial.find(words, 'number', other) : undefined;
  if (!other || !field || !trial.link(trial.entity, other)) return undefined;
  return through(trial.entity, other, field);
}

/** The field of what a record links to. */
function through({ fields }: Entity, other: Entity, field: Field): string | undefined {
  const link = fields.find(({ reference: to }) => to?.entity === other.id);
  return link && link.many !== true ? `${link.id}.${field.id}` : undefined;
}

/** Where in a calculation words stand. */
interface Place {
  readonly isFirst: boolean;
  /** Something is added to it, or taken from it. */
  readonly isAdded: boolean;
  /** It is multiplied, or multiplies. */
  readonly isFactor: boolean;
}

/** A number of the record itself. */
function ofOwn(words: readonly Token[], trial: Trial, isFactor: boolean): Part | undefined {
  const isKind = kindsIn(words, trial.world).some(
    ({ start, end, entity }) => start === 0 && end === words.length && entity.id !== trial.id,
  );
  const field = isKind ? undefined : trial.find(words, 'number');
  const code = trial.as(field, 'number', isFactor);
  return code === undefined ? undefined : { code, isShare: field?.type === 'percent' };
}

/** A number of another record. */
function ofOther(words: readonly Token[], trial: Trial, { isFirst }: Place): Part | undefined {
  const code = elsewhere(words, trial, isFirst);
  if (code === undefined) return undefined;
  const fields = trial.world.model.entities.flatMap((entity) => entity.fields);
  return { code, isShare: fields.find(({ id }) => code.endsWith(`.${id}`))?.type === 'percent' };
}

/** 'days', 'time between the two': how long the record lasts. */
function ofTime(words: readonly Token[], trial: Trial, worked: Worked): Part | undefined {
  const isTime =
    (words.length <= 2 || words[1]?.key === 'between') && words.some(({ key }) => TIME.test(key));
  const span = isTime ? lasting(trial, worked) : undefined;
  if (span === undefined) return undefined;
  const isDays = trial.entity.fields.some(({ id, type }) => span.includes(id) && type === 'date');
  return { code: isDays || span.startsWith('date(') ? `(${span})` : `hours(${span})` };
}

/** 'hours' are how long it lasts, and not what another record costs per hour. */
const isHours = ([word, more]: readonly Token[]): boolean =>
  !more && /^(?:hours|days|nights)$/.test(word?.key ?? '');

/** What one of the things that are reckoned with comes to. */
function part(words: readonly Token[], trial: Trial, worked: Worked, place: Place): Part | undefined {
  const number = numberSaid(words);
  if (number) return number;
  const day = place.isAdded && place.isFirst ? trial.find(words, 'moment') : undefined;
  if (day && isDate(day)) return { code: day.id };
  const own = ofOwn(words, trial, place.isFactor);
  if (own) return own;
  const [other, time] = [() => ofOther(words, trial, place), () => ofTime(words, trial, worked)];
  return isHours(words) ? (time() ?? other()) : (other() ?? time());
}

const isAdding = (sign: string | undefined): sign is '+' | '-' => sign === '+' || sign === '-';

type Pieces = ReturnType<typeof piecesOf>;

function signAt(pieces: Pieces, at: number): string | undefined {
  const piece = pieces[at];
  return piece?.kind === 'sign' ? piece.sign : undefined;
}

const wordsAt = (pieces: Pieces, at: number): readonly Token[] => {
  const piece = pieces[at];
  return piece?.kind === 'words' ? bareOf(piece.tokens) : [];
};

/** A number of days or weeks that a field has. */
function countIn(words: readonly Token[], trial: Trial): Field | undefined {
  const count = trial.find(words, 'number');
  return count && /\b(?:days?|weeks?|interval|period|age)\b/i.test(count.name) ? count : undefined;
}

function spanIn(words: readonly Token[]): string | undefined {
  const amount = amountAt(words);
  return amount?.unit && amount.size === words.length ? spanCode(amount.value, amount.unit) : undefined;
}

/** So many days or weeks of a field, as days. */
function daysIn(count: Field, trial: Trial): string | undefined {
  const days = trial.as(count, 'number');
  return days && `${days}${/\bweeks?\b/i.test(count.name) ? ' * 7' : ''}`;
}

interface Sum {
  readonly sign: '+' | '-';
  readonly base: readonly Token[];
  readonly length: readonly Token[];
}

/** Something and what is added to it, where that is all. */
function sumIn(pieces: Pieces): Sum | undefined {
  const sign = signAt(pieces, 1);
  const [base, length] = [wordsAt(pieces, 0), wordsAt(pieces, 2)];
  const isAll = pieces.length === 3 && base.length > 0 && length.length > 0;
  return isAll && isAdding(sign) ? { sign, base, length } : undefined;
}

/** A day and what is added to it: so much time, or a number of days or weeks. */
function shifted(pieces: Pieces, trial: Trial): string | undefined {
  const sum = sumIn(pieces);
  const known = sum && trial.find(sum.base, 'moment');
  if (!known) return undefined;
  const span = spanIn(sum.length);
  const count = span === undefined && mayBeDay(known) ? countIn(sum.length, trial) : undefined;
  const day = span === undefined && !count ? undefined : trial.as(known, 'moment');
  if (day === undefined) return undefined;
  const added = count ? daysIn(count, trial) : span;
  return added && `${day} ${sum.sign} ${added}`;
}

/** A share is one of all before it, which it is added to or taken from. */
function put(out: string[], { code, isShare }: Part, sign: string | undefined): void {
  if (isShare !== true || !isAdding(sign) || out.length < 2) {
    out.push(code);
    return;
  }
  const all = out.slice(0, -1).join(' ');
  out.splice(0, out.length, /[+-]/.test(all) ? `(${all})` : all, `* (1 ${sign} ${code})`);
}

/** 'times 40p': what is counted comes first. */
function countFirst(pieces: Pieces, trial: Trial): string[] {
  const [count, more] = trial.numbers();
  return signAt(pieces, 0) === '*' && count && !more ? [count.id] : [];
}

function calculated(pieces: Pieces, trial: Trial, worked: Worked): string | undefined {
  const out = countFirst(pieces, trial);
  for (const [at, piece] of pieces.entries()) {
    if (piece.kind === 'sign') {
      out.push(piece.sign);
      continue;
    }
    const isFactor = signAt(pieces, at - 1) === '*' || signAt(pieces, at + 1) === '*';
    const place = { isFirst: at === 0, isAdded: isAdding(signAt(pieces, at + 1)), isFactor };
    const found = part(bareOf(piece.tokens), trial, worked, place);
    if (!found) return undefined;
    put(out, found, signAt(pieces, at - 1));
  }
  const code = out.join(' ');
  return /\bf\d/.test(code) && /[-+*/]/.test(code) ? code : undefined;
}

export function reckoned(tokens: readonly Token[], trial: Trial, worked: Worked): string | undefined {
  if (!hasSign(tokens)) return undefined;
  const pieces = piecesOf(tokens, trial.entity, trial.world);
  return shifted(pieces, trial) ?? calculated(pieces, trial, worked);
}
