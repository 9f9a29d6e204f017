import type { ApplicationModel } from '@tessera/shared/contracts';
import type { Said } from '../../coverage/claim';
import { applyOperation } from '../../operations/apply';
import type { Operation } from '../../operations/operation';
import { namesIn, NameIndex } from '../../tagger/mentions';
import { classesOf } from '../../tagger/tag-wish';
import { bare, type Outcome } from '../rule';
import { readWish } from '../read-wish';
import { surelyCannot } from '../slots/impossible';
import { World } from '../world';
import { whyMissing } from '../../words/why-missing';
import type { PromptReading, WishReading } from './prompt-reading';

/** An application, and what each phrase of a prompt came to in it. */
interface DoneWishes {
  readonly model: ApplicationModel;
  readonly said: readonly Said[];
}

const NOT_UNDERSTOOD = 'This was not understood';

/** All of the operations, or none where one is refused. */
function applyAll(model: ApplicationModel, operations: readonly Operation[]): ApplicationModel {
  let next = model;
  for (const operation of operations) {
    const step = applyOperation(next, operation);
    if (!step.done) return model;
    next = step.model;
  }
  return next;
}

/** What a phrase is taken for by what it came to; nothing for what asks for nothing. */
function saidOf(phrase: string, outcome: Outcome | undefined): Said[] {
  if (!outcome || 'ask' in outcome)
    return [{ phrase, state: 'missing', why: whyMissing(phrase) ?? NOT_UNDERSTOOD }];
  if ('operations' in outcome) return [{ phrase, asks: 'changes', operations: outcome.operations }];
  if ('missing' in outcome) return [{ phrase, state: 'missing', why: outcome.missing }];
  if ('promise' in outcome) return [{ phrase, asks: 'promise', promise: outcome.promise, why: outcome.why }];
  if ('without' in outcome) return [{ phrase, asks: 'absence', nouns: outcome.without }];
  if (!('already' in outcome)) return [];
  return [{ phrase, asks: 'changes', operations: outcome.holds ?? [] }];
}

const LEAST_CHANCE = 0.08;
/** From here on what no reader understands is told to be impossible, instead of not understood. */
const LIKELY_IMPOSSIBLE = 0.3;
const CANNOT = 'Applications cannot do that yet';

/** What a wish comes to: as the likeliest class under which its words say enough. */
function outcomeOf({ tokens }: WishReading, world: World, names: NameIndex): Outcome | undefined {
  // What cannot be built is never claimed, so words that say so come first.
  const why = surelyCannot(tokens);
  if (why !== undefined) return { missing: why };
  const classes = classesOf(bare(tokens), names);
  const [first] = classes;
  for (const { wish, chance } of classes) {
    if (chance < LEAST_CHANCE) break;
    if (wish === 'impossible' && wish !== first?.wish) continue;
    const outcome = readWish(tokens, wish, world);
    if (outcome) return outcome;
    if (wish === 'impossible' && chance > LIKELY_IMPOSSIBLE) return { missing: CANNOT };
  }
  const isLikely = classes.some(({ wish, chance }) => wish === 'impossible' && chance > LIKELY_IMPOSSIBLE);
  return isLikely ? readWish(tokens, 'impossible', world) : undefined;
}

/** Does every wish to the application that there is by then. */
export function doWishes(start: ApplicationModel, wishes: readonly WishReading[]): DoneWishes {
  let model = start;
  const said: Said[] = [];
  for (const wish of wishes) {
    const entity = model.entities.find(({ name }) => name === wish.about)?.id;
    const world = new World(model, entity === undefined ? {} : { entity });
    const outcome = outcomeOf(wish, world, new NameIndex(namesIn(model)));
    if (outcome && 'operations' in outcome) model = applyAll(model, outcome.operations);
    said.push(...saidOf(wish.phrase, outcome));
  }
  return { model, said };
}

/** What was read besides wishes, as claims that the model has to prove. */
export function saidBesides({ head, subjects, fields, unknown }: PromptReading): Said[] {
  return [
    ...head.said,
    ...subjects.map((phrase) => ({ phrase, asks: 'subject' as const })),
    ...fields.map(({ phrase, name }) => ({ phrase, asks: 'field' as const, name })),
    ...unknown.map((phrase) => ({ phrase, state: 'missing' as const, why: NOT_UNDERSTOOD })),
  ];
}
