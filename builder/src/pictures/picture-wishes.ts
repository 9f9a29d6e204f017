import type { ApplicationModel } from '@tessera/shared/contracts';
import type { FilePicture } from '../types';

/** What a message says that its pictures are for (HOME-02): the logo, or something to see on a page. */
export type PictureWish =
  | { readonly kind: 'logo'; readonly phrase: string; readonly picture: FilePicture }
  | {
      readonly kind: 'content';
      readonly phrase: string;
      readonly picture: FilePicture;
      /** Below what the page shows, instead of above it. */
      readonly isBelow: boolean;
    }
  | { readonly kind: 'noLogo'; readonly phrase: string }
  | { readonly kind: 'noContent'; readonly phrase: string };

export interface PictureWishes {
  /** What the message says besides. */
  readonly rest: string;
  readonly wishes: readonly PictureWish[];
  /** Pictures of which it is not said what they are for. */
  readonly unsaid: readonly FilePicture[];
}

/** What one clause ends with and another begins with: an end of a sentence, or an order that follows. */
const ORDER = '(?:use|make|set|put|add|show|place|display|take|insert|have|remove|delete|drop)';
const PARTING = new RegExp(
  [
    String.raw`(?<=[.!?;])\s+|(?<!\s)\n+`,
    String.raw`,?(?<!\s)\s+(?:and|then|plus|but)(?:\s+(?:then|also|please))?\s+(?=${ORDER}\b)`,
    String.raw`,\s*(?=(?:${ORDER}|with|using|here|this is)\b)`,
    String.raw`(?<!\s)\s+(?=(?:with|using)\s+(?:the|this|that|my|our|its|it|attached|uploaded)\b[^,.;!?\n]*\b(?:logo|picture|photo|image|banner)\b)`,
  ].join('|'),
  'giu',
);

const POLITE = String.raw`^(?:(?:please|also|and|then|now|can you|could you|would you|i want you to|i'd like you to|let's)\s+)*`;
const OWN = '(?:the|this|that|these|those|my|our|its|it|them|attached|uploaded)';
const PICTURE =
  '(?:pictures?|photos?|images?|photographs?|drawings?|illustrations?|banner|cover|hero|it|this|that|them|these|those|attachments?|files?)';

/** What belongs to records is a field of theirs. */
const OF_RECORDS = /\b(?:fields?|columns?|each|every|per|upload(?:s|ing)?)\b/iu;

