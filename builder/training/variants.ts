import type { Annotated, Span } from './annotated';
import { randomNumbers } from './sequence';

/** The same prompt as another person would have typed it, with its marks: what means the same has to be read the same (READ-01). */

const OPENINGS = [
  'Hi! ',
  'hello, ',
  'Dear all, ',
  'Hey there,\n',
  'Good evening. ',
  "OK here's the thing. ",
  'First time I try something like this. ',
  'A friend of mine said you could do this for me. ',
  'My daughter set this up on my laptop, so bear with me. ',
  'We used to have an Excel sheet for it but somebody broke it in March. ',
  'I am not very good with computers. ',
  'Up to now everything is in a notebook, and the notebook got wet. ',
  'I spent the whole Sunday looking for the right program and found none. ',
  'Background: three of us share the work and nobody knows what the others did. ',
  'Right, so. ',
  'Sorry for the long message. ',
  'I have tried two other apps and they were both far too complicated for us. ',
  'Our old one was switched off last year. ',
  'Not sure how this works, I just type, yes?\n\n',
  'Quick one from my phone: ',
  'It is the third year that I do this job and every year I swear I will do it better. ',
  'Greetings from a rainy Tuesday. ',
];
const ENDINGS = [
  ' Thanks!',
  ' thank you',
  '\n\nBest wishes',
  ' Many thanks in advance.',
  ' That is all.',
  ' That would help us a lot.',
  ' Keep it simple please.',
  ' Nothing more for now.',
  '\nthx',
  ' It does not have to be pretty.',
  ' I am looking forward to it.',
  ' It has to run on a tablet.',
  ' Everything should be easy to find again.',
  ' No hurry.',
];

type Random = () => number;

const pick = <T>(items: readonly T[], random: Random): T => items[Math.floor(random() * items.length)] as T;

const moved = (spans: readonly Span[], by: number): Span[] =>
  spans.map(({ tag, start, end }) => ({ tag, start: start + by, end: end + by }));

function opened(entry: Annotated, random: Random): Annotated {
  const opening = pick(OPENINGS, random);
  return { ...entry, text: opening + entry.text, spans: moved(entry.spans, opening.length) };
}

const ended = (entry: Annotated, random: Random): Annotated => ({
  ...entry,
  text: entry.text.replace(/(?<=\S)\s*$/, '') + pick(ENDINGS, random),
});

const lowered = (entry: Annotated): Annotated => ({ ...entry, text: entry.text.toLowerCase() });

const LONG_WORD = /(?<![\p{L}\p{N}"'@.])\p{Ll}{5,}(?![\p{L}\p{N}"'@])/gu;

/** Swaps two neighbouring letters in one of ten words. */
function misspelt(entry: Annotated, random: Random): Annotated {
  const text = entry.text.replace(LONG_WORD, (word) => {
    if (random() > 0.1) return word;
    const at = 1 + Math.floor(random() * (word.length - 2));
    return word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2);
  });
  return { ...entry, text };
}

const JOINT = /^\s*(?:,|;|,?\s*(?:and|&|\+))\s*(?:the |an? |their |its )?$/;
const FEWEST = 3;

/** Fields that stand in one line, joined by commas. */
function listIn({ text, spans }: Annotated): readonly Span[] {
  let run: Span[] = [];
  for (const span of spans) {
    const last = run.at(-1);
    const isNext = last && span.tag === last.tag.replace(/\..*/, span.tag.replace(/^[^.]*/, ''));
    if (span.tag.startsWith('f') && (!last || (isNext && JOINT.test(text.slice(last.end, span.start)))))
      run.push(span);
    else if (run.length >= FEWEST) return run;
    else run = span.tag.startsWith('f') ? [span] : [];
  }
  return run.length >= FEWEST ? run : [];
}

/** Not in brackets, and behind words that a list may follow. */
const LEADS = /[\p{L}:]\s*$/u;

/** 'with name, age and phone' as lines of their own. */
function bulleted(entry: Annotated): Annotated | undefined {
  const list = listIn(entry);
  const [first, last] = [list[0], list.at(-1)];
  if (!first || !last || !LEADS.test(entry.text.slice(0, first.start))) return undefined;
  let text = '';
  const spans: Span[] = [];
  let from = 0;
  for (const span of entry.spans) {
    const between = entry.text.slice(from, span.start);
    if (span === first) text += `${between.replace(/[:\s]*(?:the |an? )?$/, '')}:\n- `;
    else if (list.includes(span)) text += '\n- ';
    else text += between;
    spans.push({ tag: span.tag, start: text.length, end: text.length + span.end - span.start });
    text += entry.text.slice(span.start, span.end);
    from = span.end;
    if (span === last) {
      const rest = entry.text.slice(from);
      from += /^[.,;]?\s*/.exec(rest)?.[0].length ?? 0;
      text += '\n';
    }
  }
  return { ...entry, text: text + entry.text.slice(from), spans };
}

const WAYS: readonly ((entry: Annotated, random: Random) => Annotated | undefined)[] = [
  opened,
  opened,
  ended,
  misspelt,
  misspelt,
  bulleted,
  bulleted,
  lowered,
];

/** Each entry once more in another way, the same each time. */
export function variantsOf(entries: readonly Annotated[]): Annotated[] {
  const random = randomNumbers(77);
  return entries.map((entry) => {
    const way = pick(WAYS, random);
    return way(entry, random) ?? ended(opened(entry, random), random);
  });
}
