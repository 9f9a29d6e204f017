import type { Field } from '@tessera/shared/contracts';
import type { Trial } from './trial';
import { says, type Way, type Worked } from './words';

/** One less the other, and a part of a whole. */

const END_NAME =
  /\b(?:end|after|closing|final|new|now|off|arrived|drained|roasted|net|tare|wasted|actual|counted|bad|received|got|sold for)\b/i;

/** 'the difference': of the two that are named, or the only two numbers. */
export const difference: Way = (trial, worked) => {
  if (!says(worked, 'difference used driven removed consumed loss lost vs versus net gain consumption'))
    return undefined;
  const pair = twoOf(trial, worked);
  if (!pair) return undefined;
  const [a, b] = pair;
  // What is driven or grown is what is there at the end, what is lost what was there before.
  const isGrowth =
    says(worked, 'driven gain consumed consumption') ||
    (says(worked, 'used') && /\b(?:end|after)\b/i.test(b.name));
  const [more, less] = isGrowth && END_NAME.test(b.name) ? [b, a] : [a, b];
  const ids = trial.both(more, less);
  if (!ids) return undefined;
  const [x, y] = ids;
  return says(worked, '% percent percentage') ? `(${x} - ${y}) / ${x}` : `${x} - ${y}`;
};

const PLAIN = new Set([
  'name',
  'number',
  'no',
  'of',
  'in',
  'at',
  'on',
  'for',
  'the',
  'and',
  'as',
  'date',
  'time',
  'per',
  'it',
  'to',
]);

/** 'between the one and the other' */
function namedPair(trial: Trial, { tokens }: Worked): readonly [Field, Field] | undefined {
  const at = tokens.findIndex(({ key }) => /^(?:and|vs|versus|to|from)$/.test(key));
  const between = tokens.findIndex(({ key }) => /^(?:between|of|from)$/.test(key));
  if (at < 1) return undefined;
  const one = trial.find(tokens.slice(between < at ? between + 1 : 0, at), 'number');
  const other = trial.find(tokens.slice(at + 1), 'number');
  return one && other && one !== other ? [one, other] : undefined;
}

const wordsIn = (name: string): readonly string[] =>
  name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1 && !PLAIN.has(word));

/** The first two whose names share a word. */
function likePair(trial: Trial): readonly [Field, Field] | undefined {
  const could = trial.fields.filter(
    ({ type, options }) => /^(?:integer|number|money|text|boolean|percent)$/.test(type) && !options,
  );
  for (const [index, one] of could.entries()) {
    const words = new Set(wordsIn(one.name));
    const other = could.slice(index + 1).find(({ name }) => wordsIn(name).some((word) => words.has(word)));
    if (other) return [one, other];
  }
  return undefined;
}

/** Two fields that belong together: named, of names that share a word, else the only two that can be numbers. */
function twoOf(trial: Trial, worked: Worked): readonly [Field, Field] | undefined {
  const pair = namedPair(trial, worked) ?? likePair(trial);
  if (pair) return pair;
  const [x, y, more] = trial.numbers();
  const isAlike = x && y && (x.type === 'money') === (y.type === 'money');
  return isAlike && !more && worked.tokens.length <= 7 ? [x, y] : undefined;
}

const WHOLE =
  /\b(?:total|max\w*|checked|delivered|participants|number|target|whole|issued|planted|original|eggs|all|promised|planned|capacity|estimate)\b/i;

/** 'percent bad', 'attainment': a part of a whole. */
export const share: Way = (trial, worked) => {
  if (!says(worked, '% percent percentage rate share attainment quota ratio')) return undefined;
  const pair = says(worked, 'ratio against') ? twoOf(trial, worked) : undefined;
  if (pair) return trial.both(...pair)?.join(' / ');
  const words = worked.tokens.filter(
    ({ key }) => !/^(?:%|percent|percentage|rate|share|of|in|the|a|as|ratio|to|against|each)$/.test(key),
  );
  const named = words.length > 0 ? trial.find(words, 'number') : undefined;
  const all = trial.fields.filter((field) => field !== named && WHOLE.test(field.name));
  const whole = all.findLast(({ type }) => /^(?:integer|number|money)$/.test(type)) ?? all[0];
  const part =
    named ??
    trial.named(/\b(?:actual|achieved|points|score|marks?|got|used|reached)\b/i, 'number', [whole?.id]);
  if ([part, whole].some((field) => field?.type === 'boolean')) return undefined;
  const ids = trial.both(part, whole);
  return ids && ids[0] !== ids[1] ? ids.join(' / ') : undefined;
};
