import type { FieldType } from '@tessera/shared/contracts';
import type { FieldDraft } from '../../words/field-draft';
import { FIELD_LEXICON, WHOLE_NAME_TYPES } from '../../words/field-lexicon';
import { guessType, type NamedGuess } from '../../words/field-type';
import { typeInRecord } from './by-record';
import type { Cue } from './cue-rules';
import { cueIn } from './cues';

/** What the words are believed to say, where they say more than the name that is known. */
function believedCue(lower: string, context: string, guess: NamedGuess): Cue | undefined {
  const cue = cueIn(lower);
  if (!cue || cue.isSure) return cue;
  if (guess.by === 'lexicon' && isWhole(lower, context)) return undefined;
  const isWeak = !guess.isKnown || guess.by === 'participle' || guess.by === 'nothing';
  return isWeak || guess.type === 'text' || guess.type === 'boolean' ? cue : undefined;
}

/** Words that nothing else is told by give way to what the words around the noun say. */
export function withCue(draft: FieldDraft, text: string, context: string): FieldDraft {
  if (draft.isTypeStated || draft.areLimitsStated) return draft;
  const lower = text.toLowerCase().replace(/[?!.:,]+$/, '');
  const inRecord = typeInRecord(lower, context);
  if (inRecord !== undefined) return { ...plain(draft, inRecord), isKnown: true };
  const guess = guessType(lower, context);
  const cue = believedCue(lower, context, guess);
  if (cue) return cued(draft, cue);
  // 'welded' alone may as well be the day of it.
  const isBare = guess.by === 'participle' && !lower.includes(' ');
  return isBare ? { ...draft, isKnown: false } : draft;
}

function cued(draft: FieldDraft, { type, name = draft.name, unit, currency }: Cue): FieldDraft {
  return {
    ...plain({ ...draft, name }, type),
    isKnown: true,
    ...(unit === undefined || type === 'duration' ? {} : { unit }),
    ...(currency === undefined ? {} : { currency }),
  };
}

const isWhole = (text: string, context: string) => {
  const known = FIELD_LEXICON.get(text) ?? WHOLE_NAME_TYPES.get(text);
  return known !== undefined && known.type === guessType(text, context).type;
};

/** Where a name alone says a picture, a link to one is not meant. */
export function withPicture(draft: FieldDraft): FieldDraft {
  if (draft.isTypeStated && draft.type !== 'url') return draft;
  const [, name] =
    /^(.*\b(?:photo|picture|image|photograph|sketch|drawing|scan|snapshot|logo|portrait|avatar))s?(?: link)?$/i.exec(
      draft.name,
    ) ?? [];
  return name === undefined || /\blink|url|number|count\b/i.test(draft.phrase)
    ? draft
    : { ...draft, name, type: 'image' };
}

/** The same name with another kind of value, and nothing that belonged to the first. */
export function plain(draft: FieldDraft, type: FieldType): FieldDraft {
  const { name, required, phrase, isTypeStated, isKnown } = draft;
  const numeric = type === 'integer' || type === 'number' ? { min: 0 } : {};
  return { name, type, required, phrase, isTypeStated, areLimitsStated: false, isKnown, ...numeric };
}
