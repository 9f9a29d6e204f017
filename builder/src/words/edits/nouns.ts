import type { FieldPlace } from '../../model/find';
import { sentenceCase } from '../casing';
import { shorten, splitOutside, unquote } from '../text';
import { currentEntity, resolveField, type Scope } from './scope';

const AND = /\s*,\s*(?:and\s+)?|\s+(?:and|&|plus)\s+/;

/** The nouns of a list, without articles. */
export function nounsOf(text: string): string[] {
  return splitOutside(text, AND)
    .map((piece) => piece.text.replace(/^(?:the|both|also)\s+/i, '').trim())
    .filter(Boolean);
}

/** 'the supplier fields' are those that have the word in their names. */
function groupOf(text: string, scope: Scope): FieldPlace[] {
  const word = /^(?:the |all |both |all the )*(\p{L}+) (?:fields|columns)$/iu
    .exec(text.trim())?.[1]
    ?.toLowerCase();
  const entity = currentEntity(scope);
  if (!word) return [];
  return entity.fields
    .filter((field) => field.name.toLowerCase().split(' ').includes(word))
    .map((field) => ({ entity, field }));
}

/** All nouns as fields, or nothing when one of them is none: a list is understood as a whole. */
export function resolveAll(text: string, scope: Scope): FieldPlace[] | undefined {
  const group = groupOf(text, scope);
  if (group.length > 1) return group;
  const whole = resolveField(text, scope);
  if (whole && !/,| and /.test(text)) return [whole];
  const places = nounsOf(text).map((noun) => resolveField(noun, scope));
  const known = places.filter((place) => place !== undefined);
  return known.length === places.length && known.length > 0 ? known : undefined;
}

/** The name that words give a field: without articles and fillers, quoted text as it stands. */
export function newName(text: string): string {
  const bare = text
    .trim()
    .replace(/[.!]+$/, '')
    .replace(/\s+(?:instead|please|from now on)$/i, '');
  const quoted = /^(["']).+\1$/.test(bare);
  const name = unquote(bare).replace(quoted ? /^$/ : /^(?:(?:just|simply|only|the|a|an)\s+)+/i, '');
  return shorten(quoted ? name : sentenceCase(name), 60);
}
