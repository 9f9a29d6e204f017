import type { Entity, Field } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import { inSentence } from '../../words/casing';
import { ownField } from '../meaning/naming';
import type { Outcome } from '../rule';
import { addCheck } from '../rules/comparison';
import { firstOf } from '../rules/fields-said';
import type { World } from '../world';
import { contentOf, isForbidden } from './rule-words';

const DIFFER = /^(?:differ|different|differs|distinct|other|itself|themselves|himself|herself|same)$/;

/** 'a team cannot play itself', 'source and target must differ', 'the proposer is not the seconder'. */
export function differ(tokens: readonly Token[], world: World): Outcome | undefined {
  const isSaid = tokens.some(({ key }) => DIFFER.test(key)) || isForbidden(tokens);
  const isCounted = tokens.some(({ key }) => /^(?:two|2|twice|once|time|day|per|without)$/.test(key));
  if (!isSaid || isCounted) return undefined;
  const isItself = tokens.some(({ key }) => /^(?:itself|themselves|himself|herself|oneself)$/.test(key));
  return firstOf(world, (entity) => {
    const fields = differing(contentOf(tokens), entity, world, isItself);
    const [one, other] = fields;
    if (!one || !other || fields.length !== 2) return undefined;
    const message = `${one.name} cannot be the same as ${inSentence(other.name)}.`;
    const isMixed = one.type !== other.type;
    const [left, right] = [one, other].map((field) => (isMixed ? nameOf(field, world) : field.id));
    return addCheck(entity, `${left ?? ''} != ${right ?? ''}`, message, one, world);
  });
}

/** A team that is typed in and one that is linked are compared by name. */
function nameOf(field: Field, world: World): string {
  const target = world.model.entities.find(({ id }) => id === field.reference?.entity);
  return target ? `${field.id}.${target.labelField}` : field.id;
}

function differing(
  words: readonly Token[],
  entity: Entity,
  world: World,
  isItself: boolean,
): readonly Field[] {
  const comparable = ({ type, computed }: Field) =>
    computed === undefined &&
    (isItself
      ? /^(?:text|person|reference|choice)$/
      : /^(?:text|person|reference|choice|money|number)$/
    ).test(type);
  const said = new Set([
    ...words.map((token) => ownField([token], entity, world, comparable)),
    ...words.map((_, at) => ownField(words.slice(at, at + 2), entity, world, comparable)),
  ]);
  const named = [...said].filter((field) => field !== undefined);
  const [first] = named;
  const doers = entity.fields.filter((field) => comparable(field) && / by$/i.test(field.name));
  if (named.length === 1 && first && doers.includes(first) && doers.length === 2) return doers;
  if (named.length === 2 || !isItself) return named;
  const noun = words.find(({ tag }) => tag === 'noun' || tag === 'plural')?.lemma ?? '';
  return entity.fields.filter(
    (field) => comparable(field) && noun !== '' && field.name.toLowerCase().split(/\s+/).includes(noun),
  );
}
