import type { ApplicationModel } from '@tessera/shared/contracts';
import type { FilePicture } from '../types';
import { nameKey } from '../words/text';
import {
  CLAUSE_BREAK,
  LOGO_CLAUSES,
  NAMED,
  NO_LOGO_CLAUSES,
  NO_PICTURE_CLAUSE,
  REPLACE_CLAUSE,
  SHOW_CLAUSES,
  SHOWS,
  SHOWS_ITSELF,
} from './picture-words';
import { hasPictures, type RemovablePictures } from './pictures-of-model';

/** Where on a page, in the words of the message: 'top', 'orders page'. */
interface Placed {
  readonly places: readonly string[];
  /** Below what the page shows, instead of above it. */
  readonly isBelow: boolean;
}

/** Which of the pictures that an application has. */
export interface Which {
  /** What it shows, as its description says. */
  readonly described: string | undefined;
  /** 1 for the first; -1 for the last. */
  readonly ordinal: number | undefined;
  readonly isAll: boolean;
  readonly places: readonly string[];
}

/** What a message says that its pictures are for (HOME-02): the logo, or something to see on a page. */
export type PictureWish = { readonly phrase: string } & (
  | { readonly kind: 'logo'; readonly picture: FilePicture }
  | ({ readonly kind: 'content'; readonly picture: FilePicture } & Placed)
  | { readonly kind: 'replace'; readonly picture: FilePicture; readonly which: Which }
  | { readonly kind: 'noLogo' }
  | { readonly kind: 'noContent'; readonly which: Which }
);

export interface PictureWishes {
  /** What the message says besides. */
  readonly rest: string;
  readonly wishes: readonly PictureWish[];
  /** Pictures of which it is not said what they are for. */
  readonly unassigned: readonly FilePicture[];
}

/** Nobody needs more words to say what a picture is for. */
const LONGEST_CLAUSE = 200;
/** 'a.png' is not named by every 'a'. */
const SHORTEST_NAME = 4;
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** What reading goes by, clause after clause. */
interface Sight {
  readonly left: readonly FilePicture[];
  /** What 'it' means once something was done with a picture. */
  readonly last: FilePicture | undefined;
  readonly has: RemovablePictures;
}

const baseOf = ({ name }: FilePicture) => nameKey(name.replace(/\.[^.]*$/u, ''));

/** The clause with the names of pictures as `NAMED` and their number. */
function withNames(clause: string, pictures: readonly FilePicture[]): string {
  let text = clause;
  pictures.forEach((picture, number) => {
    if (picture.name === '') return;
    const token = `${NAMED}${String(number)}`;
    text = text.replaceAll(picture.name, token);
    const base = baseOf(picture);
    if (base.length < SHORTEST_NAME) return;
    const key = text.toLowerCase();
    // 'the shop front picture': a base name alone may be any word.
    const at = key.search(
      new RegExp(`(?<![\\p{L}\\p{N}])${base}(?=["']?\\s+(?:picture|photo|image|banner))`, 'u'),
    );
    if (at >= 0) text = text.slice(0, at) + token + text.slice(at + base.length);
  });
  return text;
}

/** The pictures that a clause is about: those that it names, or 'them', or the next one. */
function meantBy(clause: string, { left, last }: Sight, noun: string): readonly FilePicture[] {
  const named = [...clause.matchAll(new RegExp(`${NAMED}(\\d)`, 'gu'))].flatMap(
    ([, number]) => left[Number(number)] ?? [],
  );
  if (named.length > 0) return named;
  if (/\b(?:them|these|those|all|both|pictures|pics|photos|images|files)\b/iu.test(clause)) return left;
  if (last && (left.length === 0 || /\bit\b/iu.test(clause))) return [last];
  const likely = left.filter((picture) => baseOf(picture).includes(noun));
  return (likely.length > 0 ? likely : left).slice(0, 1);
}

const placesIn = (text: string) =>
  text
    .split(
      /\s+(?:on|at|to|in|into|onto|of|for|from|above|below|under|underneath|beneath|over|across)\s+|\s+(?=(?:here|there)$)/iu,
    )
    .map((place) => place.replace(/^(?:(?:the|my|our|its|this|that)\s+)+/iu, '').trim())
    .filter((place) => place !== '');

const isBelow = (places: string) =>
  /\b(?:below|under|underneath|beneath|bottom|end|foot|footer)\b/iu.test(places);

const matched = (patterns: readonly RegExp[], clause: string) =>
  patterns.map((pattern) => pattern.exec(clause)).find((match) => match !== null);

function placedIn(groups: Readonly<Record<string, string | undefined>>): Placed | undefined {
  const { verb, surely, as = '', asLast = '', places = '' } = groups;
  const isSaid = places !== '' || as !== '' || asLast !== '';
  const shows = surely === undefined ? SHOWS_ITSELF : SHOWS;
  if (verb !== undefined && !isSaid && !shows.test(verb)) return undefined;
  return { places: placesIn(places), isBelow: isBelow(places) };
}

