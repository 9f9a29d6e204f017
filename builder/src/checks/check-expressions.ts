import type { ApplicationModel, Field } from '@tessera/shared/contracts';
import { idsIn } from '../model/expression-ids';
import { expressionsOf, type PlacedExpression } from '../model/expressions';
import { nodesOf } from '../model/nodes';
import { firstBroken, type Breach, type ModelRule } from './rule';

/** What an expression may name. */
const NAMED: ReadonlySet<string> = new Set(['entity', 'field', 'option']);

function brokenNames(model: ApplicationModel): Breach {
  const known = new Set(
    nodesOf(model)
      .filter(({ kind }) => NAMED.has(kind))
      .map(({ id }) => id),
  );
  return firstBroken(expressionsOf(model), ({ text, words }) => {
    const lost = idsIn(text).find((id) => !known.has(id));
    return lost === undefined ? undefined : `${words} uses ${lost}, which is not there`;
  });
}

/** The fields that each computed field is worked out from. */
function sourcesOf(model: ApplicationModel): ReadonlyMap<string, readonly string[]> {
  const fields = model.entities.flatMap((entity) => entity.fields);
  return new Map(
    fields.flatMap(({ id, computed }) => (computed === undefined ? [] : [[id, idsIn(computed)] as const])),
  );
}

function isWorkedOutFrom(sources: ReadonlyMap<string, readonly string[]>, wanted: string): boolean {
  const seen = new Set<string>();
  const open = [...(sources.get(wanted) ?? [])];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next === wanted) return true;
    if (seen.has(next)) continue;
    seen.add(next);
    open.push(...(sources.get(next) ?? []));
  }
  return false;
}

/** Also through other records: the total of a task that adds the totals of its parts might have no end. */
function brokenCircle(model: ApplicationModel): Breach {
  const sources = sourcesOf(model);
  const fields = model.entities.flatMap((entity) => entity.fields);
  const circular: Field | undefined = fields.find(({ id }) => isWorkedOutFrom(sources, id));
  return circular && `${circular.name} is worked out from itself`;
}

/** There is no record yet that a default could be worked out from. */
function brokenDefault({ text, words, entity }: PlacedExpression): Breach {
  return entity === undefined && idsIn(text).some((id) => !id.startsWith('o'))
    ? `${words} begins with a value of a record that is not there yet`
    : undefined;
}

export const EXPRESSION_RULES: readonly ModelRule[] = [
  ['model.expression-names', 'Expressions name what exists', brokenNames],
  ['model.circles', 'Nothing is worked out from itself', brokenCircle],
  ['model.defaults', 'Defaults need no record', (model) => firstBroken(expressionsOf(model), brokenDefault)],
];
