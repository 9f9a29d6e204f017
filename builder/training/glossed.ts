import { detectLanguage } from '../src/language/detect';
import { glossOf, type Gloss } from '../src/language/gloss';
import type { OtherLanguage } from '../src/language/lexicon';
import { englishNameOf, languageOfText, nameForms } from '../src/reading/chat/english-names';
import type { KnownName } from '../src/tagger/mentions';
import type { Annotated, Span } from './annotated';

/** Marked texts in other languages as the reader sees them: their English gloss, with the marks where those words went. */

interface Glossed {
  readonly entry: Annotated;
  readonly names: readonly KnownName[];
}

/** From the first to the last word of a gloss that stands for words of a span; undefined where none does. */
function movedTo({ stretches }: Gloss, { tag, start, end }: Span): Span | undefined {
  const own = stretches.filter((stretch) => stretch.start < end && stretch.end > start);
  if (own.length === 0) return undefined;
  return {
    tag,
    start: own.reduce((least, { from }) => Math.min(least, from), Infinity),
    end: own.reduce((most, { to }) => Math.max(most, to), 0),
  };
}

function underGloss(entry: Annotated, gloss: Gloss): Annotated {
  const moved = (spans: readonly Span[]) => spans.flatMap((span) => movedTo(gloss, span) ?? []);
  return { ...entry, text: gloss.text, spans: moved(entry.spans), slots: moved(entry.slots) };
}

/** A prompt as it is read. */
export function glossedPrompt(entry: Annotated): Annotated {
  const language = detectLanguage(entry.text);
  return language === 'en' ? entry : underGloss(entry, glossOf(entry.text, language));
}

function inEnglish(entry: Annotated, names: readonly KnownName[], language: OtherLanguage): Glossed {
  const forms = new Map<string, string>();
  const english = names.map(({ kind, name }): KnownName => {
    const said = englishNameOf(name, language);
    for (const [own, form] of nameForms(name, said, language)) if (!forms.has(own)) forms.set(own, form);
    return { kind, name: said };
  });
  return { entry: underGloss(entry, glossOf(entry.text, language, forms)), names: english };
}

/** A message and the names of its application as they are read. */
export function glossed(entry: Annotated, names: readonly KnownName[]): Glossed {
  const language = languageOfText(entry.text, names.map(({ name }) => name).join('. '));
  return language === 'en' ? { entry, names } : inEnglish(entry, names, language);
}
