import type { Creation } from '@tessera/shared/remote/hand-over';

/** Shown until the application has a name of its own. */
const UNNAMED = 'Your new app';

/** With these somebody goes on after the thing itself: 'a plant diary with …'. A name ends before them, and not in them. */
const GOES_ON = new Set(
  'a an the and or but with without for where which that who whose when while so to of in on at by from as using including showing having i we you it'.split(
    ' ',
  ),
);
/** A sentence about people, and not the name of a thing. */
const SPEAKS = new Set('i im ive id we were weve you hi hello hey so ok okay please'.split(' '));

const bare = (word: string) => word.replace(/[^\p{L}\p{N}_]/gu, '').toLowerCase();

/**
 * The name of an application that is being made, as it is shown: one that was cut out of its prompt in the middle of a phrase
 * ('I run a', for 'I run a small bakery …') is no name, and nobody is shown it.
 *
 * @param name the project's by now
 */
export function shownName({ projectName, isNameDerived, prompt }: Creation, name: string): string {
  const isOwn = isNameDerived !== true || name !== projectName;
  return isOwn || isWholePhrase(name, prompt) ? name : UNNAMED;
}

/** Whether the words of a name stand in a text as a phrase of their own: it ends where they end. */
function isWholePhrase(name: string, text: string): boolean {
  const words = name.split(' ').map(bare);
  if (GOES_ON.has(words.at(-1) ?? '') || SPEAKS.has(words[0] ?? '')) return false;
  const said = text.split(/\s+/).filter((word) => bare(word) !== '');
  const at = said.findIndex((_, start) =>
    words.every((word, offset) => bare(said[start + offset] ?? '') === word),
  );
  if (at < 0) return false;
  const last = said[at + words.length - 1] ?? '';
  const next = said[at + words.length];
  return next === undefined || /[.,;:!?)"”]$/.test(last) || GOES_ON.has(bare(next));
}
