import type { ApplicationModel, Coverage } from '@tessera/shared/contracts';
import { applyOperation } from '../operations/apply';
import type { Operation } from '../operations/operation';
import { inSentence } from '../words/casing';
import { isSameName } from '../words/field-draft';
import { listOf } from '../words/text';
import { wishOf, wishReason } from '../words/wishes';
import { carriersOf, hasWords, nodesNamed, viewsNamed } from './carriers';
import type { Claim, PromiseKind, Said, Shortfall } from './claim';

/** The behaviours of an entity that perform a promise, by the ends of their ids; none for what no check performs. */
const PERFORMED: Readonly<Record<PromiseKind, readonly string[]>> = {
  search: ['search'],
  order: ['order'],
  records: ['add', 'edit', 'delete'],
  undo: ['delete'],
  kept: ['kept'],
  refusals: ['required'],
  pages: ['add'],
  everywhere: [],
  design: [],
};

type Proofs = { readonly [Asked in Claim['asks']]: (model: ApplicationModel, claim: Of<Asked>) => Coverage };
type Of<Asked extends Claim['asks']> = Extract<Claim, { asks: Asked }>;

const PROOFS: Proofs = {
  subject: proveSubject,
  field: proveField,
  title: proveTitle,
  absence: proveAbsence,
  promise: provePromise,
  changes: proveChanges,
};

/**
 * Says of each phrase whether it was built (MODEL-16): only where a node of the model carries its words and is of the kind
 * that the phrase asks for. `nodes` and `behaviours` name what has to pass its check before it may be called so.
 */
export function proveCoverage(model: ApplicationModel, said: readonly Said[]): Coverage[] {
  return said.flatMap((one) => {
    if ('state' in one) return [proveShortfall(model, one)];
    // 'it should have' says nothing by itself.
    if (one.asks === 'subject' && !hasWords(one.phrase)) return [];
    const prove = PROOFS[one.asks] as (model: ApplicationModel, claim: Claim) => Coverage;
    return [prove(model, one)];
  });
}

const built = (phrase: string, nodes: readonly string[]): Coverage => ({
  phrase,
  state: 'built',
  nodes: [...nodes],
});

/** No reader knows of views; one that the application has all the same is no shortfall. */
function proveShortfall(model: ApplicationModel, shortfall: Shortfall): Coverage {
  const views = shortfall.state === 'missing' ? viewsNamed(model, shortfall.phrase) : [];
  return views.length > 0 ? built(shortfall.phrase, views) : { ...shortfall };
}

const keeps = (model: ApplicationModel) =>
  `It keeps ${listOf(model.entities.map(({ plural }) => inSentence(plural)))}`;

function proveSubject(model: ApplicationModel, { phrase }: Of<'subject'>): Coverage {
  const nodes = carriersOf(model, phrase);
  return nodes.length > 0 ? built(phrase, nodes) : { phrase, state: 'different', why: keeps(model) };
}

function proveField(model: ApplicationModel, { phrase, name }: Of<'field'>): Coverage {
  const fields = model.entities.flatMap((entity) => entity.fields);
  const field = fields.find((candidate) => isSameName(candidate.name, name));
  if (!field) return { phrase, state: 'missing', why: 'No field was made of it' };
  const wish = wishOf(phrase);
  if (wish && field.computed === undefined && wish !== 'behaviour')
    return { phrase, state: 'missing', why: wishReason(wish) };
  return built(phrase, [field.id]);
}

function proveTitle(model: ApplicationModel, { phrase, title }: Of<'title'>): Coverage {
  return model.title === title
    ? built(phrase, ['title'])
    : { phrase, state: 'different', why: `It is called ${model.title}` };
}

function proveAbsence(model: ApplicationModel, { phrase, nouns }: Of<'absence'>): Coverage {
  const left = nouns.flatMap((noun) => nodesNamed(model, noun));
  const [first] = left;
  return first === undefined
    ? { phrase, state: 'built', why: 'Left out as asked', nodes: [] }
    : { phrase, state: 'missing', why: `${first} is still there` };
}

function provePromise(model: ApplicationModel, { phrase, promise, why }: Of<'promise'>): Coverage {
  const ends = PERFORMED[promise];
  if (ends.length === 0) return { phrase, state: 'different', why };
  const behaviours = model.entities.flatMap(({ id }) => ends.map((end) => `${id}.${end}`));
  return { phrase, state: 'built', why, behaviours };
}

/** A change is there when making it again would change nothing. 'Sorted by date' holds whichever way, 'newest first' says which. */
function isThere(model: ApplicationModel, operation: Operation): boolean {
  const sorts = operation.kind === 'setSort' ? operation.field : undefined;
  return model.entities.some(({ sort }) => sort.field === sorts) || !applyOperation(model, operation).done;
}

function proveChanges(model: ApplicationModel, { phrase, operations }: Of<'changes'>): Coverage {
  const isDone = operations.every((operation) => isThere(model, operation));
  // Nothing had to be changed: then what is spoken of has to be there.
  const nodes = operations.length > 0 ? operations.flatMap(touchedBy) : carriersOf(model, phrase, 'fields');
  return isDone && nodes.length > 0
    ? built(phrase, nodes)
    : { phrase, state: 'missing', why: 'Something else that was said undid it' };
}

function touchedBy(operation: Operation): string[] {
  if ('field' in operation) return [operation.field];
  return 'entity' in operation ? [operation.entity] : ['application'];
}
