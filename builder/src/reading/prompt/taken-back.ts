import type { ApplicationModel, Field } from '@tessera/shared/contracts';
import type { Said } from '../../coverage/claim';
import { tokenise } from '../../language/tokenise';
import { applyOperation } from '../../operations/apply';
import type { Operation } from '../../operations/operation';
import { isSameName } from '../../words/field-draft';
import { pattern } from '../../words/pattern';
import { readField } from '../fields/read-field';

/** What a prompt takes back of itself: 'No wait, not the room', 'actually forget the price', 'birthday instead of the age'. */

/** Where an order may begin: 'I often forget the date' is none. */
const BEGIN =
  /(?<=^|[.!?;:,(—–]\s*|\b(?:actually|no|wait|oh|please|sorry|hmm?|hm|let's|lets|can you|you can)\s+)/u;
const NOUN = /(\p{L}[\p{L}\p{N}'’ /&-]{1,50}?)/u;
const END =
  /(?:\s+(?:thing|bit|part|field|column|stuff|one))?(?=\s*(?:[,.;:!?)—–\n]|$|\s-\s|\s(?:for now|again|after all|please|instead|actually|though|because|we|i|it|they|that|just)\b))/u;

const ORDERS: readonly RegExp[] = [
  pattern(
    'giu',
  )`${BEGIN}(?:forget|scrap|scratch|skip|drop|ditch|leave out|leave off|never mind) (?:the|that|this) ${NOUN}${END}`,
  pattern('giu')`\bno need for (?:an?|the|any) ${NOUN}${END}`,
  pattern(
    'giu',
  )`\b(?:no,? wait|wait,? no|sorry|scratch that|i mean|i meant|actually no)[,:]? (?:i mean,? )?not (?:the )?${NOUN}${END}`,
];
const INSTEAD =
  /(?<=^|[.!?;\n]\s*)(?:(?:oh|and|actually|no|wait|sorry|please|make it|hmm?)[, ]+)*(\p{L}+(?: \p{L}+){0,2}) instead of (?:the |an? )?(\p{L}+(?: \p{L}+){0,2}?)(?: actually| please| after all)?(?=\s*(?:[.!?;\n]|$))/giu;

interface TakenBack {
  readonly phrase: string;
  readonly nouns: readonly string[];
  /** What is wanted for it. */
  readonly instead?: string;
}

const nounsIn = (text: string) => text.split(/\s*(?:\/|&|,|\band\b|\bor\b)\s*/i).filter(Boolean);

export function takenBackIn(text: string): TakenBack[] {
  const plain = ORDERS.flatMap((order) =>
    [...text.matchAll(order)].map(([phrase, noun = '']) => ({ phrase, nouns: nounsIn(noun) })),
  );
  const changed = [...text.matchAll(INSTEAD)].map(([phrase, instead = '', noun = '']) => ({
    phrase: phrase.trim(),
    nouns: [noun],
    instead,
  }));
  return [...plain, ...changed];
}

/** The only field that a noun names: by its whole name, or as its first word; or the one whose answers the nouns are. */
function fieldsOf(nouns: readonly string[], { entities }: ApplicationModel): readonly Field[] {
  const fields = entities.flatMap((entity) => entity.fields);
  const offers = ({ options = [] }: Field) =>
    options.length > 0 &&
    nouns.length === options.length &&
    options.every(({ label }) => nouns.some((noun) => isSameName(noun, label)));
  const offered = fields.filter(offers);
  if (nouns.length > 1 && offered.length === 1) return offered;
  const found = nouns.map((noun) => {
    const same = fields.filter(({ name }) => isSameName(name, noun));
    const begins = fields.filter(({ name }) => name.toLowerCase().startsWith(`${noun.toLowerCase()} `));
    const [only, more] = same.length > 0 ? same : nouns.length > 1 ? begins : [];
    return more ? undefined : only;
  });
  const named = found.filter((field) => field !== undefined);
  return named.length === found.length ? named : [];
}

interface Done {
  readonly model: ApplicationModel;
  readonly said: readonly Said[];
  /** The names of the fields that are gone. */
  readonly gone: readonly string[];
}

/** A new field where one is wanted instead, and the old ones gone; nothing where that cannot be. */
function replaced(
  model: ApplicationModel,
  fields: readonly Field[],
  instead: string | undefined,
): { readonly model: ApplicationModel; readonly operations: readonly Operation[] } | undefined {
  const [first] = fields;
  const entity = model.entities.find((one) => one.fields.some(({ id }) => id === first?.id));
  const draft = instead === undefined ? undefined : readField(tokenise(instead), '')?.draft;
  if (!entity || (instead !== undefined && !draft)) return undefined;
  const operations: Operation[] = [
    ...(draft && !entity.fields.some(({ name }) => isSameName(name, draft.name))
      ? [{ kind: 'addField', entity: entity.id, draft } as const]
      : []),
    ...fields.map(({ id }) => ({ kind: 'removeField', field: id }) as const),
  ];
  let next = model;
  for (const operation of operations) {
    const step = applyOperation(next, operation);
    if (!step.done) return undefined;
    next = step.model;
  }
  return { model: next, operations };
}

/** Wishes that say no more than what was done. */
export const besides = <T extends { readonly phrase: string }>(
  said: readonly Said[],
  wishes: readonly T[],
): T[] =>
  wishes.filter(
    ({ phrase }) => !said.some((done) => done.phrase.includes(phrase) || phrase.includes(done.phrase)),
  );

/** The application without what its prompt takes back. */
export function withoutTakenBack(start: ApplicationModel, text: string): Done {
  let model = start;
  const said: Said[] = [];
  const gone: string[] = [];
  for (const { phrase, nouns, instead } of takenBackIn(text)) {
    const fields = fieldsOf(nouns, model);
    const done = fields.length > 0 ? replaced(model, fields, instead) : undefined;
    if (!done) continue;
    model = done.model;
    gone.push(...fields.map(({ name }) => name));
    said.push({ phrase, asks: 'changes', operations: done.operations });
  }
  return { model, said, gone };
}
