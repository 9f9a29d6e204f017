import type { Token } from '../src/language/token';
import { tokenise } from '../src/language/tokenise';
import { linesOf } from '../src/reading/chat/lines';
import { chatPlaces } from '../src/tagger/chat-places';
import { wishFeatures } from '../src/tagger/wish-features';
import { NameIndex, type KnownName } from '../src/tagger/mentions';
import type { Place } from '../src/tagger/sequence-model';
import { readAnnotated, type Annotated, type Span } from './annotated';
import { glossed } from './glossed';
import { labelsOf } from './prompt-examples';
import type { Sequence } from './sequence';

/** What is learned from chat messages: where wishes stand, what fills their slots, and what they want. */

export interface Message extends Annotated {
  /** Of the application that the message is about. */
  readonly names: NameIndex;
}

/** Words that a type begins with, behind the name of a field. */
const TYPES = [
  'text|longtext|long|notes?|number|numeric|integer|int|whole|decimal|money|price|percent|date|time|datetime|duration|yes/no|yesno',
  'boolean|bool|choices?|tags|email|e-mail|url|phone|rating|colou?r|image|photo|picture|person|links?|file|stars|list',
];
const TYPE = new RegExp(`\\s(?:${TYPES.join('|')})(?=\\s|$)`, 'i');
const PARTS = /^(?:figures?|views?|buttons?|actions?|badges?|charts?|filters?|rules?|metrics?)$/i;

const named = (kind: KnownName['kind'], name: string): KnownName[] => {
  const plain = name.trim();
  return plain ? [{ kind, name: plain }] : [];
};

/** 'Status choice Open/Done': a field and its options. */
function fieldNames(part: string): KnownName[] {
  const options = part.split(/\bchoices?\s/)[1]?.split('/') ?? [];
  return [...named('f', part.split(TYPE)[0] ?? ''), ...options.flatMap((option) => named('o', option))];
}

/** 'Bike: Model text, Colour choice Red/Blue', or 'Views: Bike cards'. */
function namesOfLine(line: string): KnownName[] {
  const [head = '', ...rest] = line.split(':');
  const body = rest.join(':');
  if (PARTS.test(head.trim())) return body.split(/[,.]/).flatMap((part) => named('m', part));
  return [...named('t', head.split('(')[0] ?? ''), ...body.split(/[,;]/).flatMap(fieldNames)];
}

/** The messages of a file, with the applications that its '=== app' lines describe. */
export function readMessages(file: string): Message[] {
  const apps = new Map<string, readonly KnownName[]>();
  for (const block of file.split(/^=== app /m).slice(1)) {
    const [name = '', ...lines] = (block.split(/^### /m)[0] ?? '').split('\n');
    apps.set(name.trim(), lines.filter((line) => line.includes(':')).flatMap(namesOfLine));
  }
  const read = (marked: Annotated): Message => {
    const { entry, names } = glossed(marked, apps.get(marked.head.replace(/^on /, '')) ?? []);
    return { ...entry, names: new NameIndex(names) };
  };
  return readAnnotated(file).map(read);
}

/** The lines of a message: which words are a wish. */
export const segmentSequences = ({ text, spans, names }: Message): Sequence[] =>
  linesOf(text).map(({ tokens }) => ({
    places: chatPlaces(tokens, names),
    labels: labelsOf(tokens, spans, () => 'W'),
  }));

/** One wish that a person marked. */
export interface MarkedWish {
  readonly tokens: readonly Token[];
  readonly intent: string;
  readonly slots: readonly string[];
  readonly names: NameIndex;
}

export const wishesOf = ({ text, spans, slots, names }: Message): MarkedWish[] =>
  spans.map((span) => {
    const tokens = tokenise(text.slice(span.start, span.end), span.start);
    return { tokens, intent: span.tag, slots: labelsOf(tokens, slots, (tag) => tag), names };
  });

/** Of a wish that was found so much has to be one that is marked, that it wants the same. */
const MOSTLY = 0.6;
/** What wants nothing: a wish that was found where none is marked. */
const NONE = 'none';

const sharedBy = (tokens: readonly Token[], { start, end }: Span) =>
  tokens.filter((token) => token.start >= start && token.end <= end).length;

/**
 * The wishes that a tagger finds in a message, with what those that were marked there want: it cuts them otherwise than people do, and
 * takes some words for wishes that are none. What is half of one and half of another teaches nothing.
 */
export function wishesFoundIn(
  { text, spans, slots, names }: Message,
  labelsAt: (places: readonly Place[]) => readonly string[],
): MarkedWish[] {
  return linesOf(text).flatMap(({ tokens }) =>
    stretchesOf(tokens, labelsAt(chatPlaces(tokens, names))).flatMap((own): MarkedWish[] => {
      const shares = spans.map((span) => ({ span, shared: sharedBy(own, span) }));
      const [best] = shares.filter(({ shared }) => shared > 0).sort((a, b) => b.shared - a.shared);
      if (!best) return [{ tokens: own, intent: NONE, slots: own.map(() => 'O'), names }];
      const size = Math.max(own.length, sharedBy(tokens, best.span));
      const isSame = best.shared === size;
      if (isSame || best.shared < MOSTLY * size) return [];
      return [{ tokens: own, intent: best.span.tag, slots: labelsOf(own, slots, (tag) => tag), names }];
    }),
  );
}

function stretchesOf(tokens: readonly Token[], labels: readonly string[]): (readonly Token[])[] {
  const result: Token[][] = [];
  tokens.forEach((token, at) => {
    if (labels[at]?.startsWith('B-') === true) result.push([token]);
    else if (labels[at]?.startsWith('I-') === true) result.at(-1)?.push(token);
  });
  return result;
}

export const slotSequence = ({ tokens, slots, names }: MarkedWish): Sequence => ({
  places: chatPlaces(tokens, names),
  labels: slots,
});

/** `slots` as a tagger told them: what the classifier will be given too. */
export const intentExample = ({ tokens, intent, names }: MarkedWish, slots: readonly string[]): Sequence => ({
  places: [wishFeatures(tokens, slots, names)],
  labels: [intent],
});
