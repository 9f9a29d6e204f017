import type { ApplicationModel, Coverage, ModelPage } from '@tessera/shared/contracts';
import { applyOperation } from '../operations/apply';
import type { Operation } from '../operations/operation';
import type { FilePicture } from '../types';
import { shorten } from '../words/text';
import type { PictureWish, PictureWishes } from './picture-wishes';

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

/** The page that a phrase names, by its own name or that of its records; the first without. */
function pageIn({ pages, entities }: ApplicationModel, phrase: string): ModelPage | undefined {
  const words = phrase.toLowerCase();
  const says = (name: string) =>
    new RegExp(String.raw`(?<![\p{L}\p{N}])${escape(name.toLowerCase())}(?![\p{L}\p{N}])`, 'u').test(words);
  const namesOf = ({ name, blocks }: ModelPage) => [
    name,
    ...blocks.flatMap((block) =>
      block.kind === 'records'
        ? entities.filter(({ id }) => id === block.entity).flatMap((one) => [one.plural, one.name])
        : [],
    ),
  ];
  return pages.find((page) => namesOf(page).some(says)) ?? pages[0];
}

const escape = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/-]/gu, String.raw`\$&`);

const TOO_LARGE = 'It is larger than an application can hold (96 KB). Save it smaller and attach it again';

function operationFor(model: ApplicationModel, wish: PictureWish): Operation | undefined {
  if (wish.kind === 'noLogo') return { kind: 'setLogo', logo: null };
  const page = pageIn(model, wish.phrase);
  if (wish.kind === 'noContent') {
    const all = [...(page ? [page] : []), ...model.pages].flatMap(({ blocks }) => blocks);
    const block = all.find(({ kind }) => kind === 'picture');
    return block && { kind: 'removePart', part: 'block', id: block.id };
  }
  const { address } = wish.picture;
  if (address === undefined) return undefined;
  if (wish.kind === 'logo') return { kind: 'setLogo', logo: address };
  const draft = { kind: 'picture', picture: address, description: descriptionOf(wish.picture) } as const;
  return (
    page && { kind: 'addPart', part: 'block', owner: page.id, draft, ...(wish.isBelow ? {} : { at: 0 }) }
  );
}

/** Does what pictures are for, one after another, and says of the others what could be said. */
export function applyPictures(model: ApplicationModel, { wishes, unsaid }: PictureWishes): PicturesDone {
  let after = model;
  const changes: string[] = [];
  const coverage: Coverage[] = [];
  for (const wish of wishes) {
    const operation = operationFor(after, wish);
    const outcome = operation && applyOperation(after, operation);
    if (outcome?.done) {
      after = outcome.model;
      changes.push(outcome.change);
      coverage.push({ phrase: wish.phrase, state: 'built' });
    } else coverage.push({ phrase: wish.phrase, state: 'missing', why: outcome ? outcome.why : TOO_LARGE });
  }
  const page = after.pages[0]?.name ?? 'first';
  const why = `It is not said what it is for. Attach it again with 'Use it as the logo' or 'Show it on the ${page} page'`;
  return {
    model: after,
    changes,
    coverage: [...coverage, ...unsaid.map(({ name }) => ({ phrase: name, state: 'missing', why }) as const)],
  };
}
