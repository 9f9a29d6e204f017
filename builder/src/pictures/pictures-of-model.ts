import {
  findPointedPart,
  type ApplicationModel,
  type Block,
  type ModelPage,
  type RunSubject,
} from '@tessera/shared/contracts';
import { nameKey } from '../words/text';

/** As many as an application holds beside its logo: every version keeps them, and its files have two megabytes at most. */
export const MOST_PICTURES = 4;

type PictureBlock = Extract<Block, { kind: 'picture' }>;

export interface ShownPicture {
  readonly page: ModelPage;
  readonly block: PictureBlock;
}

/** The pictures that stand on pages, in their order. */
export function shownPictures({ pages }: ApplicationModel): ShownPicture[] {
  return pages.flatMap((page) =>
    page.blocks.flatMap((block) => (block.kind === 'picture' ? [{ page, block }] : [])),
  );
}

/** What a message may take away of an application's pictures. */
export interface RemovablePictures {
  readonly logo: boolean;
  readonly content: boolean;
  /** The names by which its pictures are known, as `nameKey` gives them. */
  readonly descriptions: ReadonlySet<string>;
}

const NOTHING: RemovablePictures = { logo: false, content: false, descriptions: new Set() };

export function hasPictures(model: ApplicationModel | undefined): RemovablePictures {
  if (!model) return NOTHING;
  // 'Remove the photo' means the field of that name, where there is one.
  const isField = (name: RegExp) =>
    model.entities.some(({ fields }) => fields.some((field) => name.test(field.name)));
  const shown = shownPictures(model);
  return {
    logo: model.theme.logo !== undefined && !isField(/^logo$/iu),
    content: shown.length > 0 && !isField(/^(?:picture|photo|image|banner)s?$/iu),
    descriptions: new Set(shown.map(({ block }) => nameKey(block.description))),
  };
}

/** Words that mean no page in particular. */
const ANYWHERE = new Set(
  'first start home main landing front opening top bottom end foot beginning header footer app application site website list table records content title heading here there'.split(
    ' ',
  ),
);

/**
 * The page that words name, by its own name or that of its records: 'orders page', 'top'. `fallback` where they name none in
 * particular; the words themselves where there is no such page.
 */
export function pageNamed(
  { pages, entities }: ApplicationModel,
  places: readonly string[],
  fallback: ModelPage | undefined,
): ModelPage | undefined | string {
  for (const place of places) {
    const key = nameKey(place);
    const name = nameKey(place.replace(/\s*\b(?:pages?|tab|screen|view|list)$/iu, ''));
    const isNamed = (page: ModelPage) => namesOf(page).some((one) => one === key || one === name);
    const namesOf = ({ name: own, blocks }: ModelPage) => [
      nameKey(own),
      ...blocks.flatMap((block) =>
        block.kind === 'records'
          ? entities
              .filter(({ id }) => id === block.entity)
              .flatMap((one) => [nameKey(one.plural), nameKey(one.name)])
          : [],
      ),
    ];
    const page = pages.find(isNamed);
    if (page) return page;
    if (name === 'last') return pages.at(-1);
    if (name === 'first') return pages[0];
    if (name !== '' && !ANYWHERE.has(name)) return place;
  }
  return fallback;
}

/** The page that somebody pointed at, or at a part of. */
export function pagePointedAt(model: ApplicationModel, about: RunSubject | undefined): ModelPage | undefined {
  const part = about?.kind === 'part' ? findPointedPart(model, about.part) : undefined;
  return part && 'page' in part ? part.page : undefined;
}
