import type { ApplicationModel, Entity } from '@tessera/shared/contracts';
import type { Token } from '../../language/token';
import { placeOf } from '../../model/edit-model';
import type { Operation } from '../../operations/operation';
import type { Applied } from '../../operations/outcome';
import { kindNameAt, nameStems, stemOf } from '../meaning/naming';
import type { Touched, World } from '../world';

/** What is spoken of from clause to clause, so that 'it' and 'that one' mean something. */

const MOST_FIELDS = 8;

const withField = (touched: Touched, entity: string, field: string): Touched => ({
  ...touched,
  entity,
  field,
  // 'the first of those' stays the first when it was changed.
  fields: (touched.fields?.includes(field) === true
    ? touched.fields
    : [...(touched.fields ?? []), field]
  ).slice(-MOST_FIELDS),
});

const newOf = <T extends { readonly id: string }>(before: readonly T[], after: readonly T[]): T | undefined =>
  after.find(({ id }) => !before.some((one) => one.id === id));

/** What one operation was about. */
function afterOne(
  touched: Touched,
  operation: Operation,
  before: ApplicationModel,
  after: ApplicationModel,
): Touched {
  const made = newOf(before.entities, after.entities);
  if (made) return { ...touched, entity: made.id };
  if ('field' in operation && typeof operation.field === 'string') {
    const place = placeOf(after, operation.field) ?? placeOf(before, operation.field);
    return place ? withField(touched, place.entity.id, place.field.id) : touched;
  }
  if (operation.kind === 'addField' || operation.kind === 'relate') {
    const fieldsIn = (model: ApplicationModel) =>
      model.entities.find(({ id }) => id === operation.entity)?.fields ?? [];
    const field = newOf(fieldsIn(before), fieldsIn(after));
    return field ? withField(touched, operation.entity, field.id) : touched;
  }
  if ('entity' in operation) return { ...touched, entity: operation.entity };
  if (operation.kind === 'addPart' && after.entities.some(({ id }) => id === operation.owner))
    return { ...touched, entity: operation.owner };
  return touched;
}

/** What is spoken of behind a clause that was done. */
export function touchedBy(
  touched: Touched,
  steps: readonly {
    readonly operation: Operation;
    readonly before: ApplicationModel;
    readonly applied: Applied;
  }[],
): Touched {
  let result: Touched = touched;
  for (const { operation, before, applied } of steps)
    result = afterOne(result, operation, before, applied.model);
  const undo = [...steps].reverse().flatMap(({ applied }) => applied.inverse);
  return { ...result, did: { operations: steps.map(({ operation }) => operation), undo } };
}

/** Where the stems of a name stand in a row; -1 where they do not. */
function placeOfStems(stems: readonly string[], name: readonly string[]): number {
  if (name.length === 0) return -1;
  return stems.findIndex((_, at) => name.every((stem, offset) => stems[at + offset] === stem));
}

/** What words that ask for nothing speak of: 'nobody measures the height' is about the height, for 'out with it'. */
export function mentioned(tokens: readonly Token[], world: World): Touched {
  const { touched, model } = world;
  const stems = tokens.map(({ key }) => stemOf(key));
  const entity = model.entities.find((one) =>
    tokens.some((token, at) => /^(?:noun|plural)$/.test(token.tag) && kindNameAt(tokens, at, one) > 0),
  );
  const viewed = viewNamed(tokens, world, entity);
  if (viewed) return { ...touched, entity: viewed.entity, node: viewed.node, field: undefined };
  for (const home of entity
    ? [entity]
    : [world.current, ...model.entities.filter(({ id }) => id !== world.current.id)]) {
    const [last] = home.fields
      .map((field) => ({ field, at: placeOfStems(stems, nameStems(field.name)) }))
      .filter(({ at, field }) => at >= 0 && isNamed(tokens, at, nameStems(field.name).length))
      .sort((a, b) => b.at - a.at);
    if (last) return withField(entity ? { ...touched, entity: entity.id } : touched, home.id, last.field.id);
  }
  return entity ? { ...touched, entity: entity.id } : touched;
}

/** 'nobody ever opens the calendar': for 'take it off'. */
function viewNamed(
  tokens: readonly Token[],
  { current, model }: World,
  entity?: Entity,
): { readonly entity: string; readonly node: string } | undefined {
  const kind = tokens
    .map(({ lemma }) => lemma)
    .find((lemma) => /^(?:board|calendar|gallery|timeline)$/.test(lemma));
  if (kind === undefined) return undefined;
  for (const owner of entity ? [entity] : [current, ...model.entities]) {
    const view = owner.views.find((one) => one.kind === kind);
    if (view) return { entity: owner.id, node: view.id };
  }
  return undefined;
}

/** A verb of the same stem names no field: 'we paid' is not Paid. */
const isNamed = (tokens: readonly Token[], at: number, size: number) =>
  (tokens[at + size]?.key !== "'s" &&
    tokens.slice(at, at + size).every(({ tag }) => !/^(?:verb|verbs|past|ing)$/.test(tag))) ||
  tokens[at]?.tag === 'quoted' ||
  tokens[at - 1]?.key === 'for';
