import { startModel } from '../src/reading/prompt/start-model';
import { TaggedReader } from '../src/reading/prompt/tagged-reader';
import { layOut } from '../src/reading/text/layout';
import { PROMPT_LABELS } from '../src/tagger/labels';
import { namesIn, NameIndex } from '../src/tagger/mentions';
import { withFirstLook } from '../src/tagger/second-look';
import { decode } from '../src/tagger/sequence-model';
import { unpackSmall, type SmallModel } from '../src/tagger/small-model';
import { typedPlacesOf } from '../src/tagger/typed-places';
import { wishFacts } from '../src/tagger/wish-facts';
import { kindOfClass, WISH_KINDS } from '../src/tagger/wish-kinds';
import type { Annotated } from './annotated';
import { trainClassifier } from './logistic';
import { trainTagger } from './perceptron';
import { labelsOfLine, markedLines, spanAt, type PromptLine } from './prompt-examples';
import type { Sequence } from './sequence';
import { packSmall, trainSmall } from './small';
import { variantsOf } from './variants';

/** What a browser reads prompts with while they are typed (READ-06): a hundredth of the server's weights. */

/** How many features a look has: all three models together may weigh 32 KB (`pnpm bytes`). */
const LOOK_SIZE = 4000;
const WISHES_SIZE = 900;
const LOOK_BITS = 18;
const WISHES_BITS = 17;
/** Levels of weights below these are left out of what is loaded; the second look learns from a first one that has a few more. */
const LEAST_LOADED = 3;
const LEAST_LEARNED_FROM = 2;

const learnLook = (lines: readonly Sequence[]) =>
  trainSmall(lines, LOOK_SIZE, (sequences) => trainTagger(PROMPT_LABELS, sequences));
const packLook = (weights: ReturnType<typeof learnLook>, least: number): SmallModel =>
  packSmall(PROMPT_LABELS, weights, LOOK_BITS, least);

const linesOf = (entry: Annotated): PromptLine[] =>
  typedPlacesOf(layOut(entry.text)).map((line) => labelsOfLine(line, entry.spans));

/** Wishes with what they become, each in the application that its prompt describes. */
function wishExamples(entry: Annotated): Sequence[] {
  const { lines, tagged } = markedLines(entry);
  const reading = new TaggedReader().read(lines, tagged);
  const names = new NameIndex(namesIn(startModel(reading, undefined, entry.id).model));
  return reading.wishes.flatMap(({ tokens }) => {
    const [first] = tokens;
    const tag = (first && spanAt(entry.spans, first))?.tag ?? '';
    if (!tag.startsWith('w')) return [];
    const slots = tokens.map(() => 'O');
    return [{ places: [wishFacts(tokens, slots, names)], labels: [kindOfClass(tag.split('.')[1] ?? '')] }];
  });
}

export function trainTyping(entries: readonly Annotated[]): Readonly<Record<string, SmallModel>> {
  const prompts = [...entries, ...variantsOf(entries)].map(linesOf);
  const first = learnLook(prompts.flat());
  const model = unpackSmall(packLook(first, LEAST_LEARNED_FROM));
  // So small a model remembers nothing of what it learned from: what it says of that is what it says of other texts.
  const looked = prompts.flatMap((lines) => {
    const labels = lines.map(({ places }) => decode(model, places));
    return withFirstLook(lines, labels).map((places, at) => ({ places, labels: lines[at]?.labels ?? [] }));
  });
  const wishes = trainSmall(entries.flatMap(wishExamples), WISHES_SIZE, (examples) =>
    trainClassifier(WISH_KINDS, examples),
  );
  return {
    TYPED_FIRST_LOOK: packLook(first, LEAST_LOADED),
    TYPED_SECOND_LOOK: packLook(learnLook(looked), LEAST_LOADED),
    TYPED_WISHES: packSmall(WISH_KINDS, wishes, WISHES_BITS, LEAST_LOADED),
  };
}
