import type { Entity, Field } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import type { World } from '../world';
import { kindSaid } from './edit-said';
import { fieldCalled } from './plain-names';

/** A choice by its name, and by what its options are called in all: 'the hull list', 'the options of the status'. */

const BEHIND = /^(?:lists?|options?|choices?|values?|drop-?down|menu|selection|field|column|box|names?)$/;
const AHEAD = /^(?:the|our|my|list|options|choices|values|dropdown|of|for)$/;

export interface ChoicePlace {
  readonly entity: Entity;
  readonly field: Field & { readonly options: NonNullable<Field['options']> };
}

function asChoice(tokens: readonly Token[], world: World): ChoicePlace | undefined {
  const place = tokens.length > 0 && !kindSaid(tokens, world) ? fieldCalled(tokens, world) : undefined;
  const options = place?.field.options;
  return place && options ? { entity: place.entity, field: { ...place.field, options } } : undefined;
}

export function choiceSaid(tokens: readonly Token[], world: World): ChoicePlace | undefined {
  const whole = asChoice(tokens, world);
  if (whole) return whole;
  let [from, to] = [0, tokens.length];
  while (to > from + 1 && BEHIND.test(tokens[to - 1]?.key ?? '')) to -= 1;
  while (from < to - 1 && AHEAD.test(tokens[from]?.key ?? '')) from += 1;
  return from === 0 && to === tokens.length ? undefined : asChoice(tokens.slice(from, to), world);
}
