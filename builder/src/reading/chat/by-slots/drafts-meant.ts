import { tokenise } from '../../../language/tokenise';
import type { Token } from '../../../language/token';
import { draftField, type FieldDraft } from '../../../words/field-draft';
import { readFieldPhrase } from '../../../words/field-phrase';
import type { ValueSpec } from '../../../words/value-spec';
import { wordsOf } from '../../rule';
import { draftSaid, draftsSaid } from '../../rules/edit-drafts';
import { partsOf } from '../../rules/fields-said';
import type { World } from '../../world';
import { nameGiven } from './names-said';
import { typeMeant, type TypeMeant } from './type-meant';

/** The fields that slots describe. */

/** 'label, length, left or right handed' are three, and not one with three answers. */
function draftsIn(
  tokens: readonly Token[],
  context: string,
  world: World,
): readonly FieldDraft[] | undefined {
  const read = draftsSaid(tokens, context);
  const parts = partsOf(tokens, /^[,;]$/);
  const isBracketed = tokens.some(({ key }) => key === '(');
  if (read && (read.length > 1 || parts.length < 3 || isBracketed)) return read;
  const each = (read ? parts : partsOf(tokens)).map((part) => draftOf(part, [], context, world));
  return each.every((one) => one !== undefined) ? each : undefined;
}

/** Slots that each name one field, or several in a row. */
export function draftsOf(
  said: readonly (readonly Token[])[],
  context: string,
  world: World,
): readonly FieldDraft[] | undefined {
  const drafts = said.map((tokens) => draftsIn(tokens, context, world));
  return drafts.every((one) => one !== undefined) ? drafts.flat() : undefined;
}

/** What people say of a field that is about to be, and no kind of value. */
const NO_TYPE = /^(?:unless|until|if|when|so|because|before|after|under|above|below|behind|between)$/;

/** The field of a name, and what is said of its values; what cannot be understood of that is left to the name. */
export function draftOf(
  name: readonly Token[],
  details: readonly (readonly Token[])[],
  context: string,
  world: World,
): FieldDraft | undefined {
  const text = wordsOf(name);
  const guessed = draftSaid(text, context);
  const called = guessed?.name ?? nameGiven(name);
  if (called === undefined) return undefined;
  const plain = guessed ?? draftField(called, {}, text, context);
  const said = details.filter(([first]) => !NO_TYPE.test(first?.key ?? ''));
  if (said.length === 0) return plain;
  const all = said.map(wordsOf).join(', ');
  const meant = typeMeant(tokenise(all), world, true);
  const spec = meant && specOf(meant);
  if (!meant || !spec) return described(called, all, context) ?? plain;
  if (knowsBetter(plain, meant)) return plain;
  return draftField(called, spec, `${text} (${all})`, context, true);
}

/** What else is said beside a name; what is no list shall not become one. */
function described(name: string, details: string, context: string): FieldDraft | undefined {
  const draft = readFieldPhrase(`"${name}" (${details})`, context);
  return draft?.options === undefined ? draft : undefined;
}

function specOf({ spec, measure, many, clock }: TypeMeant): ValueSpec | undefined {
  if (clock === true) return { type: 'time' };
  if (spec) return spec;
  if (measure !== undefined) return { unit: measure };
  return many === true ? { type: 'tags' } : undefined;
}

/** Money knows its own parts and units, and a span of time how it is divided. */
function knowsBetter({ type }: FieldDraft, { fraction, spec }: TypeMeant): boolean {
  if (!spec || spec.options !== undefined || spec.max !== undefined) return false;
  if (type === 'money') return (fraction ?? spec.unit) !== undefined;
  return type === 'duration' && (fraction === true || spec.unit !== undefined);
}
