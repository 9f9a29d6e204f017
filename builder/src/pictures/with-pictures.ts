import type { ApplicationModel, Coverage } from '@tessera/shared/contracts';
import { blastBetween } from '../operations/blast';
import type { Touched } from '../reading/world';
import type { ChangeResult, CreateResult, FilePicture } from '../types';
import { shorten } from '../words/text';
import { applyPictures } from './apply-pictures';
import { hasPictures, readPictureWishes } from './picture-wishes';

const NOTHING = {
  modelChanges: [],
  data: { converted: [], archived: [] },
  assumptions: [],
  coverage: [],
  answers: [],
} as const;

type Asked = ChangeResult & { readonly touched: Touched };

const sentences = (changes: readonly string[]) =>
  changes.map((change) => `${change.slice(0, 1).toUpperCase()}${change.slice(1)}.`).join(' ');

/** Makes an application of a prompt that comes with pictures. `create` makes one of the words that are left. */
export function createWithPictures(
  prompt: string,
  pictures: readonly FilePicture[],
  create: (rest: string) => CreateResult,
): CreateResult {
  if (pictures.length === 0) return create(prompt);
  const read = readPictureWishes(prompt, pictures);
  const made = create(read.rest === '' ? prompt : read.rest);
  const { model, changes, coverage } = applyPictures(made.model, read);
  return {
    ...made,
    model,
    coverage: [...made.coverage, ...coverage],
    modelChanges: [...made.modelChanges, ...changes],
  };
}

/** What of pictures was not done, in sentences. */
const toldOf = (missing: readonly Coverage[]) =>
  missing.map(({ phrase, why = '' }) => `${phrase}: ${why}.`).join(' ');

/** What the words alone came to. */
function doneBy(asked: Asked | undefined, model: ApplicationModel) {
  if (asked?.kind !== 'changed') return { ...NOTHING, model };
  return { ...asked, answers: [asked.answer] };
}

/** Words that ask for more than pictures, and were not understood. */
function leftOf(asked: Asked | undefined, rest: string): Coverage[] {
  if (asked?.kind !== 'not_understood') return [];
  return [{ phrase: shorten(rest, 200), state: 'missing', why: 'This was not understood' }];
}

/** Nothing was done of pictures, nor of the words: what there is to say. */
function unchanged(asked: Exclude<Asked, { kind: 'changed' }> | undefined, told: string): Asked {
  if (!asked) return { kind: 'no_effect', answer: told, touched: {} };
  return { ...asked, answer: [asked.answer, told].filter(Boolean).join(' ') };
}

/** Any picture at all: it only shows whether words speak of one. */
const SOME_PICTURE: FilePicture = { name: '', address: undefined };
const PICTURE_WORD = /\b(?:logo|picture|photo|image|banner)s?\b/iu;

/** 'Use this as the logo', and nothing came along. */
function withoutPicture(message: string, asked: Asked): Asked {
  if (asked.kind !== 'not_understood' || !PICTURE_WORD.test(message)) return asked;
  const { rest, wishes } = readPictureWishes(message, [SOME_PICTURE]);
  if (rest !== '' || wishes.length === 0) return asked;
  const answer = 'No picture came with this message. Attach one (PNG, JPEG or GIF) and say it again.';
  return { kind: 'no_effect', answer, touched: asked.touched };
}

/**
 * Changes an application by a message that comes with pictures, or speaks of those that it has. `change` does what the rest of the
 * message asks for; a message that says nothing else is no failure.
 */
export function changeWithPictures(
  model: ApplicationModel,
  message: string,
  pictures: readonly FilePicture[],
  change: (rest: string) => Asked,
): Asked {
  const read = readPictureWishes(message, pictures, hasPictures(model));
  if (read.wishes.length === 0 && read.unsaid.length === 0) return withoutPicture(message, change(message));
  const asked = read.rest === '' && read.wishes.length > 0 ? undefined : change(read.rest);
  const base = doneBy(asked, model);
  const { model: after, changes, coverage } = applyPictures(base.model, read);
  const missing = coverage.filter(({ state }) => state === 'missing');
  if (changes.length === 0 && asked?.kind !== 'changed') return unchanged(asked, toldOf(missing));
  return {
    kind: 'changed',
    model: after,
    modelChanges: [...base.modelChanges, ...changes],
    data: base.data,
    blast: blastBetween(model, after, base.data),
    assumptions: base.assumptions,
    coverage: [...base.coverage, ...leftOf(asked, read.rest), ...missing],
    answer: [...base.answers, sentences(changes)].filter(Boolean).join(' '),
    touched: asked?.touched ?? {},
  };
}