const LOGO = [
  new RegExp(String.raw`${POLITE}${ORDER}\b[^,]{0,60}\blogo\b`, 'iu'),
  new RegExp(String.raw`^(?:with|using)\s+(?:\w+\s+){0,4}logo\b`, 'iu'),
  /^(?:here(?:'s| is)|this is|that's|attached is|it's|it is)\b.{0,40}\blogo\b/iu,
  new RegExp(
    String.raw`${POLITE}(?:${OWN}\s+)*${PICTURE}?\s*(?:is|as|should be|for|to be)\b.{0,30}\blogo\b`,
    'iu',
  ),
  /^(?:the|our|my|its)?\s*logo\b(?:.{0,20}\battached\b.{0,10})?[.!]?$/iu,
];

const CONTENT = [
  new RegExp(String.raw`${POLITE}${ORDER}\b\s+(?:\w+\s+){0,2}?${OWN}\b[^,]{0,60}`, 'iu'),
  new RegExp(
    String.raw`${POLITE}${ORDER}\b[^,]{0,40}\bas\s+(?:an?|the|our)\s+(?:\w+\s+)?(?:banner|cover|header|hero|background|picture|image|photo)\b`,
    'iu',
  ),
  new RegExp(String.raw`^(?:with|using)\s+${OWN}\s+(?:\w+\s+)?${PICTURE}\b`, 'iu'),
];
const SAYS_PICTURE =
  /\b(?:pictures?|photos?|images?|photographs?|drawings?|illustrations?|banner|cover|hero)\b/iu;
/** 'it' is a picture where it is shown, or put somewhere. */
const POINTED = new RegExp(
  String.raw`${POLITE}(?:show|display|place|insert|put|use|add)\s+(?:it|this|that|them|these|those)\b`,
  'iu',
);
const SHOWN = /\b(?:show|display|place|insert)\b/iu;
const SOMEWHERE = /\b(?:page|tab|screen|top|bottom|above|below|under|beside|header|start|home)\b/iu;

const GOING = new RegExp(String.raw`${POLITE}(?:remove|delete|drop|take (?:away|off|out|down)|no)\b`, 'iu');
const BELOW = /\b(?:below|at the (?:bottom|end|foot)|under(?:neath)?|footer)\b/iu;

const isLogo = (clause: string) => LOGO.some((pattern) => pattern.test(clause)) && !OF_RECORDS.test(clause);
const ORDERED = new RegExp(`${POLITE}${ORDER}\\b`, 'iu');

function isContent(clause: string, left: readonly FilePicture[]): boolean {
  if (OF_RECORDS.test(clause)) return false;
  const isNamed = left.some(({ name }) => clause.toLowerCase().includes(name.toLowerCase()));
  if (isNamed && ORDERED.test(clause)) return true;
  if (SAYS_PICTURE.test(clause)) return CONTENT.some((pattern) => pattern.test(clause));
  return POINTED.test(clause) && (SHOWN.test(clause) || SOMEWHERE.test(clause));
}

const baseOf = ({ name }: FilePicture) =>
  name
    .replace(/\.[^.]*$/u, '')
    .replace(/[\s_-]+/gu, ' ')
    .trim()
    .toLowerCase();

/** 'a.png' is not named by every 'a'. */
const SHORTEST_NAME = 4;

/** The pictures that a clause is about: those that it names, or 'them', or the next one. */
function meantBy(clause: string, left: readonly FilePicture[], noun: string): readonly FilePicture[] {
  const words = clause.toLowerCase();
  const isNamed = (picture: FilePicture) =>
    words.includes(picture.name.toLowerCase()) ||
    (baseOf(picture).length >= SHORTEST_NAME && words.includes(baseOf(picture)));
  const named = left.filter(isNamed);
  if (named.length > 0) return named;
  if (noun !== 'logo' && /\b(?:them|these|those|all|both|pictures|photos|images)\b/u.test(words)) return left;
  const likely = left.filter((picture) => baseOf(picture).includes(noun));
  return (likely.length > 0 ? likely : left).slice(0, 1);
}

interface Clause {
  readonly text: string;
  /** What parts it from the one before. */
  readonly before: string;
}

function clausesOf(message: string): Clause[] {
  const clauses: Clause[] = [];
  let from = 0;
  let before = '';
  for (const match of message.matchAll(PARTING)) {
    clauses.push({ text: message.slice(from, match.index), before });
    before = match[0];
    from = match.index + before.length;
  }
  return [...clauses, { text: message.slice(from), before }];
}

function wishesIn(clause: string, left: readonly FilePicture[], has: Has): PictureWish[] {
  const phrase = clause.trim().replace(/[.!;]+$/u, '');
  if (GOING.test(phrase)) {
    if (has.logo && /\blogo\b/iu.test(phrase) && !OF_RECORDS.test(phrase))
      return [{ kind: 'noLogo', phrase }];
    const isPicture = /\b(?:the|that|this)\s+(?:\w+\s+)?(?:picture|photo|image|banner)\b/iu.test(phrase);
    return has.content && isPicture && !OF_RECORDS.test(phrase) ? [{ kind: 'noContent', phrase }] : [];
  }
  if (left.length === 0) return [];
  if (isLogo(phrase))
    return meantBy(phrase, left, 'logo')
      .slice(0, 1)
      .map((picture) => ({ kind: 'logo', phrase, picture }));
  if (!isContent(phrase, left)) return [];
  const isBelow = BELOW.test(phrase);
  return meantBy(phrase, left, 'banner').map((picture) => ({ kind: 'content', phrase, picture, isBelow }));
}

interface Has {
  readonly logo: boolean;
  readonly content: boolean;
}

/** What can be taken away of an application's pictures. */
export function hasPictures({ theme, pages, entities }: ApplicationModel): Has {
  // 'Remove the photo' means the field of that name, where there is one.
  const isField = (name: RegExp) =>
    entities.some(({ fields }) => fields.some((field) => name.test(field.name)));
  return {
    logo: theme.logo !== undefined && !isField(/^logo$/iu),
    content:
      pages.some(({ blocks }) => blocks.some(({ kind }) => kind === 'picture')) &&
      !isField(/^(?:picture|photo|image|banner)$/iu),
  };
}

const NONE: Has = { logo: false, content: false };

/** Reads of a message what its pictures are for, and gives the rest of it. `has`: what it may take away. */
export function readPictureWishes(
  message: string,
  pictures: readonly FilePicture[],
  has: Has = NONE,
): PictureWishes {
  if (pictures.length === 0 && !has.logo && !has.content) return { rest: message, wishes: [], unsaid: [] };
  const wishes: PictureWish[] = [];
  let left = pictures;
  let rest = '';
  for (const { text, before } of clausesOf(message)) {
    const found = wishesIn(text, left, has);
    if (found.length === 0) {
      rest += (rest === '' ? '' : before) + text;
      continue;
    }
    wishes.push(...found);
    const used = new Set(found.flatMap((wish) => ('picture' in wish ? [wish.picture] : [])));
    left = left.filter((picture) => !used.has(picture));
  }
  // 'logo.png' says itself what it is.
  const isTaken = wishes.some(({ kind }) => kind === 'logo');
  const itself = isTaken ? undefined : left.find((picture) => /\blogo\b/u.test(baseOf(picture)));
  if (itself) wishes.push({ kind: 'logo', phrase: itself.name, picture: itself });
  return { rest: rest.trim(), wishes, unsaid: left.filter((picture) => picture !== itself) };
}
