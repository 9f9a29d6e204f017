import type { ApplicationModel } from '@tessera/shared/contracts';
import type { Said } from '../../coverage/claim';
import { proveCoverage } from '../../coverage/prove-coverage';
import { modelWith } from '../../operations/apply';
import type { Token } from '../../language/token';
import type { Operation } from '../../operations/operation';
import { wordsOf, type Outcome } from '../rule';
import { World, type Touched } from '../world';
import { ALL_RULES } from '../all-rules';
import { MessageReader } from '../chat/clauses';
import { isSameName } from '../../words/field-draft';
import { TYPED_IN } from '../../words/wish-kinds';
import { isWorkedOut } from '../../words/worked-out';
import { readField } from '../fields/read-field';
import { whyMissing } from '../../words/why-missing';
import type { FieldReading, PromptReading, WishReading } from './prompt-reading';
import { deedOf } from '../slots/foreign-deeds';
import { isUnlikely } from './unlikely-outcome';
import { outcomeOf } from './wish-outcome';

/** An application, and what each phrase of a prompt came to in it. */
interface DoneWishes {
  readonly model: ApplicationModel;
  readonly said: readonly Said[];
}

export const NOT_UNDERSTOOD = 'This was not understood';

/** All of the operations, or none where one is refused. */
function applyAll(model: ApplicationModel, operations: readonly Operation[]): ApplicationModel {
  let next = model;
  for (const operation of operations) {
    const after = modelWith(next, operation);
    if (!after) return model;
    next = after;
  }
  return next;
}

const caveatOf = ({ caveat }: { readonly caveat?: string }) => (caveat === undefined ? {} : { caveat });

/** What a phrase is taken for by what it came to; nothing for what asks for nothing. */
function saidOf(phrase: string, outcome: Outcome | undefined): Said[] {
  if (!outcome || 'ask' in outcome)
    return [{ phrase, state: 'missing', why: whyMissing(phrase) ?? NOT_UNDERSTOOD }];
  if ('operations' in outcome)
    return [{ phrase, asks: 'changes', operations: outcome.operations, ...caveatOf(outcome) }];
  if ('missing' in outcome) return [{ phrase, state: 'missing', why: outcome.missing }];
  if ('promise' in outcome) return [{ phrase, asks: 'promise', promise: outcome.promise, why: outcome.why }];
  if ('without' in outcome) return [{ phrase, asks: 'absence', nouns: outcome.without }];
  if (!('already' in outcome)) return [];
  return [{ phrase, asks: 'changes', operations: outcome.holds ?? [], ...caveatOf(outcome) }];
}

/** What is said like a message to the assistant: 'add a priority with low, medium and high'. */
function asMessage(tokens: readonly Token[], world: World): Outcome | undefined {
  const { clauses } = new MessageReader(ALL_RULES).readSentence(tokens, { world, value: 0, clauses: [] });
  const operations = clauses.flatMap(({ fate }) => (fate.kind === 'done' ? fate.operations : []));
  const isAll = clauses.every(({ fate }) => fate.kind === 'done' && fate.refused.length === 0);
  const isAdding = isAll && operations.some(({ kind }) => kind.startsWith('add'));
  return isAdding && !isUnlikely(wordsOf(tokens), { operations }, world) ? { operations } : undefined;
}

const MOST_BETWEEN = 6;

/** What a tagger has cut in two: wishes with no more than a joining word between them. */
function joined(wish: WishReading, next: WishReading): WishReading | undefined {
  const [last, first] = [wish.tokens.at(-1), next.tokens[0]];
  const isNear = last && first && first.start >= last.end && first.start - last.end <= MOST_BETWEEN;
  if (!isNear) return undefined;
  return { ...wish, phrase: `${wish.phrase}, ${next.phrase}`, tokens: [...wish.tokens, ...next.tokens] };
}

/** What a wish and the next come to together, as a message. */
function bothOf(
  wish: WishReading,
  next: WishReading | undefined,
  world: World,
): { phrase: string; outcome: Outcome } | undefined {
  // What says enough alone is no part of what stands before it.
  const own = next && outcomeOf(next, world);
  const whole = next && !(own && 'operations' in own) ? joined(wish, next) : undefined;
  const outcome = whole && asMessage(whole.tokens, world);
  return outcome && { phrase: whole.phrase, outcome };
}

const isUndone = (outcome: Outcome | undefined): boolean => !outcome || 'missing' in outcome;

class Wishes {
  model: ApplicationModel;
  readonly said: Said[] = [];

  private world: World | undefined;

  constructor(start: ApplicationModel) {
    this.model = start;
  }

  /** What words mean now; what was read of them holds until the application changes, or others are spoken of. */
  private worldOf(wish: WishReading): World {
    const touched = this.touchedBy(wish);
    const { world } = this;
    const isSame =
      world?.model === this.model &&
      world.touched.entity === touched.entity &&
      world.touched.field === touched.field;
    if (isSame) return world;
    this.world = new World(this.model, touched);
    return this.world;
  }

  /** The application with what a wish comes to; nothing where that cannot be done, or is not what the words ask for. */
  private with({
    operations,
    phrase,
  }: {
    operations: readonly Operation[];
    phrase: string;
  }): ApplicationModel | undefined {
    const model = applyAll(this.model, operations);
    if (operations.length > 0 && model === this.model) return undefined;
    const [proof] = proveCoverage(model, [{ phrase, asks: 'changes', operations }]);
    return proof?.state === 'missing' ? undefined : model;
  }