function whichIn(groups: Readonly<Record<string, string | undefined>>): Which {
  const { ordinal, described, noun = '', places = '' } = groups;
  const place = ordinal === undefined ? -1 : ORDINALS.indexOf(ordinal.toLowerCase());
  return {
    described: described === undefined ? undefined : nameKey(described),
    ordinal: ordinal === undefined ? undefined : place < 0 ? -1 : place + 1,
    isAll: /s$/iu.test(noun) && ordinal === undefined,
    places: placesIn(places),
  };
}

/** Words before 'picture' that no picture of the application is called by mean something else: 'the profile photo'. */
const isKnown = ({ described }: Which, { descriptions }: RemovablePictures) =>
  described === undefined || descriptions.has(described);

function removalIn(phrase: string, { has }: Sight): PictureWish[] {
  if (has.logo && matched(NO_LOGO_CLAUSES, phrase)) return [{ kind: 'noLogo', phrase }];
  const groups = NO_PICTURE_CLAUSE.exec(phrase)?.groups;
  if (!has.content || !groups) return [];
  const which = whichIn(groups);
  return isKnown(which, has) ? [{ kind: 'noContent', phrase, which }] : [];
}

function wishesIn(clause: string, sight: Sight): PictureWish[] {
  const phrase = clause.trim().replace(/[.!;]+$/u, '');
  if (phrase.length > LONGEST_CLAUSE) return [];
  const removal = removalIn(phrase, sight);
  if (removal.length > 0 || (sight.left.length === 0 && !sight.last)) return removal;
  const words = withNames(phrase, sight.left);
  const replaced = sight.has.content ? REPLACE_CLAUSE.exec(words)?.groups : undefined;
  const which = replaced && whichIn(replaced);
  if (which && isKnown(which, sight.has))
    return meantBy(words, sight, 'banner')
      .slice(0, 1)
      .map((picture) => ({ kind: 'replace', phrase, picture, which }));
  return useIn(phrase, words, sight);
}

/** What a clause wants of a picture that came along. `words`: the clause with pictures for their names. */
function useIn(phrase: string, words: string, sight: Sight): PictureWish[] {
  if (matched(LOGO_CLAUSES, words))
    return meantBy(words, sight, 'logo')
      .slice(0, 1)
      .map((picture) => ({ kind: 'logo', phrase, picture }));
  const groups = matched(SHOW_CLAUSES, words)?.groups;
  const placed = groups && placedIn(groups);
  if (!placed) return [];
  return meantBy(words, sight, 'banner').map((picture) => ({ kind: 'content', phrase, picture, ...placed }));
}

const picturesOf = (wishes: readonly PictureWish[]) =>
  wishes.flatMap((wish) => ('picture' in wish ? [wish.picture] : []));

interface Clause {
  readonly text: string;
  /** What parts it from the one before. */
  readonly before: string;
}

function clausesOf(message: string): Clause[] {
  const clauses: Clause[] = [];
  let from = 0;
  let before = '';
  for (const match of message.matchAll(CLAUSE_BREAK)) {
    clauses.push({ text: message.slice(from, match.index), before });
    before = match[0];
    from = match.index + before.length;
  }
  return [...clauses, { text: message.slice(from), before }];
}

/**
 * Reads of a message what its pictures are for, and gives the rest of it. `model`: the application whose pictures it may take away
 * or replace.
 */
export function readPictureWishes(
  message: string,
  pictures: readonly FilePicture[],
  model?: ApplicationModel,
): PictureWishes {
  const has = hasPictures(model);
  if (pictures.length === 0 && !has.logo && !has.content)
    return { rest: message, wishes: [], unassigned: [] };
  const wishes: PictureWish[] = [];
  let left = pictures;
  let last: FilePicture | undefined;
  let rest = '';
  for (const { text, before } of clausesOf(message)) {
    const found = wishesIn(text, { left, last, has });
    if (found.length === 0) {
      rest += (rest === '' ? '' : before) + text;
      continue;
    }
    wishes.push(...found);
    const used = picturesOf(found);
    left = left.filter((picture) => !used.includes(picture));
    last = used.at(-1) ?? last;
  }
  // 'logo.png' says itself what it is.
  const isTaken = wishes.some(({ kind }) => kind === 'logo');
  const itself = isTaken ? undefined : left.find((picture) => /\blogo\b/u.test(baseOf(picture)));
  if (itself) wishes.push({ kind: 'logo', phrase: itself.name, picture: itself });
  return { rest: rest.trim(), wishes, unassigned: left.filter((picture) => picture !== itself) };
}
