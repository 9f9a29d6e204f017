import type { Entity, Field } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import { applyOperation } from '../../operations/apply';
import { findOption } from '../../model/find';
import { ownField } from '../meaning/naming';
import { wordsOf, type Outcome } from '../rule';
import { firstOf, outcomeOf } from '../rules/fields-said';
import { sentenceCase } from '../../words/casing';
import type { World } from '../world';

/** Which option a new record begins with, also one that is none yet: 'new bugs start as new'. */

const LONGEST_LABEL = 4;
const STATES = /\b(?:status|state|stage|phase)\b/i;

function optionAt(words: readonly Token[], entity: Entity, world: World) {
  for (let at = 0; at < words.length; at += 1)
    for (let size = Math.min(LONGEST_LABEL, words.length - at); size > 0; size -= 1) {
      const option = world.option(words.slice(at, at + size), entity);
      if (option) return option;
    }
  return undefined;
}

const isChoice = ({ type, computed }: Field) => type === 'choice' && computed === undefined;

/** 'severity S3', 'new bugs start as new': what is behind the field or the records, as an option of its own. */
function newOption(tokens: readonly Token[], entity: Entity, world: World): Outcome | undefined {
  const at = tokens.findIndex(({ key }) => /^(?:as|to|at|is|be|in|=|:|with)$/.test(key));
  const value = tokens.slice(at + 1).filter(({ tag }) => tag !== 'mark' && tag !== 'article');
  if (at <= 0 || value.length === 0 || value.length > 3 || value.some(({ tag }) => tag === 'pronoun'))
    return undefined;
  const front = tokens.slice(0, at);
  const states = entity.fields.filter((field) => isChoice(field) && STATES.test(field.name));
  const isOfRecords = front.some(({ key }) => /^(?:new|fresh|everything)$/.test(key));
  const field =
    ownField(front, entity, world, isChoice) ?? (isOfRecords && states.length === 1 ? states[0] : undefined);
  return field && withOption(field, sentenceCase(wordsOf(value)), entity, world);
}

function withOption(field: Field, label: string, entity: Entity, world: World): Outcome | undefined {
  const add = { kind: 'addOption', field: field.id, label } as const;
  const step = applyOperation(world.model, add);
  if (!step.done) return undefined;
  const now = step.model.entities
    .find(({ id }) => id === entity.id)
    ?.fields.find(({ id }) => id === field.id);
  const option = now && findOption(now, label);
  return option && { operations: [add, { kind: 'setDefault', field: field.id, default: option.id }] };
}

/** `words` are those that may name an option, `tokens` all of the clause. */
export function beginsWithOption(
  words: readonly Token[],
  tokens: readonly Token[],
  world: World,
): Outcome | undefined {
  const found = firstOf(world, (entity) => optionAt(words, entity, world));
  if (found)
    return outcomeOf(
      world,
      found.field.default === found.id
        ? []
        : [{ kind: 'setDefault', field: found.field.id, default: found.id }],
    );
  return newOption(tokens, world.current, world);
}
