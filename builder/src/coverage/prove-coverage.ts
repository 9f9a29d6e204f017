import type { ApplicationModel, Coverage } from '@tessera/shared/contracts';
import { behavioursOf } from '../behaviours/behaviours-of';
import { kindOf } from '../behaviours/trial-order';
import { PART_LISTS } from '../model/parts';
import { applyOperation } from '../operations/apply';
import type { Operation } from '../operations/operation';
import { inSentence } from '../words/casing';
import { isSameName } from '../words/field-draft';
import { wishBeyondField } from '../words/field-wish';
import { listOf } from '../words/text';
import { whyMissing } from '../words/why-missing';
import { TYPED_IN, wishReason } from '../words/wish-kinds';
import { carriersOf, hasWords, nodesNamed, restricts, uncarriedNouns } from './carriers';
import type { Absence, Claim, PromiseKind, Said, Shortfall } from './claim';
import { figuresTypedIn } from './figures-typed-in';
import { unlikeField } from './unlike-field';
import { viewsNamed } from './views-named';

/** The kinds of behaviours that perform a promise; none for what no check performs. */
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

/** The kind of behaviour that shows a change of a field, where there is one of its own. */
const SHOWN_BY: Readonly<Partial<Record<Operation['kind'], string>>> = {
  setSort: 'order',
  setRequired: 'required',
  setUnique: 'unique',
  setLimits: 'bounds',
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
  const typedIn = figuresTypedIn(model, said);
  return said.flatMap((one) => {
    if ('state' in one) return [proveShortfall(model, one)];
    // 'it should have' says nothing by itself.
    if (one.asks === 'subject' && !hasWords(one.phrase)) return [];
    if (typedIn.has(one)) return [{ phrase: one.phrase, state: 'different', why: TYPED_IN }];
    const prove = PROOFS[one.asks] as (model: ApplicationModel, claim: Claim) => Coverage;
    return [prove(model, one)];
  });
}

const built = (phrase: string, nodes: readonly string[], behaviours: readonly string[] = []): Coverage => ({
  phrase,
  state: 'built',
  nodes: [...nodes],
  ...(behaviours.length > 0 && { behaviours: [...behaviours] }),
});

/** The ids of the behaviours of these kinds, or of any, that prove one of these nodes, or any. */
function behavioursBy(
  model: ApplicationModel,
  { kinds, nodes }: { readonly kinds?: readonly string[]; readonly nodes?: readonly string[] },
): string[] {
  return behavioursOf(model)
    .filter(({ id }) => kinds?.includes(kindOf(id)) ?? true)
    .filter((behaviour) => nodes?.some((node) => behaviour.nodes.includes(node)) ?? true)
    .map(({ id }) => id);
}

/** No reader knows of views; one that the application has all the same is no shortfall. */
function proveShortfall(model: ApplicationModel, shortfall: Shortfall): Coverage {
  const { phrase, state } = shortfall;
  if (state !== 'missing') return { ...shortfall };
  const { views, instead } = viewsNamed(model, phrase);
  if (views.length > 0) return built(phrase, views, behavioursBy(model, { nodes: views }));
  return instead === undefined ? { ...shortfall } : { phrase, state: 'different', why: instead };
}

const keeps = (model: ApplicationModel) =>
  `It keeps ${listOf(model.entities.map(({ plural }) => inSentence(plural)))}`;

function proveSubject(model: ApplicationModel, { phrase }: Of<'subject'>): Coverage {
  const nodes = carriersOf(model, phrase);
  const without = uncarriedNouns(model, phrase);
  if (nodes.length > 0 && without.length === 0) return built(phrase, nodes);
  const nothing =
    nodes.length === 0
      ? ''
      : `, and nothing for ${listOf(
          without.map((noun) => `‘${noun}’`),
          'or',
        )}`;
  return { phrase, state: 'different', why: `${keeps(model)}${nothing}` };
}

function proveField(model: ApplicationModel, { phrase, name, lack }: Of<'field'>): Coverage {
  const fields = model.entities.flatMap((entity) => entity.fields);
  const field = fields.find((candidate) => isSameName(candidate.name, name));
  if (!field) return { phrase, state: 'missing', why: 'It did not become a field' };
  if (lack !== undefined && lack !== '')
    return { phrase, state: 'different', why: `‘${field.name}’ can be noted down${lack}` };
  const unlike = unlikeField(field, phrase);
  if (unlike !== undefined) return { phrase, state: 'different', why: unlike };
  const wish = lack === undefined ? wishBeyondField(phrase) : undefined;
  if (wish && field.computed === undefined) return { phrase, state: 'missing', why: wishReason(wish) };
  return built(phrase, [field.id]);
}