  /** Does what a wish comes to; answers it, or nothing where it could not be done. */
  private done(outcome: Outcome | undefined, phrase: string): Outcome | undefined {
    if (!outcome || !('operations' in outcome)) return outcome;
    const model = this.with({ operations: outcome.operations, phrase });
    if (model) this.model = model;
    return model && outcome;
  }

  /** 'tax (calculated)', where nothing says how: a person types it in. */
  private typedIn({ phrase, tokens }: WishReading, world: World): boolean {
    const draft = isWorkedOut(phrase) ? readField(tokens, '')?.draft : undefined;
    const entity = world.touched.entity ?? this.model.entities[0]?.id;
    if (!draft || entity === undefined) return false;
    const model = applyAll(this.model, [{ kind: 'addField', entity, draft }]);
    if (model === this.model) return false;
    this.model = model;
    this.said.push({ phrase, state: 'different', why: TYPED_IN });
    return true;
  }

  private touchedBy({ about, behind }: WishReading): Touched {
    const entity = this.model.entities.find(({ name }) => name === about);
    const field = entity?.fields.find(({ name }) => behind !== undefined && isSameName(name, behind));
    return { ...(entity && { entity: entity.id }), ...(field && { field: field.id }) };
  }

  /** Does a wish, or it together with the next where it comes to nothing alone; answers how many that were. */
  take(wish: WishReading, next: WishReading | undefined): number {
    const world = this.worldOf(wish);
    const alone = outcomeOf(wish, world) ?? asMessage(wish.tokens, world);
    // What the next says by itself is no part of this.
    const both = alone || (next && outcomeOf(next, world)) ? undefined : bothOf(wish, next, world);
    const phrase = both?.phrase ?? wish.phrase;
    const outcome = this.done(alone ?? both?.outcome, phrase);
    if (isUndone(outcome) && this.typedIn(wish, world)) return 1;
    this.said.push(...saidOf(phrase, outcome));
    return both ? 2 : 1;
  }
}

/** Does every wish to the application that there is by then. */
export function doWishes(start: ApplicationModel, wishes: readonly WishReading[]): DoneWishes {
  const done = new Wishes(start);
  let left = wishes;
  for (let [wish, next] = left; wish; [wish, next] = left) left = left.slice(done.take(wish, next));
  return { model: done.model, said: done.said };
}

/** Each subject once, and none that the name of the application says already. */
function subjectsBesides(head: readonly Said[], subjects: readonly string[]): string[] {
  const named = head.map(({ phrase }) => ` ${phrase.toLowerCase()} `);
  const isNew = (phrase: string, at: number) =>
    subjects.findIndex((other) => other.toLowerCase() === phrase.toLowerCase()) === at;
  return subjects.filter(
    (phrase, at) => isNew(phrase, at) && !named.some((name) => name.includes(` ${phrase.toLowerCase()} `)),
  );
}

const plainly = (phrase: string) => phrase.toLowerCase().replace(/[\s.,;:!?]+$/u, '');

/** Without words that were not understood and ask for the application itself: they are told of as such. */
export function withoutAsking({ said: asking }: PromptReading['head'], said: readonly Said[]): Said[] {
  const phrases = new Set(asking.map(({ phrase }) => plainly(phrase)));
  const isTwice = (one: Said) =>
    'state' in one && one.why === NOT_UNDERSTOOD && !asking.includes(one) && phrases.has(plainly(one.phrase));
  return said.filter((one) => !isTwice(one));
}

const takenBack = ({ phrase }: FieldReading): Said => ({
  phrase,
  state: 'different',
  why: 'It was taken back',
});

/** `worked`: what is said of a field that is worked out. */
function saidOfField({ phrase, name, tokens, lack }: FieldReading, worked: Said | undefined): Said {
  if (worked) return worked;
  if (lack !== undefined) return { phrase, asks: 'field', name, lack };
  const deed = deedOf(tokens);
  if (deed)
    return {
      phrase,
      state: 'different',
      why: `Only the field is there: '${wordsOf(deed)}' was not understood`,
    };
  if (isWorkedOut(phrase) && !phrase.includes('=')) return { phrase, state: 'different', why: TYPED_IN };
  return { phrase, asks: 'field', name };
}

/**
 * What was read besides wishes, as claims that the model has to prove. `worked` says it of fields that are worked out, `gone` are names
 * of fields that were taken back.
 */
export function saidBesides(
  { head, subjects, fields, unknown, besides, rows }: PromptReading,
  worked: ReadonlyMap<FieldReading, Said>,
  gone: readonly string[] = [],
): Said[] {
  return [
    ...head.said,
    ...subjectsBesides(head.said, subjects).map((phrase) => ({ phrase, asks: 'subject' as const })),
    ...fields.map((field) =>
      gone.includes(field.name) ? takenBack(field) : saidOfField(field, worked.get(field)),
    ),
    ...rows.map((phrase) => ({
      phrase,
      state: 'different' as const,
      why: 'A row of a table: taken as a sample',
    })),
    ...besides,
    ...unknown.map((phrase) => ({ phrase, state: 'missing' as const, why: NOT_UNDERSTOOD })),
  ];
}
