import type { ApplicationModel, Coverage, RunSubject } from '@tessera/shared/contracts';
import { blastBetween } from '../operations/blast';
import type { Touched } from '../reading/world';
import type { ChangeResult, CreateResult, FilePicture } from '../types';
import { asSentences, doneByWords, notUnderstood } from '../words-besides';
import { applyPictures } from './apply-pictures';
import { readPictureWishes } from './picture-wishes';
import { pagePointedAt } from './pictures-of-model';

type Asked = ChangeResult & { readonly touched: Touched };

/** Makes an application of a prompt that comes with pictures. `create` makes one of the words that are left. */
export function createWithPictures(
  prompt: string,
  pictures: readonly FilePicture[],
  create: (rest: string) => CreateResult,
): CreateResult {
  if (pictures.length === 0) return create(prompt);
  const read = readPictureWishes(prompt, pictures);
  const made = create(read.rest);
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

/** Nothing was done of pictures, nor of the words: what there is to say. */
function unchanged(
  asked: Exclude<Asked, { kind: 'changed' }> | undefined,
  told: string,
  touched: Touched,
): Asked {
  if (!asked) return { kind: 'no_effect', answer: told, touched };
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

interface Ways {
  /** Does what the rest of the message asks for. */
  readonly change: (rest: string) => Asked;
  /** What 'it' meant before. */
  readonly touched: Touched;
  /** What was pointed at: 'remove this picture' is said of it then. */
  readonly about?: RunSubject | undefined;
}

/**
 * Changes an application by a message that comes with pictures, or speaks of those that it has. A message that says nothing else is
 * no failure.
 */
export function changeWithPictures(
  model: ApplicationModel,
  message: string,
  pictures: readonly FilePicture[],
  { change, touched, about }: Ways,
): Asked {
  const isPointed = about?.kind === 'part';
  const read = readPictureWishes(message, pictures, isPointed ? undefined : model);
  if (read.wishes.length === 0 && read.unassigned.length === 0)
    return withoutPicture(message, change(message));
  const asked = read.rest === '' && read.wishes.length > 0 ? undefined : change(read.rest);
  const base = doneByWords(asked, model);
  const { model: after, changes, coverage } = applyPictures(base.model, read, pagePointedAt(model, about));
  const missing = coverage.filter(({ state }) => state === 'missing');
  if (changes.length === 0 && asked?.kind !== 'changed') return unchanged(asked, toldOf(missing), touched);
  return {
    kind: 'changed',
    model: after,
    modelChanges: [...base.modelChanges, ...changes],
    data: base.data,
    blast: blastBetween(model, after, base.data),
    assumptions: base.assumptions,
    coverage: [...base.coverage, ...notUnderstood(asked, read.rest), ...missing],
    answer: [...base.answers, ...asSentences(changes)].join(' '),
    touched: asked?.touched ?? touched,
  };
}