function proveTitle(model: ApplicationModel, { phrase, title }: Of<'title'>): Coverage {
  return model.title === title
    ? built(phrase, ['title'])
    : { phrase, state: 'different', why: `It is called ${model.title}` };
}

function proveAbsence(model: ApplicationModel, { phrase, nouns }: Absence): Coverage {
  const left = nouns.flatMap((noun) => nodesNamed(model, noun));
  const [first] = left;
  if (first !== undefined) return { phrase, state: 'missing', why: `${first} is still there` };
  // 'no double bookings for one artist' leaves no bookings out: it says which there may be.
  return nouns.some((noun) => restricts(model, noun))
    ? { phrase, state: 'missing', why: wishReason('rule') }
    : { phrase, state: 'built', why: 'Left out as asked', nodes: [] };
}

function provePromise(model: ApplicationModel, { phrase, promise, why }: Of<'promise'>): Coverage {
  const kinds = PERFORMED[promise];
  if (kinds.length === 0) return { phrase, state: 'different', why };
  const behaviours = behavioursBy(model, { kinds });
  return { phrase, state: 'built', why, behaviours };
}

/** A change is there when making it again would change nothing. 'Sorted by date' holds whichever way, 'newest first' says which. */
function isThere(model: ApplicationModel, operation: Operation): boolean {
  if (operation.kind === 'addPart') return partLike(model, operation) !== undefined;
  const sorts = operation.kind === 'setSort' ? operation.field : undefined;
  return model.entities.some(({ sort }) => sort.field === sorts) || !applyOperation(model, operation).done;
}

function proveChanges(model: ApplicationModel, { phrase, operations, caveat }: Of<'changes'>): Coverage {
  const isDone = operations.every((operation) => isThere(model, operation));
  // Nothing had to be changed: then what is spoken of has to be there.
  const nodes =
    operations.length > 0
      ? operations.flatMap((one) => touchedBy(model, one))
      : carriersOf(model, phrase, 'fields');
  if (isDone && nodes.length > 0 && caveat !== undefined) return { phrase, state: 'different', why: caveat };
  return isDone && nodes.length > 0
    ? built(phrase, nodes, [...new Set(operations.flatMap((operation) => shownBy(model, operation)))])
    : { phrase, state: 'missing', why: whyUndone(phrase, operations) };
}

function whyUndone(phrase: string, operations: readonly Operation[]): string {
  if (operations.length > 0) return 'Something else you asked for undid it';
  return whyMissing(phrase) ?? 'This was not understood';
}

/** The part that an operation added, by what it is made of. */
function partLike(model: ApplicationModel, { part, owner, draft }: Extract<Operation, { kind: 'addPart' }>) {
  const list: readonly { readonly id: string }[] = PART_LISTS[part].read(model, owner) ?? [];
  return list.find((made) => isLike(made, draft));
}

/** Whether what was made holds all that was wanted: it has ids besides, and later wishes may have put more into a page. */
function isLike(made: unknown, wanted: unknown): boolean {
  if (typeof wanted !== 'object' || wanted === null) return made === wanted;
  if (typeof made !== 'object' || made === null) return false;
  if (Array.isArray(wanted))
    return Array.isArray(made) && wanted.every((one) => made.some((other) => isLike(other, one)));
  const held = new Map<string, unknown>(Object.entries(made));
  return Object.entries(wanted).every(([key, value]) => isLike(held.get(key), value));
}

function shownBy(model: ApplicationModel, operation: Operation): string[] {
  if (operation.kind === 'setDefaultView') return behavioursBy(model, { nodes: [operation.view] });
  if (operation.kind === 'addPart') return behavioursBy(model, { nodes: touchedBy(model, operation) });
  const kind = SHOWN_BY[operation.kind];
  if (kind === undefined || !('field' in operation)) return [];
  return behavioursBy(model, { kinds: [kind], nodes: [operation.field] });
}

function touchedBy(model: ApplicationModel, operation: Operation): string[] {
  if (operation.kind === 'addPart') {
    const part = partLike(model, operation);
    return part ? [part.id] : [];
  }
  if ('field' in operation) return [operation.field];
  return 'entity' in operation ? [operation.entity] : ['application'];
}
