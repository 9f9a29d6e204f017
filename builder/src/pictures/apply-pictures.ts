import {
  PICTURE_MAX_BYTES,
  type ApplicationModel,
  type Coverage,
  type ModelPage,
} from '@tessera/shared/contracts';
import { applyOperation } from '../operations/apply';
import type { Operation } from '../operations/operation';
import type { FilePicture } from '../types';
import { listOf, nameKey, shorten } from '../words/text';
import type { PictureWish, PictureWishes, Which } from './picture-wishes';
import { MOST_PICTURES, pageNamed, shownPictures, type ShownPicture } from './pictures-of-model';

export interface PicturesDone {
  readonly model: ApplicationModel;
  /** A phrase each: 'the picture is now the logo'. */
  readonly changes: readonly string[];
  /** What was asked for, and what came of it. */
  readonly coverage: readonly Coverage[];
}

const LONGEST = 60;

/** 'shop_front-2.jpg' → 'Shop front 2'; what a camera calls its pictures says nothing. */
function descriptionOf({ name }: FilePicture): string {
  const words = name
    .replace(/\.[^.]*$/u, '')
    .replace(/[\s_-]+/gu, ' ')
    .trim();
  if (words === '' || /^(?:img|dsc[nf]?|pxl|image|picture|photo|screenshot)?[\s\d.()]*$/iu.test(words))
    return 'Picture';
  return shorten(words.slice(0, 1).toUpperCase() + words.slice(1), LONGEST);
}

const TOO_LARGE = `It is larger than an application can hold (${String(PICTURE_MAX_BYTES / 1024)} KB). Save it smaller and attach it again`;
const noPage = (words: string) => `There is no page called '${words}'`;

/** What is done, or why it cannot be. */
type Plan = readonly Operation[] | string;

function showing(
  { page, at }: { readonly page: ModelPage; readonly at: number | undefined },
  { name, address }: FilePicture,
): Operation | string {
  if (address === undefined) return TOO_LARGE;
  const draft = { kind: 'picture', picture: address, description: descriptionOf({ name, address }) } as const;
  return { kind: 'addPart', part: 'block', owner: page.id, draft, ...(at !== undefined && { at }) };
}

function planContent(
  model: ApplicationModel,
  wish: Extract<PictureWish, { kind: 'content' }>,
  pointed: ModelPage | undefined,
): Plan {
  const page = pageNamed(model, wish.places, pointed ?? model.pages[0]);
  if (page === undefined) return 'There is no page to show it on';
  if (typeof page === 'string') return noPage(page);
  if (shownPictures(model).length >= MOST_PICTURES)
    return `An application holds at most ${String(MOST_PICTURES)} pictures. Remove one first`;
  const operation = showing({ page, at: wish.isBelow ? undefined : 0 }, wish.picture);
  return typeof operation === 'string' ? operation : [operation];
}

/** The pictures that are meant, or why it is not clear. */
function pointedOut(
  model: ApplicationModel,
  { described, ordinal, isAll, places }: Which,
): ShownPicture[] | string {
  const page = pageNamed(model, places, undefined);
  if (typeof page === 'string') return noPage(page);
  const candidates = shownPictures(model)
    .filter((shown) => page === undefined || shown.page.id === page.id)
    .filter(({ block }) => described === undefined || nameKey(block.description) === described);
  if (ordinal !== undefined) {
    const one = candidates.at(ordinal < 0 ? ordinal : ordinal - 1);
    return one
      ? [one]
      : `There ${candidates.length === 1 ? 'is one picture' : `are ${String(candidates.length)} pictures`}`;
  }
  if (candidates.length === 0) return 'There is no such picture';
  if (isAll || candidates.length === 1) return candidates;
  const names = candidates.map(({ block }) => `'${block.description}'`);
  return `There are ${String(candidates.length)} pictures: ${listOf(names)}. Say which one is meant`;
}

function planReplace(model: ApplicationModel, wish: Extract<PictureWish, { kind: 'replace' }>): Plan {
  const found = pointedOut(model, wish.which);
  const [old] = typeof found === 'string' ? [] : found;
  if (!old) return typeof found === 'string' ? found : 'There is no such picture';
  const at = old.page.blocks.findIndex(({ id }) => id === old.block.id);
  const operation = showing({ page: old.page, at }, wish.picture);
  if (typeof operation === 'string') return operation;
  return [operation, { kind: 'removePart', part: 'block', id: old.block.id }];
}

function planFor(model: ApplicationModel, wish: PictureWish, pointed: ModelPage | undefined): Plan {
  switch (wish.kind) {
    case 'noLogo':
      return [{ kind: 'setLogo', logo: null }];
    case 'logo':
      return wish.picture.address === undefined
        ? TOO_LARGE
        : [{ kind: 'setLogo', logo: wish.picture.address }];
    case 'content':
      return planContent(model, wish, pointed);
    case 'replace':
      return planReplace(model, wish);
    case 'noContent': {
      const found = pointedOut(model, wish.which);
      if (typeof found === 'string') return found;
      return found.map(({ block }) => ({ kind: 'removePart', part: 'block', id: block.id }) as const);
    }
  }
}

/** All of a plan, or nothing of it and why. */
function carryOut(model: ApplicationModel, plan: Plan) {
  if (typeof plan === 'string') return plan;
  let after = model;
  const changes: string[] = [];
  for (const operation of plan) {
    const outcome = applyOperation(after, operation);
    if (!outcome.done) return outcome.why;
    after = outcome.model;
    changes.push(outcome.change);
  }
  return { after, changes };
}

/**
 * Does what pictures are for, one after another, and says of the others what could be said. `pointed`: the page that is meant
 * where the words name none.
 */
export function applyPictures(
  model: ApplicationModel,
  { wishes, unassigned }: PictureWishes,
  pointed?: ModelPage,
): PicturesDone {
  let after = model;
  const changes: string[] = [];
  const coverage: Coverage[] = [];
  for (const wish of wishes) {
    const outcome = carryOut(after, planFor(after, wish, pointed));
    if (typeof outcome === 'string') coverage.push({ phrase: wish.phrase, state: 'missing', why: outcome });
    else {
      after = outcome.after;
      changes.push(...outcome.changes);
      coverage.push({ phrase: wish.phrase, state: 'built' });
    }
  }
  const page = after.pages[0]?.name ?? 'first';
  const why = `It is not said what it is for. Attach it again with 'Use it as the logo' or 'Show it on the ${page} page'`;
  return {
    model: after,
    changes,
    coverage: [
      ...coverage,
      ...unassigned.map(({ name }) => ({ phrase: name, state: 'missing', why }) as const),
    ],
  };
}
