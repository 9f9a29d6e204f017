import type { Token } from '../src/language/token';
import { tokenise } from '../src/language/tokenise';
import { linesOf } from '../src/reading/chat/lines';
import { chatPlaces } from '../src/tagger/chat-places';
import { wishFeatures } from '../src/tagger/wish-features';
import { NameIndex, type KnownName } from '../src/tagger/mentions';
import { readAnnotated, type Annotated } from './annotated';
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
  const apps = new Map<string, NameIndex>();
  for (const block of file.split(/^=== app /m).slice(1)) {
    const [name = '', ...lines] = (block.split(/^### /m)[0] ?? '').split('\n');
    apps.set(name.trim(), new NameIndex(lines.filter((line) => line.includes(':')).flatMap(namesOfLine)));
  }
  const none = new NameIndex([]);
  return readAnnotated(file).map((entry) => ({
    ...entry,
    names: apps.get(entry.head.replace(/^on /, '')) ?? none,
  }));
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

export const slotSequence = ({ tokens, slots, names }: MarkedWish): Sequence => ({
  places: chatPlaces(tokens, names),
  labels: slots,
});

/** `slots` as a tagger told them: what the classifier will be given too. */
export const intentExample = ({ tokens, intent, names }: MarkedWish, slots: readonly string[]): Sequence => ({
  places: [wishFeatures(tokens, slots, names)],
  labels: [intent],
});
