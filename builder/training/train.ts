import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PackedModel } from '../src/tagger/packed-model';
import type { SmallModel } from '../src/tagger/small-model';
import { PROMPT_LABELS, SEGMENT_LABELS, SLOT_LABELS } from '../src/tagger/labels';
import { withFirstLook } from '../src/tagger/second-look';
import { addRow, decode, type SequenceModel } from '../src/tagger/sequence-model';
import { readAnnotated, type Annotated } from './annotated';
import {
  intentExample,
  readMessages,
  segmentSequences,
  slotSequence,
  wishesFoundIn,
  wishesOf,
  type MarkedWish,
  type Message,
} from './chat-examples';
import { trainClassifier } from './logistic';
import { glossedPrompt } from './glossed';
import { pack } from './pack';
import { trainTagger } from './perceptron';
import { classExamples, lineSequences, type PromptLine } from './prompt-examples';
import type { Sequence } from './sequence';
import { trainTyping } from './typing';
import { variantsOf } from './variants';

/** Every model that the reader of words uses, learned from the marked texts of this folder. The same each time. */

/** Weights below these are left out: of taggers, and of classifiers, which have many more. */
const LEAST_OF_TAGGERS = 12;
const LEAST_OF_CLASSIFIERS = 16;
/** A model that is used by another one is asked about texts that it did not learn from. */
const FOLDS = 3;

const modelOf = (
  labels: readonly string[],
  weights: ReadonlyMap<string, readonly number[]>,
): SequenceModel => ({
  labels,
  add: (feature, sums) => {
    addRow(weights.get(feature), sums);
  },
});

const isOutside = (fold: number) => (_item: unknown, at: number) => at % FOLDS !== fold;

function tagger(labels: readonly string[], sequences: readonly Sequence[]): PackedModel {
  return pack(labels, trainTagger(labels, sequences), LEAST_OF_TAGGERS);
}

function classifier(examples: readonly Sequence[]): PackedModel {
  const labels = [...new Set(examples.flatMap((example) => example.labels))].sort();
  return pack(labels, trainClassifier(labels, examples), LEAST_OF_CLASSIFIERS);
}

/** The lines of each prompt with what a first look says of them. */
function secondLooks(prompts: readonly (readonly PromptLine[])[], model: SequenceModel): Sequence[] {
  return prompts.flatMap((lines) => {
    const labels = lines.map(({ places }) => decode(model, places));
    return withFirstLook(lines, labels).map((places, at) => ({ places, labels: lines[at]?.labels ?? [] }));
  });
}

function trainPrompts(entries: readonly Annotated[]) {
  const prompts = [...entries, ...variantsOf(entries)].map(lineSequences);
  const isIn = (fold: number) => (_lines: unknown, at: number) => (at % entries.length) % FOLDS === fold;
  const looks = Array.from({ length: FOLDS }, (_, fold) => {
    const weights = trainTagger(PROMPT_LABELS, prompts.filter((lines, at) => !isIn(fold)(lines, at)).flat());
    return secondLooks(prompts.filter(isIn(fold)), modelOf(PROMPT_LABELS, weights));
  });
  return {
    FIRST_LOOK: tagger(PROMPT_LABELS, prompts.flat()),
    SECOND_LOOK: tagger(PROMPT_LABELS, looks.flat()),
  };
}

export const trainClasses = (entries: readonly Annotated[]) => ({
  WISH_WEIGHTS: classifier(entries.flatMap(classExamples)),
});

/** The slots of each wish as a model tells them that did not learn from it. */
function guessedSlots(wishes: readonly MarkedWish[]): string[][] {
  const guessed: string[][] = wishes.map(() => []);
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const weights = trainTagger(SLOT_LABELS, wishes.filter(isOutside(fold)).map(slotSequence));
    const model = modelOf(SLOT_LABELS, weights);
    wishes.forEach((wish, at) => {
      if (at % FOLDS === fold) guessed[at] = decode(model, slotSequence(wish).places);
    });
  }
  return guessed;
}

/** The wishes that a tagger finds in messages that it did not learn from. */
function foundWishes(messages: readonly Message[]): MarkedWish[] {
  return Array.from({ length: FOLDS }, (_, fold) => {
    const others = messages.filter(isOutside(fold)).flatMap(segmentSequences);
    const model = modelOf(SEGMENT_LABELS, trainTagger(SEGMENT_LABELS, others));
    return messages
      .filter((_message, at) => at % FOLDS === fold)
      .flatMap((message) => wishesFoundIn(message, (places) => decode(model, places)));
  }).flat();
}

export function trainChat(messages: readonly Message[]) {
  const wishes = [...messages.flatMap(wishesOf), ...foundWishes(messages)];
  const slots = guessedSlots(wishes);
  return {
    SEGMENT_WEIGHTS: tagger(SEGMENT_LABELS, messages.flatMap(segmentSequences)),
    SLOT_WEIGHTS: tagger(SLOT_LABELS, wishes.map(slotSequence)),
    INTENT_WEIGHTS: classifier(wishes.map((wish, at) => intentExample(wish, slots[at] ?? []))),
  };
}

const filesIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .map((name) => readFileSync(join(folder, name), 'utf8'));

const promptsIn = (folder: string) =>
  filesIn(join(folder, 'prompts')).flatMap(readAnnotated).map(glossedPrompt);

type Trainer = (folder: string) => Readonly<Record<string, PackedModel | SmallModel>>;

/** The models of each file that they are kept in. */
export const TRAINERS: Readonly<Record<string, Trainer>> = {
  prompt: (folder) => trainPrompts(promptsIn(folder)),
  wishes: (folder) => trainClasses(promptsIn(folder)),
  typing: (folder) => trainTyping(promptsIn(folder)),
  chat: (folder) => trainChat(filesIn(join(folder, 'chat')).flatMap(readMessages)),
};
